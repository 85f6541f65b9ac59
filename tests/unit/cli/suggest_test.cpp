// SPDX-License-Identifier: MIT
#include "grader/cli/suggest.hpp"

#include <gtest/gtest.h>

namespace grader::cli {
namespace {

const std::vector<std::string>& names() {
  static const std::vector<std::string> known = {"grade", "selftest", "template", "doctor"};
  return known;
}

TEST(Suggest, FindsWhatWasMeantByOneSlip) {
  EXPECT_EQ(nearest("grad", names()), "grade");
  EXPECT_EQ(nearest("gradee", names()), "grade");
  EXPECT_EQ(nearest("gards", {"cards", "grade"}), "cards");
  EXPECT_EQ(nearest("garde", names()), "grade");
}

TEST(Suggest, AllowsMoreSlipsInALongerWord) { EXPECT_EQ(nearest("slefttest", names()), "selftest"); }

TEST(Suggest, SaysNothingRatherThanAnythingFarOff) {
  EXPECT_EQ(nearest("run", names()), std::nullopt);
  EXPECT_EQ(nearest("", names()), std::nullopt);
  EXPECT_EQ(nearest(std::string(100000, 'x'), names()), std::nullopt);
}

}  // namespace
}  // namespace grader::cli
