// SPDX-License-Identifier: MIT
// Feeds: text of a student on its way into a report. The first two bytes choose a cap.
//
// Properties: in each format the rules of tests/support/format_rules.hpp hold, and a reader of the format
// gets the escaped text back; escaping twice is escaping once; caps and budgets hold; a page for a terminal
// holds no escape sequence and no command to a CI service.
#include "grader/report/escape_ci_log.hpp"
#include "grader/report/escape_csv.hpp"
#include "grader/report/escape_html.hpp"
#include "grader/report/escape_markdown.hpp"
#include "grader/report/escape_xml.hpp"
#include "grader/report/page.hpp"
#include "tests/fuzz/property.hpp"
#include "tests/support/format_rules.hpp"

namespace grader::fuzz {
namespace {

using report::Lines;
using rules::LineEnds;

void hold(const rules::Broken& broken) { require(!broken, broken.value_or("")); }

void check_plain(std::string_view text) {
  const std::string many = report::escape(text, Lines::many);
  const std::string one = report::escape(text, Lines::one);
  hold(rules::broken_plain_text(many, LineEnds::allowed));
  hold(rules::broken_plain_text(one, LineEnds::refused));
  require(report::escape(many, Lines::many) == many, "escaping twice is escaping once", many);
}

void check_caps(std::string_view text, std::size_t cap_bytes) {
  constexpr std::size_t note_bytes = 40;
  const std::string whole = report::escape(text, Lines::many);
  const std::string capped = report::escape_capped(text, Lines::many, cap_bytes);
  require(capped.size() <= cap_bytes + note_bytes, "a cap holds", capped);
  require(whole.size() > cap_bytes || capped == whole, "a text below the cap is whole", capped);
  hold(rules::broken_plain_text(capped, LineEnds::allowed));
  report::StudentText student(cap_bytes);
  std::size_t shown = 0;
  for (int i = 0; i < 3; ++i) {
    const std::size_t before = student.left_bytes();
    hold(rules::broken_plain_text(student.show(text, Lines::one, cap_bytes / 2 + 1), LineEnds::refused));
    shown += before - student.left_bytes();
  }
  require(shown <= cap_bytes, "a budget holds");
}

void check_formats(std::string_view text) {
  const std::string many = report::escape(text, Lines::many);
  const std::string one = report::escape(text, Lines::one);
  const std::string html = report::html_text(text, Lines::many);
  hold(rules::broken_html(html, LineEnds::allowed));
  require(rules::without_entities(html) == many, "HTML is read back", html);
  const std::string xml = report::xml_text(text, Lines::many);
  hold(rules::broken_xml(xml));
  require(rules::without_entities(xml) == many, "XML is read back", xml);
  std::string cell;
  hold(rules::broken_csv(report::csv_cell(text), cell));
  require(cell == one || cell == "'" + one, "a cell is read back", cell);
  hold(rules::broken_markdown_text(report::markdown_text(text)));
  std::string inside;
  hold(rules::broken_markdown_block(report::markdown_block(text), inside));
  require(rules::without_spaces(inside) == rules::without_spaces(many) ||
              rules::without_spaces(inside) == rules::without_spaces(many + "\n"),
          "a block is read back", inside);
}

void check_logs(std::string_view text) {
  hold(rules::broken_ci_log(report::ci_log_text(text)));
  hold(rules::broken_ci_log(report::ci_log_lines(text)));
  const std::string command =
      "::error title=" + report::workflow_property(text) + "::" + report::workflow_message(text);
  require(command.find('\n') == std::string::npos, "a command is one line", command);
  require(command.find("::", 2) == 14 + report::workflow_property(text).size(), "a command keeps its parts",
          command);
  report::Page page(report::Colour::never);
  page.paragraph(4, report::escape(text, Lines::many), report::Style::bad, "- ");
  page.verbatim(0, report::escape(text, Lines::many));
  hold(rules::broken_ci_log(page.text()));
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader::fuzz;
  std::string_view text = text_of(data, size);
  std::size_t cap_bytes = 100;
  if (text.size() >= 2) {
    cap_bytes = static_cast<unsigned char>(text[0]) + 4U * static_cast<unsigned char>(text[1]);
    text.remove_prefix(2);
  }
  check_plain(text);
  check_caps(text, cap_bytes);
  check_formats(text);
  check_logs(text);
  return 0;
}
