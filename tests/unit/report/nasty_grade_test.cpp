// SPDX-License-Identifier: MIT
// Whole reports of a grade that is nasty wherever a student has a say, and where our own words may quote him.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "grader/report/report.hpp"
#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_grades.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::report {
namespace {

void expect_harmless(const std::string& page) {
  const rules::Broken broken = rules::broken_ci_log(page);
  EXPECT_FALSE(broken) << *broken;
  EXPECT_LT(page.size(), 100'000U) << "a budget is broken";
}

void expect_harmless_json(const std::string& text) {
  ASSERT_TRUE(nlohmann::json::accept(text));
  EXPECT_EQ(text.find("##"), std::string::npos);
  EXPECT_LT(text.size(), 200'000U) << "a budget is broken";
  const rules::Broken raw = rules::broken_plain_text(text, rules::LineEnds::allowed);
  EXPECT_FALSE(raw) << *raw;
  // Also what a program gets that reads the JSON and prints its strings.
  const auto flat = nlohmann::json::parse(text).flatten();
  for (const auto& [key, value] : flat.items()) {
    if (!value.is_string()) continue;
    const auto broken =
        rules::broken_plain_text(value.get_ref<const std::string&>(), rules::LineEnds::allowed);
    EXPECT_FALSE(broken) << key << ": " << *broken;
  }
}

TEST(NastyGrade, IsHarmlessOnATerminalForEveryReader) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    for (const Grade& grade : samples::nasty_grades(text)) {
      for (const Language language : {Language::zh, Language::en}) {
        for (const Audience audience : {Audience::student, Audience::instructor})
          expect_harmless(terminal_text(grade, language, audience, Colour::never));
      }
    }
  }
}

TEST(NastyGrade, IsHarmlessAsJson) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    for (const Grade& grade : samples::nasty_grades(text)) {
      for (const Language language : {Language::zh, Language::en})
        expect_harmless_json(json_text(grade, language));
    }
  }
}

/// Every paragraph, heading and item by itself: what is left of the signs that this program makes.
void expect_harmless_markdown(const std::string& page) {
  EXPECT_LT(page.size(), 400'000U) << "a budget is broken";
  for (const std::string& node : rules::render_markdown(page).nodes)
    EXPECT_TRUE(node == "heading" || node == "paragraph" || node == "list" || node == "item" ||
                node == "strong")
        << node;
  for (std::string line : rules::lines_of(page)) {
    for (const std::string sign : {"# ", "## ", "- ", "  "})
      if (line.starts_with(sign)) {
        line.erase(0, sign.size());
        break;
      }
    if (line.starts_with("**") && line.ends_with("**") && line.size() >= 4)
      line = line.substr(2, line.size() - 4);
    const rules::Broken command = rules::broken_ci_log(line);
    EXPECT_FALSE(command) << *command;
    const rules::Broken broken = rules::broken_markdown_line(line);
    EXPECT_FALSE(broken) << *broken << ": " << line.substr(0, 300);
  }
}

TEST(NastyGrade, IsPlainTextInMarkdown) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    for (const Grade& grade : samples::nasty_grades(text)) {
      for (const Language language : {Language::zh, Language::en}) {
        for (const Audience audience : {Audience::student, Audience::instructor})
          expect_harmless_markdown(markdown_report(grade, language, audience));
      }
    }
  }
}

TEST(NastyPairs, ArePlainTextInMarkdown) {
  for (const std::string& text : samples::nasty_pairs())
    expect_harmless_markdown(markdown_report(samples::nasty_grade(text), Language::en, Audience::student));
}

TEST(MarkdownReport, ShowsAStudentNothingHidden) {
  const std::string page = markdown_report(samples::sample_grade(), Language::en, Audience::student);
  EXPECT_EQ(page.find("918273645"), std::string::npos);
  EXPECT_EQ(page.find("5eed5eed"), std::string::npos);
  EXPECT_EQ(page.find("14.9"), std::string::npos);
  EXPECT_TRUE(page.starts_with("# ")) << page.substr(0, 50);
}

TEST(NastyPairs, AreHarmlessInEveryReport) {
  for (const std::string& text : samples::nasty_pairs()) {
    const Grade grade = samples::nasty_grade(text);
    expect_harmless(terminal_text(grade, Language::en, Audience::student, Colour::never));
    expect_harmless(terminal_text(grade, Language::zh, Audience::instructor, Colour::never));
    expect_harmless_json(json_text(grade, Language::en));
  }
}

TEST(NastyPairs, ColoursAreTheOnlyEscapesOnAColouredPage) {
  for (const std::string& text : samples::nasty_pairs()) {
    std::string page =
        terminal_text(samples::nasty_grade(text), Language::en, Audience::student, Colour::always);
    for (const std::string colour :
         {"\x1b[1m", "\x1b[2m", "\x1b[1;32m", "\x1b[1;31m", "\x1b[1;33m", "\x1b[0m"}) {
      for (std::size_t at = page.find(colour); at != std::string::npos; at = page.find(colour, at))
        page.erase(at, colour.size());
    }
    EXPECT_EQ(page.find('\x1b'), std::string::npos);
  }
}

}  // namespace
}  // namespace grader::report
