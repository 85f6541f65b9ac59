// SPDX-License-Identifier: MIT
#include "grader/answers/stance_blocks.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "grader/answers/set_lines.hpp"

namespace grader::answers {
namespace {

std::size_t skip_marker(const StanceText& text, Range item) {
  const std::string_view words = text.part(item);
  const std::size_t sign = words.find_first_of(".):");
  constexpr std::size_t longest_marker = 4;
  return sign < longest_marker ? item.begin + sign + 1 : item.begin;
}

void reject_block(const StanceText& text, Range cue, const Headed& headed, StanceFindings& found) {
  found.note(cue);
  for (const Range& item : headed.items) {
    const std::size_t begin = skip_marker(text, item);
    if (text.patterns().remark.starts(text.part({begin, item.end}))) continue;
    std::size_t end = std::min(text.sentence(begin).end, item.end);
    while (end < item.end && text.all()[end - 1] == ';') end = std::min(text.sentence(end).end, item.end);
    end = text.cut(begin, end);
    found.add(Manner::rejected, cue, {begin, end});
    if (headed.is_list) {
      found.add(Manner::reported, {}, {end, item.end});
      continue;
    }
    // In a paragraph only the first sentence is surely meant.
    found.add(Manner::reported, {}, {end, headed.items.back().end});
    return;
  }
}

}  // namespace

bool heads_block(const StanceText& text, Range cue, BlockSight sight, StanceFindings& found) {
  const std::vector<SetLine>& lines = text.outline().lines;
  if (lines.empty()) return false;
  const std::size_t last = text.part(cue).find_last_not_of(" \n:|\"—");
  if (last == std::string_view::npos) return false;
  const std::size_t core = cue.begin + last + 1;
  const std::size_t line = line_at(lines, core - 1);
  const std::string_view rest = text.part({core, lines[line].range.end});
  if (!text.patterns().leads_on.starts(rest)) return false;
  const Headed headed = headed_by(lines, line, text.all());
  if (headed.items.empty()) return false;
  const Range before = {std::max(text.sentence(cue.begin).begin, lines[line].range.begin), cue.begin};
  const bool alone = text.only_points_back(before);
  const bool colon = rest.find(':') != rest.npos || rest.find("…") != rest.npos || rest.ends_with("...");
  // Without a colon only a title heads what stands below, and no full stop may end it.
  if (!colon && !(alone && (lines[line].dress == SetLine::Dress::title || headed.is_list))) return false;
  if (sight == BlockSight::either_way && !alone && !text.patterns().following.found_in(text.part(before)))
    return false;
  reject_block(text, cue, headed, found);
  return true;
}

bool heads_column(const StanceText& text, Range cue, StanceFindings& found) {
  const std::size_t begin = text.line_begin(cue.begin);
  const std::size_t close = text.all().find('|', cue.end);
  if (text.all()[begin] != '|' || close > text.line_end(cue.end) ||
      text.content({cue.end, close}) >= least_content)
    return false;
  const std::size_t open = text.all().rfind('|', cue.begin);
  if (text.content({open, cue.begin}) >= least_reported) return false;
  const auto column = std::count(text.all().begin() + static_cast<std::ptrdiff_t>(begin),
                                 text.all().begin() + static_cast<std::ptrdiff_t>(cue.begin), '|');
  bool heads = false;
  // The rule under the titles is an empty line by now.
  const std::size_t first = text.all().find_first_not_of("\n -:", text.line_end(cue.end));
  for (std::size_t line = std::min(first, text.all().size());
       line < text.all().size() && text.all()[line] == '|'; line = text.line_end(line) + 1) {
    std::size_t cell = line;
    for (std::ptrdiff_t skipped = 1; skipped < column && cell < text.line_end(line); ++skipped)
      cell = text.all().find('|', cell + 1);
    const std::size_t end = std::min(text.all().find('|', cell + 1), text.line_end(line));
    if (cell >= end || text.content({cell + 1, end}) < least_content) continue;
    found.reject(cue, {cell + 1, end});
    heads = true;
  }
  return heads;
}

bool judges_list_above(const StanceText& text, Range cue, StanceFindings& found) {
  const std::vector<SetLine>& lines = text.outline().lines;
  if (lines.empty()) return false;
  const std::size_t line = line_at(lines, cue.begin);
  if (lines[line].dress != SetLine::Dress::plain) return false;
  const Range before = {lines[line].range.begin, cue.begin};
  constexpr std::size_t few_words = 24;
  const bool above =
      text.patterns().above.found_in(text.part(before)) || text.patterns().above.starts(text.part(cue));
  if (text.content(before) > few_words || !above) return false;
  const Headed headed = list_above(lines, line);
  if (headed.items.size() < 2) return false;
  found.note(cue);
  for (const Range& item : headed.items) found.add(Manner::rejected, cue, item);
  return true;
}

void find_crosses(const StanceText& text, StanceFindings& found) {
  for (const SetLine& line : text.outline().lines) {
    const std::string_view words = text.part(line.range);
    for (const std::string_view cross : {"❌", "✗", "✘", "🚫", "⛔"})
      if (words.starts_with(cross))
        reject_block(text, {line.range.begin, line.range.begin + cross.size()},
                     {{{line.range.begin + cross.size(), line.range.end}}, true}, found);
  }
}

}  // namespace grader::answers
