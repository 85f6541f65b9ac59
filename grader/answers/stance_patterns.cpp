// SPDX-License-Identifier: MIT
#include "grader/answers/stance_patterns.hpp"

#include <string>
#include <string_view>

#include "grader/answers/stance_phrases.hpp"

namespace grader::answers {
namespace {

/// `dont`, `isnt`: many leave the sign out. `cant` ends longer words.
std::string loose(std::string expression) {
  constexpr std::string_view shortened = "n't";
  constexpr std::string_view can = "can't";
  for (std::size_t at = expression.find(shortened); at != expression.npos;
       at = expression.find(shortened, at + shortened.size() + 1)) {
    const bool is_can = at >= 2 && expression.compare(at - 2, can.size(), can) == 0;
    if (!is_can) expression.insert(at + 2, "?");
  }
  return expression;
}

}  // namespace

StancePatterns::StancePatterns()
    : forward(loose(phrases::forward())),
      heading(loose(phrases::heading() + "|" + phrases::announcement())),
      verdict(loose(phrases::verdict())),
      pronoun("^" + phrases::pronoun() + "$"),
      negator(phrases::negator()),
      no_negator(phrases::no_negator()),
      reversal(phrases::reversal()),
      because(phrases::because()),
      connective(phrases::connective()),
      attribution(phrases::attribution()),
      agreement(phrases::agreement()),
      refusal(phrases::refusal()),
      refutation(phrases::refutation()),
      rhetorical(phrases::rhetorical()),
      correction(phrases::correction()),
      supposition(phrases::supposition()),
      without(phrases::without()),
      negation_end(phrases::negation_end()),
      hedge(phrases::hedge()),
      choice(phrases::choice()),
      courtesy(phrases::courtesy()),
      consequence(phrases::consequence()),
      title(phrases::title()),
      others(phrases::others()),
      leads_on(phrases::leads_on()),
      following(phrases::following()),
      above(phrases::above()),
      goes_on(phrases::goes_on()),
      reply(phrases::reply()),
      remark(phrases::remark()),
      judges_back(phrases::judges_back()),
      addition(phrases::addition()),
      own_claim(phrases::own_claim()),
      lists_on(phrases::lists_on()),
      saying(phrases::saying()),
      judges_all(phrases::judges_all()) {}

}  // namespace grader::answers
