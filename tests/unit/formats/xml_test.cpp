// SPDX-License-Identifier: MIT
#include "grader/formats/xml.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "grader/error.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::formats {
namespace {

constexpr const char* start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

TEST(Xml, WritesAttributesTextAndChildrenInTheirOrder) {
  const XmlElement root{.name = "a",
                        .attributes = {{"z", "1"}, {"b", "2"}},
                        .children = {{.name = "c", .text = "中文"}, {.name = "d"}}};
  EXPECT_EQ(write_xml(root), std::string(start) + "<a z=\"1\" b=\"2\">\n  <c>中文</c>\n  <d />\n</a>\n");
}

TEST(Xml, SignsOfXmlAreText) {
  const XmlElement root{.name = "a", .attributes = {{"b", "\"<&>'"}}, .text = "</a>]]>&amp;<![CDATA["};
  EXPECT_EQ(write_xml(root),
            std::string(start) + "<a b=\"&quot;&lt;&amp;>'\">&lt;/a&gt;]]&gt;&amp;amp;&lt;![CDATA[</a>\n");
}

TEST(Xml, WhatXmlCannotHoldIsReplacedAndNothingElse) {
  const auto text = [](const std::string& raw) {
    const std::string document = write_xml({.name = "a", .text = raw});
    const std::size_t from = document.find("<a>") + 3;
    return document.substr(from, document.find("</a>") - from);
  };
  EXPECT_EQ(text("\x1b[31m"), "\xEF\xBF\xBD[31m");
  EXPECT_EQ(text("a\tb\nc"), "a\tb\nc");
  EXPECT_EQ(text("\x1f|\x20|"), "\xEF\xBF\xBD| |");
  EXPECT_EQ(text("\xff"), "\xEF\xBF\xBD");
  EXPECT_EQ(text("\xc1\xbf|\xc2\x80"), "\xEF\xBF\xBD\xEF\xBF\xBD|\xc2\x80");
  EXPECT_EQ(text("\xed\x9f\xbf|\xed\xa0\x80").substr(0, 4), "\xed\x9f\xbf|");
  EXPECT_EQ(text("\xef\xbf\xbd|\xef\xbf\xbe"), "\xEF\xBF\xBD|\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(text("\xf4\x8f\xbf\xbd|\xf4\x90\x80\x80").substr(0, 5), "\xf4\x8f\xbf\xbd|");
}

TEST(Xml, NoTextBreaksOutOfItsPlace) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    const std::string document = write_xml({.name = "a", .attributes = {{"b", text}}, .text = text + "x"});
    // The attribute ends with the first quote, and nothing else opens an element.
    const std::size_t from = document.find(" b=\"") + 4;
    EXPECT_EQ(document.at(document.find('"', from) + 1), '>');
    EXPECT_EQ(std::ranges::count(document, '<'), 3);
    EXPECT_EQ(document.find('\0'), std::string::npos);
  }
}

TEST(Xml, ANameThatIsNoneIsRefused) {
  EXPECT_NO_THROW(write_xml({.name = "max-points_2"}));
  for (const char* name : {"", "2a", "a b", "a>", "é"})
    EXPECT_THROW(write_xml({.name = name}), Error) << name;
  EXPECT_THROW(write_xml({.name = "a", .attributes = {{"b c", ""}}}), Error);
}

}  // namespace
}  // namespace grader::formats
