// SPDX-License-Identifier: MIT
#include "grader/answers/dialogue.hpp"

#include <gtest/gtest.h>

namespace grader::answers {
namespace {

TEST(Dialogue, ADialogueHasTwoSpeakersWhoComeBack) {
  EXPECT_EQ(find_dialogue("tom: x\nkim: y\ntom: z\nkim: no").size(), 4u);
  EXPECT_EQ(find_dialogue("甲:x\n乙:y").size(), 2u);
  EXPECT_TRUE(find_dialogue("peak: x\nsnapshot: y\npeak: z").empty());
  EXPECT_TRUE(find_dialogue("a: x\nb: y\nc: z\na: x\nb: y").empty());
}

}  // namespace
}  // namespace grader::answers
