// SPDX-License-Identifier: MIT
// The list of refusals is about reach, not about style: each entry would let a fill change the text around it
// or call something that only a copy of the reference has.
#include "grader/exercise/standing_alone.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace grader::exercise {
namespace {

bool is_refused_word(const std::string& word) {
  static const std::set<std::string> refused = {
      "asm",           "__asm",      "__asm__", "extern", "_Pragma", "__pragma", "__attribute",
      "__attribute__", "__declspec", "import",  "module", "export",  "__label__"};
  return refused.contains(word) || word.starts_with("grader_") || word.starts_with("GRADER_");
}

bool touches(const Token& left, const Token& right) { return left.end == right.begin; }

/// `%>`, `<%`, `<:`, `:>` and `%:` are other spellings of } { [ ] and #.
bool is_digraph(const Token& left, const Token& right) {
  if (!touches(left, right)) return false;
  const std::string both = left.text + right.text;
  return both == "%>" || both == "<%" || both == "<:" || both == ":>" || both == "<::" || both == "%:";
}

/// Whether the name before the `::` at `at` belongs to std.
bool is_qualified_by_std(const std::vector<Token>& tokens, std::size_t begin, std::size_t at) {
  std::size_t i = at;
  while (i > begin && tokens[i].text == "::") {
    if (tokens[i - 1].text == ">") return true;  // a template's result; its name was checked where it stands
    if (tokens[i - 1].kind != TokenKind::word || is_refused_word(tokens[i - 1].text)) return false;
    if (i - 1 == begin || tokens[i - 2].text != "::") return tokens[i - 1].text == "std";
    i -= 2;
  }
  return false;
}

}  // namespace

bool stands_alone(const std::vector<Token>& tokens, std::size_t begin, std::size_t end,
                  const std::set<std::string>& given) {
  int depth = 0;
  for (std::size_t i = begin; i < end; ++i) {
    const Token& token = tokens[i];
    const std::string& text = token.text;
    if (token.kind == TokenKind::directive || text.find('#') != std::string::npos) return false;
    if (token.kind == TokenKind::other && (text.find_first_of("\"'\\`@$") != std::string::npos)) return false;
    if (token.kind == TokenKind::text && text.find('R') < text.find('"')) return false;
    if (token.kind == TokenKind::word && (is_refused_word(text) || given.contains(text))) return false;
    if (text.starts_with("%:") || (i + 1 < end && is_digraph(token, tokens[i + 1]))) return false;
    if (text == "[" && i + 1 < end && tokens[i + 1].text == "[") return false;
    if (text == "::" && !is_qualified_by_std(tokens, begin, i)) return false;
    if (text == ";" && depth == 0) return false;
    if (text == "(" || text == "[" || text == "{") ++depth;
    if (text == ")" || text == "]" || text == "}") --depth;
  }
  return begin < end && is_balanced(tokens, begin, end);
}

bool is_balanced(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  std::string open;
  for (std::size_t i = begin; i < end; ++i) {
    const std::string& text = tokens[i].text;
    if (tokens[i].kind == TokenKind::other && text.find_first_of("\"'") != std::string::npos) return false;
    if (text == "(" || text == "[" || text == "{") open += text;
    if (text == ")" || text == "]" || text == "}") {
      const char wanted = text == ")" ? '(' : text == "]" ? '[' : '{';
      if (open.empty() || open.back() != wanted) return false;
      open.pop_back();
    }
  }
  return open.empty();
}

bool is_plain(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  static const std::set<std::string> signs = {"+", "-", "*",  "/",  "%",  "(",  ")",  "?", ":",
                                              "<", ">", "<=", ">=", "==", "!=", "^",  "|", "<<",
                                              "~", "!", "::", ".",  "->", "&&", "||", ","};
  static const std::set<std::string> reaching = {
      "reinterpret_cast", "const_cast", "new",  "delete",  "goto", "throw",
      "co_await",         "co_yield",   "void", "decltype"};
  for (std::size_t i = begin; i < end; ++i) {
    const Token& token = tokens[i];
    const bool pointer_cast = token.text == "*" && i + 1 < end && tokens[i + 1].text == ")";
    const bool allowed = token.kind == TokenKind::number ||
                         (token.kind == TokenKind::word && !reaching.contains(token.text)) ||
                         (token.kind == TokenKind::sign && signs.contains(token.text) && !pointer_cast);
    if (!allowed) return false;
  }
  return true;
}

}  // namespace grader::exercise
