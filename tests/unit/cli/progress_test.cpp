// SPDX-License-Identifier: MIT
#include "grader/cli/progress.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "grader/report/characters.hpp"
#include "tests/support/nasty_strings.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::cli {
namespace {

class ProgressTest : public ::testing::Test {
 protected:
  Progress made(Screen screen, std::size_t columns = 60, std::size_t students = 3,
                Language language = Language::en) {
    return Progress(console_, language, screen, columns, students);
  }
  batch::Step graded(std::size_t index, const std::string& student = "anna") const {
    return {batch::How::graded, index, student, &grade_, 1.0};
  }

  /// What a terminal shows after each return, without its own commands.
  std::vector<std::string> shown_lines() const {
    std::vector<std::string> lines;
    std::string text = troubles_.str();
    while (!text.empty()) {
      EXPECT_EQ(text.front(), '\r');
      const std::size_t end = text.find("\x1b[K");
      EXPECT_NE(end, std::string::npos);
      lines.push_back(text.substr(1, end - 1));
      text.erase(0, end + 3);
    }
    return lines;
  }

  Grade grade_ = samples::sample_grade();
  Grade failed_ = samples::not_graded();
  std::ostringstream results_;
  std::ostringstream troubles_;
  Console console_{results_, troubles_};
};

TEST_F(ProgressTest, ElsewhereLinesComeInTheOrderOfTheClassWhoeverIsFirst) {
  Progress progress = made(Screen::other);
  progress.started(0, "anna");
  progress.started(1, "bob");
  progress.step(graded(1, "bob"));
  EXPECT_EQ(troubles_.str(), "");
  progress.step(graded(0, "anna"));
  EXPECT_EQ(troubles_.str(), "1/3 anna: not passed, 2.5–6.5 points\n2/3 bob: not passed, 2.5–6.5 points\n");
  progress.step({batch::How::kept, 2, "zoe", nullptr, 0.0});
  EXPECT_NE(troubles_.str().find("3/3 zoe: unchanged, grade kept\n"), std::string::npos);
  EXPECT_EQ(results_.str(), "");
}

TEST_F(ProgressTest, WhatWasFinishedBeforeAStopIsSaidAtTheEnd) {
  Progress progress = made(Screen::other);
  progress.step(graded(2, "zoe"));
  progress.end();
  EXPECT_EQ(troubles_.str(), "3/3 zoe: not passed, 2.5–6.5 points\n");
}

TEST_F(ProgressTest, OneThatIsNotGradedComesWithItsReason) {
  Progress progress = made(Screen::other, 60, 1, Language::zh);
  progress.step({batch::How::not_graded, 0, "bob", &failed_, 0.0});
  EXPECT_EQ(troubles_.str(), "1/1 bob：未评分（the sandbox could not be started）\n");
}

TEST_F(ProgressTest, OnATerminalTheLineFitsAndShowsWhoIsBeingGraded) {
  for (const std::size_t columns : {20U, 60U}) {
    for (const Language language : {Language::zh, Language::en}) {
      troubles_.str("");
      Progress progress = made(Screen::terminal, columns, 12345, language);
      for (const std::string& student : samples::nasty_pairs()) progress.started(0, student);
      progress.started(0, "一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十");
      progress.step(graded(0));
      progress.end();
      for (const std::string& line : shown_lines()) {
        EXPECT_LT(report::columns_of(line), columns) << line;
        EXPECT_EQ(line.find_first_of("\n\r\x1b\t"), std::string::npos);
      }
    }
  }
  EXPECT_TRUE(troubles_.str().ends_with("\r\x1b[K")) << "the line is taken away";
}

TEST_F(ProgressTest, TheRestIsToldFromTheRateOfWhatTookWork) {
  Progress progress = made(Screen::terminal, 60, 100);
  EXPECT_EQ(progress.line_at(std::chrono::seconds(0)), "0/100  0.0/s  --:-- left  ");
  progress.started(1, "bob");
  for (std::size_t i = 10; i < 20; ++i) progress.step({batch::How::kept, i, "x", nullptr, 0.0});
  EXPECT_EQ(progress.line_at(std::chrono::seconds(5)), "10/100  0.0/s  --:-- left  bob");
  for (std::size_t i = 20; i < 30; ++i) progress.step(graded(i));
  EXPECT_EQ(progress.line_at(std::chrono::seconds(5)), "20/100  2.0/s  00:40 left  bob");
  EXPECT_EQ(progress.line_at(std::chrono::seconds(1000)), "20/100  0.0/s  2:13:20 left  bob");
}

}  // namespace
}  // namespace grader::cli
