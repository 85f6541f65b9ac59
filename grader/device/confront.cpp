// SPDX-License-Identifier: MIT
#include "grader/device/confront.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "grader/device/differences.hpp"
#include "grader/device/mark_words.hpp"

namespace grader::device {
namespace {

/// The measured sizes, each once: layouts of one size ask the same.
std::vector<const ReportedRun*> sizes_of(const ProbeReport& report) {
  std::vector<const ReportedRun*> sizes;
  for (const ReportedRun& run : report.runs) {
    if (!run.finished()) continue;
    const bool known = std::ranges::any_of(sizes, [&](const ReportedRun* other) {
      return other->parameters == run.parameters && other->accumulation == run.accumulation;
    });
    if (!known) sizes.push_back(&run);
  }
  return sizes;
}

Number whole(std::int64_t number) { return {false, number, 0.0}; }

std::int64_t requested_of(const ReportedRun& run, const std::string& part) {
  const auto found = std::ranges::find(run.components, part, &ReportedComponent::part);
  return found == run.components.end() ? 0 : found->requested;
}

std::int64_t sum_of(const DeviceLedger& ledger, const ReportedRun& run) {
  std::int64_t sum = 0;
  for (const DeviceComponent& component : ledger.components) sum += requested_of(run, component.part);
  return sum;
}

void add_questions(const DeviceLedger& ledger, const ReportedRun& run, std::vector<Case>& cases) {
  Case components{.call = ledger.call};
  components.arguments.resize(2);
  components.arguments[ledger.parameters] = whole(run.parameters);
  components.arguments[ledger.accumulation] = whole(run.accumulation ? 1 : 0);
  cases.push_back(components);
  Case total{.call = ledger.total};
  for (const std::size_t index : ledger.total_arguments)
    total.arguments.push_back(whole(requested_of(run, ledger.components[index].part)));
  cases.push_back(total);
  for (const DeviceUnit& unit : ledger.units) {
    Case converted{.call = unit.call};
    converted.arguments = {whole(sum_of(ledger, run))};
    cases.push_back(converted);
  }
}

/// The answers about one size, in the order of add_questions.
class Answers {
 public:
  Answers(const DeviceLedger& ledger, const std::vector<CaseAnswer>& answers, std::size_t size)
      : ledger_(ledger), answers_(answers), first_(size * (2 + ledger.units.size())) {}

  std::optional<Value> component(std::size_t value) const { return value_at(first_, value); }
  std::optional<Value> total() const { return value_at(first_ + 1, 0); }
  std::optional<Value> unit(std::size_t unit) const { return value_at(first_ + 2 + unit, 0); }
  bool any() const {
    for (const DeviceComponent& one : ledger_.components)
      if (component(one.value)) return true;
    return total().has_value();
  }

 private:
  /// A number that came back, and came back the same each time.
  std::optional<Value> value_at(std::size_t place, std::size_t value) const {
    if (place >= answers_.size()) return std::nullopt;
    const CaseAnswer& given = answers_[place];
    const bool steady = value < given.steady_values.size() ? given.steady_values[value] : given.steady;
    if (!steady || given.answer.ending != CallEnding::returned) return std::nullopt;
    if (value >= given.answer.values.size()) return std::nullopt;
    const Value& found = given.answer.values[value];
    return found.kind == ValueKind::missing ? std::nullopt : std::optional<Value>(found);
  }

  const DeviceLedger& ledger_;
  const std::vector<CaseAnswer>& answers_;
  std::size_t first_;
};

class Confrontation {
 public:
  Confrontation(const Exercise& exercise, const Evidence& evidence, const std::vector<CaseAnswer>& answers)
      : exercise_(exercise), ledger_(*exercise.device), evidence_(evidence), answers_(answers) {}

  DeviceMark mark() {
    DeviceMark mark = without_submission(evidence_);
    if (evidence_.verdict_without_runs()) return mark;
    const auto sizes = sizes_of(*evidence_.report());
    for (std::size_t i = 0; i < sizes.size(); ++i) compare_size(*sizes[i], Answers(ledger_, answers_, i));
    mark.rows.clear();
    for (const ReportedRun& run : evidence_.report()->runs) add_rows(run, sizes, mark.rows);
    mark.differences = differences_.texts();
    mark.notes.insert(mark.notes.begin(), total_note(exercise_.calls[ledger_.total].id));
    decide(mark);
    return mark;
  }

