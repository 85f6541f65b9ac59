// SPDX-License-Identifier: MIT
// Names and sizes count where something pairs them.
#include "grader/answers/stuffing.hpp"

#include <gtest/gtest.h>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

TEST(Stuffing, NamesInOneHeapAndSizesInAnotherAreOpen) {
  EXPECT_EQ(told("Q1", "gradients master m v 14 28 28 28 112 weights 14 total sum").substr(0, 2), "0-");
  EXPECT_EQ(told("Q1", "gradients 14 master 28 m 28 v 28 weights 14 total 112"), "2");
  EXPECT_EQ(told("Q1", "gradients, master weights, m, v: 14, 28, 28, 28, with the weights 14 it is 112"),
            "2");
}

}  // namespace
}  // namespace grader::answers
