// SPDX-License-Identifier: MIT
#include "grader/formats/charset.hpp"

#include <gtest/gtest.h>

namespace grader::formats {
namespace {

using namespace std::string_literals;

/// "梯度 14 GB" in several encodings.
const std::string utf8 = "梯度 14 GB";
const std::string gbk = "\xCC\xDD\xB6\xC8 14 GB";
const std::string little = "\x6F\x5E\xA6\x5E \0"s.substr(0, 0) + "\xAF\x68\xA6\x5E \0001\0004\0 \0G\0B\0"s;
const std::string big = "\x68\xAF\x5E\xA6\0 \0001\0004\0 \0G\0B"s;

std::string text_of(const std::string& bytes) {
  const DecodedText decoded = decode_text(bytes);
  return decoded.decoding == Decoding::understood ? decoded.text : "not understood: " + decoded.encoding;
}

TEST(Charset, Utf8StaysAndLosesItsMark) {
  EXPECT_EQ(text_of(utf8), utf8);
  EXPECT_EQ(text_of("\xEF\xBB\xBF" + utf8), utf8);
  EXPECT_EQ(text_of(""), "");
}

TEST(Charset, Utf16IsReadInBothOrdersWithAndWithoutMark) {
  EXPECT_EQ(text_of("\xFF\xFE" + little), utf8);
  EXPECT_EQ(text_of("\xFE\xFF" + big), utf8);
  EXPECT_EQ(text_of(little), utf8);
  EXPECT_EQ(text_of(big), utf8);
}

TEST(Charset, GbkIsReadWhereItLooksLikeChinese) {
  EXPECT_EQ(text_of(gbk), utf8);
  EXPECT_EQ(decode_text(gbk).encoding, "GB18030");
}

TEST(Charset, Big5IsReadWhereItFitsBetterThanGbk) {
  const std::string big5 = "\xB1\xE8\xAB\xD7\xAC\x4F\xB2\xC4\xA4\x40\xAD\xD3\xA6\x43";
  EXPECT_EQ(text_of(big5), "梯度是第一個列");
  EXPECT_EQ(decode_text(big5).encoding, "Big5");
  EXPECT_EQ(decode_text("the gradients, \xCC\xDD\xB6\xC8, take 14 GB").encoding, "GB18030");
}

TEST(Charset, WesternTextIsReadWhereItHasFewOtherLetters) {
  EXPECT_EQ(text_of("The peak \x93halves\x94 \x97 that does not follow, it\x92s a na\xEFve reading."),
            "The peak “halves” — that does not follow, it’s a naïve reading.");
  EXPECT_EQ(text_of("Die Gradienten belegen 14 GB, dazu \xC4nderungen f\xFCr Adam."),
            "Die Gradienten belegen 14 GB, dazu Änderungen für Adam.");
  // Russian in its own table: every letter is such a one.
  EXPECT_EQ(decode_text("\xE3\xF0\xE0\xE4\xE8\xE5\xED\xF2\xFB 14 GB").decoding, Decoding::other_encoding);
  // The same sign, where another computer wrote it.
  EXPECT_EQ(decode_text("That does not follow, it\xD5s a first reading of it.").encoding, "macintosh");
}

TEST(Charset, OtherEncodingsAreToldByName) {
  EXPECT_EQ(decode_text("\xFF\xFE\0\0a\0\0\0"s).encoding, "UTF-32LE");
}

TEST(Charset, ADamagedByteIsToldWithItsLine) {
  const DecodedText decoded = decode_text("第一行\n第二行梯度\xFF和主权重\n");
  EXPECT_NE(decoded.decoding, Decoding::understood);
}

TEST(Charset, ANulByteIsNoText) {
  const DecodedText decoded = decode_text("a\nb\0c"s);
  EXPECT_EQ(decoded.decoding, Decoding::not_text);
  EXPECT_EQ(decoded.line, 2);
}

}  // namespace
}  // namespace grader::formats
