// SPDX-License-Identifier: MIT
#include "grader/answers/labelled_parts.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "grader/answers/part_remark.hpp"
#include "grader/answers/signs.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t near_start = 40;  ///< bytes: an unfinished numbering counts when it starts here

/// A numbering that starts with the second part: what stands before it is the first.
std::vector<LabelledPart> read_parts_after_first(const std::vector<PartLabel>& labels, std::string_view text,
                                                 std::size_t parts) {
  for (const LabelStyle style : {LabelStyle::letter, LabelStyle::digit, LabelStyle::chinese}) {
    std::vector<LabelledPart> found = {{0, {0, text.size()}, text.size()}};
    for (const PartLabel& label : labels) {
      if (label.style != style || label.index != found.size() || label.range.begin == 0) continue;
      found.back().range.end = label.range.begin;
      found.push_back({label.index, {label.range.end, text.size()}, text.size()});
    }
    if (found.size() == parts && parts > 2) return found;
  }
  return {};
}

bool starts_line(std::string_view text, Range label) {
  const std::size_t first = text.find_first_not_of('\n', label.begin);
  const std::size_t line = first == 0 || first == text.npos ? text.npos : text.rfind('\n', first - 1);
  const std::size_t begin = line == text.npos ? 0 : line + 1;
  return text.substr(begin, first - begin).find_first_not_of("| ") == text.npos;
}

/// A writer may begin with the part he likes best: each label once, each at the start of a line.
std::vector<LabelledPart> read_parts_in_any_order(const std::vector<PartLabel>& labels, std::string_view text,
                                                  std::size_t parts) {
  for (const LabelStyle style :
       {LabelStyle::letter, LabelStyle::digit, LabelStyle::roman, LabelStyle::chinese}) {
    std::vector<LabelledPart> found;
    std::vector<bool> known(parts, false);
    bool twice = false;
    for (const PartLabel& label : labels) {
      if (label.style != style || !starts_line(text, label.range)) continue;
      twice = twice || known[label.index];
      known[label.index] = true;
      if (!found.empty()) found.back().range.end = label.range.begin;
      found.push_back({label.index, {label.range.end, text.size()}, text.size()});
    }
    if (!twice && found.size() == parts) return found;
  }
  return {};
}

/// `Only (c): …`: who leaves out the first parts starts with the letter of a later one.
std::vector<LabelledPart> read_later_parts(const std::vector<PartLabel>& labels, std::string_view text) {
  std::vector<LabelledPart> found;
  for (const PartLabel& label : labels) {
    if (label.style != LabelStyle::letter) continue;
    // The sign that ends a sentence belongs to the label behind it.
    const std::string_view before = text.substr(0, label.range.begin + 1);
    const bool opens = label.range.begin <= near_start && before.find_first_of(".;!?\n") == before.npos &&
                       before.find("。") == before.npos;
    const bool counts_on = found.empty() ? label.index > 0 && opens : label.index > found.back().index;
    if (!found.empty()) found.back().range.end = label.range.begin;
    if (!counts_on) break;
    found.push_back({label.index, {label.range.end, text.size()}, text.size()});
  }
  return found;
}

/// The numbering that counts up from the first part: a complete one, else one that starts the answer.
std::vector<LabelledPart> read_counted_parts(const std::vector<PartLabel>& labels, std::string_view text,
                                             std::size_t parts) {
  std::vector<LabelledPart> best;
  for (const LabelStyle style :
       {LabelStyle::letter, LabelStyle::digit, LabelStyle::roman, LabelStyle::chinese, LabelStyle::word}) {
    std::vector<LabelledPart> found;
    std::size_t start = 0;
    for (const PartLabel& label : labels) {
      if (label.style != style || label.index != found.size()) continue;
      if (found.empty()) start = label.range.begin;
      if (!found.empty()) found.back().range.end = label.range.begin;
      found.push_back({label.index, {label.range.end, text.size()}, text.size()});
    }
    const bool complete = found.size() == parts;
    if (!complete && (found.size() < 2 || start > near_start)) continue;
    if (found.size() > best.size() ||
        (found.size() == best.size() && found[0].range.begin < best[0].range.begin))
      best = std::move(found);
  }
  return best;
}

std::vector<LabelledPart> read_numbered_parts(const std::vector<PartLabel>& labels, std::string_view text,
                                              std::size_t parts) {
  std::vector<LabelledPart> best = read_counted_parts(labels, text, parts);
  if (best.size() < parts)
    if (std::vector<LabelledPart> found = read_parts_in_any_order(labels, text, parts); !found.empty())
      return found;
  if (best.empty()) best = read_parts_after_first(labels, text, parts);
  return best.empty() ? read_later_parts(labels, text) : best;
}

bool is_label_sign(char sign) { return (sign >= 'a' && sign <= 'c') || (sign >= '1' && sign <= '3'); }

/// The letters within running words; only where every part has one, in order.
std::vector<LabelledPart> read_running_parts(const PartLabels& labels, std::string_view text,
                                             std::size_t parts) {
  std::vector<LabelledPart> found;
  for (const Range& range : labels.find_running(text)) {
    std::size_t letter = range.begin;
    while (letter < range.end && !is_label_sign(text[letter])) ++letter;
    if (letter == range.end) continue;
    const char start = is_digit(text[letter]) ? '1' : 'a';
    if (static_cast<std::size_t>(text[letter] - start) != found.size()) continue;
    if (!found.empty() && is_digit(text[found[0].range.begin - 1]) != is_digit(text[letter])) continue;
    if (!found.empty()) found.back().range.end = letter;
    found.push_back({found.size(), {letter + 1, text.size()}, text.size()});
    if (found.size() == parts) break;
  }
  return found.size() == parts ? found : std::vector<LabelledPart>{};
}

/// `(b) and (c) …`: both parts are what stands behind the last of the labels.
void join_labels(std::string_view text, std::vector<LabelledPart>& parts) {
  constexpr std::string_view links[] = {"and", "and also", "和", "与", "跟", "及",
                                        "、",  ",",        "&",  "+",  "/",  "-"};
  for (std::size_t index = parts.size(); index-- > 1;) {
    std::string_view words = text.substr(parts[index - 1].range.begin, parts[index - 1].range.size());
    const std::size_t begin = words.find_first_not_of(" )");
    if (begin == words.npos) continue;
    words.remove_prefix(begin);
    words = words.substr(0, words.find_last_not_of(" (") + 1);
    if (std::ranges::find(links, words) == std::end(links)) continue;
    parts[index - 1].range.end = parts[index].range.end;
  }
}

}  // namespace

std::vector<LabelledPart> read_labelled_parts(const PartLabels& labels, std::string_view text,
                                              std::size_t parts) {
  if (parts == 0) return {};
  std::vector<LabelledPart> found = read_numbered_parts(labels.find(text, parts), text, parts);
  if (found.empty()) found = read_running_parts(labels, text, parts);
  join_labels(text, found);
  find_remark(text, found);
  return found;
}

}  // namespace grader::answers
