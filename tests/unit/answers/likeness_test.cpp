// SPDX-License-Identifier: MIT
// Learned phrases ask for a person; they decide nothing.
#include "grader/answers/likeness.hpp"

#include <gtest/gtest.h>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

const std::string rubric = R"(schema: ledger-grader/answers/1
exercise: boxes
words:
  lid: [lid]
  dust: [dust]
  nothing: [nothing at all]
hard_fails:
  - id: no_box
    message: {zh: "盖子不是盒子。", en: "A lid is no box."}
    says: [nothing]
questions:
  Q1:
    concepts:
      - {id: clean, title: {zh: "净", en: "clean"}, any: [lid + dust]}
    marks:
      - id: use
        title: {zh: "用", en: "use"}
        hint: {zh: "想", en: "think"}
        steps: [{when: [clean], points: 2}]
)";

Likeness taught() {
  Likeness likeness;
  likeness.fails.push_back({"no_box", 100, {-50, {{"useless", 100}, {"quite useless", 50}, {"not", -30}}}});
  likeness.questions.push_back(
      {"Q1", 80, {{{0}, {0, {{"shiny", 79}, {"very shiny", 1}}}}, {{200}, {0, {{"tight", 500}}}}}});
  return likeness;
}

std::string marked(const std::string& answer) {
  Lesson boxes(rubric, "boxes", {"Q1"});
  boxes.teach(taught());
  return told(boxes.mark("Q1", answer));
}

TEST(Likeness, SuspectsFromItsThreshold) {
  EXPECT_EQ(marked("A lid keeps dust out, quite useless."), "2 ?no_box");
  EXPECT_EQ(marked("A lid keeps dust out, useless."), "2");  // 100 - 50 is too little
}

TEST(Likeness, APhraseCountsOnce) {
  EXPECT_EQ(marked("A lid keeps dust out, useless, useless, useless."), "2");
}

TEST(Likeness, SomePhrasesSpeakAgainstIt) {
  EXPECT_EQ(marked("A lid keeps dust out, not quite useless."), "2");
}

TEST(Likeness, LeavesWhatIsEstablishedEstablished) {
  EXPECT_EQ(marked("A lid keeps dust out. Quite useless, nothing at all."), "2 !no_box");
}

TEST(Likeness, OpensTheIntervalUpToThePointsOfSuchAnswers) {
  EXPECT_EQ(marked("A lid keeps dust out and is very shiny."), "0-2");
  EXPECT_EQ(marked("A lid keeps dust out and is shiny."), "2");  // 79 is not 80
}

TEST(Likeness, NeverClosesOrGives) {
  EXPECT_EQ(marked("A tight lid."), "0-2");
  EXPECT_EQ(marked("A tight lid keeps dust out."), "2");
}

TEST(Likeness, QuotesTheSentenceThatWeighsMost) {
  Lesson boxes(rubric, "boxes", {"Q1"});
  boxes.teach(taught());
  const QuestionMark mark = boxes.mark("Q1", "A lid keeps dust out. It is quite useless. Not that I mind.");
  ASSERT_EQ(mark.hard_fails.size(), 0U);  // 150 - 50 - 30
  const QuestionMark other = boxes.mark("Q1", "A lid keeps dust out. It is quite useless. I do mind.");
  ASSERT_EQ(other.hard_fails.size(), 1U);
  EXPECT_EQ(other.hard_fails.front().quote, "It is quite useless.");
}

TEST(Likeness, WithoutATeacherNothingChanges) {
  const Lesson boxes(rubric, "boxes", {"Q1"});
  EXPECT_EQ(told(boxes.mark("Q1", "A lid keeps dust out, quite useless and very shiny.")), "2");
}

}  // namespace
}  // namespace grader::answers
