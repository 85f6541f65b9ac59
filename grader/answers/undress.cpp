// SPDX-License-Identifier: MIT
#include "grader/answers/undress.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "grader/answers/latex_commands.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t longest_group = 400;

/// Rewrites letters one dressing at a time, front to back.
class Undressing {
 public:
  explicit Undressing(const Letters& letters) : in_(letters) { out_.reserve(letters.size() + 16); }

  Letters run() {
    while (at_ < in_.size()) step();
    return std::move(out_);
  }

 private:
  char32_t in(std::size_t ahead) const { return at_ + ahead < in_.size() ? in_[at_ + ahead].value : U'\n'; }
  char32_t last() const { return out_.empty() ? U'\n' : out_.back().value; }
  bool line_start() const { return line_start_; }
  void put(char32_t value, std::size_t taken) {
    out_.push_back({value, in_[at_].begin, in_[at_ + taken - 1].end});
    if (value == '\n') {
      line_start_ = true;
    } else if (value != ' ') {
      line_start_ = false;
    }
    at_ += taken;
  }
  void drop(std::size_t taken) { at_ += taken; }
  char32_t last_shown() const {
    for (auto letter = out_.rbegin(); letter != out_.rend(); ++letter)
      if (letter->value != ' ') return letter->value;
    return U'\n';
  }
  char32_t next_shown(std::size_t from) const {
    while (in(from) == ' ') ++from;
    return in(from);
  }

  void step() {
    const char32_t letter = in(0);
    if (!shown_braces_.empty() && shown_brace()) return;
    if (letter == '\n') return put('\n', 1);
    if (line_start() && dressed_line()) return;
    switch (letter) {
      case '\\':
        return command();
      case '$':
      case '{':
      case '}':
        return drop(1);
      case '*':
        return star();
      case '_':
        return underscore();
      case '~':
        return in(1) == '~' ? put(struck_out_mark, 2) : put(is_digit(next_shown(1)) ? U'≈' : U' ', 1);
      case '<':
        return angle();
      case '!':
        return in(1) == '=' ? put(U'≠', 2) : put('!', 1);
      case '=':
        return in(1) == '>' ? put(U'→', 2) : in(1) == '=' ? put('=', 2) : put('=', 1);
      case '-':
        return in(1) == '>' ? put(U'→', 2) : in(1) == '-' && in(2) == '>' ? put(U'→', 3) : put('-', 1);
      case '\'':
        return quote_mark();
      default:
        return put(letter, 1);
    }
  }

  /// Bullets, headings, block quotes and the rule under a table's head.
  bool dressed_line() {
    const char32_t letter = in(0);
    if (letter == ' ') return drop(1), true;
    if (letter == '#' || letter == '>') return drop(1), true;
    if ((letter == '-' || letter == '*' || letter == '+') && in(1) == ' ') return drop(2), true;
    if (letter == U'•') return drop(1), true;
    if (letter != '|' && letter != '-' && letter != '=' && letter != ':') return false;
    std::size_t length = 0;
    while (in(length) == '|' || in(length) == '-' || in(length) == ':' || in(length) == ' ' ||
           in(length) == '=')
      ++length;
    if (in(length) != '\n' || length < 3) return false;
    return drop(length), true;
  }

  void command() {
    if (in(1) == '\\') return put('\n', 2);
    std::string name;
    while (name.size() < 16 && is_latin(in(1 + name.size()))) name += static_cast<char>(in(1 + name.size()));
    if (name.empty()) {
      const bool space = in(1) == ',' || in(1) == ';' || in(1) == ' ' || in(1) == '!' || in(1) == ':';
      const bool bracket = in(1) == '(' || in(1) == ')' || in(1) == '[' || in(1) == ']';
      return space ? put(' ', 2) : bracket ? drop(2) : drop(1);
    }
    if (name == "frac" || name == "dfrac" || name == "tfrac") return fraction(name.size() + 1);
    if (name == "underbrace" || name == "overbrace") return braced_label(name.size() + 1);
    if (const auto sign = shown_by(name)) return *sign ? put(*sign, name.size() + 1) : drop(name.size() + 1);
    drop(1);
  }

  /// Where the group that starts at this brace closes.
  std::optional<std::size_t> closing(std::size_t open) const {
    int depth = 0;
    for (std::size_t at = open; at < in_.size() && at < open + longest_group; ++at) {
      depth += in_[at].value == '{' ? 1 : in_[at].value == '}' ? -1 : 0;
      if (depth == 0) return at;
    }
    return std::nullopt;
  }

