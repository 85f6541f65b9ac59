// SPDX-License-Identifier: MIT
// Two sets of labelled ledgers, graded in process: the one that the marking guide came with, and one written
// from the guide alone by somebody who had not seen the grader.
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "grader/pipeline.hpp"
#include "tests/corpus_tests/expectation.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

struct Item {
  std::string name = {};
  Expectation expected = {};
  Grade grade = {};
};

std::set<std::string> hard_fails(const Grade& grade) {
  std::set<std::string> rules;
  for (const HardFail& found : grade.code.hard_fails) rules.insert(found.rule);
  return rules;
}

std::set<std::string> diagnoses(const Grade& grade) {
  std::set<std::string> ids;
  for (const FoundDiagnosis& found : grade.code.diagnoses) ids.insert(found.id);
  return ids;
}

std::string shown(const std::set<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return "{" + text + "}";
}

std::vector<Item> grade_all(const std::string& corpus) {
  const Scratch scratch;
  write_file(scratch / "secret", "the corpus");
  Grader grader({.exercises_folder = LEDGER_GRADER_SOURCE_DIR,
                 .cache = scratch / "cache",
                 .secret_file = scratch / "secret"});
  std::vector<Item> items;
  for (const auto& folder : labelled_folders(corpus))
    items.push_back({folder.filename().string(), read_expectation(folder), grader.grade(folder)});
  return items;
}

/// One line for each item that is not as labelled and not among the known ones, or known and as labelled.
template <class Seen, class Labelled>
std::string differences(const std::vector<Item>& items, const std::set<std::string>& known, Seen seen,
                        Labelled labelled) {
  std::string text;
  for (const Item& item : items) {
    const bool is_same = seen(item) == labelled(item);
    if (is_same && known.contains(item.name)) text += item.name + ": is as labelled, take it off the list\n";
    if (is_same || known.contains(item.name)) continue;
    text += item.name + ": gives " + seen(item) + ", labelled " + labelled(item) + "\n";
  }
  return text;
}

std::string points_differences(const std::vector<Item>& items, const std::set<std::string>& known) {
  return differences(
      items, known, [](const Item& item) { return std::to_string(item.grade.code.points.hundredths); },
      [](const Item& item) { return std::to_string(item.expected.points.hundredths); });
}

std::string hard_fail_differences(const std::vector<Item>& items, const std::set<std::string>& known) {
  return differences(
      items, known, [](const Item& item) { return shown(hard_fails(item.grade)); },
      [](const Item& item) { return shown(item.expected.hard_fails); });
}

std::string diagnosis_differences(const std::vector<Item>& items, const std::set<std::string>& known) {
  return differences(
      items, known, [](const Item& item) { return shown(diagnoses(item.grade)); },
      [](const Item& item) { return shown(item.expected.diagnoses); });
}

std::string not_graded(const std::vector<Item>& items) {
  std::string text;
  for (const Item& item : items)
    if (!item.grade.graded) text += item.name + ": " + item.grade.not_graded_reason + "\n";
  return text;
}

/// Each item is graded once for all tests of a suite.
class CodeCorpus : public ::testing::Test {
 protected:
  static void SetUpTestSuite() { items_ = grade_all("code"); }
  static void TearDownTestSuite() { items_.clear(); }
  inline static std::vector<Item> items_ = {};
};

TEST_F(CodeCorpus, EveryItemIsGraded) {
  EXPECT_EQ(items_.size(), 51u);
  EXPECT_EQ(not_graded(items_), "");
}

TEST_F(CodeCorpus, PointsAreExact) { EXPECT_EQ(points_differences(items_, {}), ""); }

TEST_F(CodeCorpus, HardFailsAreExact) { EXPECT_EQ(hard_fail_differences(items_, {}), ""); }

TEST_F(CodeCorpus, DiagnosesAreExact) { EXPECT_EQ(diagnosis_differences(items_, {}), ""); }

class MoreCodeCorpus : public ::testing::Test {
 protected:
  static void SetUpTestSuite() { items_ = grade_all("more_code"); }
  static void TearDownTestSuite() { items_.clear(); }
  inline static std::vector<Item> items_ = {};
  // Explained in tests/corpus/more_code/README.md.
  inline static const std::set<std::string> other_points_ = {"316-interface-total-free",
                                                             "360-wrong-only-struct"};
  inline static const std::set<std::string> other_diagnoses_ = {"334-syntax-python-underscores"};
};

TEST_F(MoreCodeCorpus, EveryItemIsGraded) {
  EXPECT_EQ(items_.size(), 153u);
  EXPECT_EQ(not_graded(items_), "");
}

TEST_F(MoreCodeCorpus, PointsAreExactButForTheExplainedOnes) {
  EXPECT_EQ(points_differences(items_, other_points_), "");
}

TEST_F(MoreCodeCorpus, HardFailsAreExact) { EXPECT_EQ(hard_fail_differences(items_, {}), ""); }

TEST_F(MoreCodeCorpus, DiagnosesAreExactButForTheExplainedOnes) {
  EXPECT_EQ(diagnosis_differences(items_, other_diagnoses_), "");
}

}  // namespace
}  // namespace grader::tests
