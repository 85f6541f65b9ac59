// SPDX-License-Identifier: MIT
#include "grader/answers/part_remark.hpp"

#include <algorithm>
#include <cstddef>

namespace grader::answers {
namespace {

/// The first blank line within, where prose stands before it and text behind it; else the end.
std::size_t end_of_paragraph(std::string_view text, Range range) {
  const std::string_view all = text.substr(range.begin, range.size());
  const std::size_t begin = std::min(all.find_first_not_of(" \n:.)"), all.size());
  const std::size_t blank = all.find("\n\n", begin);
  if (blank == all.npos || all.find_first_not_of(" \n", blank) == all.npos) return range.end;
  const std::string_view before = all.substr(0, blank);
  const bool prose = before.ends_with("。") || std::string_view(".!?;").find(before.back()) != before.npos;
  if (!prose) return range.end;
  return range.begin + blank;
}

constexpr std::size_t least_remark = 60;  ///< bytes: a shorter line may go on with the part

/// The end of the first line, where a long line of prose follows that is no item of a list; else the end.
std::size_t end_of_line(std::string_view text, Range range) {
  const std::string_view all = text.substr(range.begin, range.size());
  const std::size_t begin = std::min(all.find_first_not_of(" \n:.)"), all.size());
  // A label that has a line for itself stands over all that follows.
  if (all.substr(0, begin).find('\n') != all.npos) return range.end;
  const std::size_t stop = all.find('\n', begin);
  if (stop == all.npos || stop == begin || all.substr(0, stop).ends_with(":")) return range.end;
  const std::size_t next = all.find_first_not_of(" \n", stop);
  if (next == all.npos || all.size() - next < least_remark) return range.end;
  const bool item = std::string_view("-*+|(0123456789").find(all[next]) != all.npos ||
                    (next + 1 < all.size() && std::string_view(".):").find(all[next + 1]) != all.npos);
  return item ? range.end : range.begin + stop;
}

/// No part before the last goes over a line.
bool one_line_each(std::string_view text, const std::vector<LabelledPart>& parts) {
  for (std::size_t index = 0; index + 1 < parts.size(); ++index) {
    const std::string_view all = text.substr(parts[index].range.begin, parts[index].range.size());
    const std::size_t begin = all.find_first_not_of(" \n:.)");
    const std::size_t stop = begin == all.npos ? all.npos : all.find('\n', begin);
    if (stop != all.npos && all.find_first_not_of(" \n", stop) != all.npos) return false;
    if (text[parts[index + 1].range.begin == 0 ? 0 : parts[index + 1].range.begin - 1] == ' ') return false;
  }
  return true;
}

}  // namespace

void find_remark(std::string_view text, std::vector<LabelledPart>& parts) {
  for (LabelledPart& part : parts) part.surely = part.range.end;
  if (parts.size() < 2) return;
  if (one_line_each(text, parts)) {
    parts.back().surely = end_of_line(text, parts.back().range);
    if (parts.back().surely != parts.back().range.end) return;
  }
  for (std::size_t index = 0; index + 1 < parts.size(); ++index)
    if (end_of_paragraph(text, parts[index].range) != parts[index].range.end) return;
  parts.back().surely = end_of_paragraph(text, parts.back().range);
}

}  // namespace grader::answers