 private:
  std::string name_of(std::size_t component) const {
    const CallValue& value = exercise_.calls[ledger_.call].values[ledger_.components[component].value];
    return value.member.empty() ? value.id : value.member;
  }

  void note(const std::string& name, const std::optional<Value>& yours, std::int64_t held,
            const ReportedRun& run) {
    if (!yours) {
      ++missing_;
      return;
    }
    ++given_;
    if (!equals(*yours, held)) differences_.component(name, *yours, held, run);
  }

  void compare_size(const ReportedRun& run, const Answers& answers) {
    for (std::size_t i = 0; i < ledger_.components.size(); ++i)
      note(name_of(i), answers.component(ledger_.components[i].value),
           requested_of(run, ledger_.components[i].part), run);
    const std::int64_t sum = sum_of(ledger_, run);
    const auto total = answers.total();
    if (!total) ++missing_;
    if (total && !equals(*total, sum))
      differences_.total(exercise_.calls[ledger_.total].id, *total, sum, run);
    for (std::size_t i = 0; i < ledger_.units.size(); ++i) {
      const DeviceUnit& unit = ledger_.units[i];
      const auto yours = answers.unit(i);
      if (!yours) ++missing_;
      if (yours && !converts(*yours, sum, unit.bytes))
        differences_.unit(exercise_.calls[unit.call].id, *yours, sum, unit.bytes);
    }
  }

  void add_rows(const ReportedRun& run, const std::vector<const ReportedRun*>& sizes,
                std::vector<DeviceRow>& rows) const {
    const auto same = std::ranges::find_if(sizes, [&](const ReportedRun* size) {
      return size->parameters == run.parameters && size->accumulation == run.accumulation;
    });
    const DeviceRow row = row_of(evidence_, run);
    if (!run.finished() || same == sizes.end()) {
      rows.push_back(row);
      return;
    }
    const Answers answers(ledger_, answers_, static_cast<std::size_t>(same - sizes.begin()));
    for (std::size_t i = 0; i < ledger_.components.size(); ++i) {
      DeviceRow one = row_of_component(row, run, ledger_.components[i].part);
      one.component = name_of(i);
      one.yours = shown(answers.component(ledger_.components[i].value));
      rows.push_back(one);
    }
    DeviceRow total = row_of_total(row, run);
    total.component = "total";
    total.yours = shown(answers.total());
    rows.push_back(total);
  }

  void decide(DeviceMark& mark) const {
    const bool differs = !differences_.texts().empty();
    if (given_ == 0) {
      mark.verdict =
          evidence_.real_reading() ? DeviceVerdict::inconclusive() : DeviceVerdict::static_review();
      mark.reason = no_numbers_reason();
      return;
    }
    const auto proof = evidence_.real_reading();
    // A number that did not come is not a number that is wrong; but nothing is right without it.
    if (!proof || (missing_ > 0 && !differs)) {
      mark.verdict = proof ? DeviceVerdict::inconclusive() : DeviceVerdict::static_review();
      mark.reason = proof ? some_missing_reason() : replayed_reason(evidence_, differs);
      return;
    }
    mark.verdict = DeviceVerdict::measured(*proof, differs ? Comparison::differs : Comparison::agrees);
    mark.reason = measured_reason(differs);
  }

  const Exercise& exercise_;
  const DeviceLedger& ledger_;
  const Evidence& evidence_;
  const std::vector<CaseAnswer>& answers_;
  Differences differences_ = {};
  std::size_t given_ = 0;
  std::size_t missing_ = 0;
};

}  // namespace

CasePlan questions_for(const Exercise& exercise, const Evidence& evidence) {
  CasePlan plan;
  if (!exercise.device || evidence.verdict_without_runs()) return plan;
  for (const ReportedRun* run : sizes_of(*evidence.report()))
    add_questions(*exercise.device, *run, plan.cases);
  return plan;
}

DeviceMark confront(const Exercise& exercise, const Evidence& evidence,
                    const std::vector<CaseAnswer>& answers) {
  return Confrontation(exercise, evidence, answers).mark();
}

}  // namespace grader::device
