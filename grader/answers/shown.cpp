// SPDX-License-Identifier: MIT
// One pass from left to right: at each sign that can start something unseen, its end is looked for.
#include "grader/answers/shown.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "grader/answers/bracket_ends.hpp"
#include "grader/answers/html_tags.hpp"
#include "grader/answers/signs.hpp"

namespace grader::answers {
namespace {

bool says_something(std::string_view text) {
  return std::ranges::any_of(text, [](char sign) {
    return is_letter(sign) || is_digit(sign) || static_cast<unsigned char>(sign) >= 0x80;
  });
}

class Showing {
 public:
  explicit Showing(std::string_view text) : text_(text) {}

  Shown run() {
    while (at_ < text_.size()) step();
    return std::move(result_);
  }

 private:
  bool starts(std::string_view word) const { return text_.substr(at_).starts_with(word); }
  bool at_line_start() const { return at_ == 0 || text_[at_ - 1] == '\n'; }
  std::size_t line_end(std::size_t from) const { return std::min(text_.find('\n', from), text_.size()); }
  void keep(std::size_t end) {
    result_.text += text_.substr(at_, end - at_);
    at_ = end;
  }
  void hide(std::size_t end) {
    const std::string_view hidden = text_.substr(at_, end - at_);
    result_.hides = result_.hides || says_something(hidden);
    // What stood apart stays apart.
    const bool several = hidden.find('\n') != std::string_view::npos;
    result_.text += several ? "\n" : " ";
    at_ = end;
  }

  void step() {
    if (at_line_start()) {
      if (fence()) return;
      if (definition()) return;
    }
    switch (text_[at_]) {
      case '\\':
        return backslash();
      case '`':
        return code();
      case '<':
        return angle();
      case '!':
        return picture();
      case ']':
        return link_title();
      default:
        return keep(at_ + 1);
    }
  }

  /// Up to three blanks are no indentation.
  std::size_t first_sign() const {
    std::size_t at = at_;
    while (at < text_.size() && at < at_ + 4 && text_[at] == ' ') ++at;
    return at < at_ + 4 ? at : text_.size();
  }

  /// The word behind a fence names a language, and is not shown.
  bool fence() {
    const std::size_t begin = first_sign();
    if (begin >= text_.size() || (text_[begin] != '`' && text_[begin] != '~')) return false;
    std::size_t behind = begin;
    while (behind < text_.size() && text_[behind] == text_[begin]) ++behind;
    const std::size_t length = behind - begin;
    std::size_t end = line_end(behind);
    if (length < 3 || text_.substr(behind, end - behind).find(text_[begin]) != std::string_view::npos)
      return false;
    const char sign = text_[begin];
    keep(behind);
    if (says_something(text_.substr(at_, end - at_))) hide(end);
    keep(std::min(end + 1, text_.size()));
    while (at_ < text_.size()) {
      const std::size_t first = first_sign();
      end = line_end(at_);
      const bool closes = first < end && text_.find_first_not_of(sign, first) >= first + length &&
                          !says_something(text_.substr(first, end - first));
      keep(std::min(end + 1, text_.size()));
      if (closes) break;
    }
    return true;
  }

  /// `[label]: address "title"` shows nothing.
  bool definition() {
    const std::size_t begin = first_sign();
    if (begin + 1 >= text_.size() || text_[begin] != '[' || text_[begin + 1] == '^') return false;
    const std::size_t close = text_.find(']', begin);
    if (close == std::string_view::npos || close > line_end(begin) || close + 1 >= text_.size() ||
        text_[close + 1] != ':')
      return false;
    std::size_t at = skip_blanks(text_, close + 2, " \t");
    if (at < text_.size() && text_[at] == '\n') at = skip_blanks(text_, at + 1, " \t");
    if (at >= text_.size() || is_blank(text_[at])) return false;
    const std::size_t address =
        text_[at] == '<' ? text_.find('>', at) + 1 : std::min(text_.find_first_of(blanks, at), text_.size());
    if (address == 0) return false;
    const std::size_t end_of_line = line_end(address);
    const std::size_t title = skip_blanks(text_, address, blanks);
    const auto title_end = quoted_end(text_, title);
    const bool on_this_line = skip_blanks(text_, address, " \t\r") >= end_of_line;
    if (title_end && skip_blanks(text_, *title_end, " \t\r") >= line_end(*title_end))
      return hide(line_end(*title_end)), true;
    if (!on_this_line) return false;
    return hide(end_of_line), true;
  }

