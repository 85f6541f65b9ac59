// SPDX-License-Identifier: MIT
// No parser: a header is a name, a parameter list and a brace; a declaration is a name after a type and
// before one of ; = , ) ( {. That is enough for a template, which we wrote, and harmless for anything else.
#include "grader/exercise/outline.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "grader/exercise/template.hpp"

namespace grader::exercise {
namespace {

constexpr std::array<std::string_view, 76> keywords = {
    "alignas",   "alignof",     "and",        "asm",          "auto",
    "bool",      "break",       "case",       "catch",        "char",
    "class",     "concept",     "const",      "constexpr",    "consteval",
    "constinit", "continue",    "decltype",   "default",      "delete",
    "do",        "double",      "else",       "enum",         "explicit",
    "export",    "extern",      "false",      "float",        "for",
    "friend",    "goto",        "if",         "inline",       "int",
    "long",      "mutable",     "namespace",  "new",          "noexcept",
    "not",       "nullptr",     "operator",   "or",           "private",
    "protected", "public",      "register",   "requires",     "return",
    "short",     "signed",      "sizeof",     "static",       "struct",
    "switch",    "template",    "this",       "throw",        "true",
    "try",       "typedef",     "typename",   "union",        "unsigned",
    "using",     "virtual",     "void",       "volatile",     "while",
    "xor",       "static_cast", "const_cast", "dynamic_cast", "reinterpret_cast",
    "override"};

constexpr std::size_t longest_list_tokens = 400;

/// Index behind the bracket that closes the one at `open`, or nothing.
std::optional<std::size_t> behind_closing(const std::vector<Token>& tokens, std::size_t open,
                                          std::size_t limit) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size() && i < open + limit; ++i) {
    const std::string& text = tokens[i].text;
    if (text == "(" || text == "{" || text == "[") ++depth;
    if ((text == ")" || text == "}" || text == "]") && --depth == 0) return i + 1;
  }
  return std::nullopt;
}

/// The opening brace of a definition whose name stands at `name`, or nothing.
std::optional<std::size_t> body_of(const std::vector<Token>& tokens, std::size_t name) {
  if (tokens[name].kind != TokenKind::word || is_keyword(tokens[name].text)) return std::nullopt;
  if (name + 1 >= tokens.size() || tokens[name + 1].text != "(") return std::nullopt;
  const auto behind = behind_closing(tokens, name + 1, longest_list_tokens);
  if (!behind) return std::nullopt;
  for (std::size_t i = *behind; i < tokens.size() && i < *behind + 12; ++i) {
    if (tokens[i].text == "{") return i;
    const bool part_of_header = tokens[i].kind == TokenKind::word || tokens[i].text == "->" ||
                                tokens[i].text == "::" || tokens[i].text == "&" || tokens[i].text == "<" ||
                                tokens[i].text == ">";
    if (!part_of_header) return std::nullopt;
  }
  return std::nullopt;
}

bool is_declared(const std::vector<Token>& tokens, std::size_t i) {
  if (tokens[i].kind != TokenKind::word || is_keyword(tokens[i].text) || is_hole(tokens[i].text))
    return false;
  if (i == 0 || i + 1 >= tokens.size()) return false;
  static const std::set<std::string> type_keywords = {"bool",   "char",  "double", "float",   "int",
                                                      "long",   "auto",  "void",   "short",   "signed",
                                                      "struct", "class", "enum",   "unsigned"};
  const Token& before = tokens[i - 1];
  const bool behind_type = (before.kind == TokenKind::word && !is_keyword(before.text)) ||
                           type_keywords.contains(before.text) || before.text == ">" || before.text == "&" ||
                           before.text == "*";
  static const std::set<std::string> ends = {";", "=", ",", ")", "(", "{"};
  const bool is_product = (before.text == "*" || before.text == "&" || before.text == ">") &&
                          (i < 2 || tokens[i - 2].kind != TokenKind::word);
  return behind_type && !is_product && ends.contains(tokens[i + 1].text);
}

std::string key_of(const std::vector<Token>& tokens, const Hole& hole) {
  for (std::size_t i = hole.begin; i + 1 < hole.token; ++i) {
    if (tokens[i].kind == TokenKind::word && tokens[i + 1].text == "=") return tokens[i].text;
  }
  return {};
}

