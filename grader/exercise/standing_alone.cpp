// SPDX-License-Identifier: MIT
// An allowlist. A fill can do all that C++ can, and a copy of the reference holds the right values of the
// other blanks: whoever may take an address, call something, or ask the compiler where he is (`__LINE__`)
// finds them, or gives one answer here and another at home. What an honest fill needs is short.
#include "grader/exercise/standing_alone.hpp"

#include "grader/exercise/outline.hpp"

namespace grader::exercise {
namespace {

using List = std::vector<Token>;

bool is_in(const std::set<std::string>& set, const std::string& text) { return set.contains(text); }

const std::set<std::string>& signs() {
  static const std::set<std::string> list = {"+", "-", "*",  "/",  "%",  "(",  ")",  "?", ":",
                                             "<", ">", "<=", ">=", "==", "!=", "^",  "|", "<<",
                                             "~", "!", "::", ".",  "->", "&&", "||", ","};
  return list;
}

const std::set<std::string>& types() {
  static const std::set<std::string> list = {
      "int",      "long",     "unsigned", "signed",    "short",    "char",     "double",  "float",
      "bool",     "const",    "int8_t",   "int16_t",   "int32_t",  "int64_t",  "uint8_t", "uint16_t",
      "uint32_t", "uint64_t", "size_t",   "ptrdiff_t", "intmax_t", "uintmax_t"};
  return list;
}

const std::set<std::string>& functions() {
  static const std::set<std::string> list = {"pow", "exp2", "ldexp", "round", "floor", "ceil", "max", "min"};
  return list;
}

bool is_expression_word(const std::string& word) {
  static const std::set<std::string> list = {"static_cast", "true", "false", "std",
                                             "this",        "and",  "or",    "not"};
  return is_in(list, word);
}

/// The token before, or an empty one.
const std::string& before(const List& tokens, std::size_t begin, std::size_t at) {
  static const std::string none;
  return at > begin ? tokens[at - 1].text : none;
}

bool ends_operand(const List& tokens, std::size_t begin, std::size_t at) {
  if (at == begin) return false;
  const Token& left = tokens[at - 1];
  return left.kind == TokenKind::number || left.text == ")" ||
         (left.kind == TokenKind::word && !is_in(types(), left.text) && left.text != "sizeof");
}

/// Of anything else the size tells which file one is in, where the student changed the type of a name or
/// field.
bool is_of_a_type(const List& tokens, std::size_t at, std::size_t end) {
  if (at >= end || tokens[at].text != "(") return false;
  bool is_named = false;
  for (++at; at < end && tokens[at].text != ")"; ++at) {
    const std::string& text = tokens[at].text;
    if (!is_in(types(), text) && text != "std" && text != "::") return false;
    is_named = is_named || is_in(types(), text);
  }
  return is_named && at < end;
}

bool is_allowed_word(const List& tokens, std::size_t end, std::size_t at, const UsableNames& names) {
  const std::string& word = tokens[at].text;
  const bool is_called = at + 1 < end && tokens[at + 1].text == "(";
  if (word == "sizeof") return is_of_a_type(tokens, at + 1, end);
  if (is_expression_word(word) || is_in(types(), word)) return true;
  if (is_in(functions(), word)) return is_called;
  return is_in(names.usable, word) && !is_in(names.given, word) && !is_keyword(word) && !is_called;
}

/// No dereference, no pointer type, no way from anything but `this` or a usable name, only std as a
/// qualifier.
bool is_allowed_sign(const List& tokens, std::size_t begin, std::size_t end, std::size_t at) {
  const std::string& sign = tokens[at].text;
  if (!is_in(signs(), sign)) return false;
  if (sign == "*") {
    const bool closes_type = at + 1 < end && (tokens[at + 1].text == ")" || tokens[at + 1].text == ">");
    return ends_operand(tokens, begin, at) && !closes_type;
  }
  if (sign == "::")
    return before(tokens, begin, at) == "std" && (at < begin + 2 || tokens[at - 2].text != "::");
  if (sign == "->") return before(tokens, begin, at) == "this";
  return true;
}

/// `%>`, `<%`, `<:` and `:>` are other spellings of } { [ ].
bool is_digraph(const Token& left, const Token& right) {
  if (left.end != right.begin) return false;
  const std::string both = left.text + right.text;
  return both == "%>" || both == "<%" || both == "<:" || both == ":>" || both == "<::" || both == "%:";
}

}  // namespace

bool is_balanced(const List& tokens, std::size_t begin, std::size_t end) {
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

bool stands_alone(const List& tokens, std::size_t begin, std::size_t end, const UsableNames& names) {
  for (std::size_t i = begin; i < end; ++i) {
    if (i + 1 < end && is_digraph(tokens[i], tokens[i + 1])) return false;
    const bool allowed = tokens[i].kind == TokenKind::number ||
                         (tokens[i].kind == TokenKind::word && is_allowed_word(tokens, end, i, names)) ||
                         (tokens[i].kind == TokenKind::sign && is_allowed_sign(tokens, begin, end, i));
    if (!allowed) return false;
  }
  return begin < end && is_balanced(tokens, begin, end);
}

}  // namespace grader::exercise
