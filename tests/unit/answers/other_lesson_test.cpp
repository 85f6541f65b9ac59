// SPDX-License-Identifier: MIT
// A question of another exercise, of data only. It is the example of docs/rubric.md.
#include <gtest/gtest.h>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

const std::string rubric = R"(schema: ledger-grader/answers/1
exercise: boxes
words:
  lid: [盖子, "lids?", cover]
  keeps: [挡住, 防止, "keeps? out", protects from]
  dust: [灰尘, 灰, dust]
  heavy: [重, heavy, "heavier", "!重要"]
  light: [轻, light]
hard_fails:
  - id: no_box
    message: {zh: "盖子不是盒子。", en: "A lid is no box."}
    says: [lid > light > heavy]
questions:
  Q1:
    concepts:
      - id: dust_stays_out
        title: {zh: "防尘", en: "dust stays out"}
        any: [lid + keeps + dust]
        cues: [dust]
      - id: not_lighter
        title: {zh: "不能说更轻", en: "lighter is rejected"}
        stance: rejected
        any: [light]
    marks:
      - id: use
        title: {zh: "没有说盖子的用处", en: "what a lid is for is not said"}
        hint: {zh: "没有盖子会怎样？", en: "What happens without a lid?"}
        steps: [{when: [dust_stays_out], points: 1.5}]
      - id: wrong
        title: {zh: "没有指出错误结论", en: "no wrong conclusion is named"}
        hint: {zh: "有盖子的盒子更轻吗？", en: "Is a box with a lid lighter?"}
        steps: [{when: [not_lighter], points: 0.5}]
)";

TEST(OtherLesson, IsMarkedByItsOwnWords) {
  const Lesson boxes(rubric, "boxes", {"Q1"});
  EXPECT_EQ(told(boxes.mark("Q1", "盖子能挡住灰尘。不能由此推出盒子更轻。")), "2");
  EXPECT_EQ(told(boxes.mark("Q1", "The lid keeps out the dust.")), "1.5");
  EXPECT_EQ(told(boxes.mark("Q1", "The lid does not keep out the dust; the lid never keeps out dust.")),
            "0-1.5");
  EXPECT_EQ(told(boxes.mark("Q1", "Something about dust.")), "0-1.5");
  EXPECT_EQ(told(boxes.mark("Q1", "Nothing.")), "0");
}

TEST(OtherLesson, AWordMayHaveExceptions) {
  const Lesson boxes(rubric, "boxes", {"Q1"});
  EXPECT_EQ(told(boxes.mark("Q1", "盖子又轻又重")), "0 !no_box");
  EXPECT_EQ(told(boxes.mark("Q1", "盖子轻而重要")), "0");
}

/// The same lesson, with a suspicion that other words of the answer refute.
std::string rubric_with_refutation() {
  std::string text = rubric;
  const auto put_before = [&](const std::string& place, const std::string& added) {
    text.insert(text.find(place), added);
  };
  put_before("hard_fails:", "  hinge: [铰链, \"hinges?\"]\n");
  put_before("    says: [lid > light", "    refuted_by: [hinge]\n    suggests: [heavy ++ dust]\n");
  return text;
}

TEST(OtherLesson, ASuspicionIsLiftedByARefutationInAnotherSentence) {
  const Lesson boxes(rubric_with_refutation(), "boxes", {"Q1"});
  EXPECT_EQ(told(boxes.mark("Q1", "灰尘很重。")), "0-1.5 ?no_box");
  EXPECT_EQ(told(boxes.mark("Q1", "灰尘很重。它有铰链。")), "0-1.5");
}

TEST(OtherLesson, WhatIsEstablishedStandsBesideARefutation) {
  const Lesson boxes(rubric_with_refutation(), "boxes", {"Q1"});
  EXPECT_EQ(told(boxes.mark("Q1", "盖子又轻又重。它有铰链。")), "0 !no_box");
}

/// The same lesson, with a concept for what nobody foresaw.
std::string with_unforeseen() {
  std::string text = rubric;
  const auto put_before = [&](const std::string& mark, const std::string& what) {
    text.insert(text.find(mark), what);
  };
  put_before("hard_fails:", "  says_not: [不能由此推出]\n  joke: [月亮]\n");
  put_before("    marks:", R"(      - id: unforeseen
        title: {zh: "没有料到的", en: "unforeseen"}
        stance: rejected
        unread: true
        any: [dust, joke, heavy]
        unless: [joke]
        cues: [says_not]
)");
  const std::string old = "when: [not_lighter]";
  text.replace(text.find(old), old.size(), "when: [not_lighter, unforeseen]");
  return text;
}

TEST(OtherLesson, AnUnforeseenRejectionCountsByItsCueAndItsWords) {
  const Lesson boxes(with_unforeseen(), "boxes", {"Q1"});
  EXPECT_EQ(told(boxes.mark("Q1", "不能由此推出箱子更重。")), "0.5");
  EXPECT_EQ(told(boxes.mark("Q1", "箱子更重这个说法不成立。")), "0-0.5");  // another cue: a doubt
  EXPECT_EQ(told(boxes.mark("Q1", "不能由此推出箱子更圆。")), "0");        // none of its words
  EXPECT_EQ(told(boxes.mark("Q1", "不能由此推出月亮更重。")), "0");        // a word that must not stand there
}

}  // namespace
}  // namespace grader::answers
