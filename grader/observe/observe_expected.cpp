// SPDX-License-Identifier: MIT
// What must be, and what each misconception gives. No text of a student is near, so one process and one round
// suffice, and the program is compiled once for a rubric.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "grader/error.hpp"
#include "grader/observe/copies_program.hpp"
#include "grader/observe/diagnostics.hpp"
#include "grader/observe/planned_calls.hpp"
#include "grader/observe/series.hpp"

namespace grader::observe {
namespace {

/// Where a copy comes from, for messages: the reference, or a fill map of a diagnosis.
struct TrustedCopy {
  CopyText text = {};
  std::string origin = {};
};

std::vector<TrustedCopy> trusted_copies(const Exercise& exercise, ExpectedScope scope) {
  std::vector<TrustedCopy> copies = {{copy_of(exercise, 0, {}), exercise.reference.path}};
  if (scope == ExpectedScope::reference_only) return copies;
  for (const Diagnosis& diagnosis : exercise.diagnoses)
    for (std::size_t i = 0; i < diagnosis.fills.size(); ++i)
      copies.push_back({copy_of(exercise, copies.size(), diagnosis.fills[i]),
                        fmt::format("{}:{}: diagnosis {}, misconception {}", exercise.rubric_path,
                                    diagnosis.line, diagnosis.id, i + 1)});
  return copies;
}

[[noreturn]] void refuse(const std::string& origin, const std::string& problem) {
  throw Error(fmt::format("{}: {}", origin, problem), "mend the exercise's reference, adapter or rubric");
}

std::string adapter_path(const Exercise& exercise) {
  return (std::filesystem::path(exercise.reference.path).parent_path() / "adapter.hpp").string();
}

/// What people must mend: the line of the reference or the adapter, or the misconception.
std::string blamed_text(const Exercise& exercise, const std::vector<TrustedCopy>& copies,
                        const CompilerError& error) {
  const auto number = blamed_copy(error.file);
  if (!number || *number >= copies.size()) return exercise.reference.path;
  if (error.file.ends_with("/adapter")) return fmt::format("{}:{}", adapter_path(exercise), error.line);
  return *number == 0 ? fmt::format("{}:{}", exercise.reference.path, error.line) : copies[*number].origin;
}

/// Takes out what cannot be evaluated alone when it is a misconception's own; anything else is our fault.
/// False when there was nothing of the kind.
bool forgive_alone(const Exercise& exercise, const std::vector<CompilerError>& errors,
                   std::vector<TrustedCopy>& copies) {
  bool forgiven = false;
  for (const CompilerError& error : errors) {
    const auto number = blamed_copy(error.file);
    const std::size_t alone = error.file.find("/alone/");
    if (!number || *number == 0 || *number >= copies.size() || alone == std::string::npos) return false;
    const std::string id = error.file.substr(alone + 7);
    forgiven = std::erase_if(copies[*number].text.alone,
                             [&](const AloneFill& one) { return exercise.blanks[one.blank].id == id; }) > 0 ||
               forgiven;
  }
  return forgiven;
}

const std::string& build_trusted(Toolkit& toolkit, const Exercise& exercise,
                                 std::vector<TrustedCopy>& copies) {
  while (true) {
    std::vector<CopyText> texts;
    texts.reserve(copies.size());
    for (const TrustedCopy& copy : copies) texts.push_back(copy.text);
    Build failed;
    if (const auto* program = find_or_build(toolkit, trusted_order(toolkit, exercise, texts), failed))
      return *program;
    if (failed.state != BuildState::compile_error)
      throw Error(
          exercise.reference.path + ": compiling it met a limit of time, memory or output",
          "look at the limits that the grader runs under (ulimit -a) and at the machine's free memory");
    const auto errors = read_errors(failed.diagnostics);
    if (forgive_alone(exercise, errors, copies)) continue;
    if (errors.empty()) refuse(copies[0].origin, "does not compile: " + failed.diagnostics);
    const auto pinned = std::ranges::find_if(
        errors, [](const CompilerError& error) { return blamed_copy(error.file).has_value(); });
    const CompilerError& error = pinned == errors.end() ? errors.front() : *pinned;
    refuse(blamed_text(exercise, copies, error), "does not compile: " + error.message);
  }
}

/// Without the reference's value nobody's can be right: that must not cost a student anything.
void require_reference_values(const Exercise& exercise, const CasePlan& plan,
                              const std::vector<CaseAnswer>& answers) {
  for (const CaseAnswer& one : answers)
    if (one.answer.ending == CallEnding::unanswered)
      refuse(exercise.reference.path, "the reference does not answer every call");
  for (std::size_t i = 0; i < plan.cases.size(); ++i) {
    const Answer& answer = answers[i].answer;
    const Call& call = exercise.calls[plan.cases[i].call];
    for (std::size_t value = 0; value < answer.values.size(); ++value) {
      const Value& seen = answer.values[value];
      if (seen.kind == ValueKind::missing)
        refuse(adapter_path(exercise),
               fmt::format("call_{} gets no value `{}` from the reference", call.id, call.values[value].id));
      if (seen.kind == ValueKind::real && !std::isfinite(seen.real))
        refuse(exercise.reference.path,
               fmt::format("the value `{}` of call {} is no finite number; no answer could be told from a "
                           "wrong one",
                           call.values[value].id, call.id));
    }
  }
}

CopyObservation take_copy(const Exercise& exercise, const CasePlan& plan, const TrustedCopy& copy,
                          std::vector<CaseAnswer> answers, RunEnding ending) {
  if (copy.text.number == 0) require_reference_values(exercise, plan, answers);
  CopyObservation seen;
  seen.compiled = true;
  seen.ending = ending;
  seen.alone.resize(exercise.blanks.size());
  for (std::size_t i = 0; i < copy.text.alone.size(); ++i)
    seen.alone[copy.text.alone[i].blank] = answers[plan.cases.size() + i].answer;
  answers.resize(plan.cases.size());
  seen.answers = std::move(answers);
  return seen;
}

}  // namespace

Expected observe_expected(Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan,
                          ExpectedScope scope) {
  std::vector<TrustedCopy> copies = trusted_copies(exercise, scope);
  const std::string& program = build_trusted(toolkit, exercise, copies);
  std::vector<SentCall> calls;
  std::vector<std::size_t> begins;
  for (const TrustedCopy& copy : copies) {
    begins.push_back(calls.size());
    const auto of_copy = calls_for(exercise, plan, copy.text.number, copy.text.alone.size());
    calls.insert(calls.end(), of_copy.begin(), of_copy.end());
  }
  begins.push_back(calls.size());

  SeriesOptions options;
  options.rounds = 1;
  options.passes = 1;
  options.cpu = std::chrono::seconds(5);
  options.wall = std::chrono::seconds(40);
  Series series(program, std::move(calls), options, {});
  Allowance allowance;
  allowance.deadline += std::chrono::seconds(60);
  // The reference is asked first: what it does not answer at once it never will.
  series.step(toolkit.runner(), allowance);
  if (series.ending() != RunEnding::clean) {
    const std::vector<CaseAnswer> first = series.answers();
    require_reference_values(exercise, plan,
                             {first.begin(), first.begin() + static_cast<std::ptrdiff_t>(begins[1])});
  }
  series.run_all(toolkit.runner(), allowance);

  const std::vector<CaseAnswer> answers = series.answers();
  const auto observation = [&](std::size_t i) {
    const auto begin = answers.begin() + static_cast<std::ptrdiff_t>(begins[i]);
    const auto end = answers.begin() + static_cast<std::ptrdiff_t>(begins[i + 1]);
    return take_copy(exercise, plan, copies[i], {begin, end}, series.ending());
  };
  Expected expected;
  expected.reference = observation(0);
  std::size_t next = 1;
  if (scope == ExpectedScope::with_misconceptions) {
    for (const Diagnosis& diagnosis : exercise.diagnoses) {
      auto& of_diagnosis = expected.misconceptions.emplace_back();
      for (std::size_t i = 0; i < diagnosis.fills.size(); ++i) of_diagnosis.push_back(observation(next++));
    }
  }
  return expected;
}

}  // namespace grader::observe
