// SPDX-License-Identifier: MIT
// Differences of 64-bit values are taken in 128 bits: a hostile total may be anything, and an overflow of
// ours must not look like a value of his.
#include "grader/judge/samples.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace grader::judge {
namespace {

__extension__ using WideInteger = __int128;

Sample sample_of(const CaseAnswer& given, std::size_t value, std::size_t case_index) {
  Sample sample{.ending = given.answer.ending, .case_index = case_index};
  const bool steady = given.steady || (value < given.steady_values.size() && given.steady_values[value]);
  if (!steady) {
    sample.state = Sample::State::unsteady;
  } else if (given.answer.ending == CallEnding::unanswered) {
    sample.state = Sample::State::unknown;
  } else if (given.answer.ending != CallEnding::returned) {
    sample.state = Sample::State::threw;
  } else if (value >= given.answer.values.size() || given.answer.values[value].kind == ValueKind::missing) {
    sample.state = Sample::State::missing;
  } else {
    sample.state = Sample::State::number;
    sample.number = given.answer.values[value];
  }
  return sample;
}

bool is_integral(const Value& value) {
  return value.kind == ValueKind::integer || value.kind == ValueKind::narrow;
}

Value integer_value(std::int64_t number) { return {ValueKind::integer, number, 0.0}; }
Value real_value(long double number) { return {ValueKind::real, 0, static_cast<double>(number)}; }

/// (value − constant) / step, exact where it is a whole number.
Value ratio(const Value& value, const Value& constant, std::int64_t step) {
  if (is_integral(value) && is_integral(constant)) {
    const WideInteger difference = WideInteger{value.integer} - WideInteger{constant.integer};
    const WideInteger whole = difference / step;
    if (difference % step == 0 && whole >= std::numeric_limits<std::int64_t>::min() &&
        whole <= std::numeric_limits<std::int64_t>::max()) {
      return integer_value(static_cast<std::int64_t>(whole));
    }
  }
  const long double result = (as_number(value) - as_number(constant)) / static_cast<long double>(step);
  if (std::isfinite(result) && std::abs(result) < 1e15L && std::floor(result) == result) {
    return integer_value(static_cast<std::int64_t>(result));
  }
  return real_value(result);
}

/// The cases of a basis probe and what a program gave for them.
struct Basis {
  std::size_t zero = 0;
  std::size_t mixed = 0;
  std::vector<std::size_t> units = {};
};

Basis basis_of(const CasePlan& plan, std::size_t probe) {
  Basis basis;
  for (std::size_t i = 0; i < plan.cases.size(); ++i) {
    if (plan.cases[i].probe != probe) continue;
    if (plan.cases[i].role == CaseRole::zero) basis.zero = i;
    if (plan.cases[i].role == CaseRole::mixed) basis.mixed = i;
    if (plan.cases[i].role == CaseRole::unit) basis.units.push_back(i);
  }
  return basis;
}

Sample coefficient(const CasePlan& plan, const std::vector<CaseAnswer>& answers, const Basis& basis,
                   std::size_t argument) {
  const std::size_t unit = basis.units[argument];
  Sample sample = sample_of(answers[unit], 0, unit);
  const Sample constant = sample_of(answers[basis.zero], 0, basis.zero);
  if (sample.state != Sample::State::number) return sample;
  if (constant.state != Sample::State::number) return constant;
  sample.number = ratio(sample.number, constant.number, plan.cases[unit].arguments[argument].integer);
  return sample;
}

/// Whether the mixed case is constant + Σ coefficient · argument. Not known (missing terms): nothing is
/// refuted.
bool is_sum_of_terms(const CasePlan& plan, const std::vector<CaseAnswer>& answers, const Basis& basis) {
  const Sample mixed = sample_of(answers[basis.mixed], 0, basis.mixed);
  const Sample constant = sample_of(answers[basis.zero], 0, basis.zero);
  if (mixed.state == Sample::State::missing) return true;
  if (mixed.state != Sample::State::number || constant.state != Sample::State::number) return false;
  long double sum = as_number(constant.number);
  bool exact = is_integral(constant.number) && is_integral(mixed.number);
  for (std::size_t i = 0; i < basis.units.size(); ++i) {
    const Sample term = coefficient(plan, answers, basis, i);
    if (term.state == Sample::State::missing) return true;
    if (term.state != Sample::State::number) return false;
    exact = exact && is_integral(term.number);
    sum += as_number(term.number) * static_cast<long double>(plan.cases[basis.mixed].arguments[i].integer);
  }
  const long double difference = std::abs(sum - as_number(mixed.number));
  return exact ? difference == 0 : difference <= 1e-9L * std::max(std::abs(sum), 1.0L);
}

Samples basis_samples(const CasePlan& plan, const std::vector<CaseAnswer>& answers,
                      const Quantity& quantity) {
  const Basis basis = basis_of(plan, quantity.probe);
  Sample sample = quantity.kind == Quantity::Kind::constant
                      ? sample_of(answers[basis.zero], 0, basis.zero)
                      : coefficient(plan, answers, basis, quantity.index);
  if (sample.state == Sample::State::number && !is_sum_of_terms(plan, answers, basis)) {
    sample.state = Sample::State::unknown;
  }
  return {sample};
}

Samples alone_sample(const std::vector<std::optional<Answer>>& alone, const Quantity& quantity) {
  if (quantity.probe >= alone.size() || !alone[quantity.probe]) return {Sample{}};
  return {sample_of({*alone[quantity.probe], true}, 0, 0)};
}

}  // namespace

long double as_number(const Value& value) {
  return value.kind == ValueKind::real ? static_cast<long double>(value.real)
                                       : static_cast<long double>(value.integer);
}

Samples read_samples(const Exercise& exercise, const CasePlan& plan, const std::vector<CaseAnswer>& answers,
                     const std::vector<std::optional<Answer>>& alone, const Quantity& quantity) {
  if (quantity.kind == Quantity::Kind::alone) return alone_sample(alone, quantity);
  if (answers.size() != plan.cases.size()) return {Sample{}};
  if (quantity.kind == Quantity::Kind::coefficient || quantity.kind == Quantity::Kind::constant) {
    return basis_samples(plan, answers, quantity);
  }
  const std::size_t values = exercise.calls[exercise.probes[quantity.probe].call].values.size();
  const bool whole = quantity.kind == Quantity::Kind::whole;
  Samples samples;
  for (std::size_t i = 0; i < plan.cases.size(); ++i) {
    if (plan.cases[i].probe != quantity.probe) continue;
    for (std::size_t value = whole ? 0 : quantity.index; value < (whole ? values : quantity.index + 1);
         ++value) {
      samples.push_back(sample_of(answers[i], value, i));
    }
  }
  return samples;
}

bool agrees(const Sample& given, const Sample& wanted, double tolerance) {
  if (given.state != wanted.state) return false;
  if (given.state == Sample::State::threw) return given.ending == wanted.ending;
  if (given.state != Sample::State::number) return false;
  if (is_integral(given.number) && is_integral(wanted.number))
    return given.number.integer == wanted.number.integer;
  const long double left = as_number(given.number);
  const long double right = as_number(wanted.number);
  if (is_integral(wanted.number)) return left == right;
  return left == right || std::abs(left - right) <= static_cast<long double>(tolerance) * std::abs(right);
}

bool agree(const Samples& given, const Samples& wanted, double tolerance) {
  if (given.size() != wanted.size()) return false;
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (!agrees(given[i], wanted[i], tolerance)) return false;
  }
  return true;
}

}  // namespace grader::judge
