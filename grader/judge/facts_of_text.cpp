// SPDX-License-Identifier: MIT
#include "grader/judge/facts_of_text.hpp"

#include <algorithm>

#include "grader/judge/facts.hpp"

namespace grader::judge {
namespace {

/// Blanks whose text keeps the own file from compiling and earned nothing.
std::vector<std::size_t> failing_fills(const Picture& picture, const std::vector<Share>& shares) {
  std::vector<std::size_t> failing;
  if (picture.own_compiled()) return failing;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const bool has_text = picture.reading().fills[i].state != FillState::unfilled;
    if (has_text && picture.is_broken(i) && shares[i].earned == Points{}) failing.push_back(i);
  }
  return failing;
}

}  // namespace

Line empty_file(const Picture& picture) { return picture.reading().empty ? Line{0} : std::nullopt; }

Line wrong_file(const Picture& picture, const std::vector<Share>& shares) {
  if (picture.reading().empty) return std::nullopt;
  std::size_t recognised = 0;
  for (const Fill& fill : picture.reading().fills) {
    if (fill.state != FillState::deleted && fill.state != FillState::not_located) ++recognised;
  }
  const bool nothing_earned =
      std::ranges::all_of(shares, [](const Share& share) { return share.earned == Points{}; });
  if (!nothing_earned) return std::nullopt;
  if (picture.own_compiled()) {
    const auto is_missing = [](const Value& value) { return value.kind == ValueKind::missing; };
    const bool offers_nothing =
        std::ranges::all_of(picture.observations().own.answers, [&](const CaseAnswer& one) {
          return one.answer.ending == CallEnding::returned &&
                 std::ranges::all_of(one.answer.values, is_missing);
        });
    return offers_nothing && recognised == 0 ? Line{0} : std::nullopt;
  }
  return 2 * recognised < picture.reading().fills.size() ? Line{0} : std::nullopt;
}

Line unfilled(const Picture& picture) {
  for (const Fill& fill : picture.reading().fills) {
    if (fill.state == FillState::unfilled) return fill.line;
  }
  return std::nullopt;
}

Line fill_does_not_compile(const Picture& picture, const std::vector<Share>& shares) {
  const auto failing = failing_fills(picture, shares);
  return failing.empty() ? Line{} : Line{picture.reading().fills[failing.front()].line};
}

Line fill_text(const Picture& picture, const std::vector<Share>& shares, const Diagnosis& diagnosis) {
  for (const std::size_t blank : failing_fills(picture, shares)) {
    const Fill& fill = picture.reading().fills[blank];
    std::string text = fill.text;
    for (const Edit& edit : picture.reading().edits) {
      if (edit.blank != blank) continue;
      for (const std::string& token : edit.added) text += " " + token;
    }
    if (std::ranges::any_of(diagnosis.tokens,
                            [&](const auto& tokens) { return holds_tokens(text, tokens); })) {
      return fill.line;
    }
  }
  return std::nullopt;
}

Line build_says(const Picture& picture, const Diagnosis& diagnosis) {
  if (picture.own_compiled()) return std::nullopt;
  const std::string& said = picture.observations().own.build.diagnostics;
  const bool found = std::ranges::any_of(
      diagnosis.tokens, [&](const std::string& text) { return said.find(text) != std::string::npos; });
  return found ? Line{line_of_edit(picture.reading(), {})} : std::nullopt;
}

Line file_does_not_compile(const Picture& picture) {
  const auto said = std::ranges::find(picture.exercise().diagnoses, FactKind::build_says, &Diagnosis::fact);
  if (picture.own_compiled() || picture.repaired_compiled() || !edited_outside(picture.reading())) {
    return std::nullopt;
  }
  if (said != picture.exercise().diagnoses.end() && build_says(picture, *said)) return std::nullopt;
  return line_of_edit(picture.reading(), {});
}

}  // namespace grader::judge
