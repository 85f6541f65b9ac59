// SPDX-License-Identifier: MIT
#include "grader/report/escape.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::report {
namespace {

std::string one_line(std::string_view text) { return escape(text, Lines::one); }

TEST(Escape, PrintableAsciiStaysAsItIs) {
  EXPECT_EQ(one_line("a = b + c; // \"100%\" ~"), "a = b + c; // \"100%\" ~");
}

TEST(Escape, LettersOfOtherScriptsStayReadable) {
  EXPECT_EQ(one_line("张三，naïve Ωмега かな 한글"), "张三，naïve Ωмега かな 한글");
}

TEST(Escape, ControlCharactersAreShownAsBytes) {
  EXPECT_EQ(one_line("\x1b[2J\x07\t\r\x7f"), "\\x1b[2J\\x07\\x09\\x0d\\x7f");
  EXPECT_EQ(one_line(std::string_view("a\0b", 3)), "a\\x00b");
}

TEST(Escape, AClipboardSequenceHasNoEscapeByteLeft) {
  EXPECT_EQ(one_line("\x1b]52;c;ZXZpbA==\x07"), "\\x1b]52;c;ZXZpbA==\\x07");
}

TEST(Escape, ALineEndStaysOnlyWhereLinesAreAllowed) {
  EXPECT_EQ(escape("a\nb", Lines::many), "a\nb");
  EXPECT_EQ(escape("a\nb", Lines::one), "a\\x0ab");
}

TEST(Escape, C1ControlsAreNotTakenForLetters) {
  EXPECT_EQ(one_line("\xc2\x9b"
                     "31m"),
            "\\u{9b}31m");
}

TEST(OnOneLine, ABrokenLineIsJoinedAsItsScriptIsWritten) {
  EXPECT_EQ(on_one_line("kept for the\nbackward pass"), "kept for the backward pass");
  EXPECT_EQ(on_one_line("kept  \r\n\t  for"), "kept for");
  EXPECT_EQ(on_one_line("留给反向\n传播的激活值，\n  还有"), "留给反向传播的激活值，还有");
  EXPECT_EQ(on_one_line("共 16\n字节"), "共 16 字节");
  EXPECT_EQ(on_one_line("a  b"), "a  b");
  EXPECT_EQ(on_one_line("\na\n"), "a");
  EXPECT_EQ(on_one_line("\xff\n\x1b"), "\xff \x1b");
  EXPECT_EQ(on_one_line(" \n "), "");
}

class EscapeUnseen : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(EscapeUnseen, IsShownByItsNumber) { EXPECT_EQ(one_line(GetParam().first), GetParam().second); }

INSTANTIATE_TEST_SUITE_P(Characters, EscapeUnseen,
                         testing::Values(std::pair{"\u202e", "\\u{202e}"}, std::pair{"\u202a", "\\u{202a}"},
                                         std::pair{"\u2066", "\\u{2066}"}, std::pair{"\u2069", "\\u{2069}"},
                                         std::pair{"\u200e", "\\u{200e}"}, std::pair{"\u200f", "\\u{200f}"},
                                         std::pair{"\u061c", "\\u{61c}"}, std::pair{"\u200b", "\\u{200b}"},
                                         std::pair{"\u200d", "\\u{200d}"}, std::pair{"\ufeff", "\\u{feff}"},
                                         std::pair{"\u00ad", "\\u{ad}"}, std::pair{"\u2028", "\\u{2028}"},
                                         std::pair{"\u2029", "\\u{2029}"}, std::pair{"\ue000", "\\u{e000}"},
                                         std::pair{"\U000e0041", "\\u{e0041}"},
                                         std::pair{"\U000f0000", "\\u{f0000}"},
                                         std::pair{"\u3164", "\\u{3164}"}, std::pair{"\u00a0", "\\u{a0}"}));

class EscapeInvalid : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(EscapeInvalid, IsShownByteByByte) { EXPECT_EQ(one_line(GetParam().first), GetParam().second); }

INSTANTIATE_TEST_SUITE_P(Bytes, EscapeInvalid,
                         testing::Values(std::pair{"\xff", "\\xff"},           // never a byte of UTF-8
                                         std::pair{"\x80", "\\x80"},           // leads nothing
                                         std::pair{"\xe5\xbc", "\\xe5\\xbc"},  // cut
                                         std::pair{"\xc0\xaf", "\\xc0\\xaf"},  // overlong
                                         std::pair{"\xe0\x80\xaf", "\\xe0\\x80\\xaf"},  // overlong
                                         std::pair{"\xed\xa0\x80", "\\xed\\xa0\\x80"},  // surrogate
                                         std::pair{"\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80"}
                                         // above the last
                                         ));

TEST(Escape, AFewMarksStayAndATowerOfThemDoesNot) {
  EXPECT_EQ(one_line("e\u0301\u0301\u0301\u0301"), "e\u0301\u0301\u0301\u0301");
  EXPECT_EQ(one_line("e\u0301\u0301\u0301\u0301\u0301"), "e\u0301\u0301\u0301\u0301\\u{301}");
}

TEST(EscapeCapped, TextAtTheCapIsWhole) { EXPECT_EQ(escape_capped("abcd", Lines::one, 4), "abcd"); }

TEST(EscapeCapped, TextAboveTheCapSaysHowMuchIsMissing) {
  EXPECT_EQ(escape_capped("abcde", Lines::one, 4), "abcd… (+1 byte)");
}

TEST(EscapeCapped, NeitherCharactersNorEscapesAreSplit) {
  EXPECT_EQ(escape_capped("a中", Lines::one, 3), "a… (+3 bytes)");
  EXPECT_EQ(escape_capped("a\x1b", Lines::one, 4), "a… (+1 byte)");
}

TEST(EscapeCapped, AMegabyteIsCutWithoutBeingEscapedWhole) {
  const std::string text = escape_capped(std::string(1 << 20, '\x1b'), Lines::many, 8192);
  EXPECT_LT(text.size(), 8300U);
}

TEST(StudentText, SharesOneBudgetAmongAllItShows) {
  StudentText student(10);
  EXPECT_EQ(student.show("123456", Lines::one, 100), "123456");
  EXPECT_EQ(student.show("123456", Lines::one, 100), "1234… (+2 bytes)");
  EXPECT_EQ(student.show("x", Lines::one, 100), "… (+1 byte)");
  EXPECT_EQ(student.left_bytes(), 0U);
}

TEST(StudentText, CountsWhatEscapingAdds) {
  StudentText student(8);
  EXPECT_EQ(student.show("\x1b\x1b\x1b", Lines::one, 100), "\\x1b\\x1b… (+1 byte)");
}

}  // namespace
}  // namespace grader::report
