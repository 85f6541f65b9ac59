// SPDX-License-Identifier: MIT
// One pass from left to right: at each sign that can start something unseen, its end is looked for.
#include "grader/answers/shown.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace grader::answers {
namespace {

constexpr std::size_t longest_bracket = 4096;
constexpr std::string_view blanks = " \t\r\n";

bool is_letter(char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); }
bool is_name_sign(char sign) { return is_letter(sign) || (sign >= '0' && sign <= '9') || sign == '-'; }
bool is_blank(char sign) { return blanks.find(sign) != std::string_view::npos; }

bool says_something(std::string_view text) {
  return std::ranges::any_of(text, [](char sign) {
    return is_letter(sign) || (sign >= '0' && sign <= '9') || static_cast<unsigned char>(sign) >= 0x80;
  });
}

std::string small(std::string_view text) {
  std::string letters(text);
  for (char& letter : letters)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return letters;
}

/// `<span style="…">`: its name, and where it ends.
struct Tag {
  std::string name = {};
  std::string attributes = {};  ///< small letters, without blanks and quotes
  bool valued = false;          ///< one of them has a value in quotes: nobody writes such a comparison
  bool says_hidden = false;
  std::size_t end = 0;
};

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

  /// The end of what a sign in quotes or brackets starts, or nothing.
  std::optional<std::size_t> quoted_end(std::size_t begin) const {
    if (begin >= text_.size()) return std::nullopt;
    const char close = text_[begin] == '(' ? ')' : text_[begin];
    if (close != ')' && close != '"' && close != '\'') return std::nullopt;
    for (std::size_t at = begin + 1; at < text_.size() && at < begin + longest_bracket; ++at) {
      if (text_[at] == close && text_[at - 1] != '\\') return at + 1;
      if (text_[at] == '\n' && text_.substr(at).starts_with("\n\n")) return std::nullopt;
    }
    return std::nullopt;
  }

  std::size_t skip_blanks(std::size_t at, std::string_view which) const {
    return std::min(text_.find_first_not_of(which, at), text_.size());
  }

  /// `[label]: address "title"` shows nothing.
  bool definition() {
    const std::size_t begin = first_sign();
    if (begin + 1 >= text_.size() || text_[begin] != '[' || text_[begin + 1] == '^') return false;
    const std::size_t close = text_.find(']', begin);
    if (close == std::string_view::npos || close > line_end(begin) || close + 1 >= text_.size() ||
        text_[close + 1] != ':')
      return false;
    std::size_t at = skip_blanks(close + 2, " \t");
    if (at < text_.size() && text_[at] == '\n') at = skip_blanks(at + 1, " \t");
    if (at >= text_.size() || is_blank(text_[at])) return false;
    const std::size_t address =
        text_[at] == '<' ? text_.find('>', at) + 1 : std::min(text_.find_first_of(blanks, at), text_.size());
    if (address == 0) return false;
    const std::size_t end_of_line = line_end(address);
    const std::size_t title = skip_blanks(address, blanks);
    const auto title_end = quoted_end(title);
    const bool on_this_line = skip_blanks(address, " \t\r") >= end_of_line;
    if (title_end && skip_blanks(*title_end, " \t\r") >= line_end(*title_end))
      return hide(line_end(*title_end)), true;
    if (!on_this_line) return false;
    return hide(end_of_line), true;
  }

  void backslash() {
    for (const std::string_view command : {"\\phantom{", "\\hphantom{", "\\vphantom{"})
      if (starts(command)) return hide(bracket_end(at_ + command.size() - 1, '{', '}').value_or(at_ + 1));
    keep(std::min(at_ + 2, text_.size()));
  }

  /// Behind the bracket that closes the one at `open`.
  std::optional<std::size_t> bracket_end(std::size_t open, char opening, char closing) const {
    int depth = 0;
    for (std::size_t at = open; at < text_.size() && at < open + longest_bracket; ++at) {
      if (text_[at] == opening) ++depth;
      if (text_[at] == closing && --depth == 0) return at + 1;
      if (text_[at] == '\n' && text_.substr(at).starts_with("\n\n")) return std::nullopt;
    }
    return std::nullopt;
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
    const auto tag = tag_here();
    if (!tag) return keep(at_ + 1);
    constexpr std::array<std::string_view, 6> unseen = {"script", "style",  "template",
                                                        "title",  "iframe", "object"};
    if (tag->says_hidden || std::ranges::find(unseen, tag->name) != unseen.end()) return hide_element(*tag);
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

  std::optional<Tag> tag_here() const {
    Tag tag;
    std::size_t at = at_ + 1;
    while (at < text_.size() && is_name_sign(text_[at])) ++at;
    if (at == at_ + 1 || !is_letter(text_[at_ + 1])) return std::nullopt;
    tag.name = small(text_.substr(at_ + 1, at - at_ - 1));
    const std::size_t most = std::min(text_.size(), at_ + longest_bracket);
    for (; at < most && text_[at] != '>'; ++at) {
      if (text_[at] == '<') return std::nullopt;
      if (text_[at] == '"' || text_[at] == '\'') {
        const std::size_t close = text_.find(text_[at], at + 1);
        if (close >= most) return std::nullopt;
        tag.valued = tag.valued || text_[at - 1] == '=';
        tag.attributes += small(text_.substr(at + 1, close - at - 1)) + " ";
        at = close;
      } else {
        tag.attributes += small(text_.substr(at, 1));
      }
    }
    if (at >= most) return std::nullopt;
    tag.end = at + 1;
    tag.says_hidden = says_hidden(tag.attributes);
    return tag;
  }

  static bool says_hidden(const std::string& attributes) {
    std::string tight;
    for (const char sign : attributes)
      if (!is_blank(sign)) tight += sign;
    if (tight == "hidden" || tight == "hidden/" || attributes.find(" hidden=") != std::string::npos)
      return true;
    for (const std::string_view look :
         {"display:none", "visibility:hidden", "opacity:0", "font-size:0", "color:white", "color:#fff",
          "color:transparent", "color:rgba(0,0,0,0", "left:-9"})
      if (tight.find(look) != std::string::npos) return true;
    return false;
  }

  /// `![words](address)`: the words stand in for a picture.
  void picture() {
    if (!starts("![")) return keep(at_ + 1);
    const auto words = bracket_end(at_ + 1, '[', ']');
    if (!words || *words >= text_.size()) return keep(at_ + 1);
    auto end = text_[*words] == '(' ? bracket_end(*words, '(', ')') : std::optional<std::size_t>();
    if (text_[*words] == '[') end = bracket_end(*words, '[', ']');
    end ? hide(*end) : keep(at_ + 1);
  }

  /// `](address "title")`
  void link_title() {
    keep(at_ + 1);
    if (!starts("(")) return;
    const std::size_t address = skip_blanks(at_ + 1, blanks);
    const std::size_t behind = std::min(text_.find_first_of(" \t\r\n)", address), text_.size());
    const std::size_t title = skip_blanks(behind, blanks);
    if (title == behind) return;
    const auto end = quoted_end(title);
    if (!end) return;
    const std::size_t close = skip_blanks(*end, blanks);
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
