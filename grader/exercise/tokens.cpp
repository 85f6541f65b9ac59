// SPDX-License-Identifier: MIT
// A small scanner after the first translation phases of C++. Where the text is no C++ it goes on: an
// unfinished literal ends with its line, a byte it does not know becomes a token of its own.
#include "grader/exercise/tokens.hpp"

#include <algorithm>
#include <array>

namespace grader::exercise {
namespace {

bool is_word_start(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word(char c) { return is_word_start(c) || is_digit(c); }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'; }
bool is_foreign(char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; }

/// Longest first. `>` and `>>` are told apart by nobody here: template brackets would need a parser.
constexpr std::array<std::string_view, 26> long_signs = {
    "<=>", "...", "->*", "<<=", ">>=", "::", "->", "++", "--", "<<", "<=", ">=", "==",
    "!=",  "&&",  "||",  "+=",  "-=",  "*=", "/=", "%=", "&=", "|=", "^=", "##", "%:"};

/// The first of them swallows the rest of the file for the compiler; the others are looked at for courtesy.
constexpr int most_unfinished_raws = 8;

/// A literal with its line continuations joined.
std::string joined(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    const std::size_t skipped = rest.starts_with("\\\n") ? 2 : rest.starts_with("\\\r\n") ? 3 : 0;
    if (skipped == 0)
      result += text[i];
    else
      i += skipped - 1;
  }
  return result;
}

class Scanner {
 public:
  explicit Scanner(std::string_view source) : source_(source) {
    if (source_.starts_with("\xEF\xBB\xBF")) advance(3);
  }

  Tokens scan() {
    while (position_ < source_.size()) step();
    return std::move(tokens_);
  }

 private:
  char at(std::size_t offset) const {
    return position_ + offset < source_.size() ? source_[position_ + offset] : '\0';
  }
  bool sees(std::string_view text) const { return source_.substr(position_, text.size()) == text; }

  void advance(std::size_t count) {
    for (std::size_t i = 0; i < count && position_ < source_.size(); ++i, ++position_) {
      if (source_[position_] == '\n') {
        ++line_;
        line_is_blank_ = true;
      }
    }
  }

  void step() {
    const char c = at(0);
    if (is_space(c)) return advance(1);
    if (c == '\\' && (at(1) == '\n' || (at(1) == '\r' && at(2) == '\n')))
      return advance(at(1) == '\n' ? 2 : 3);
    if (sees("//")) return skip_line_comment();
    if (sees("/*")) return skip_block_comment();
    if (c == '#' && line_is_blank_) return directive();
    line_is_blank_ = false;
    if (is_word_start(c)) return word();
    if (is_digit(c) || (c == '.' && is_digit(at(1)))) return number();
    if (c == '"' || c == '\'') return literal(0);
    if (is_foreign(c)) return foreign();
    sign();
  }

  void put(TokenKind kind, std::size_t length) {
    tokens_.list.push_back(
        {kind, std::string(source_.substr(position_, length)), line_, position_, position_ + length});
    advance(length);
  }

  void put_text(std::string text, std::size_t length) {
    tokens_.list.push_back({TokenKind::text, std::move(text), line_, position_, position_ + length});
    advance(length);
  }

  /// A backslash at the end of a line continues the comment, as the compiler sees it.
  void skip_line_comment() {
    while (position_ < source_.size() && at(0) != '\n') {
      if (at(0) == '\\' && at(1) == '\n') advance(1);
      advance(1);
    }
  }

  void skip_block_comment() {
    const auto end = source_.find("*/", position_ + 2);
    if (end == std::string_view::npos) {
      tokens_.unfinished_comment = true;
      return advance(source_.size() - position_);
    }
    const bool was_blank = line_is_blank_;
    advance(end + 2 - position_);
    line_is_blank_ = line_is_blank_ || was_blank;
  }

  void directive() {
    Token token{TokenKind::directive, {}, line_, position_, position_};
    bool gap = false;
    while (position_ < source_.size() && at(0) != '\n') {
      if (at(0) == '\\' && (at(1) == '\n' || (at(1) == '\r' && at(2) == '\n'))) {
        advance(at(1) == '\n' ? 2 : 3);
        gap = true;
      } else if (sees("//")) {
        skip_line_comment();
      } else if (sees("/*")) {
        skip_block_comment();
        gap = true;
      } else if (is_space(at(0))) {
        gap = true;
        advance(1);
      } else {
        if (gap && token.text != "#") token.text += ' ';
        gap = false;
        token.text += at(0);
        advance(1);
      }
    }
    token.end = position_;
    tokens_.list.push_back(std::move(token));
  }

  void word() {
    std::size_t length = 1;
    while (is_word(at(length))) ++length;
    const char quote = at(length);
    if (quote == '"' || quote == '\'') {
      const auto prefix = source_.substr(position_, length);
      if (quote == '"' &&
          (prefix == "R" || prefix == "u8R" || prefix == "uR" || prefix == "UR" || prefix == "LR")) {
        return raw_literal(length);
      }
      if (prefix == "u8" || prefix == "u" || prefix == "U" || prefix == "L") return literal(length);
    }
    put(TokenKind::word, length);
  }

