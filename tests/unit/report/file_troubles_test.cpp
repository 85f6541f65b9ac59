// SPDX-License-Identifier: MIT
#include "grader/report/file_troubles.hpp"

#include <gtest/gtest.h>

namespace grader::report {
namespace {

Submission whole() {
  Submission submission;
  submission.code = {"box.hpp", FileState::taken, "int x;", {}};
  submission.answers = {"answers.md", FileState::taken, "## Q1\n", {}};
  return submission;
}

std::string ids_of(const Submission& submission) {
  std::string ids;
  for (const FileTrouble& trouble : file_troubles(submission)) {
    EXPECT_EQ(trouble.of_code, trouble.id.starts_with("code_file"));
    ids += trouble.id + " ";
  }
  return ids;
}

TEST(FileTroubles, AWholeSubmissionHasNone) { EXPECT_EQ(ids_of(whole()), ""); }

TEST(FileTroubles, MissingAndRefusedFilesBringTheirReason) {
  Submission submission = whole();
  submission.code = {"box.hpp", FileState::missing, {}, {"没有", "is missing"}};
  submission.answers = {"answers.md", FileState::refused, {}, {"是链接", "is a link"}};
  EXPECT_EQ(ids_of(submission), "code_file_missing answers_refused ");
  EXPECT_EQ(file_troubles(submission)[0].reason, (Text{"没有", "is missing"}));
}

TEST(FileTroubles, NothingButBlanksIsEmptyAndOneLetterIsNot) {
  Submission submission = whole();
  submission.code.bytes = " \r\n\t\n";
  submission.answers.bytes = "";
  EXPECT_EQ(ids_of(submission), "code_file_empty answers_empty ");
  EXPECT_EQ(file_troubles(submission)[0].reason.en, "box.hpp is empty.");
  submission.code.bytes += "x";
  submission.answers.bytes = "x";
  EXPECT_EQ(ids_of(submission), "");
}

TEST(FileTroubles, OtherNamesOfTheAnswersDoAndSoDoesAnExerciseWithoutQuestions) {
  Submission submission = whole();
  submission.answers = {"answers.md", FileState::missing, {}, {"没有", "is missing"}};
  submission.more_answers.push_back({{"Q1.md", FileState::taken, "x", {}}, 1});
  EXPECT_EQ(ids_of(submission), "");
  submission.more_answers.clear();
  EXPECT_EQ(ids_of(submission), "answers_missing ");
  submission.answers = {};
  EXPECT_EQ(ids_of(submission), "");
}

TEST(FileTroubles, WhatNobodyCouldDecodeWaitsForAPersonAndIsNoZero) {
  Submission submission = whole();
  submission.answers.state = FileState::undecoded;
  EXPECT_EQ(ids_of(submission), "");
}

}  // namespace
}  // namespace grader::report