void find_holes(const Exercise& exercise, Outline& outline) {
  std::map<std::string, std::size_t> blanks;
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) blanks[exercise.blanks[i].id] = i;
  const auto marks = find_marks(exercise.reference.source).blanks;
  std::size_t mark = 0;
  const auto& tokens = outline.tokens;
  for (std::size_t i = 0; i < tokens.size() && mark < marks.size(); ++i) {
    if (!is_hole(tokens[i].text)) continue;
    Hole hole{.blank = blanks.at(marks[mark++].id),
              .token = i,
              .begin = i,
              .end = i,
              .function = {},
              .key = {},
              .given = {}};
    const auto is_border = [](const Token& token) {
      return token.text == ";" || token.text == "{" || token.text == "}" ||
             token.kind == TokenKind::directive;
    };
    while (hole.begin > 0 && !is_border(tokens[hole.begin - 1])) --hole.begin;
    while (hole.end < tokens.size() && tokens[hole.end].text != ";") ++hole.end;
    hole.end = std::min(hole.end + 1, tokens.size());
    for (const FunctionRange& function : outline.functions) {
      if (function.body < i && i < function.end) hole.function = function.name;
    }
    hole.key = key_of(tokens, hole);
    outline.holes.push_back(hole);
  }
}

/// Functions of the exercise, and the locals of the hole's function that are neither parameters nor constants
/// that are judged by their fill alone: through these a fill could fetch what it should say.
void find_given_names(const Exercise& exercise, Outline& outline) {
  std::set<std::string> constants;
  for (const Hole& hole : outline.holes) {
    if (exercise.blanks[hole.blank].alone) constants.insert(hole.key);
  }
  for (Hole& hole : outline.holes) {
    for (const FunctionRange& function : outline.functions) hole.given.insert(function.name);
    for (const FunctionRange& function : outline.functions) {
      if (function.name != hole.function) continue;
      for (std::size_t i = function.body; i < function.end; ++i) {
        if (is_declared(outline.tokens, i) && !constants.contains(outline.tokens[i].text)) {
          hole.given.insert(outline.tokens[i].text);
        }
      }
    }
  }
}

}  // namespace

bool is_hole(std::string_view word) {
  return word.size() >= 3 && word.find_first_not_of('_') == std::string_view::npos;
}

bool is_keyword(std::string_view word) { return std::ranges::find(keywords, word) != keywords.end(); }

std::set<std::string> function_names(const std::vector<Token>& tokens) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (body_of(tokens, i)) names.insert(tokens[i].text);
  }
  return names;
}

std::vector<FunctionRange> find_functions(const std::vector<Token>& tokens,
                                          const std::set<std::string>& names) {
  std::vector<FunctionRange> found;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!names.contains(tokens[i].text)) continue;
    const auto body = body_of(tokens, i);
    if (body && seen.insert(tokens[i].text).second)
      found.push_back({tokens[i].text, i, *body, tokens.size()});
  }
  for (std::size_t k = 0; k < found.size(); ++k) {
    const std::size_t next = k + 1 < found.size() ? found[k + 1].begin : tokens.size();
    const auto closing = behind_closing(tokens, found[k].body, tokens.size());
    found[k].end = closing ? std::min(*closing, next) : next;
  }
  return found;
}

Outline outline_template(const Exercise& exercise) {
  Outline outline;
  outline.tokens = read_tokens(exercise.reference.handout).list;
  outline.functions = find_functions(outline.tokens, function_names(outline.tokens));
  find_holes(exercise, outline);
  outline.declared_inside.resize(outline.functions.size());
  for (std::size_t i = 0; i < outline.tokens.size(); ++i) {
    if (outline.tokens[i].kind == TokenKind::word) outline.words.insert(outline.tokens[i].text);
    if (!is_declared(outline.tokens, i)) continue;
    std::set<std::string>* scope = &outline.declared_outside;
    for (std::size_t f = 0; f < outline.functions.size(); ++f) {
      if (outline.functions[f].begin < i && i < outline.functions[f].end) scope = &outline.declared_inside[f];
    }
    scope->insert(outline.tokens[i].text);
  }
  find_given_names(exercise, outline);
  return outline;
}

}  // namespace grader::exercise