  void backslash() {
    for (const std::string_view command : {"\\phantom{", "\\hphantom{", "\\vphantom{"})
      if (starts(command))
        return hide(bracket_end(text_, at_ + command.size() - 1, '{', '}').value_or(at_ + 1));
    keep(std::min(at_ + 2, text_.size()));
  }

  void code() {
    std::size_t behind = at_;
    while (behind < text_.size() && text_[behind] == '`') ++behind;
    const std::string fence(behind - at_, '`');
    const std::size_t close = text_.find(fence, behind);
    const std::size_t paragraph = std::min(text_.find("\n\n", behind), text_.size());
    keep(close < paragraph ? close + fence.size() : behind);
  }

  void angle() {
    if (starts("<!--")) return hide_until("-->", at_ + 4);
    if (starts("<?")) return hide_until("?>", at_ + 2);
    if (starts("<![CDATA[")) return hide_until("]]>", at_ + 9);
    if (starts("<!") && at_ + 2 < text_.size() && is_letter(text_[at_ + 2])) return hide_until(">", at_ + 2);
    const auto tag = tag_at(text_, at_);
    if (!tag) return keep(at_ + 1);
    if (is_unseen(*tag)) return hide_element(*tag);
    if (!tag->valued) return keep(tag->end);
    result_.hides = result_.hides || says_something(tag->attributes);
    result_.text += "<" + tag->name + ">";
    at_ = tag->end;
  }

  void hide_until(std::string_view close, std::size_t from) {
    const std::size_t found = text_.find(close, from);
    hide(found == std::string_view::npos ? text_.size() : found + close.size());
  }

  void hide_element(const Tag& tag) {
    const std::string close = "</" + tag.name;
    if (small_.empty()) small_ = small(text_);
    const std::size_t found = small_.find(close, tag.end);
    if (found == std::string::npos) return hide(text_.size());
    hide(std::min(text_.find('>', found), text_.size() - 1) + 1);
  }

  /// `![words](address)`: the words stand in for a picture.
  void picture() {
    if (!starts("![")) return keep(at_ + 1);
    const auto words = bracket_end(text_, at_ + 1, '[', ']');
    if (!words || *words >= text_.size()) return keep(at_ + 1);
    auto end = text_[*words] == '(' ? bracket_end(text_, *words, '(', ')') : std::optional<std::size_t>();
    if (text_[*words] == '[') end = bracket_end(text_, *words, '[', ']');
    end ? hide(*end) : keep(at_ + 1);
  }

  /// `](address "title")`
  void link_title() {
    keep(at_ + 1);
    if (!starts("(")) return;
    const std::size_t address = skip_blanks(text_, at_ + 1, blanks);
    const std::size_t behind = std::min(text_.find_first_of(" \t\r\n)", address), text_.size());
    const std::size_t title = skip_blanks(text_, behind, blanks);
    if (title == behind) return;
    const auto end = quoted_end(text_, title);
    if (!end) return;
    const std::size_t close = skip_blanks(text_, *end, blanks);
    if (close >= text_.size() || text_[close] != ')') return;
    keep(behind);
    hide(close);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string small_ = {};  ///< the text in small letters, once it is needed
  Shown result_ = {};
};

}  // namespace

Shown shown(std::string_view text) { return Showing(text).run(); }

}  // namespace grader::answers
