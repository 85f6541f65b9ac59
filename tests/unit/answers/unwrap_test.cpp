// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "grader/answers/normalise.hpp"

namespace grader::answers {
namespace {

std::string read(const std::string& text) { return normalise(text, formats::Folding()).text; }

const std::string long_start = "it would be a mistake to say of the training run";

TEST(Unwrap, ASentenceThatAnEditorBrokeIsOneLineAgain) {
  EXPECT_EQ(read(long_start + "\nthat its peak is halved."), long_start + " that its peak is halved.");
  EXPECT_EQ(read(long_start + "\r\nthat its peak is halved."), long_start + " that its peak is halved.");
  EXPECT_EQ(read(long_start + " of\nAdam that its peak is halved."),
            long_start + " of adam that its peak is halved.");
}

TEST(Unwrap, ALineThatItsWriterEndedStays) {
  EXPECT_EQ(read(long_start + ".\nthat is so"), long_start + ".\nthat is so");
  EXPECT_EQ(read(long_start + "  \nthat is so"), long_start + "\nthat is so");
  EXPECT_EQ(read(long_start + "\n\nthat is so"), long_start + "\n\nthat is so");
  EXPECT_EQ(read("gradients\nmaster weights"), "gradients\nmaster weights");
}

TEST(Unwrap, AnItemStartsALine) {
  for (const std::string item :
       {"- gradients", "* gradients", "2. gradients", "(b) gradients", "b) gradients"})
    EXPECT_NE(read(long_start + "\n" + item).find('\n'), std::string::npos) << item;
}

TEST(Unwrap, CodeAndColumnsKeepTheirLines) {
  EXPECT_NE(read("```\n" + long_start + "\nthat is so\n```").find("run\nthat"), std::string::npos);
  EXPECT_NE(read("gradients in sixteen bits          14   14e9\nmaster weights   28").find('\n'),
            std::string::npos);
}

TEST(Unwrap, ChineseLinesStayAsTheyAre) {
  const std::string line = "训练时梯度和权重一样大，主权重和两个矩都是三十二位，各占四个字节，加起来正好";
  EXPECT_NE(read(line + "\n就是这样").find('\n'), std::string::npos);
}

}  // namespace
}  // namespace grader::answers
