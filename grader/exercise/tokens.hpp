// SPDX-License-Identifier: MIT
// C++ text as tokens: enough to compare statements, never to judge them. The compiler judges.
//
// Any bytes are accepted: unbalanced quotes, other languages and encodings give tokens too, so that the text
// of a wrong file can be looked at. Comments and white space are dropped, line continuations joined; no token
// holds a line end; a lone CR ends a line, as it does for the compiler. Linear in the text.
//
// Code between #if and #endif is dropped, except behind an include guard: whether it is compiled only the
// compiler knows, and what it skips must not be taken for a fill.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::exercise {

enum class TokenKind {
  word,       ///< identifier or keyword
  number,     ///< preprocessing number
  text,       ///< complete string or character literal, raw strings included
  sign,       ///< operator or punctuation, longest match except that `>` stays single
  directive,  ///< a whole preprocessor line, white space squeezed
  other,      ///< a run of bytes outside ASCII, an unfinished literal, a stray byte
};

struct Token {
  TokenKind kind = TokenKind::other;
  std::string text = {};
  int line = 1;           ///< 1-based
  std::size_t begin = 0;  ///< byte range in the source
  std::size_t end = 0;
  bool operator==(const Token& right) const { return text == right.text; }
};

struct Tokens {
  std::vector<Token> list = {};
  bool unfinished_comment = false;  ///< a block comment that is never closed
};

Tokens read_tokens(std::string_view source);

/// The tokens with single spaces between them.
std::string join(const std::vector<Token>& tokens, std::size_t begin, std::size_t end);

}  // namespace grader::exercise