  /// \frac{a}{b}: the brace between becomes a stroke, the others go.
  void fraction(std::size_t length) {
    drop(length);
    if (in(0) != '{') return;
    if (const auto close = closing(at_)) shown_braces_.emplace_back(*close, '/');
  }

  /// \underbrace{a}_{b} says of a what b names: a (b).
  void braced_label(std::size_t length) {
    drop(length);
    if (in(0) != '{') return;
    const auto close = closing(at_);
    if (!close || *close + 2 >= in_.size()) return;
    if (in_[*close + 1].value != '_' && in_[*close + 1].value != '^') return;
    if (in_[*close + 2].value != '{') return shown_braces_.emplace_back(*close, ' '), void();
    const auto end = closing(*close + 2);
    if (!end) return;
    shown_braces_.emplace_back(*close, ' ');
    shown_braces_.emplace_back(*close + 1, 0);
    shown_braces_.emplace_back(*close + 2, '(');
    shown_braces_.emplace_back(*end, ')');
  }

  /// A sign that stands for another one, or for none.
  bool shown_brace() {
    for (const auto& [place, sign] : shown_braces_)
      if (place == at_) return sign ? put(sign, 1) : drop(1), true;
    return false;
  }

  void star() {
    const bool number_before = is_digit(last()) || last() == ')';
    if (in(1) == '*') return number_before && is_digit(in(2)) && last() != ' ' ? put('^', 2) : drop(2);
    const char32_t before = last_shown();
    const char32_t after = next_shown(1);
    const bool product =
        (is_digit(before) || before == ')' || before == 'n' || before == 'b' || before == 's') &&
        (is_digit(after) || after == '(' || after == 'n' || after == 'p');
    const bool spaced = last() == ' ' && in(1) == ' ';
    const bool wide = is_wide(before) && (is_digit(after) || is_wide(after)) && spaced;
    product || spaced || wide || (is_wide(before) && is_digit(after)) ? put('*', 1) : drop(1);
  }

  void underscore() {
    const bool greek = last() >= 0x3B1 && last() <= 0x3C9;
    const bool word_before = is_latin(last()) || is_digit(last()) || greek;
    const std::size_t next = in(1) == '{' ? 2 : 1;
    const bool word_after =
        is_latin(in(next)) || is_digit(in(next)) || (in(next) == '\\' && is_latin(in(next + 1)));
    // An index of a number is its label.
    if (is_digit(last()) && in(1) == '{') return put(' ', 1);
    word_before&& word_after ? put('_', 1) : drop(1);
  }

  void angle() {
    std::size_t length = 1;
    while (length < 8 && (is_latin(in(length)) || in(length) == '/' || in(length) == ' ')) ++length;
    const bool tag = in(length) == '>' && (is_latin(in(1)) || in(1) == '/') && length > 1;
    if (!tag) return put('<', 1);
    if (strikes_out(length)) return put(struck_out_mark, length + 1);
    in(1) == 'b' && in(2) == 'r' ? put('\n', length + 1) : drop(length + 1);
  }

  /// `<del>` that is closed, and what closes it. Alone such a tag is something else.
  bool strikes_out(std::size_t length) {
    std::string name;
    for (std::size_t place = 1; place < length; ++place)
      if (in(place) != ' ') name += static_cast<char>(in(place));
    const bool closes = name.starts_with('/');
    if (closes) name.erase(0, 1);
    if (name != "del" && name != "s" && name != "strike") return false;
    if (closes) {
      const bool open = open_strike_ == name;
      if (open) open_strike_.clear();
      return open;
    }
    if (!open_strike_.empty() || !closed_later(name, length)) return false;
    open_strike_ = name;
    return true;
  }

  bool closed_later(const std::string& name, std::size_t from) const {
    for (std::size_t place = at_ + from; place + name.size() + 2 < in_.size(); ++place) {
      if (in_[place].value != '<' || in_[place + 1].value != '/') continue;
      std::size_t same = 0;
      while (same < name.size() && in_[place + 2 + same].value == static_cast<char32_t>(name[same])) ++same;
      if (same == name.size() && in_[place + 2 + same].value == '>') return true;
    }
    return false;
  }

  /// Backticks were folded to apostrophes: those of words stay, the others go.
  void quote_mark() { is_latin(last()) && is_latin(in(1)) ? put('\'', 1) : drop(1); }

  const Letters& in_;
  Letters out_ = {};
  std::size_t at_ = 0;
  bool line_start_ = true;
  std::string open_strike_ = {};  ///< the tag whose words are struck out here
  std::vector<std::pair<std::size_t, char32_t>> shown_braces_ = {};  ///< by place in the text
};

}  // namespace

Letters undress(const Letters& letters) { return Undressing(letters).run(); }

}  // namespace grader::answers
