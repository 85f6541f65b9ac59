// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/attack.hpp"

#include <algorithm>
#include <stdexcept>

#include "tests/corpus_tests/expectation.hpp"
#include "tests/support/program.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> texts(const formats::YamlNode* list) {
  std::vector<std::string> words;
  if (list == nullptr) return words;
  for (const auto& word : list->children) words.push_back(word.text);
  return words;
}

void must_succeed(const Outcome& outcome, const std::string& what) {
  if (outcome.exit_code != 0) throw std::runtime_error(what + " failed: " + outcome.errors);
}

}  // namespace

bool Attack::must_not_start_with(const std::string& words) const {
  return std::ranges::any_of(must_not, [&](const std::string& word) { return word.starts_with(words); });
}

Attack read_attack(const fs::path& folder) {
  const auto label = read_label(folder / "expect.yaml");
  const auto* expected = find(label, "expected");
  if (expected == nullptr || find(*expected, "verdict") == nullptr)
    throw std::runtime_error("a label without a verdict: " + folder.string());
  const auto* student_id = find(label, "student_id");
  return {.folder = folder,
          .student_id = student_id != nullptr ? student_id->text : folder.filename().string(),
          .setup = texts(find(label, "setup")),
          .outcome = find(*expected, "verdict")->text,
          .also_fine = texts(find(*expected, "also_ok")),
          .must_not = texts(find(*expected, "must_not"))};
}

fs::path hand_in(const Attack& attack, const fs::path& place) {
  fs::create_directories(place);
  const fs::path copy = place / attack.student_id;
  must_succeed(run({.arguments = {"cp", "-a", "--", attack.folder.string(), copy.string()}}), "the copy");
  fs::remove(copy / "expect.yaml");
  for (const std::string& line : attack.setup)
    must_succeed(run({.arguments = {"sh", "-c", line}, .directory = copy}), line);
  return copy;
}

}  // namespace grader::tests
