// SPDX-License-Identifier: MIT
#include "grader/answers/second_witness.hpp"

#include <algorithm>
#include <cstddef>

#include "grader/answers/hard_fails.hpp"
#include "grader/answers/quotes.hpp"

namespace grader::answers {
namespace {

void weigh_fail(const Likeness::Fail& taught, int sum, const TextRule& rule, const Question& question,
                const std::string& quote, QuestionMark& mark) {
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
  const bool suspected = found->certainty == Certainty::suspected;
  if (sum < taught.unlike && suspected)
    mark.hard_fails.erase(found);
  else if (sum < taught.unlike)
    found->certainty = Certainty::suspected;
  else if (sum >= taught.surely)
    found->certainty = Certainty::established;
}

/// The highest of all sums but this one.
int next_to(std::vector<int> sums, std::size_t but_for) {
  sums.erase(sums.begin() + static_cast<std::ptrdiff_t>(but_for));
  return sums.empty() ? 0 : *std::ranges::max_element(sums);
}

void open_where_others_got_more_or_less(const Likeness::Levels& taught, const std::vector<int>& sums,
                                        std::size_t given, QuestionMark& mark) {
  const auto likeliest = std::ranges::max_element(sums);
  // Below 0 it is likely for none: of a short answer nothing is known.
  if (*likeliest < 0 || *likeliest <= sums[given] || *likeliest - sums[given] < taught.from) return;
  const Points other = taught.levels[static_cast<std::size_t>(likeliest - sums.begin())].points;
  mark.low = std::min(mark.low, other);
  mark.high = std::max(mark.high, other);
  mark.for_review = true;
}

void close_where_others_got_the_most(const Likeness::Levels& taught, const std::vector<int>& sums,
                                     std::size_t most, QuestionMark& mark) {
  // More than one step is open where little was understood, and then phrases alone would give the points.
  const auto between = [&](const Likeness::Level& level) {
    return mark.low < level.points && level.points < mark.high;
  };
  if (std::ranges::any_of(taught.levels, between)) return;
  if (sums[most] < 0 || sums[most] - next_to(sums, most) < taught.from) return;
  mark.low = mark.high;
  mark.for_review = false;
  if (mark.low == mark.possible) mark.missing.clear();
}

void weigh_points(const Likeness::Levels& taught, const std::vector<int>& sums, const Reading& reading,
                  QuestionMark& mark) {
  const auto level = std::ranges::find(taught.levels, mark.high, &Likeness::Level::points);
  if (level == taught.levels.end()) return;
  const auto index = static_cast<std::size_t>(level - taught.levels.begin());
  if (mark.low == mark.high) {
    if (!mark.for_review) open_where_others_got_more_or_less(taught, sums, index, mark);
  } else if (!reading.normal.cut && reading.doubtful.empty()) {
    close_where_others_got_the_most(taught, sums, index, mark);
  }
}

}  // namespace

void hear_second_witness(const LikenessReader& likeness, const AnswerLanguage& language,
                         const Question& question, const Reading& reading, QuestionMark& mark) {
  const Likeness& taught = likeness.taught();
  const LikenessReader::Sound sound = likeness.hear(reading);
  for (std::size_t i = 0; i < taught.fails.size(); ++i) {
    const auto rule = std::ranges::find(language.rules, taught.fails[i].rule, &TextRule::id);
    if (rule == language.rules.end() || !applies(*rule, question)) continue;
    const bool known = std::ranges::find(mark.hard_fails, rule->id, &HardFail::rule) != mark.hard_fails.end();
    // Who refutes a mistake uses its words, too.
    if (!known && (sound.fails[i] < taught.fails[i].from || refuted(*rule, reading))) continue;
    std::string quote;
    if (!known) quote = cut_quote(reading.normal.quote(likeness.heaviest_sentence(i, reading)));
    weigh_fail(taught.fails[i], sound.fails[i], *rule, question, quote, mark);
  }
  for (std::size_t i = 0; i < taught.questions.size(); ++i)
    if (taught.questions[i].question == question.id)
      weigh_points(taught.questions[i], sound.levels[i], reading, mark);
}

}  // namespace grader::answers
