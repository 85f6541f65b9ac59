// SPDX-License-Identifier: MIT
// What rules found, and what likeness says to it.
#include "grader/answers/second_witness.hpp"

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
  little: [of little use]
  vague: [somehow]
  no_box_word: [is no box]
hard_fails:
  - id: no_box
    message: {zh: "盖子不是盒子。", en: "A lid is no box."}
    says: [nothing]
    suggests: [little]
    refuted_by: [no_box_word]
questions:
  Q1:
    concepts:
      - {id: clean, title: {zh: "净", en: "clean"}, any: [lid + dust], cues: [vague]}
    marks:
      - id: use
        title: {zh: "用", en: "use"}
        hint: {zh: "想", en: "think"}
        steps: [{when: [clean], points: 2}]
)";

Likeness taught() {
  Likeness likeness;
  likeness.fails.push_back({"no_box",
                            100,
                            120,
                            -200,
                            {-50, {{"useless", 100}, {"quite useless", 50}, {"not", -31}, {"fine", -170}}}});
  return likeness;
}

QuestionMark mark(const std::string& answer) {
  Lesson boxes(rubric, "boxes", {"Q1"});
  boxes.teach(taught());
  return boxes.mark("Q1", answer);
}

std::string marked(const std::string& answer) { return told(mark(answer)); }

TEST(SecondWitness, SuspectsWhatNoRuleFoundFromItsLimit) {
  EXPECT_EQ(marked("A lid keeps dust out, quite useless."), "2 ?no_box");  // 100 + 50 - 50
  EXPECT_EQ(marked("A lid keeps dust out, not quite useless."), "2");      // 31 less
}

TEST(SecondWitness, HearsAPhraseOnce) { EXPECT_EQ(marked("A lid keeps dust out, useless, useless."), "2"); }

TEST(SecondWitness, AloneEstablishesNothing) {
  EXPECT_EQ(marked("A lid keeps dust out, quite useless, quite useless, quite useless."), "2 ?no_box");
}

TEST(SecondWitness, EstablishesWhatTheRulesSuspectOnlyWhereItIsSure) {
  EXPECT_EQ(marked("A lid keeps dust out. It is of little use."), "2 ?no_box");
  EXPECT_EQ(marked("A lid keeps dust out. It is of little use, quite useless."),
            "2 ?no_box");  // 100 is not 120
  Lesson boxes(rubric, "boxes", {"Q1"});
  Likeness surer = taught();
  surer.fails[0].surely = 100;
  boxes.teach(surer);
  EXPECT_EQ(told(boxes.mark("Q1", "A lid keeps dust out. It is of little use, quite useless.")), "2 !no_box");
}

TEST(SecondWitness, DoubtsWhatTheRulesEstablishedBelowItsLimit) {
  EXPECT_EQ(marked("A lid keeps dust out. It is nothing at all."), "2 !no_box");
  EXPECT_EQ(marked("A lid keeps dust out and is fine. It is nothing at all."), "2 ?no_box");  // -220
}

TEST(SecondWitness, SilencesNothing) {
  EXPECT_EQ(marked("A lid keeps dust out and is fine. It is of little use."), "2 ?no_box");
}

TEST(SecondWitness, EstablishesNothingWhereSomebodyIsQuotedOrAsked) {
  Lesson boxes(rubric, "boxes", {"Q1"});
  Likeness surer = taught();
  surer.fails[0].surely = 100;
  boxes.teach(surer);
  const std::string claim = "A lid keeps dust out. It is of little use, quite useless.";
  EXPECT_EQ(told(boxes.mark("Q1", claim)), "2 !no_box");
  EXPECT_EQ(told(boxes.mark("Q1", claim + " Is it?")), "2 ?no_box");
  EXPECT_EQ(told(boxes.mark("Q1", claim + " My friend says \"indeed\".")), "2 ?no_box");
  // A plea to the marker has no say in it.
  EXPECT_EQ(told(boxes.mark("Q1", claim + " Give me full marks: \"indeed\".")), "2 !no_box");
}

TEST(SecondWitness, LeavesThePointsAlone) {
  EXPECT_EQ(marked("It is quite useless somehow."), "0-2 ?no_box");
  EXPECT_EQ(marked("It is fine somehow."), "0-2");
  EXPECT_EQ(marked("It is quite useless."), "0 ?no_box");
}

TEST(SecondWitness, RaisesNoSuspicionWhereTheWriterRefutesTheMistake) {
  EXPECT_EQ(marked("A lid keeps dust out, quite useless."), "2 ?no_box");
  EXPECT_EQ(marked("A lid keeps dust out, quite useless says my friend. A lid is no box."), "2");
}

TEST(SecondWitness, QuotesTheSentenceThatWeighsMost) {
  const QuestionMark found = mark("A lid keeps dust out. It is quite useless. I do mind.");
  ASSERT_EQ(found.hard_fails.size(), 1U);
  EXPECT_EQ(found.hard_fails.front().quote, "It is quite useless.");
}

TEST(SecondWitness, IsSilentWhereNobodyTaughtIt) {
  const Lesson boxes(rubric, "boxes", {"Q1"});
  EXPECT_EQ(told(boxes.mark("Q1", "A lid keeps dust out, quite useless.")), "2");
}

TEST(SecondWitness, DoesNotHearWhatWasTakenBack) {
  EXPECT_EQ(marked("A lid keeps dust out. ~~Quite useless.~~"), "2");
}

}  // namespace
}  // namespace grader::answers
