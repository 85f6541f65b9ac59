// SPDX-License-Identifier: MIT
#include "grader/answers/set_lines.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace grader::answers {
namespace {

constexpr std::size_t tab_columns = 4;
constexpr std::size_t most_items = 64;  ///< of one list: time stays bounded
constexpr std::size_t most_lines = 400;
constexpr std::size_t slack = 1;  ///< columns that items of one list may differ by

constexpr std::array<std::string_view, 24> bullets = {"- ", "* ", "+ ", "-", "•", "·", "◦",  "▪",
                                                      "■",  "●",  "○",  "–", "—", "→", "->", "=>",
                                                      "✗",  "✘",  "×",  "❌", "☐", "►", "▶",  "※"};

constexpr std::array<std::string_view, 10> numerals = {"一", "二", "三", "四", "五",
                                                       "六", "七", "八", "九", "十"};

bool starts_with_any(std::string_view text, const auto& signs, std::size_t& length) {
  for (const std::string_view sign : signs)
    if (text.starts_with(sign)) return length = sign.size(), true;
  return false;
}

bool is_number(char sign) { return sign >= '0' && sign <= '9'; }

/// What stands behind the number of an item: `.`, `)`, `、`, `:`, and no digit after it.
bool closes_number(std::string_view text) {
  if (text.starts_with(")") || text.starts_with("、")) return true;
  if (text.empty() || std::string_view(".:,").find(text[0]) == std::string_view::npos) return false;
  return text.size() == 1 || !is_number(text[1]);
}

/// One sign for each style of numbers that items may have; empty for none. The text is folded.
std::string numbered(std::string_view text) {
  constexpr std::string_view circled = "\xE2\x91";
  if (text.starts_with(circled)) return "①";
  if (text.starts_with('(')) text.remove_prefix(1);
  std::size_t length = 0;
  while (length < text.size() && is_number(text[length])) ++length;
  if (length > 0) return length <= 2 && closes_number(text.substr(length)) ? "1" : "";
  while (length < text.size() && std::string_view("ivx").find(text[length]) != std::string_view::npos)
    ++length;
  if (length > 0) return length <= 3 && closes_number(text.substr(length)) ? "i" : "";
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'h') return closes_number(text.substr(1)) ? "a" : "";
  constexpr std::array<std::string_view, 2> ordinals = {"其", "第"};
  const bool ordinal = starts_with_any(text, ordinals, length);
  if (ordinal) text.remove_prefix(length);
  if (!starts_with_any(text, numerals, length)) return "";
  return ordinal || closes_number(text.substr(length)) ? "一" : "";
}

bool only_dressing(std::string_view before) {
  return before.find_first_not_of(" \t>#*_+-~|") == before.npos ||
         std::ranges::any_of(bullets, [&](std::string_view bullet) {
           const std::size_t first = before.find_first_not_of(" \t>");
           return first != before.npos && before.substr(first).starts_with(bullet) && bullet.size() > 1;
         });
}

/// Takes the indent off.
std::size_t take_indent(std::string_view& line) {
  std::size_t columns = 0;
  constexpr std::string_view wide_blank = "\u3000";
  while (!line.empty()) {
    if (line.starts_with(wide_blank)) {
      columns += 2;
      line.remove_prefix(wide_blank.size());
      continue;
    }
    if (line[0] != ' ' && line[0] != '\t' && line[0] != '>') break;
    columns += line[0] == '\t' ? tab_columns : 1;
    line.remove_prefix(1);
  }
  return columns;
}

/// Emphasised from one end to the other, a colon aside.
bool all_bold(std::string_view line) {
  constexpr std::string_view wide_colon = "：";
  while (line.ends_with(' ') || line.ends_with('\r') || line.ends_with(':')) line.remove_suffix(1);
  if (line.ends_with(wide_colon)) line.remove_suffix(wide_colon.size());
  for (const std::string_view sign : {"**", "__"})
    if (line.size() > 2 * sign.size() && line.starts_with(sign) && line.ends_with(sign) &&
        line.find(sign, sign.size()) == line.size() - sign.size())
      return true;
  return false;
}

