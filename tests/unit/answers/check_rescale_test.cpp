// SPDX-License-Identifier: MIT
#include "grader/answers/check_rescale.hpp"

#include <gtest/gtest.h>

#include <string>

#include "grader/answers/amounts.hpp"

namespace grader::answers {
namespace {

using State = RescaleMark::State;

RescaleTask task() {
  RescaleTask task;
  task.headings = {"rescale"};
  task.known_sizes = {1'000'000'000, 7'000'000'000};
  task.schemes = {{16, {}}, {20, {"accum", "累积"}}};
  task.units = {{"GB", 1'000'000'000}, {"GiB", 1'073'741'824}};
  return task;
}

RescaleMark check(const std::string& text) {
  WrittenAnswers written;
  written.rescale = text;
  written.rescale_found = true;
  return check_rescale(task(), written);
}

TEST(CheckRescale, RightTotalsAreDoneHoweverTheyAreWritten) {
  for (const char* text :
       {"13B: 208 GB = 193.7 GiB", "13b 参数，16 字节：208GB，193.7GiB",
        "130 亿参数 × 16 = 208 GB（193.72 GiB）", "N = 1.3e10, 208 GB, 193.7 GiB",
        "13×10^9 parameters: 208 GB or 193.7 GiB", "13×10⁹: 208 GB, 193.7 GiB",
        "13,000,000,000 params -> 208.0 GB -> 193.7 GiB", "１３Ｂ：２０８ＧＢ，１９３．７ＧｉＢ",
        "13 billion with FP32 accumulation: 260 GB = 242.1 GiB",
        "weights 26 GB, all 208 GB, 193.7 GiB for 13B"})
    EXPECT_EQ(check(text).state, State::done) << text;
}

TEST(CheckRescale, TheToleranceIsOnePercent) {
  EXPECT_EQ(check("10B: 161.6 GB, 149 GiB").state, State::done);
  EXPECT_EQ(check("10B: 161.7 GB, 149 GiB").state, State::wrong);
}

TEST(CheckRescale, AccumulationMustBeSaid) {
  EXPECT_EQ(check("13B: 260 GB = 242.1 GiB").state, State::wrong);
  EXPECT_EQ(check("13B 加累积：260 GB = 242.1 GiB").state, State::done);
}

TEST(CheckRescale, AWorkedSizeDoesNotCount) {
  const RescaleMark mark = check("7B: 112 GB = 104.3 GiB");
  EXPECT_EQ(mark.state, State::wrong);
  EXPECT_NE(mark.detail.en.find("another"), std::string::npos);
}

TEST(CheckRescale, TheReasonNamesTheUnitAndNoTotal) {
  EXPECT_NE(check("13B: 208 GB").detail.en.find("in GiB is missing"), std::string::npos);
  EXPECT_NE(check("13B: 208 GB, 208 GiB").detail.en.find("in GiB does not fit"), std::string::npos);
  EXPECT_EQ(check("13B: 208 GB, 208 GiB").detail.en.find("193"), std::string::npos);
  EXPECT_NE(check("208 GB, 193.7 GiB").detail.en.find("No size"), std::string::npos);
  EXPECT_EQ(check("13B: 200 GB, 180 GiB").state, State::wrong);
}

TEST(CheckRescale, NothingThereIsMissingAndNotWrong) {
  EXPECT_EQ(check("").state, State::missing);
  EXPECT_EQ(check_rescale(task(), {}).state, State::missing);
}

TEST(Amounts, NumbersInsideWordsAreNone) {
  EXPECT_TRUE(amounts_in("adam2 fp32").empty());
  ASSERT_EQ(amounts_in("7B").size(), 1u);
  EXPECT_DOUBLE_EQ(amounts_in("7B")[0].number, 7e9);
  EXPECT_EQ(amounts_in("104.3 GiB")[0].unit, "gib");
}

}  // namespace
}  // namespace grader::answers
