// SPDX-License-Identifier: MIT
#include "grader/answers/read_answers.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/support/scratch.hpp"

namespace grader::answers {
namespace {

Exercise three_questions() {
  Exercise exercise;
  exercise.answers_file = "answers.md";
  exercise.questions = {{"Q1", {200}}, {"Q2", {200}}, {"Q3", {200}}};
  exercise.rescale = RescaleTask{};
  exercise.rescale->headings = {"换算", "rescale"};
  exercise.answers_template = tests::read_file(std::filesystem::path(LEDGER_GRADER_SOURCE_DIR) /
                                               "student_template/lesson01/answers.md");
  return exercise;
}

WrittenAnswers read(const std::string& text) {
  Submission submission;
  submission.answers = {"answers.md", FileState::taken, text, {}};
  return read_answers(three_questions(), submission);
}

/// The texts of the three answers, one a line, `-` for one that is not written.
std::string texts(const WrittenAnswers& written) {
  std::string all;
  for (const WrittenAnswer& answer : written.answers)
    all += (answer.state == AnswerState::written ? answer.text : "-\n");
  return all;
}

/// The form with something behind the placeholder of each question, or in its place.
std::string filled_form(const std::string& first, const std::string& second, const std::string& third) {
  std::string form = three_questions().answers_template;
  const std::string placeholder = "（在这里作答 / your answer）";
  std::size_t place = 0;
  for (const std::string& answer : {first, second, third}) {
    place = form.find(placeholder, place);
    form.replace(place, placeholder.size(), answer);
    place += answer.size();
  }
  return form;
}

TEST(ReadAnswers, EveryUsualHeadingIsUnderstood) {
  for (const std::string text :
       {"## Q1\na\n\n## Q2\nb\n\n## Q3\nc\n", "### q1.\na\n### q2.\nb\n### q3.\nc\n",
        "**第1题**\na\n\n**第2题**\nb\n\n**第3题**\nc\n", "**Q1**：\na\n\n**Q2**：b\n\n**Q3**： c\n",
        "问题一\na\n问题二\nb\n问题三\nc\n", "第一问\na\n第二问\nb\n第三问\nc\n", "1. a\n2. b\n3. c\n",
        "1、a\n\n2、b\n\n3、c\n", "Question 1\na\nQuestion 2\nb\nQuestion 3\nc\n", "Q1: a\nQ2: b\nQ3: c\n",
        "Q1\n==\na\n\nQ2\n--\n\nb\n\nQ3\n--\nc\n", "Ｑ１：a\nＱ２：b\nＱ３：c\n",
        "第１题 a\n\n第２题 b\n\n第３题 c\n", "Q3: c\nQ1: a\nQ2: b\n", "## 1\na\n## 2\nb\n## 3\nc\n",
        "Q1\r\na\r\nQ2\r\nb\r\nQ3\r\nc\r\n", "## Q1\na\n## Q2\nb\n## 3\nc\n"})
    EXPECT_EQ(texts(read(text)), "a\nb\nc\n") << text;
}

TEST(ReadAnswers, NumbersInsideAnAnswerStartNoQuestion) {
  const std::string list = "1. gradients\n2. master weights\n3. m and v\n";
  EXPECT_EQ(texts(read("## Q1\n" + list + "## Q3\n(a) m\n")), list + "-\n(a) m\n");
  EXPECT_EQ(texts(read("## Q1\n```\nQ2: in code\n```\n## Q3\nc\n")), "```\nQ2: in code\n```\n-\nc\n");
  EXPECT_EQ(texts(read("## Q1\n```\n## Q2\n```\n## Q2\nb\n## Q3\nc\n")), "```\n```\nb\nc\n");
  EXPECT_EQ(texts(read("## Q1\na\n## Q2\n第一问的账本没有变小。\n## Q3\n第一问：m\n第二问：v\n")),
            "a\n第一问的账本没有变小。\n第一问：m\n第二问：v\n");
  EXPECT_EQ(texts(read("## Q1\na\n## Q2\nQ1: as said above\nmore of Q2\n## Q3\nc\n")),
            "a\nQ1: as said above\nmore of Q2\nc\n");
}

TEST(ReadAnswers, AFenceThatIsNeverClosedHidesNoHeading) {
  EXPECT_EQ(texts(read("## Q1\n```\na\n\n## Q2\nb\n\n## Q3\nc\n")), "```\na\nb\nc\n");
  EXPECT_EQ(texts(read("**Q1**\n~~~\na\n\n**Q2**\nb\n\n**Q3**\nc\n")), "~~~\na\nb\nc\n");
  // The next fence closes it too late.
  EXPECT_EQ(texts(read("## Q1\n```\na\n## Q2\nb\n```\nx = 1\n```\n## Q3\nc\n")),
            "```\na\nb\n```\nx = 1\n```\nc\n");
  // All of it copied from a chat.
  EXPECT_EQ(texts(read("```markdown\n## Q1\na\n## Q2\nb\n## Q3\nc\n```\n")), "a\nb\nc\n```\n");
}

TEST(ReadAnswers, TheUntouchedFormIsNoAnswer) {
  const WrittenAnswers written = read(three_questions().answers_template);
  for (const WrittenAnswer& answer : written.answers) EXPECT_EQ(answer.state, AnswerState::untouched);
  EXPECT_TRUE(written.rescale_found);
  EXPECT_EQ(written.rescale, "");
  EXPECT_EQ(written.outside, "");
}

TEST(ReadAnswers, TheFormsWordsAreNotTheStudents) {
  EXPECT_EQ(texts(read(filled_form("梯度 14 GB", "faster", "m and v"))), "梯度 14 GB\nfaster\nm and v\n");
  EXPECT_EQ(
      texts(read(filled_form("（在这里作答 / your answer）梯度", "（在这里作答 / your answer）\n快", ""))),
      "梯度\n快\n-\n");
}

TEST(ReadAnswers, APartlyDeletedOrQuotedQuestionIsStripped) {
  const std::string quoted =
      "> **English**: With mixed precision the static ledger is still 16 bytes per parameter. Why use it all "
      "the\n"
      "> same? Name two benefits, and one conclusion that does **not** follow from them.\n\nTensor cores.\n";
  EXPECT_EQ(texts(read("## Q2\n" + quoted)), "-\nTensor cores.\n-\n");
  EXPECT_EQ(
      texts(read(
          "## Q2\n那为什么还要用混合精度？请说出两个好处，\n并指出一个不能由此得出的结论。答：算得快。\n")),
      "-\n答：算得快。\n-\n");
}

TEST(ReadAnswers, OnlyTheCopiedQuestionIsRecognised) {
  const WrittenAnswers written = read(filled_form("", "", "c"));
  EXPECT_EQ(written.answers[0].state, AnswerState::only_question);
  EXPECT_EQ(written.answers[2].state, AnswerState::written);
}

TEST(ReadAnswers, AFewWordsOfTheQuestionAreTheStudents) {
  EXPECT_EQ(texts(read("## Q1\n112 GB\n## Q2\n静态账本\n## Q3\n显存不足\n")), "112 GB\n静态账本\n显存不足\n");
}

TEST(ReadAnswers, WithoutHeadingsTheQuestionsOwnWordsShowTheWay) {
  std::string form = filled_form("aaa", "bbb", "ccc");
  for (const std::string heading : {"## Q1\n", "## Q2\n", "## Q3\n"})
    form.erase(form.find(heading), heading.size());
  EXPECT_EQ(texts(read(form)), "aaa\nbbb\nccc\n");
}

TEST(ReadAnswers, AQuestionAnsweredTwiceIsJoinedAndSaysSo) {
  const WrittenAnswers written = read("## Q1\na\n## Q2\nb\n## Q1\nmore\n");
  EXPECT_EQ(written.answers[0].text, "a\n\nmore\n");
  EXPECT_TRUE(written.answers[0].repeated);
  EXPECT_FALSE(written.answers[1].repeated);
  EXPECT_EQ(written.answers[0].first_line, 2);
}

TEST(ReadAnswers, TextWithoutAnyLabelGoesToEveryQuestionForReview) {
  const WrittenAnswers written = read("gradients, master weights, m and v\n");
  for (const WrittenAnswer& answer : written.answers) {
    EXPECT_EQ(answer.text, "gradients, master weights, m and v\n");
    EXPECT_TRUE(answer.guessed);
  }
}

TEST(ReadAnswers, WordsBeforeTheFirstLabelAreNotLost) {
  const std::string before = "The rest is gradients 14, master weights 28, m 28 and v 28 GB.\n";
  const WrittenAnswers one = read(before + "## Q2\nb\n## Q3\nc\n");
  EXPECT_EQ(one.answers[0].text, before);
  EXPECT_TRUE(one.answers[0].guessed);
  EXPECT_FALSE(one.answers[1].guessed);
  const WrittenAnswers name = read("李伟 2024\n## Q1\na\n");
  EXPECT_EQ(name.outside, "李伟 2024\n");
  EXPECT_EQ(name.answers[1].state, AnswerState::missing);
}

TEST(ReadAnswers, AnEmptyAnswerIsNotAMissingOne) {
  const WrittenAnswers written = read("## Q1\n\n## Q2\nb\n");
  EXPECT_EQ(written.answers[0].state, AnswerState::empty);
  EXPECT_EQ(written.answers[2].state, AnswerState::missing);
}

TEST(ReadAnswers, TheRescaleTaskEndsTheLastAnswer) {
  const WrittenAnswers written = read("## Q3\nc\n\n## 换算 / Rescale\n13B: 208 GB\n");
  EXPECT_EQ(written.answers[2].text, "c\n");
  EXPECT_EQ(written.rescale, "13B: 208 GB\n");
  EXPECT_EQ(read("## Q3\nc\n换算：13B\n").rescale, "13B\n");
}

TEST(ReadAnswers, AFileForEachQuestionIsUnderstood) {
  Submission submission;
  submission.more_answers = {{{"Q2.md", FileState::taken, "b\n", {}}, 2},
                             {{"q1.txt", FileState::taken, "Q1:\na\n", {}}, 1},
                             {{"q3.txt", FileState::refused, "", {"坏", "broken"}}, 3}};
  const WrittenAnswers written = read_answers(three_questions(), submission);
  EXPECT_EQ(texts(written), "a\nb\n-\n");
  EXPECT_EQ(written.answers[0].file, "q1.txt");
  EXPECT_EQ(written.answers[0].first_line, 2);
}

}  // namespace
}  // namespace grader::answers
