// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_lines.hpp"

#include <algorithm>

namespace grader::answers {
namespace {

constexpr std::size_t longest_label = 30;  ///< bytes before the name that a line is about
constexpr std::size_t longest_item = 360;

bool is_row(std::string_view text, std::size_t at) {
  const std::size_t end = std::min(text.find('\n', at), text.size());
  return text.substr(at, end - at).find('|') != std::string_view::npos;
}

/// A line that opens with a component and names no other one: what it says of sizes is of that one.
bool has_topic(const LedgerView& view, const std::vector<LedgerName>& names, std::size_t at) {
  const std::size_t end = std::min(view.reading.text().find('\n', at), view.reading.text().size());
  const LedgerName* topic = nullptr;
  for (const LedgerName& name : names) {
    if (!Range{at, end}.holds(name.range.begin)) continue;
    const bool base = is_base_name(view.rule, name);
    if (name.foreign || name.group || (base && !topic && name.range.begin - at <= longest_label))
      return false;
    if (base) continue;
    if (topic && topic->components != name.components) return false;
    if (!topic && name.range.begin - at > longest_label) return false;
    topic = &name;
  }
  return topic && end - at <= longest_item;
}

/// A row with several names is parted by its cells, one with a single name is one segment.
bool parts_cells(const LedgerView& view, const std::vector<LedgerName>& names, std::size_t at) {
  const std::size_t before = view.reading.text().rfind('\n', at);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  const std::size_t end = std::min(view.reading.text().find('\n', at), view.reading.text().size());
  return std::ranges::count_if(names, [&](const LedgerName& name) {
           return name.range.begin >= begin && name.range.end <= end;
         }) != 1;
}

/// `84和a有关`: the word joins a size and a name, and lists nothing.
bool relates(std::string_view rest, std::string_view sign) {
  if (sign != "和" && sign != "与" && sign != "跟" && sign != "及") return false;
  constexpr std::size_t longest_relation = 40;
  const std::string_view clause = rest.substr(0, std::min(rest.find_first_of(",\n"), longest_relation));
  const std::size_t end = clause.find("。");
  for (const std::string_view relation : {"有关", "相关", "挂钩", "关联"})
    if (clause.substr(0, end).find(relation) != clause.npos) return true;
  return false;
}

}  // namespace

LedgerLine line_at(const LedgerView& view, const std::vector<LedgerName>& names, std::size_t at) {
  const bool row = is_row(view.reading.text(), at);
  return {row, (row && !parts_cells(view, names, at)) || has_topic(view, names, at)};
}

std::size_t separator(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  for (const std::string_view sign : {"、", "。", "以及", "还有", "再加上", "加上", "和", "与", "及", "跟",
                                      ";", "?", "!", "\n", "&", " and ", " plus ", " then ", " or "})
    if (rest.starts_with(sign)) return relates(rest, sign) ? 0 : sign.size();
  const char sign = text[at];
  if (sign == '+' || sign == ',') return 1;
  if (sign == '/' && at > 0 && at + 1 < text.size() && text[at - 1] == ' ' && text[at + 1] == ' ') return 1;
  return 0;
}

}  // namespace grader::answers
