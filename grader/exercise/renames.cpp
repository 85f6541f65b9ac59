// SPDX-License-Identifier: MIT
// Each gap of one name against one name is a vote. First for names of the whole file, then function by
// function, so that a parameter may have another name in each.
#include "grader/exercise/renames.hpp"

#include <algorithm>
#include <set>

#include "grader/exercise/alignment.hpp"

namespace grader::exercise {
namespace {

struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
};

using Renames = std::map<std::string, std::string>;

std::vector<std::string> texts(const std::vector<Token>& tokens, Span span) {
  std::vector<std::string> list;
  for (std::size_t i = span.begin; i < span.end; ++i) list.push_back(tokens[i].text);
  return list;
}

bool is_name(const Token& token) {
  return token.kind == TokenKind::word && !is_keyword(token.text) && !is_hole(token.text);
}

std::set<std::string> words_of(const std::vector<Token>& tokens, Span span) {
  std::set<std::string> words;
  for (std::size_t i = span.begin; i < span.end; ++i) {
    if (tokens[i].kind == TokenKind::word) words.insert(tokens[i].text);
  }
  return words;
}

Renames find_renames(const std::vector<Token>& wanted, Span wanted_span, const std::vector<Token>& given,
                     Span given_span, const std::set<std::string>& declared,
                     const std::set<std::string>& template_words) {
  std::map<std::string, std::set<std::string>> votes;
  for (const Gap& gap : find_gaps(texts(wanted, wanted_span), texts(given, given_span))) {
    if (gap.left_end != gap.left_begin + 1 || gap.right_end != gap.right_begin + 1) continue;
    const Token& before = wanted[wanted_span.begin + gap.left_begin];
    const Token& after = given[given_span.begin + gap.right_begin];
    if (is_name(before) && is_name(after) && declared.contains(before.text))
      votes[before.text].insert(after.text);
  }
  const auto present = words_of(given, given_span);
  Renames renames;
  std::set<std::string> taken;
  for (const auto& [name, candidates] : votes) {
    if (candidates.size() != 1 || present.contains(name)) continue;
    const std::string& other = *candidates.begin();
    if (!template_words.contains(other) && taken.insert(other).second) renames[name] = other;
  }
  return renames;
}

/// Fewer than a quarter of the names that callers use are still there.
bool is_another_file(const Outline& outline, const std::set<std::string>& present) {
  const auto kept = std::ranges::count_if(outline.declared_outside,
                                          [&](const std::string& name) { return present.contains(name); });
  return 4 * static_cast<std::size_t>(kept) < outline.declared_outside.size();
}

void apply(const Renames& renames, std::vector<Token>& tokens, Span span) {
  std::map<std::string, std::string> back;
  for (const auto& [name, other] : renames) back[other] = name;
  for (std::size_t i = span.begin; i < span.end; ++i) {
    const auto known = tokens[i].kind == TokenKind::word ? back.find(tokens[i].text) : back.end();
    if (known != back.end()) tokens[i].text = known->second;
  }
}

}  // namespace

MappedFile map_names_back(const Outline& outline, std::vector<Token> tokens) {
  MappedFile mapped;
  mapped.tokens = std::move(tokens);
  const Span whole{0, mapped.tokens.size()};
  mapped.renames = find_renames(outline.tokens, {0, outline.tokens.size()}, mapped.tokens, whole,
                                outline.declared_outside, outline.words);
  if (is_another_file(outline, words_of(mapped.tokens, whole))) mapped.renames.clear();
  mapped.public_renames = mapped.renames;
  apply(mapped.renames, mapped.tokens, whole);

  std::set<std::string> names;
  for (const FunctionRange& function : outline.functions) names.insert(function.name);
  mapped.functions = find_functions(mapped.tokens, names);
  for (const FunctionRange& given : mapped.functions) {
    const auto wanted = std::ranges::find(outline.functions, given.name, &FunctionRange::name);
    const auto index = static_cast<std::size_t>(wanted - outline.functions.begin());
    const Span span{given.begin, given.end};
    const Renames local =
        find_renames(outline.tokens, {wanted->begin, wanted->end}, mapped.tokens, span,
                     outline.declared_inside[index], words_of(outline.tokens, {wanted->begin, wanted->end}));
    apply(local, mapped.tokens, span);
    mapped.renames.insert(local.begin(), local.end());
  }
  return mapped;
}

}  // namespace grader::exercise
