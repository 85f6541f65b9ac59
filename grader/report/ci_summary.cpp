// SPDX-License-Identifier: MIT
#include "grader/report/ci_summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "grader/report/escape.hpp"
#include "grader/report/escape_markdown.hpp"
#include "grader/report/messages.hpp"
#include "grader/report/points_text.hpp"

namespace grader::report {
namespace {

using Kind = CheckItem::Kind;
using State = CheckItem::State;

const Text headline = {"{0}：{1}，{2} 分（满分 {3} 分，{4} 分及格）",
                       "{0}: {1}, {2} of {3:point|points} (pass mark {4})"};
const Text not_graded = {"未评分（不是零分）", "Not graded (this is not a zero)"};
const Text columns = {"| | 项目 | 分数 | 位置 |", "| | item | points | place |"};
const Text details = {"逐项说明", "Item by item"};
const Text cut = {"（太长，后面的没有列出；全部内容见 result.json。）",
                  "(Too long; the rest is not shown here. All of it is in result.json.)"};

constexpr std::array verdicts = {Sentence::verdict_pass, Sentence::verdict_fail, Sentence::verdict_undecided};

std::string_view sign_of(const CheckItem& item) {
  switch (item.state) {
    case State::right:
      return "✓";
    case State::lost:
      return item.low > Points{} ? "\\~" : "✗";
    case State::to_do:
      return "·";
    case State::open:
      return "?";
    case State::not_run:
      break;
  }
  return item.kind == Kind::trouble ? "✗" : "–";
}

std::string place_of(const CheckItem& item) {
  constexpr std::size_t cap_bytes = 200;
  const std::string file = escape_capped(item.file, Lines::one, cap_bytes);
  return item.line > 0 ? fmt::format("{}:{}", file, item.line) : file;
}

std::string row(const CheckItem& item, Language language) {
  return fmt::format("| {} | {} | {} | {} |\n", sign_of(item), markdown_text(item.title),
                     markdown_text(points_of(item, language)), markdown_text(place_of(item)));
}

/// Each line a paragraph: what ends a line in the report ends one here.
std::string section(const CheckItem& item) {
  std::string text = "\n### " + markdown_text(item.title) + "\n";
  std::string_view rest = item.text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    text += "\n" + markdown_text(rest.substr(0, end)) + "\n";
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return text;
}

std::string headline_of(const Grade& grade, Language language) {
  if (!grade.graded) return not_graded.in(language);
  const Sentence verdict = verdicts.at(static_cast<std::size_t>(grade.verdict));
  return fill_holes(headline.in(language), {escape(grade.title.in(language), Lines::one),
                                            say(verdict, language), points_text(grade.low, grade.high),
                                            points_text(grade.possible), points_text(grade.pass)});
}

std::string table_of(const std::vector<CheckItem>& items, Language language) {
  std::string text = "\n" + columns.in(language) + "\n|---|---|---|---|\n";
  for (const CheckItem& item : items) text += row(item, language);
  return text;
}

}  // namespace

std::string ci_summary(const Grade& grade, const std::vector<CheckItem>& items, Language language) {
  std::string text = "## " + markdown_text(headline_of(grade, language)) + "\n";
  if (grade.graded) text += "\n**" + markdown_text(next_step(grade, language)) + "**\n";
  if (grade.provenance.sandbox == "none")
    text += "\n**" + markdown_text(say(Sentence::no_sandbox, language)) + "**\n";
  text += table_of(items, language);
  text += "\n## " + markdown_text(details.in(language)) + "\n";
  const std::string end = "\n" + markdown_text(cut.in(language)) + "\n";
  for (const CheckItem& item : items) {
    if (item.text.empty()) continue;
    const std::string next = section(item);
    if (text.size() + next.size() + end.size() > most_summary_bytes) return text + end;
    text += next;
  }
  return text;
}

}  // namespace grader::report
