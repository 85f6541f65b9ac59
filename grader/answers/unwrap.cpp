// SPDX-License-Identifier: MIT
#include "grader/answers/unwrap.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace grader::answers {
namespace {

constexpr std::size_t least_width = 40;     ///< columns: nobody breaks lines that are shorter
constexpr std::size_t widest_column = 140;  ///< a text with longer lines is broken at no column
constexpr std::size_t code_indent = 4;
constexpr std::size_t longest_word = 40;

struct Line {
  std::size_t begin = 0;  ///< its first letter that is no blank
  std::size_t end = 0;    ///< behind its last letter that is no blank
  std::size_t indent = 0;
  std::size_t width = 0;  ///< columns
  bool broken_by_writer = false;
  bool code = false;
};

class Unwrapping {
 public:
  Unwrapping(const Letters& letters, std::string_view verbatim) : in_(letters), verbatim_(verbatim) {
    cut_lines();
  }

  Letters run() const {
    Letters out;
    out.reserve(in_.size());
    for (std::size_t index = 0; index < lines_.size(); ++index) {
      const Line& line = lines_[index];
      const bool joined = index > 0 && joins(lines_[index - 1], line);
      const std::size_t from = joined ? line.begin : line.begin - line.indent;
      if (joined) {
        const Letter& before = out.back();
        out.push_back({' ', before.end, before.end});
      } else if (index > 0) {
        out.push_back(in_[line.begin - line.indent - 1]);
      }
      out.insert(out.end(), in_.begin() + static_cast<std::ptrdiff_t>(from),
                 in_.begin() + static_cast<std::ptrdiff_t>(line.end));
    }
    return out;
  }

 private:
  char32_t value(std::size_t at) const { return at < in_.size() ? in_[at].value : U'\n'; }

  void cut_lines() {
    bool fenced = false;
    for (std::size_t at = 0; at <= in_.size();) {
      std::size_t end = at;
      while (end < in_.size() && in_[end].value != '\n') ++end;
      Line line = {.begin = at, .end = end};
      while (line.begin < end && value(line.begin) == ' ') ++line.begin;
      while (line.end > line.begin && value(line.end - 1) == ' ') --line.end;
      line.indent = line.begin - at;
      line.width = line.end - at;
      // Two blanks at the end break a line in Markdown.
      line.broken_by_writer = end - line.end >= 2 && verbatim_[in_[end - 1].begin] == ' ';
      const bool fence =
          value(line.begin) == '\'' && value(line.begin + 1) == '\'' && value(line.begin + 2) == '\'';
      line.code = fenced || fence || line.indent >= code_indent || is_set(line);
      if (fence) fenced = !fenced;
      if (!line.code && value(line.begin) != '|') widest_ = std::max(widest_, line.width);
      lines_.push_back(line);
      at = end + 1;
    }
  }

  /// Columns set with blanks, or a comment of a program.
  bool is_set(const Line& line) const {
    for (std::size_t at = line.begin; at + 2 < line.end; ++at) {
      const bool blanks = value(at) == ' ' && value(at + 1) == ' ' && value(at + 2) == ' ';
      if (blanks || (value(at) == '/' && value(at + 1) == '/' && value(at + 2) == ' ')) return true;
    }
    return false;
  }

  /// Something that starts a line of its own.
  bool starts_item(const Line& line) const {
    const char32_t first = value(line.begin);
    if (std::u32string_view(U"#|>-*+•$=~\\'").find(first) != std::u32string_view::npos) return true;
    if (first == U'第' || first == U'其') return true;
    std::size_t at = line.begin;
    const bool bracket = first == '(';
    if (bracket) ++at;
    std::size_t length = 0;
    while (length < 3 && (is_latin(value(at + length)) || is_digit(value(at + length)))) ++length;
    const char32_t sign = value(at + length);
    if (bracket) return length > 0 && sign == ')';
    const bool label = length == 1 || is_digit(value(at)) || (first == 'q' && is_digit(value(at + 1)));
    return label && length > 0 && std::u32string_view(U").:、").find(sign) != std::u32string_view::npos;
  }

  bool ends_sentence(const Line& line) const {
    return std::u32string_view(U".!?;:。|").find(value(line.end - 1)) != std::u32string_view::npos;
  }

  /// The next word would not have fitted into the column that the text is broken at.
  bool was_full(const Line& line, const Line& next) const {
    if (widest_ > widest_column) return false;
    std::size_t width = 1;
    for (std::size_t at = next.begin; at < next.end && at < next.begin + longest_word; ++at, ++width)
      if (value(at) == ' ') break;
    return line.width + width > widest_;
  }

  bool joins(const Line& line, const Line& next) const {
    if (line.code || next.code || line.broken_by_writer || line.width < least_width) return false;
    if (next.begin == next.end || line.begin == line.end) return false;
    const char32_t head = value(line.begin);
    if (head == '#' || head == '|' || ends_sentence(line) || starts_item(next)) return false;
    const char32_t first = value(next.begin);
    // Who writes Chinese breaks no lines for their length, and ends many without a sign.
    if (is_wide(first) || has_wide(line) || has_wide(next)) return false;
    const char given = verbatim_[in_[next.begin].begin];
    const bool goes_on = is_latin(first) && given >= 'a' && given <= 'z';
    return goes_on || was_full(line, next);
  }

  bool has_wide(const Line& line) const {
    for (std::size_t at = line.begin; at < line.end; ++at)
      if (is_wide(value(at))) return true;
    return false;
  }

  const Letters& in_;
  std::string_view verbatim_;
  std::vector<Line> lines_ = {};
  std::size_t widest_ = 0;
};

}  // namespace

Letters unwrap(const Letters& letters, std::string_view verbatim) {
  return Unwrapping(letters, verbatim).run();
}

}  // namespace grader::answers
