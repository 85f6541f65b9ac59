// SPDX-License-Identifier: MIT
// The sample class as batch leaves it: everyone has a verdict, and the review list holds each question that
// is undecided and each hard fail that waits for a person, and nothing else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "grader/formats/json.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;
using formats::Json;

const fs::path class_folder = fs::path(LEDGER_GRADER_SOURCE_DIR) / "tests/sample_class";

const Json& member(const Json& value, const std::string& key) {
  const Json* held = value.find(key);
  if (held == nullptr) throw std::runtime_error("no " + key);
  return *held;
}

const std::string& text_of(const Json& value, const std::string& key) {
  return std::get<std::string>(member(value, key).value());
}

const Json::Array& list_of(const Json& value, const std::string& key) {
  return std::get<Json::Array>(member(value, key).value());
}

bool same_points(const Json& question) {
  return formats::write_json(member(question, "low")) == formats::write_json(member(question, "high"));
}

/// What waits, a line for each: student, question, and the rules that are open.
using Waiting = std::map<std::string, std::set<std::string>>;

std::string key_of(const std::string& student, const std::string& question) {
  return student + " / " + question;
}

void add_grade(const Json& grade, Waiting& waiting) {
  const std::string student = text_of(member(grade, "submission"), "id");
  for (const Json& question : list_of(grade, "questions"))
    if (!same_points(question) || std::get<bool>(member(question, "for_review").value()))
      waiting[key_of(student, text_of(question, "id"))];
  for (const Json& rule : list_of(grade, "hard_fails")) {
    const bool by_code = text_of(rule, "where") == "code" && text_of(rule, "certainty") == "established";
    if (text_of(rule, "decision") == "open" && !by_code)
      waiting[key_of(student, text_of(rule, "where"))].insert(text_of(rule, "rule"));
  }
}

/// The list as a person reads it, line by line.
Waiting read_list(const std::string& list) {
  Waiting waiting;
  std::string student;
  std::string key;
  bool in_found = false;
  std::istringstream text(list);
  for (std::string line; std::getline(text, line);) {
    const auto value_of = [&](const std::string& name) -> std::string {
      return line.starts_with(name) ? line.substr(name.size()) : "";
    };
    if (const std::string quoted = value_of("  - student: "); !quoted.empty())
      student = quoted.substr(1, quoted.size() - 2);
    if (const std::string question = value_of("    question: "); !question.empty()) {
      key = key_of(student, question);
      waiting[key];
    }
    if (in_found && line.starts_with("      "))
      waiting[key].insert(line.substr(6, line.find(':') - 6));
    else
      in_found = line == "    found:";
  }
  return waiting;
}

std::set<std::string> all_students() {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(class_folder))
    if (entry.is_directory()) names.insert(entry.path().filename());
  return names;
}

/// Of the class table, quoted or not.
std::string row_of(const std::string& table, const std::string& student) {
  std::istringstream text(table);
  for (std::string line; std::getline(text, line);)
    if (line.find(student) <= 1) return line;
  return "";
}

class SampleClassReview : public ::testing::Test {
 protected:
  Outcome grader(std::vector<std::string> words) const {
    words.insert(words.begin(), grader_program());
    for (const std::string& word :
         {std::string("--lang"), std::string("en"), std::string("--cache"), (scratch_ / "cache").string(),
          std::string("--secret"), (scratch_ / "secret").string()})
      words.push_back(word);
    Outcome outcome = run({.arguments = std::move(words)});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
    return outcome;
  }

  Json grades() const {
    std::vector<std::string> words = {"grade", "--format", "json"};
    for (const auto& entry : fs::directory_iterator(class_folder))
      if (entry.is_directory()) words.push_back(entry.path());
    return formats::read_json(grader(std::move(words)).output, "what grade says");
  }

  Scratch scratch_;
};

TEST_F(SampleClassReview, GivesEveryoneAVerdictAndListsWhatWaitsForAPerson) {
  write_file(scratch_ / "secret", "sample class");
  grader({"batch", class_folder, "--out", scratch_ / "out"});
  const Waiting listed = read_list(read_file(scratch_ / "out/review.yaml"));
  Waiting waiting;
  std::set<std::string> undecided;
  const Json all = grades();
  for (const Json& grade : std::get<Json::Array>(all.value())) {
    add_grade(grade, waiting);
    const std::string& verdict = text_of(grade, "verdict");
    EXPECT_THAT(verdict, testing::AnyOf("pass", "fail", "undecided"));
    if (verdict == "undecided") undecided.insert(text_of(member(grade, "submission"), "id"));
  }
  EXPECT_EQ(listed, waiting);
  EXPECT_THAT(undecided, testing::Not(testing::IsEmpty()));
  std::set<std::string> students;
  for (const auto& [key, rules] : listed) students.insert(key.substr(0, key.find(" / ")));
  for (const std::string& student : undecided) EXPECT_TRUE(students.contains(student)) << student;
  const std::string table = read_file(scratch_ / "out/grades.csv");
  for (const std::string& name : all_students())
    EXPECT_EQ(row_of(table, name).find(",yes,") != std::string::npos, students.contains(name)) << name;
}

}  // namespace
}  // namespace grader::tests
