// SPDX-License-Identifier: MIT
// Every format that foreign text goes into, over the same list of nasty strings, judged by rules that know
// nothing of the writers.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "grader/report/escape_ci_log.hpp"
#include "grader/report/escape_csv.hpp"
#include "grader/report/escape_html.hpp"
#include "grader/report/escape_markdown.hpp"
#include "grader/report/escape_xml.hpp"
#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::report {
namespace {

using rules::LineEnds;

void expect_read_back(const std::string& text, const std::string& markdown) {
  // An @ that would call somebody is shown by its number.
  const auto with_numbers = [](std::string words) {
    for (auto at = words.find('@'); at != std::string::npos; at = words.find('@'))
      words.replace(at, 1, "\\u{40}");
    return words;
  };
  EXPECT_EQ(with_numbers(rules::read_markdown_text(markdown)), with_numbers(escape(text, Lines::one)));
}

class Formats : public ::testing::Test {
 protected:
  Formats() : strings_(samples::nasty_strings()) {
    for (std::string& pair : samples::nasty_pairs()) strings_.push_back(std::move(pair));
  }
  std::vector<std::string> strings_;
};

::testing::AssertionResult holds(const rules::Broken& broken) {
  if (!broken) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << *broken;
}

TEST_F(Formats, PlainTextHoldsNothingThatIsObeyedOrHidden) {
  for (const std::string& text : strings_) {
    EXPECT_TRUE(holds(rules::broken_plain_text(escape(text, Lines::many), LineEnds::allowed)));
    EXPECT_TRUE(holds(rules::broken_plain_text(escape(text, Lines::one), LineEnds::refused)));
  }
}

TEST_F(Formats, EscapingTwiceIsEscapingOnce) {
  for (const std::string& text : strings_) {
    const std::string once = escape(text, Lines::many);
    EXPECT_EQ(escape(once, Lines::many), once);
  }
}

TEST_F(Formats, HtmlHoldsNoTagAndIsReadBackWhole) {
  for (const std::string& text : strings_) {
    const std::string html = html_text(text, Lines::many);
    EXPECT_TRUE(holds(rules::broken_html(html, LineEnds::allowed)));
    EXPECT_TRUE(holds(rules::broken_html(html_text(text, Lines::one), LineEnds::refused)));
    EXPECT_EQ(rules::without_entities(html), escape(text, Lines::many));
  }
}

TEST_F(Formats, XmlIsWellFormedAsContentAndAsAttributeAndIsReadBackWhole) {
  for (const std::string& text : strings_) {
    const std::string xml = xml_text(text, Lines::many);
    EXPECT_TRUE(holds(rules::broken_xml(xml)));
    EXPECT_TRUE(holds(rules::broken_xml(xml_text(text, Lines::one))));
    EXPECT_EQ(rules::without_entities(xml), escape(text, Lines::many));
  }
}

TEST_F(Formats, ACellOfCsvIsNoFormulaAndIsReadBackWhole) {
  for (const std::string& text : strings_) {
    std::string cell;
    EXPECT_TRUE(holds(rules::broken_csv(csv_cell(text), cell)));
    const std::string expected = escape(text, Lines::one);
    EXPECT_TRUE(cell == expected || cell == "'" + expected) << cell.substr(0, 200);
  }
}

TEST_F(Formats, MarkdownTextMeansNothingAndIsReadBackWhole) {
  for (const std::string& text : strings_) {
    const std::string markdown = markdown_text(text);
    EXPECT_TRUE(holds(rules::broken_markdown_text(markdown)));
    expect_read_back(text, markdown);
  }
}

/// Of pieces that mean something together.
std::string random_text(std::mt19937& random) {
  static const std::vector<std::string> pieces = {
      "a",     "b_c",     "_",    "__",   "*",   "**",   "~",       "~~",   "`",     "``",     "\\",   "\\\\",
      "[",     "]",       "(",    ")",    "<",   ">",    "&",       "&lt;", "#",     "##",     "-",    "+",
      "=",     "==",      "|",    "!",    ":",   "::",   ":smile:", "@",    "@team", "1.",     "2)",   "www.",
      ".org",  "http:",   "//x",  "$",    "{",   "}",    "{{",      "%",    "^",     "\"",     "'",    " ",
      "  ",    "中",      "\n",   "\t",   "[x]", "](y)", "<b>",     "---",  "===",   "\u202e", "\xff", "#12",
      "a@b.c", "mailto:", "[^1]", "]: x", "```", "~~~",  "&#64;",   "U",    "7e9",   "→"};
  std::uniform_int_distribution<std::size_t> count(1, 8);
  std::uniform_int_distribution<std::size_t> piece(0, pieces.size() - 1);
  std::string text;
  for (std::size_t left = count(random); left > 0; --left) text += pieces[piece(random)];
  return text;
}

TEST(MarkdownText, OfRandomSignsMeansNothingAndIsReadBackWhole) {
  constexpr int rounds = 5000;
  std::mt19937 random(20261130);  // the same texts each time
  for (int i = 0; i < rounds; ++i) {
    const std::string text = random_text(random);
    const std::string markdown = markdown_text(text);
    ASSERT_TRUE(holds(rules::broken_markdown_text(markdown))) << text << "\n" << markdown;
    expect_read_back(text, markdown);
    // Code among words, as on a page.
    const std::string more = escape(random_text(random), Lines::one);
    const std::string page = markdown_words(escape(text, Lines::one) + marked_as_code(more) + more);
    ASSERT_TRUE(holds(rules::broken_markdown_text(page))) << text << "\n" << more << "\n" << page;
    expect_read_back(escape(text, Lines::one) + more + more, page);
    ASSERT_FALSE(HasFailure()) << text << "\n" << page;
  }
}

TEST_F(Formats, ABlockOfMarkdownEndsWhereItShould) {
  for (const std::string& text : strings_) {
    std::string inside;
    EXPECT_TRUE(holds(rules::broken_markdown_block(markdown_block(text), inside)));
    const std::string expected = escape(text, Lines::many);
    EXPECT_EQ(rules::without_spaces(inside),
              rules::without_spaces(expected.ends_with('\n') ? expected : expected + "\n"));
  }
}

TEST_F(Formats, ACiServiceIsToldNothing) {
  for (const std::string& text : strings_) {
    EXPECT_TRUE(holds(rules::broken_ci_log(ci_log_text(text))));
    EXPECT_TRUE(holds(rules::broken_ci_log(ci_log_lines(text))));
    for (const std::string& line : rules::lines_of(ci_log_lines(text))) EXPECT_TRUE(line.starts_with("| "));
  }
}

TEST_F(Formats, ACommandOfOursKeepsItsEnd) {
  for (const std::string& text : strings_) {
    const std::string line =
        "::error title=" + workflow_property(text) + ",line=1::" + workflow_message(text);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    const std::size_t end = line.find("::", 2);
    EXPECT_TRUE(line.substr(0, end).ends_with(",line=1")) << line.substr(0, 200);
    EXPECT_EQ(std::count(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(end), ','), 1);
    EXPECT_EQ(line.find("##"), std::string::npos);
  }
}

TEST_F(Formats, TheBudgetOfAStudentHoldsInEveryFormat) {
  constexpr std::size_t note_bytes = 40;
  const std::size_t most = 6 * (StudentText::usual_budget_bytes + note_bytes) + 200;
  for (const std::string& text : strings_) {
    StudentText student;
    const std::string shown = student.show(text, Lines::many, 1 << 20);
    EXPECT_LE(shown.size(), StudentText::usual_budget_bytes + note_bytes);
    for (const std::string& written :
         {html_text(shown, Lines::many), xml_text(shown, Lines::many), csv_cell(shown), markdown_text(shown),
          ci_log_text(shown), workflow_message(shown)}) {
      EXPECT_LE(written.size(), most);
    }
    EXPECT_LE(markdown_block(shown).size(), 3 * StudentText::usual_budget_bytes + 200);
  }
}

// ---- what it looks like ------------------------------------------------------------------------------

TEST(HtmlText, FiveSignsBecomeEntities) {
  EXPECT_EQ(html_text("<a b=\"c\">&'\x1b", Lines::one), "&lt;a b=&quot;c&quot;&gt;&amp;&#39;\\x1b");
}

TEST(XmlText, TheEndOfACdataSectionIsNone) { EXPECT_EQ(xml_text("a]]>b", Lines::one), "a]]&gt;b"); }

TEST(CsvCell, QuotesAreDoubledAndFormulasQuoted) {
  EXPECT_EQ(csv_cell("a \"b\", c"), "\"a \"\"b\"\", c\"");
  EXPECT_EQ(csv_cell("=1+1"), "\"'=1+1\"");
  EXPECT_EQ(csv_cell(" =1+1"), "\"' =1+1\"");
  EXPECT_EQ(csv_cell("\t1"), "\"'\\x091\"");
  EXPECT_EQ(csv_cell("1-1"), "\"1-1\"");
}

TEST(MarkdownText, SignsThatMeanSomethingGetABackslash) {
  EXPECT_EQ(markdown_text("# 张三 [x](y)"), "\\# 张三 [x\\](y)");
  EXPECT_EQ(markdown_text("- a *b* `c` ~~d~~ | <e> &amp;"),
            "\\- a \\*b\\* \\`c\\` \\~\\~d\\~\\~ \\| &lt;e> \\&amp;");
  EXPECT_EQ(markdown_text("1. http://x www.y"), "1\\. http\\://x www\\.y");
  EXPECT_EQ(markdown_text("  a "), "&#32;&#32;a&#32;");
  EXPECT_EQ(markdown_text("@all"), "\\u{40}all");
}

TEST(MarkdownText, SignsThatMeanNothingStayAsTheyAre) {
  for (const std::string_view text :
       {"passed, 6.5 of 10 points (pass mark 8)", "Q1: it's \"so\" + 3 - 4 * 5 / 2!",
        "-0.5 GiB (ledger.hpp:41)", "box{0, U}.total() > 1 && a < b == c ~ d", "Lesson 1: std::max, a[0] = 3",
        "第 1 课：得 8.5–9 分（100%）", "1.25 / 1.5", "C:\\dir", "a @ b # c"})
    EXPECT_EQ(markdown_text(text), text);
}

TEST(MarkdownText, NamesAndNumbersOfIssuesAreCode) {
  EXPECT_EQ(markdown_text("estimate_memory(1), a__b #12 :smile: x:100: a:9:2"),
            "`estimate_memory`(1), `a__b` `#12` `:smile:` x`:100:` a:9:2");
  EXPECT_EQ(markdown_text("throws std::out_of_range for n.of_it <= 0."),
            "throws `std::out_of_range` for `n.of_it` <= 0.");
  EXPECT_EQ(markdown_text("a_b#1\\_"), "`a_b#1`\\\\`_`");
}

TEST(MarkdownText, CodeIsCodeWhereThatIsSafe) {
  const auto written = [](std::string_view code) {
    return markdown_words("f: " + marked_as_code(code) + ".");
  };
  EXPECT_EQ(written("2 * U[0]"), "f: `2 * U[0]`.");
  EXPECT_EQ(written(""), "f: .");
  EXPECT_EQ(written("a`*b*"), "f: a\\`\\*b\\*.");
  EXPECT_EQ(written("x<b>"), "f: x&lt;b>.");
  EXPECT_EQ(written("##[group]"), "f: \\#\\#[group].");
}

TEST(MarkdownBlock, TheFenceIsLongerThanAnyInside) {
  EXPECT_EQ(markdown_block("a"), "```text\na\n```\n");
  EXPECT_EQ(markdown_block("<b>a</b> < 1 <!-- x"), "```text\n< b>a< /b> < 1 < !-- x\n```\n");
  EXPECT_EQ(markdown_block("```\n"), "````text\n```\n````\n");
}

TEST(CiLog, CommandsAreShownAndNotObeyed) {
  EXPECT_EQ(ci_log_text("::error::x"), "\\x3a:error::x");
  EXPECT_EQ(ci_log_text("  ::error::x"), "  \\x3a:error::x");
  EXPECT_EQ(ci_log_text("##vso[x]"), "#\\x23vso[x]");
  EXPECT_EQ(ci_log_text("std::max, section_end"), "std::max, section_end");
  EXPECT_EQ(ci_log_lines("a\n::error::b"), "| a\n| \\x3a:error::b\n");
}

TEST(CiLog, EveryLineOfATextIsLookedAt) {
  EXPECT_EQ(without_ci_commands("a ::b\n  ::c\n::d"), "a ::b\n  \\x3a:c\n\\x3a:d");
}

TEST(CiLog, ACommandOfOursCarriesLineEndsAsCodes) {
  EXPECT_EQ(workflow_message("a\nb: 5%"), "a%0Ab: 5%25");
  EXPECT_EQ(workflow_property("a:b,c\nd"), "a%3Ab%2Cc\\x0ad");
}

}  // namespace
}  // namespace grader::report
