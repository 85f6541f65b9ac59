// SPDX-License-Identifier: MIT
// The sample class is what its own page says: the table of tests/sample_class/README.md, compared with
// grades.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "grader/formats/json.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;
using formats::Json;

const fs::path class_folder = fs::path(LEDGER_GRADER_SOURCE_DIR) / "tests/sample_class";

/// The columns of the table; between code and sum are the questions.
enum Column { student, code = 2, sum = 6, hard_fails = 7, verdict = 8, columns = 9 };

std::vector<std::string> cells_of(const std::string& row) {
  std::vector<std::string> cells;
  std::istringstream text(row.substr(1));
  for (std::string cell; std::getline(text, cell, '|');) {
    const auto begin = cell.find_first_not_of(' ');
    cells.push_back(begin == std::string::npos ? ""
                                               : cell.substr(begin, cell.find_last_not_of(' ') - begin + 1));
  }
  return cells;
}

/// Rows by student.
std::map<std::string, std::vector<std::string>> table() {
  std::map<std::string, std::vector<std::string>> rows;
  std::istringstream text(read_file(class_folder / "README.md"));
  for (std::string line; std::getline(text, line);) {
    if (!line.starts_with("| ") || line.starts_with("| student")) continue;
    const auto cells = cells_of(line);
    if (cells.size() == columns) rows.emplace(cells[student], cells);
  }
  return rows;
}

std::vector<std::string> folders() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(class_folder)) {
    if (entry.is_directory()) names.push_back(entry.path().filename().string());
  }
  return names;
}

const Json& member(const Json& value, const std::string& key) {
  const Json* held = value.find(key);
  if (held == nullptr) throw std::runtime_error("no " + key);
  return *held;
}

double number_of(const Json& value) {
  const auto* whole = std::get_if<std::int64_t>(&value.value());
  return whole == nullptr ? std::get<double>(value.value()) : static_cast<double>(*whole);
}

const std::string& text_of(const Json& value) { return std::get<std::string>(value.value()); }

/// As the column has them: `gb_gib (code)`, of code only.
std::string code_hard_fails(const Json& grade) {
  std::string rules;
  for (const Json& rule : std::get<Json::Array>(member(grade, "hard_fails").value())) {
    if (text_of(member(rule, "where")) != "code") continue;
    rules += (rules.empty() ? "" : ", ") + text_of(member(rule, "rule")) + " (code)";
  }
  return rules;
}

TEST(SampleClass, HasARowForEachFolderAndAFolderForEachRow) {
  std::vector<std::string> rows;
  for (const auto& [name, cells] : table()) rows.push_back(name);
  EXPECT_THAT(folders(), testing::UnorderedElementsAreArray(rows));
}

TEST(SampleClass, SumsUpWhatItGives) {
  for (const auto& [name, cells] : table()) {
    double points = 0;
    for (int column = code; column < sum; ++column)
      points += std::stod(cells[static_cast<std::size_t>(column)]);
    EXPECT_NEAR(points, std::stod(cells[sum]), 1e-9) << name;
  }
}

std::string verdict_of(const std::vector<std::string>& cells) {
  constexpr double pass_mark = 8;
  if (std::stod(cells[sum]) < pass_mark || cells[hard_fails].ends_with("(code)")) return "fail";
  return cells[hard_fails].empty() ? "pass" : "undecided";
}

TEST(SampleClass, HasTheVerdictThatFollowsFromPointsAndHardFails) {
  for (const auto& [name, cells] : table()) EXPECT_EQ(cells[verdict], verdict_of(cells)) << name;
}

TEST(SampleClass, GetsForItsCodeWhatItsPageSays) {
  const Scratch scratch;
  write_file(scratch / "secret", "sample class");
  Invocation invocation{.arguments = {grader_program(), "grade", "--format", "json", "--lang", "en",
                                      "--cache", scratch / "cache", "--secret", scratch / "secret"}};
  for (const std::string& name : folders()) invocation.arguments.push_back(class_folder / name);
  const Outcome outcome = run(invocation);
  ASSERT_EQ(outcome.exit_code, 0) << outcome.errors;

  const auto rows = table();
  const Json grades = formats::read_json(outcome.output, "what grade says");
  ASSERT_EQ(std::get<Json::Array>(grades.value()).size(), rows.size());
  for (const Json& grade : std::get<Json::Array>(grades.value())) {
    const std::string name = text_of(member(member(grade, "submission"), "id"));
    const auto row = rows.find(name);
    ASSERT_NE(row, rows.end()) << name;
    const std::string& expected = row->second[hard_fails];
    EXPECT_NEAR(number_of(member(member(grade, "code"), "points")), std::stod(row->second[code]), 1e-9)
        << name;
    EXPECT_EQ(code_hard_fails(grade), expected.ends_with("(code)") ? expected : "") << name;
  }
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream rest(text);
  for (std::string line; std::getline(rest, line);) lines.push_back(line);
  return lines;
}

/// The block of a page that begins with these words.
std::vector<std::string> example_in(const fs::path& page, const std::string& words) {
  const std::string text = read_file(fs::path(LEDGER_GRADER_SOURCE_DIR) / page);
  const std::size_t begin = text.find("\n" + words);
  if (begin == std::string::npos) throw std::runtime_error("no example in " + page.string());
  return lines_of(text.substr(begin + 1, text.find("\n```", begin) - begin - 1));
}

/// Shortened by whole lines, nothing else.
void expect_in_order(const std::vector<std::string>& example, const std::vector<std::string>& output) {
  ASSERT_GT(example.size(), 5U);
  EXPECT_EQ(example.front(), output.front());
  auto from = output.begin();
  for (const std::string& line : example) {
    const auto found = std::find(from, output.end(), line);
    ASSERT_NE(found, output.end()) << "not printed, or not here: " << line;
    from = found + 1;
  }
}

TEST(SampleClass, IsShownInTheReadmeAsTheProgramPrintsIt) {
  const Scratch scratch;
  write_file(scratch / "secret", "sample class");
  const std::string student = "Garcia, Mateo";
  fs::create_directories(scratch / "class");
  fs::copy(class_folder / student, scratch / "class" / student, fs::copy_options::recursive);
  const Outcome graded =
      run({.arguments = {grader_program(), "batch", scratch / "class", "--out", scratch / "out", "--cache",
                         scratch / "cache", "--secret", scratch / "secret"}});
  ASSERT_EQ(graded.exit_code, 0) << graded.errors;
  for (const auto& [page, language] : {std::pair{"README.md", "en"}, std::pair{"docs/README.zh.md", "zh"}}) {
    const Outcome shown = run(
        {.arguments = {grader_program(), "show", "Garcia", "--out", scratch / "out", "--lang", language}});
    ASSERT_EQ(shown.exit_code, 0) << shown.errors;
    SCOPED_TRACE(page);
    expect_in_order(example_in(page, student), lines_of(shown.output));
  }
}

}  // namespace
}  // namespace grader::tests
