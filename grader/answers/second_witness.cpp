// SPDX-License-Identifier: MIT
#include "grader/answers/second_witness.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "grader/answers/hard_fails.hpp"
#include "grader/answers/quotes.hpp"

namespace grader::answers {
namespace {

/// Whether all that stands there is plainly the writer's own. Who quotes, asks, supposes or tells a mistake
/// uses the words of those who make it.
enum class Ground { firm, soft };

/// What is taken back, as a plea to the marker is, has no say in it.
bool counts(const Reading& reading, Range where) {
  return !reading.stances.covers(Manner::withdrawn, {where});
}

Ground ground_of(const Reading& reading) {
  constexpr std::array soft = {Manner::attributed, Manner::asked, Manner::supposed, Manner::reported};
  const auto there = [&](const StanceSpan& span) {
    return std::ranges::find(soft, span.manner) != soft.end() && counts(reading, span.scope);
  };
  bool cited = !reading.outline.spoken.empty();
  const std::string_view text = reading.text();
  for (std::size_t at = text.find('"'); at != text.npos && !cited; at = text.find('"', at + 1))
    cited = counts(reading, {at, at + 1});
  return cited || std::ranges::any_of(reading.stances.spans(), there) ? Ground::soft : Ground::firm;
}

void weigh_fail(const Likeness::Fail& taught, int sum, const TextRule& rule, const Question& question,
                Ground ground, const std::string& quote, QuestionMark& mark) {
  const auto found = std::ranges::find(mark.hard_fails, rule.id, &HardFail::rule);
  if (found == mark.hard_fails.end()) {
    mark.hard_fails.push_back({.rule = rule.id,
                               .message = rule.message,
                               .certainty = Certainty::suspected,
                               .where = question.id,
                               .evidence = {},
                               .quote = quote});
    return;
  }
  if (found->certainty == Certainty::established && sum < taught.unlike)
    found->certainty = Certainty::suspected;
  else if (sum >= taught.surely && ground == Ground::firm)
    found->certainty = Certainty::established;
}

}  // namespace

void hear_second_witness(const LikenessReader& likeness, const AnswerLanguage& language,
                         const Question& question, const Reading& reading, QuestionMark& mark) {
  const Likeness& taught = likeness.taught();
  const std::vector<int> sums = likeness.hear(reading);
  const Ground ground = ground_of(reading);
  for (std::size_t i = 0; i < taught.fails.size(); ++i) {
    const auto rule = std::ranges::find(language.rules, taught.fails[i].rule, &TextRule::id);
    if (rule == language.rules.end() || !applies(*rule, question)) continue;
    const bool known = std::ranges::find(mark.hard_fails, rule->id, &HardFail::rule) != mark.hard_fails.end();
    // Who refutes a mistake uses its words, too; and who itemises a whole ledger leaves out nothing.
    const bool itemised = rule->ledger_incomplete && question.itemises && mark.low == mark.possible;
    if (!known && (sums[i] < taught.fails[i].from || itemised || refuted(*rule, reading))) continue;
    std::string quote;
    if (!known) quote = cut_quote(reading.normal.quote(likeness.heaviest_sentence(i, reading)));
    weigh_fail(taught.fails[i], sums[i], *rule, question, ground, quote, mark);
  }
}

}  // namespace grader::answers
