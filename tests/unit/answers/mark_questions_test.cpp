// SPDX-License-Identifier: MIT
#include "grader/answers/mark_questions.hpp"

#include <gtest/gtest.h>

namespace grader::answers {
namespace {

class MarkQuestions : public ::testing::Test {
 protected:
  MarkQuestions() {
    exercise_.questions = {{"Q1", {200}}};
    submission_.answers = {"answers.md", FileState::taken, "x", {}};
    written_.answers = {{"Q1", AnswerState::written, "words", "answers.md", 3}};
  }
  QuestionMark mark() const {
    const auto everything = [](const Question& question, const std::string&) {
      return QuestionMark{question.id, question.points, question.points, question.points, "automatic"};
    };
    return mark_questions(exercise_, submission_, written_, everything).front();
  }
  Exercise exercise_;
  Submission submission_;
  WrittenAnswers written_;
};

TEST_F(MarkQuestions, WhatIsWrittenIsJudgedAndKept) {
  EXPECT_EQ(mark().basis, "automatic");
  EXPECT_EQ(mark().answer, "words");
  EXPECT_EQ(mark().answer_line, 3);
}

TEST_F(MarkQuestions, WhatIsGuessedStaysOpen) {
  written_.answers[0].guessed = true;
  EXPECT_EQ(mark().basis, "unmarked");
  EXPECT_TRUE(mark().for_review);
  EXPECT_EQ(mark().high, Points{200});
  EXPECT_EQ(mark().low, Points{0});
}

TEST_F(MarkQuestions, WithoutWordsTheReasonSaysWhy) {
  written_.answers[0].state = AnswerState::only_question;
  EXPECT_EQ(mark().basis, "missing");
  EXPECT_NE(mark().reason.en.find("words of the question"), std::string::npos);
  submission_.answers = {"answers.md", FileState::refused, "", {"是 Big5 编码。", "saved as Big5."}};
  EXPECT_EQ(mark().reason.en, "saved as Big5.");
  EXPECT_EQ(mark().high, Points{0});
}

TEST_F(MarkQuestions, WhatNobodyCouldDecodeIsForAPerson) {
  written_.answers[0].state = AnswerState::missing;
  submission_.answers = {"answers.md", FileState::undecoded, "", {"是 x 编码。", "saved as x."}};
  EXPECT_TRUE(mark().for_review);
  EXPECT_EQ(mark().low, Points{0});
  EXPECT_EQ(mark().high, Points{200});
  EXPECT_EQ(mark().reason.en.find("saved as x."), 0U);
  // A file of another question's tells nothing of this one.
  submission_.more_answers = {{submission_.answers, 2}};
  submission_.answers = {"answers.md", FileState::taken, "", {}};
  EXPECT_FALSE(mark().for_review);
}

TEST_F(MarkQuestions, ARepeatedAnswerSaysSo) {
  written_.answers[0].repeated = true;
  EXPECT_NE(mark().reason.en.find("more than one place"), std::string::npos);
}

}  // namespace
}  // namespace grader::answers
