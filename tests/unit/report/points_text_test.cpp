// SPDX-License-Identifier: MIT
#include "grader/report/points_text.hpp"

#include <gtest/gtest.h>

namespace grader::report {
namespace {

TEST(PointsText, CutsTrailingZeros) {
  EXPECT_EQ(points_text({350}), "3.5");
  EXPECT_EQ(points_text({25}), "0.25");
  EXPECT_EQ(points_text({5}), "0.05");
  EXPECT_EQ(points_text({400}), "4");
  EXPECT_EQ(points_text({0}), "0");
}

TEST(PointsText, KeepsTheSignBelowOne) { EXPECT_EQ(points_text({-50}), "-0.5"); }

TEST(PointsText, ShowsAnIntervalOnlyWhenThereIsOne) {
  EXPECT_EQ(points_text({650}, {800}), "6.5–8");
  EXPECT_EQ(points_text({650}, {650}), "6.5");
}

}  // namespace
}  // namespace grader::report
