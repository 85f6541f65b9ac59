// SPDX-License-Identifier: MIT
#include "grader/answers/agreement.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace grader::answers {
namespace {

constexpr int half_a_point = 50;

int distance(const JudgedAnswer& answer) {
  const int label = answer.label.points.hundredths;
  return std::max({0, answer.mark.low.hundredths - label, label - answer.mark.high.hundredths});
}

void count(const JudgedAnswer& answer, PointsAgreement& counts) {
  ++counts.items;
  if (!is_decided(answer.mark)) {
    counts.inside += distance(answer) == 0 ? 1 : 0;
    return;
  }
  ++counts.decided;
  counts.exact += distance(answer) == 0 ? 1 : 0;
  counts.within_half += distance(answer) <= half_a_point ? 1 : 0;
}

using Pairs = std::vector<std::pair<Points, Points>>;

std::set<std::string> rules_of(const QuestionMark& mark, bool only_established) {
  std::set<std::string> rules;
  for (const HardFail& hard_fail : mark.hard_fails)
    if (!only_established || hard_fail.certainty == Certainty::established) rules.insert(hard_fail.rule);
  return rules;
}

/// Rules that the grader established and the person did not see, and those it did not find at all.
int wrong_rules(const JudgedAnswer& answer) {
  const std::set<std::string> labelled(answer.label.hard_fails.begin(), answer.label.hard_fails.end());
  const std::set<std::string> found = rules_of(answer.mark, false);
  int wrong = 0;
  for (const std::string& rule : rules_of(answer.mark, true)) wrong += labelled.contains(rule) ? 0 : 1;
  for (const std::string& rule : labelled) wrong += found.contains(rule) ? 0 : 1;
  return wrong;
}

void count_rules(const JudgedAnswer& answer, std::map<std::string, RuleAgreement>& rules) {
  const std::set<std::string> labelled(answer.label.hard_fails.begin(), answer.label.hard_fails.end());
  for (const std::string& rule : labelled) ++rules[rule].labelled;
  for (const std::string& rule : rules_of(answer.mark, true)) {
    ++rules[rule].established;
    rules[rule].established_right += labelled.contains(rule) ? 1 : 0;
  }
  for (const std::string& rule : rules_of(answer.mark, false)) {
    ++rules[rule].found;
    rules[rule].found_right += labelled.contains(rule) ? 1 : 0;
  }
}

/// A wrong rule weighs more than any points: it decides over passing.
int badness(const JudgedAnswer& answer) {
  constexpr int rule_weight = 1'000'000;
  return rule_weight * wrong_rules(answer) + distance(answer);
}

}  // namespace

bool is_decided(const QuestionMark& mark) {
  const auto suspected = [](const HardFail& one) { return one.certainty == Certainty::suspected; };
  return mark.low == mark.high && !mark.for_review && std::ranges::none_of(mark.hard_fails, suspected);
}

std::optional<double> quadratic_kappa(const Pairs& pairs) {
  const auto square = [](Points left, Points right) {
    const double difference = (left - right).hundredths;
    return difference * difference;
  };
  double observed = 0;
  double by_chance = 0;
  for (const auto& [first, second] : pairs) {
    observed += square(first, second);
    for (const auto& other : pairs) by_chance += square(first, other.second);
  }
  if (by_chance == 0) return std::nullopt;
  return 1 - observed * static_cast<double>(pairs.size()) / by_chance;
}

Agreement agreement_of(const std::vector<JudgedAnswer>& answers) {
  Agreement agreement;
  Pairs pairs;
  Pairs weak_pairs;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const JudgedAnswer& answer = answers[i];
    const bool weak = answer.label.points < answer.mark.possible;
    count(answer, agreement.all);
    if (weak) count(answer, agreement.weak);
    if (is_decided(answer.mark)) {
      pairs.emplace_back(answer.label.points, answer.mark.low);
      if (weak) weak_pairs.push_back(pairs.back());
    }
    count_rules(answer, agreement.rules);
    if (badness(answer) > 0) agreement.worst.push_back(i);
  }
  agreement.all.kappa = quadratic_kappa(pairs);
  agreement.weak.kappa = quadratic_kappa(weak_pairs);
  std::ranges::stable_sort(agreement.worst, std::greater{},
                           [&](std::size_t i) { return badness(answers[i]); });
  return agreement;
}

}  // namespace grader::answers
