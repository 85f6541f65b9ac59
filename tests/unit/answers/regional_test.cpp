// SPDX-License-Identifier: MIT
// Words of Taiwan and Hong Kong become those that patterns are written in.
#include "grader/answers/regional.hpp"

#include <gtest/gtest.h>

#include <string>

#include "grader/answers/normalise.hpp"

namespace grader::answers {
namespace {

NormalText read(const std::string& text) { return normalise(text, formats::Folding{}); }

TEST(Regional, TheSameThingHasOneName) {
  EXPECT_EQ(read("記憶體頻寬 16 位元組").text, "内存带宽16字节");
  EXPECT_EQ(read("靜態帳本").text, "静态账本");
}

TEST(Regional, WrittenCantoneseIsRead) {
  EXPECT_EQ(read("唔可以話細咗").text, "不可以话细了");
  EXPECT_EQ(read("即係冇變").text, "即是没有变");
}

TEST(Regional, AWordIsNotTakenForItsPart) { EXPECT_EQ(read("關係同係數、系統").text, "关系同系数、系统"); }

TEST(Regional, QuotesAreTheStudentsOwnWords) {
  const NormalText normal = read("用 16 位元組");
  const std::size_t at = normal.text.find("字节");
  ASSERT_NE(at, std::string::npos);
  EXPECT_EQ(normal.quote({at, at + 6}), "位元組");
}

}  // namespace
}  // namespace grader::answers
