// SPDX-License-Identifier: MIT
#include "grader/answers/misplaced.hpp"

#include <gtest/gtest.h>

#include "grader/answers/read_answers.hpp"
#include "tests/support/scratch.hpp"
#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

const std::string first =
    "Training keeps more than the 14 GB of weights: gradients 14 GB, FP32 master weights 28 GB, Adam's first "
    "moment m 28 GB and second moment v 28 GB. 14 + 14 + 28 + 28 + 28 = 112 GB.";
const std::string second =
    "Tensor Cores make the matrix products faster, and the activations take half the memory. It does not "
    "follow that the peak memory is halved.";
const std::string third =
    "(a) The optimizer states, Adam's m and v, are allocated at the first step. (b) They stay, so the second "
    "round starts from a higher baseline. (c) Measure max_memory_allocated per step, and take a memory "
    "snapshot over time.";

std::vector<QuestionMark> marks(const std::string& text) {
  Exercise exercise = lesson01().exercise();
  exercise.answers_file = "answers.md";
  exercise.answers_template =
      tests::read_file(LEDGER_GRADER_SOURCE_DIR "/student_template/lesson01/answers.md");
  exercise.rescale = RescaleTask{};
  exercise.rescale->headings = {"换算", "rescale"};
  Submission submission;
  submission.answers = {"answers.md", FileState::taken, text, {}};
  return mark_questions(
      exercise, submission, read_answers(exercise, submission),
      [](const Question& question, const std::string& words) { return lesson01().mark(question.id, words); });
}

std::string told_all(const std::vector<QuestionMark>& all) {
  std::string text;
  for (const QuestionMark& mark : all) text += told(mark) + (mark.for_review ? "? " : " ");
  return text;
}

std::string under_headings(const std::string& one, const std::string& two, const std::string& three) {
  return "## Q1\n\n" + one + "\n\n## Q2\n\n" + two + "\n\n## Q3\n\n" + three + "\n";
}

TEST(Misplaced, AnswersUnderTheirHeadingsAreDecided) {
  EXPECT_EQ(told_all(marks(under_headings(first, second, third))), "2 2 2 ");
  EXPECT_EQ(told_all(marks(under_headings(first, "", ""))), "2 0 0 ");
  EXPECT_EQ(told_all(marks(under_headings("", "I don't know.", third))), "0 0 2 ");
}

TEST(Misplaced, AllAnswersUnderTheFirstHeadingLeaveTheOthersInDoubt) {
  std::string form = tests::read_file(LEDGER_GRADER_SOURCE_DIR "/student_template/lesson01/answers.md");
  const std::string placeholder = "（在这里作答 / your answer）";
  form.replace(form.find(placeholder), placeholder.size(), first + "\n\n" + second + "\n\n" + third);
  const auto all = marks(form);
  for (const std::size_t question : {1U, 2U}) {
    EXPECT_TRUE(all[question].for_review) << told_all(all);
    EXPECT_EQ(all[question].low, Points{0});
    EXPECT_EQ(all[question].high, Points{200});
    EXPECT_NE(all[question].reason.en.find("under Q1"), std::string::npos);
    EXPECT_NE(all[question].answer.find("Tensor Cores"), std::string::npos);
  }
}

TEST(Misplaced, AnswersUnderTheRescaleTaskAreSeen) {
  const auto all =
      marks("## Q1\n\n" + first + "\n\n## Q2\n\n## Q3\n\n## Rescale\n\n" + second + "\n\n" + third);
  EXPECT_EQ(told_all(all), "2 0-2? 0-2? ");
}

TEST(Misplaced, ExchangedAnswersAreBothInDoubt) {
  const auto all = marks(under_headings(second, first, third));
  EXPECT_TRUE(all[0].for_review && all[1].for_review) << told_all(all);
  EXPECT_EQ(all[0].high, Points{200});
  EXPECT_EQ(all[1].high, Points{200});
  EXPECT_FALSE(all[2].for_review);
}

TEST(Misplaced, AFenceThatIsNeverClosedCostsNothing) {
  EXPECT_EQ(told_all(marks(under_headings("```\n" + first, second, third))), "2 2 2 ");
}

TEST(Misplaced, OneTextUnderSeveralQuestionsIsForAPerson) {
  const std::string everything = first + " " + second + " " + third;
  const auto all = marks(under_headings(everything, everything + " Thanks.", third));
  EXPECT_TRUE(all[0].for_review && all[1].for_review) << told_all(all);
  EXPECT_EQ(all[0].low, Points{0});
  EXPECT_NE(all[0].reason.en.find("under Q2"), std::string::npos);
  EXPECT_FALSE(all[2].for_review) << "only a third of the others'";
}

TEST(Misplaced, ShortWordsMayBeAlike) {
  const auto all = marks(under_headings("Gradients, 14 GB.", "Gradients, 14 GB.", third));
  EXPECT_FALSE(all[0].for_review || all[1].for_review);
}

}  // namespace
}  // namespace grader::answers