SetLine set_line(const NormalText& normal, Range range) {
  SetLine set{.range = range};
  const std::string_view text = std::string_view(normal.text).substr(range.begin, range.size());
  if (text.find_first_not_of(' ') == text.npos) {
    set.dress = SetLine::Dress::blank;
    return set;
  }
  if (text.starts_with("|")) {
    set.dress = SetLine::Dress::row;
    return set;
  }
  const std::string_view verbatim = normal.verbatim;
  const std::size_t place = normal.begins[range.begin];
  const std::size_t before = place == 0 ? verbatim.npos : verbatim.rfind('\n', place - 1);
  const std::size_t begin = before == verbatim.npos ? 0 : before + 1;
  // A line that a tag broke off has no signs of its own.
  const bool whole = only_dressing(verbatim.substr(begin, place - begin));
  std::string_view line =
      verbatim.substr(begin, std::min(verbatim.find('\n', begin), verbatim.size()) - begin);
  set.indent = take_indent(line);
  if (whole && (line.starts_with('#') || all_bold(line))) {
    set.dress = SetLine::Dress::title;
    return set;
  }
  const auto bullet =
      std::ranges::find_if(bullets, [&](std::string_view sign) { return line.starts_with(sign); });
  const bool bold = line.starts_with("**");
  set.marker = whole && bullet != bullets.end() && !bold ? std::string(*bullet) : numbered(text);
  if (!set.marker.empty()) set.dress = SetLine::Dress::item;
  return set;
}

using Dress = SetLine::Dress;

/// The items of the list that starts here; what hangs deeper under one of them explains it.
Headed list_from(const std::vector<SetLine>& lines, std::size_t first, bool siblings, std::string_view text) {
  Headed headed{.is_list = true};
  const SetLine& model = lines[first];
  bool parted = false;
  bool explains = false;
  const std::size_t stop = std::min(lines.size(), first + most_lines);
  for (std::size_t line = first; line < stop && headed.items.size() < most_items; ++line) {
    const SetLine& here = lines[line];
    if (here.dress == Dress::blank) {
      parted = true;
      continue;
    }
    const bool deeper = here.indent > model.indent + slack;
    if (here.dress == Dress::item && !deeper &&
        (here.indent + slack < model.indent || here.marker != model.marker))
      break;
    if (here.dress == Dress::plain && (!deeper || parted)) break;
    if (here.dress == Dress::title || here.dress == Dress::row) break;
    // In a flat list the next heading looks like an item.
    if (siblings && line > first && text.substr(here.range.begin, here.range.size()).ends_with(':')) break;
    if (here.dress == Dress::item) explains = deeper;
    if (here.dress == Dress::item && !deeper)
      headed.items.push_back(here.range);
    else if (!explains)
      headed.items.back().end = here.range.end;
    parted = false;
  }
  return headed;
}

}  // namespace

Headed list_above(const std::vector<SetLine>& lines, std::size_t line) {
  Headed headed{.is_list = true};
  while (line > 0 && lines[line - 1].dress == Dress::blank) --line;
  for (; line > 0 && lines[line - 1].dress == Dress::item && headed.items.size() < most_items; --line)
    headed.items.insert(headed.items.begin(), lines[line - 1].range);
  return headed;
}

std::vector<SetLine> lines_as_set(const NormalText& normal) {
  std::vector<SetLine> lines;
  for (std::size_t begin = 0; begin <= normal.text.size();) {
    const std::size_t end = std::min(normal.text.find('\n', begin), normal.text.size());
    lines.push_back(set_line(normal, {begin, end}));
    begin = end + 1;
  }
  return lines;
}

std::size_t line_at(const std::vector<SetLine>& lines, std::size_t place) {
  const auto after =
      std::ranges::upper_bound(lines, place, {}, [](const SetLine& line) { return line.range.begin; });
  return after == lines.begin() ? 0 : static_cast<std::size_t>(after - lines.begin()) - 1;
}

Headed headed_by(const std::vector<SetLine>& lines, std::size_t line, std::string_view text) {
  std::size_t first = line + 1;
  while (first < lines.size() && lines[first].dress == Dress::blank) ++first;
  if (first >= lines.size()) return {};
  const SetLine& head = lines[line];
  const SetLine& next = lines[first];
  if (next.dress == Dress::item) {
    const bool sibling =
        head.dress == Dress::item && next.marker == head.marker && next.indent <= head.indent + slack;
    const bool heads_siblings = text.substr(head.range.begin, head.range.size()).ends_with(':');
    if (sibling && !heads_siblings) return {};
    return list_from(lines, first, sibling, text);
  }
  if (next.dress != Dress::plain) return {};
  Headed headed;
  const std::size_t stop = std::min(lines.size(), first + most_items);
  for (std::size_t at = first; at < stop && lines[at].dress == Dress::plain; ++at) {
    // A line that heads something else.
    if (at > first && text.substr(lines[at].range.begin, lines[at].range.size()).ends_with(':')) break;
    headed.items.push_back(lines[at].range);
  }
  return headed;
}

}  // namespace grader::answers
