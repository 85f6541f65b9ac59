// SPDX-License-Identifier: MIT
#include "grader/report/class_table.hpp"

#include <gtest/gtest.h>

#include <map>

#include "grader/report/escape_csv.hpp"
#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_strings.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

const std::vector<std::string> questions = {"Q1", "Q2", "Q3"};

/// RFC 4180, read by a small reader of its own.
std::vector<std::vector<std::string>> read_csv(const std::string& text) {
  std::vector<std::vector<std::string>> lines;
  std::vector<std::string> line;
  std::string cell;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char letter = text[i];
    if (quoted && letter == '"' && i + 1 < text.size() && text[i + 1] == '"') {
      cell += text[++i];
    } else if (letter == '"') {
      quoted = !quoted;
    } else if (!quoted && letter == ',') {
      line.push_back(cell);
      cell.clear();
    } else if (!quoted && letter == '\r' && i + 1 < text.size() && text[i + 1] == '\n') {
      ++i;
      line.push_back(cell);
      cell.clear();
      lines.push_back(line);
      line.clear();
    } else {
      cell += letter;
    }
  }
  EXPECT_TRUE(cell.empty() && line.empty() && !quoted) << "the last line has its end";
  return lines;
}

std::map<std::string, std::string> row_of(const Grade& grade, const std::string& trouble = "") {
  const auto lines = read_csv(class_table_header(questions) + class_table_line(grade, questions, trouble));
  std::map<std::string, std::string> row;
  EXPECT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines.at(0).size(), lines.at(1).size());
  for (std::size_t i = 0; i < lines.at(0).size(); ++i) row[lines[0][i]] = lines[1][i];
  return row;
}

TEST(ClassTable, AGradedStudentHasAllHisPoints) {
  const auto row = row_of(samples::sample_grade());
  EXPECT_EQ(row.at("student"), "alice");
  EXPECT_EQ(row.at("status"), "graded");
  EXPECT_EQ(row.at("verdict"), "fail");
  EXPECT_EQ(row.at("points_low"), "2.5");
  EXPECT_EQ(row.at("points_high"), "6.5");
  EXPECT_EQ(row.at("possible"), "10");
  EXPECT_EQ(row.at("code"), "2.5");
  EXPECT_EQ(row.at("Q1_low"), "0");
  EXPECT_EQ(row.at("Q1_high"), "2");
  EXPECT_EQ(row.at("Q2_low"), "1.5");
  EXPECT_EQ(row.at("for_review"), "yes");
  EXPECT_EQ(row.at("hard_fails"), "gb_gib (code)");
  EXPECT_EQ(row.at("diagnoses"), "gib_is_decimal; guard_changed; debug_output");
  EXPECT_EQ(row.at("trouble"), "");
  EXPECT_EQ(row.at("digest"), "sha256:" + std::string(64, 'a'));
}

TEST(ClassTable, ASuspectedHardFailSaysSoAndThatOfAQuestionNamesIt) {
  Grade grade = samples::sample_grade();
  grade.code.hard_fails.clear();
  grade.questions[1].hard_fails = {{.rule = "gb_gib", .certainty = Certainty::suspected, .where = "Q2"}};
  EXPECT_EQ(row_of(grade).at("hard_fails"), "gb_gib (Q2, suspected)");
  grade.questions[1].hard_fails[0].decision = Decision::lifted;
  EXPECT_EQ(row_of(grade).at("hard_fails"), "");
}

TEST(ClassTable, WhoWasNotGradedHasNoPointsNotZero) {
  const auto row = row_of(samples::not_graded(), "the disk is full");
  EXPECT_EQ(row.at("student"), "bob");
  EXPECT_EQ(row.at("status"), "not_graded");
  for (const char* column : {"verdict", "points_low", "points_high", "possible", "code", "Q1_low", "Q3_high"})
    EXPECT_EQ(row.at(column), "") << column;
  EXPECT_EQ(row.at("trouble"), "the disk is full");
}

TEST(ClassTable, AQuestionThatTheGradeDoesNotKnowIsEmpty) {
  Grade grade = samples::sample_grade();
  grade.questions.pop_back();
  EXPECT_EQ(row_of(grade).at("Q3_low"), "");
  EXPECT_EQ(row_of(grade).at("Q2_low"), "1.5");
}

TEST(ClassTable, NastyNamesAndTroublesAreOneCellEach) {
  for (const std::string& text : samples::nasty_pairs()) {
    Grade grade = samples::sample_grade();
    grade.submission_id = text;
    const std::string line = class_table_line(grade, questions, text);
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    EXPECT_EQ(row_of(grade, text).size(), read_csv(class_table_header(questions)).at(0).size());
  }
}

TEST(CsvName, EveryCharacterOfAScriptStays) {
  for (const std::string name : {"张三", "Zoë", "👩\u200d👩\u200d👧", "❤\ufe0f", "क्\u200dष", "a, b", "O'Neil"})
    EXPECT_EQ(csv_name(name), "\"" + name + "\"");
  EXPECT_EQ(csv_name("O\"Neil"), "\"O\"\"Neil\"");
}

TEST(CsvName, WhatMovesOrTurnsTextIsSpelledOut) {
  for (const std::string& text : samples::nasty_strings()) {
    std::string name = csv_name(text);
    for (const std::string joiner : {"\u200c", "\u200d"})
      for (std::size_t at = name.find(joiner); at != std::string::npos; at = name.find(joiner))
        name.erase(at, 3);
    std::string cell;
    const auto broken = rules::broken_csv(name, cell);
    EXPECT_FALSE(broken) << *broken << name.substr(0, 100);
  }
}

TEST(CsvName, DifferentNamesStayDifferentWhateverTheySpell) {
  EXPECT_EQ(csv_name("a\nb"), "\"a\\x0ab\"");
  EXPECT_EQ(csv_name("a\\x0ab"), "\"a\\x5cx0ab\"");
  EXPECT_EQ(csv_name("a\\x5cx0ab"), "\"a\\x5cx5cx0ab\"");
  EXPECT_EQ(csv_name("a\u202eb"), "\"a\\u{202e}b\"");
  EXPECT_EQ(csv_name("a\\u{202e}b"), "\"a\\x5cu{202e}b\"");
  for (const char* name : {"a\\b", "a\\", "\\x", "\\x0", "\\xg0", "\\u202e"})
    EXPECT_EQ(csv_name(name), "\"" + std::string(name) + "\"");
}

TEST(CsvName, AGuardCanBeTakenOffAgain) {
  EXPECT_EQ(csv_name("=1"), "\"'=1\"");
  EXPECT_EQ(csv_name("'=1"), "\"''=1\"");
  EXPECT_EQ(csv_name("''=1"), "\"'''=1\"");
  EXPECT_EQ(csv_name("' =1"), "\"'' =1\"");
  EXPECT_EQ(csv_name("'anna"), "\"'anna\"");
  EXPECT_EQ(csv_name("'"), "\"'\"");
}

TEST(ClassTable, AFileThatIsNoUseIsAmongTheDiagnoses) {
  Grade grade = samples::sample_grade();
  grade.code.diagnoses.resize(1);
  const std::string line = class_table_line(grade, questions, "", {{"code_file_missing", true, {}}});
  EXPECT_NE(line.find(",\"code_file_missing; gib_is_decimal\","), std::string::npos) << line;
}

}  // namespace
}  // namespace grader::report
