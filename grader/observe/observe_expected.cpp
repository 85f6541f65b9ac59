// SPDX-License-Identifier: MIT
// What must be, and what each misconception gives. No text of a student is near, so one process and one round
// suffice, and the program is compiled once for a rubric.
#include <fmt/format.h>

#include <algorithm>

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
    for (const TrustedCopy& copy : copies) texts.push_back(copy.text);
    Build failed;
    if (const auto* program = find_or_build(toolkit, trusted_order(toolkit, exercise, texts), failed))
      return *program;
    const auto errors = read_errors(failed.diagnostics);
    if (forgive_alone(exercise, errors, copies)) continue;
    for (const CompilerError& error : errors) {
      const auto number = blamed_copy(error.file);
      if (number && *number < copies.size())
        refuse(copies[*number].origin, "does not compile: " + error.message);
    }
    refuse(copies[0].origin,
           "does not compile: " + (errors.empty() ? failed.diagnostics : errors[0].message));
  }
}

CopyObservation take_copy(const Exercise& exercise, const CasePlan& plan, const TrustedCopy& copy,
                          std::vector<CaseAnswer> answers, RunEnding ending) {
  const bool whole = std::ranges::none_of(
      answers, [](const CaseAnswer& one) { return one.answer.ending == CallEnding::unanswered; });
  if (copy.text.number == 0 && !whole) refuse(copy.origin, "the reference does not answer every call");
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
  options.cpu = std::chrono::seconds(20);
  options.wall = std::chrono::seconds(60);
  Series series(program, std::move(calls), options, {});
  Allowance allowance;
  allowance.deadline += std::chrono::seconds(60);
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
