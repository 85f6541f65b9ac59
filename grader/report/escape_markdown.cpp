// SPDX-License-Identifier: MIT
// A page should be readable as it stands, too: a backslash only where a sign would mean something there.
#include "grader/report/escape_markdown.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "grader/report/escape.hpp"
#include "grader/report/escape_markdown_signs.hpp"

namespace grader::report {
namespace {

// Controls, so that escaped text holds none of them.
constexpr char code_begins = '\x0e';
constexpr char code_ends = '\x0f';
constexpr std::string_view space = "&#32;";  // is never indentation, nor a hard line break

std::size_t longest_run(std::string_view text, char sign) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char letter : text) {
    run = letter == sign ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

/// Not every reader of Markdown knows fences: `<b` is a tag to some of them, `< b` is one to none.
std::string without_tags(const std::string& escaped) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/!?";
  std::string text;
  for (std::size_t i = 0; i < escaped.size(); ++i) {
    text += escaped[i];
    if (escaped[i] == '<' && i + 1 < escaped.size() && letters.find(escaped[i + 1]) != std::string_view::npos)
      text += ' ';
  }
  return text;
}

/// A line without the marks of code, and where code stands in it.
struct Marked {
  struct Code {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  std::string line = {};
  std::vector<Code> code = {};
};

Marked without_marks(std::string_view text) {
  Marked marked;
  while (!text.empty()) {
    const std::size_t begin = text.find(code_begins);
    const std::size_t end = text.find(code_ends, begin == std::string_view::npos ? text.size() : begin);
    if (end == std::string_view::npos) break;
    marked.line += escape(text.substr(0, begin), Lines::one);
    const std::size_t from = marked.line.size();
    marked.line += escape(text.substr(begin + 1, end - begin - 1), Lines::one);
    marked.code.push_back({from, marked.line.size()});
    text.remove_prefix(end + 1);
  }
  marked.line += escape(text, Lines::one);
  return marked;
}

class LineWriter {
 public:
  explicit LineWriter(const Marked& marked) : line_(marked.line), code_(marked.code) {}

  std::string written() {
    while (at_ < line_.size()) {
      if (!take_code()) take_sign();
    }
    return std::move(text_);
  }

 private:
  bool take_code() {
    while (next_ < code_.size() && code_[next_].begin < at_) ++next_;
    if (next_ < code_.size() && code_[next_].begin == at_) {
      const std::size_t bytes = code_[next_].end - at_;
      if (add_code(bytes)) return true;
    }
    return add_code(word_for_code(line_, at_));
  }

  bool add_code(std::size_t bytes) {
    // Two backticks side by side would be another sign.
    const bool joins = code_ended_ == at_ && at_ > 0;
    const std::size_t began = joins ? code_began_ : at_;
    if (bytes == 0 || !is_plain_code(line_.substr(began, at_ + bytes - began))) return false;
    if (joins)
      text_.pop_back();
    else
      part_from_backslash() += '`';
    (text_ += line_.substr(at_, bytes)) += '`';
    code_began_ = began;
    code_ended_ = at_ += bytes;
    return true;
  }

  void take_sign() {
    const char sign = line_[at_];
    const bool beside_space = at_ == 0 || at_ + 1 == line_.size() || line_[at_ - 1] == ' ';
    if (sign == '@' && calls_somebody(line_, at_)) {
      part_from_backslash() += "\\u{40}";
    } else if (sign == '<' && opens_tag(line_, at_)) {
      // A backslash would do for CommonMark, and for nobody who takes out tags first.
      part_from_backslash() += "&lt;";
    } else if (sign == ' ' && beside_space) {
      part_from_backslash() += space;
    } else {
      const bool active = is_active_sign(line_, at_);
      if (active) text_ += '\\';
      bare_backslash_ = sign == '\\' && !active;
      text_ += sign;
    }
    ++at_;
  }

  /// A backslash that meant nothing before a letter would mean something before what is written now.
  std::string& part_from_backslash() {
    if (bare_backslash_) text_ += '\\';
    bare_backslash_ = false;
    return text_;
  }

  std::string_view line_;
  const std::vector<Marked::Code>& code_;
  std::size_t at_ = 0;
  std::size_t next_ = 0;
  std::size_t code_began_ = 0;  // the last code written
  std::size_t code_ended_ = 0;
  bool bare_backslash_ = false;
  std::string text_ = {};
};

}  // namespace

std::string markdown_text(std::string_view foreign) { return markdown_words(escape(foreign, Lines::one)); }

std::string markdown_words(std::string_view words) {
  const Marked marked = without_marks(words);
  return LineWriter(marked).written();
}

std::string marked_as_code(std::string_view escaped) {
  return escaped.empty() ? std::string() : code_begins + std::string(escaped) + code_ends;
}

std::string markdown_block(std::string_view foreign) {
  std::string text = without_tags(escape(foreign, Lines::many));
  if (!text.ends_with('\n')) text += '\n';
  const std::string fence(std::max<std::size_t>(3, longest_run(text, '`') + 1), '`');
  return fence + "text\n" + text + fence + "\n";
}

}  // namespace grader::report
