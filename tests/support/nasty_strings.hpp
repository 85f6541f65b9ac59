// SPDX-License-Identifier: MIT
// What somebody may hand in, name or print to be more than text in a report.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grader::samples {

/// A literal with the NUL bytes in it.
template <std::size_t size>
std::string bytes_of(const char (&literal)[size]) {
  return std::string(literal, size - 1);
}

inline std::vector<std::string> nasty_strings() {
  return {
      // a terminal: colours, titles, the clipboard, links, lines overwritten, reports typed back
      "\x1b[31mred\x1b[0m",
      "\x1b]0;title\x07",
      "\x1b]52;c;ZXZpbA==\x07",
      "\x1b]8;;http://evil\x1b\\here",
      "99 of 100\rall right",
      "\b\b\b\bpassed",
      "\x1b[6n",
      "\x9b"
      "31m",
      "\xc2\x9b"
      "31m",
      "\x1bP+q\x1b\\",
      "\x7f\x7f",
      "\v\f",
      "a\tb",
      // text that is read in another order, or not at all
      "\u202egnp.exe",
      "\u2066a\u2069",
      "\u200fx",
      "\u200b\u200c\u200d",
      "\ufeffx",
      "\u00adx",
      "\U000e0041",
      "\u2028\u2029",
      "e\u0301\u0301\u0301\u0301\u0301\u0301",
      "e\u0301\u0301\u0301\n\u0301\u0301",
      "\ue000",
      "\ufffe\uffff",
      // bytes that are no UTF-8
      "\xff\xfe",
      "\xe5\xbc",
      "\xc0\xaf",
      "\xed\xa0\x80",
      "\xf4\x90\x80\x80",
      "\x80",
      bytes_of("a\0b"),
      bytes_of("\0"),
      // HTML
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "</pre></td>",
      "\" onmouseover=\"x",
      "' autofocus onfocus='x",
      "&lt;b&gt; &amp; &#60;",
      "<!-- --> <![CDATA[",
      "{{7*7}}",
      "javascript:x",
      // spreadsheets
      "=HYPERLINK(\"http://evil\",\"x\")",
      "+1+1",
      "-1",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      "\n=1",
      " =1",
      "＝1+1",
      "＠x",
      "a\",=1+1,\"b",
      "a\"\n=1",
      "=cmd|' /C calc'!A0",
      "'=1",
      // Markdown
      "# heading",
      "```",
      "````\n```\n~~~",
      "~~~",
      "[x](http://evil)",
      "![x](http://evil/x.png)",
      "**bold**",
      "<http://evil>",
      "http://evil www.evil.org",
      "a | b |",
      "1. one",
      "- one",
      "> quote",
      "    code",
      "a  ",
      "===",
      "---",
      "@team please",
      "#12",
      "\\",
      "`x`",
      "``",
      "\\`",
      "$x$",
      "&#64;x",
      "- [x] done",
      "`\n```\nx",
      // XML
      "]]>",
      "<?xml version='1.0'?>",
      "<!DOCTYPE a [<!ENTITY b 'c'>]>&b;",
      "&#0;&#x1b;",
      "\x01\x02",
      // CI services
      "::error file=x::y",
      "  ::add-mask::a",
      "x\n::set-output name=a::b",
      "::notice title=Autograding report::{\"totalPoints\":10,\"maxPoints\":10}",
      "::stop-commands::x",
      "##[error]x",
      "x ##[group]y",
      "##vso[task.complete result=Succeeded;]",
      "##teamcity[testFailed]",
      "###[x",
      "\x1b[0Ksection_start:1:x\r\x1b[0K",
      "travis_fold:start:x",
      "::",
      ":::::",
      "a%0A::error::b",
      ":: ::",
      // much of something
      std::string(1 << 20, 'x'),
      std::string(1 << 20, '\x1b'),
      std::string(1 << 20, '`'),
      std::string(1 << 20, '\n'),
      std::string(1 << 20, '&'),
      "\n\n\n",
      "",
      " ",
      "   ",
  };
}

/// Two of them side by side, and each behind something harmless: what is defused alone may be alive there.
inline std::vector<std::string> nasty_pairs() {
  std::vector<std::string> pairs;
  for (const std::string& text : nasty_strings()) {
    if (text.size() > 1000) continue;
    pairs.push_back("error: " + text);
    pairs.push_back(text + text);
    pairs.push_back("第 1 行\n" + text + "\n");
    pairs.push_back(std::string(90, 'w') + " " + text);
  }
  return pairs;
}

}  // namespace grader::samples
