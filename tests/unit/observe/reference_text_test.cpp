// SPDX-License-Identifier: MIT
#include "grader/observe/reference_text.hpp"

#include <gtest/gtest.h>

namespace grader::observe {
namespace {

TEST(ReferenceText, IsCutAtItsMarks) {
  const ReferenceText cut = cut_reference("int a = /*{first*/ 1 + 2 /*}*/;\nint b = /*{second*/3/*}*/;\n");
  ASSERT_EQ(cut.pieces.size(), 3U);
  EXPECT_EQ(cut.pieces[0].text, "int a = ");
  EXPECT_EQ(cut.pieces[0].blank, "first");
  EXPECT_EQ(cut.pieces[0].fill, "1 + 2");
  EXPECT_EQ(cut.pieces[1].text, ";\nint b = ");
  EXPECT_EQ(cut.pieces[1].line, 1);
  EXPECT_EQ(cut.pieces[1].blank, "second");
  EXPECT_EQ(cut.pieces[2].text, ";\n");
  EXPECT_EQ(cut.pieces[2].line, 2);
  EXPECT_EQ(cut.pieces[2].blank, "");
}

TEST(ReferenceText, IncludesMoveOutAndLeaveTheirLineEmpty) {
  const ReferenceText cut =
      cut_reference("// head\n#pragma once\n#include <cstdint>\n  # include \"x.hpp\"\nint a;\n");
  EXPECT_EQ(cut.includes, "#include <cstdint>\n  # include \"x.hpp\"\n");
  ASSERT_EQ(cut.pieces.size(), 1U);
  EXPECT_EQ(cut.pieces[0].text, "// head\n\n\n\nint a;\n");
}

TEST(ReferenceText, OtherDirectivesStay) {
  EXPECT_EQ(cut_reference("#define A 1\n#pragma pack(1)\n").pieces[0].text, "#define A 1\n#pragma pack(1)\n");
}

TEST(ReferenceText, AFillOfSeveralLinesMovesTheAddressOfWhatFollows) {
  const ReferenceText cut = cut_reference("f(/*{a*/1\n+\n2/*}*/);");
  EXPECT_EQ(cut.pieces[0].fill, "1\n+\n2");
  EXPECT_EQ(cut.pieces[1].line, 3);
}

TEST(ReferenceText, UnclosedMarksAreText) {
  for (const char* text : {"a /*{x*/ 1", "a /*{x", "a /*}*/"}) {
    const ReferenceText cut = cut_reference(text);
    ASSERT_EQ(cut.pieces.size(), 1U) << text;
    EXPECT_EQ(cut.pieces[0].text, text);
  }
}

}  // namespace
}  // namespace grader::observe