  void number() {
    std::size_t length = 1;
    for (;; ++length) {
      const char c = at(length);
      const char before = at(length - 1);
      const bool exponent_sign =
          (c == '+' || c == '-') && (before == 'e' || before == 'E' || before == 'p' || before == 'P') &&
          !(at(0) == '0' && (at(1) == 'x' || at(1) == 'X') && (before == 'e' || before == 'E'));
      const bool separator = c == '\'' && is_word(at(length + 1));
      if (!is_word(c) && c != '.' && !exponent_sign && !separator) break;
    }
    put(TokenKind::number, length);
  }

  void literal(std::size_t prefix) {
    const char quote = at(prefix);
    std::size_t& unfinished = quote == '"' ? unfinished_text_ : unfinished_character_;
    if (position_ < unfinished) return put(TokenKind::other, prefix + 1);
    std::size_t length = prefix + 1;
    while (position_ + length < source_.size() && at(length) != quote && at(length) != '\n') {
      length += at(length) != '\\' ? 1 : at(length + 1) == '\r' && at(length + 2) == '\n' ? 3 : 2;
    }
    if (position_ + length < source_.size() && at(length) == quote)
      return put_text(joined(source_.substr(position_, length + 1)), length + 1);
    unfinished = position_ + length;
    put(TokenKind::other, prefix + 1);  // the quote alone: what follows may still be code
  }

  void raw_literal(std::size_t prefix) {
    constexpr std::size_t longest_delimiter = 16;
    const auto head = source_.substr(position_ + prefix + 1, longest_delimiter + 1);
    const auto open = head.find('(');
    if (open == std::string_view::npos || unfinished_raws_ >= most_unfinished_raws)
      return put(TokenKind::other, prefix + 1);
    const std::string closing = ")" + std::string(head.substr(0, open)) + "\"";
    const auto end = source_.find(closing, position_ + prefix + 1 + open);
    if (end == std::string_view::npos) {
      ++unfinished_raws_;
      return put(TokenKind::other, prefix + 1);
    }
    const std::size_t length = end + closing.size() - position_;
    std::string text(source_.substr(position_, length));
    std::ranges::replace(text, '\n', ' ');  // a token is one line; what it says is for the compiler
    put_text(std::move(text), length);
  }

  void foreign() {
    std::size_t length = 1;
    while (is_foreign(at(length))) ++length;
    put(TokenKind::other, length);
  }

  void sign() {
    for (const std::string_view candidate : long_signs) {
      if (sees(candidate)) return put(TokenKind::sign, candidate.size());
    }
    const std::string_view known = "{}[]()<>;:?.~!+-*/%^&=|,#@$";
    put(known.find(at(0)) == std::string_view::npos ? TokenKind::other : TokenKind::sign, 1);
  }

  std::string_view source_;
  std::size_t position_ = 0;
  int line_ = 1;
  bool line_is_blank_ = true;
  // Each search for a closing quote reads far ahead. Where one has failed, the next would fail too.
  std::size_t unfinished_text_ = 0;       ///< up to here no `"` closes
  std::size_t unfinished_character_ = 0;  ///< up to here no `'` closes
  int unfinished_raws_ = 0;
  Tokens tokens_;
};

}  // namespace

namespace {

/// Old Mac line ends. Byte positions stay.
std::string with_line_feeds(std::string_view source) {
  std::string text(source);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')) text[i] = '\n';
  }
  return text;
}

bool opens_group(const std::string& directive) { return directive.starts_with("#if"); }

/// `#ifndef NAME` and `#define NAME` before any code.
bool is_include_guard(const std::vector<Token>& tokens, std::size_t at) {
  const auto is_directive = [](const Token& token) { return token.kind == TokenKind::directive; };
  const std::string& text = tokens[at].text;
  if (!text.starts_with("#ifndef ") || at + 1 >= tokens.size()) return false;
  const bool first =
      std::all_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at), is_directive);
  return first && tokens[at + 1].text.starts_with("#define " + text.substr(8));
}

std::vector<Token> without_conditional_code(const std::vector<Token>& tokens) {
  std::vector<Token> kept;
  std::size_t depth = 0;
  std::size_t guards = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const bool is_directive = tokens[i].kind == TokenKind::directive;
    if (is_directive && opens_group(tokens[i].text)) {
      if (depth == 0 && guards == 0 && is_include_guard(tokens, i)) {
        guards = 1;
      } else {
        ++depth;
      }
      kept.push_back(tokens[i]);
    } else if (is_directive && tokens[i].text.starts_with("#endif")) {
      if (depth > 0) --depth;
      kept.push_back(tokens[i]);
    } else if (depth == 0) {
      kept.push_back(tokens[i]);
    }
  }
  return kept;
}

}  // namespace

Tokens read_tokens(std::string_view source) {
  const std::string text = with_line_feeds(source);
  Tokens tokens = Scanner(text).scan();
  tokens.list = without_conditional_code(tokens.list);
  return tokens;
}

std::string join(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  std::string text;
  for (std::size_t i = begin; i < end && i < tokens.size(); ++i) {
    if (!text.empty()) text += ' ';
    text += tokens[i].text;
  }
  return text;
}

}  // namespace grader::exercise
