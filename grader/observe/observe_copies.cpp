// SPDX-License-Identifier: MIT
// The trial program: copies of the reference with a student's fills. A fill can do all that C++ can, so a
// program's copies are believed together only while all of them behave; else each speaks for itself alone.
#include <algorithm>
#include <memory>

#include "grader/observe/copies_program.hpp"
#include "grader/observe/planned_calls.hpp"
#include "grader/observe/series.hpp"

namespace grader::observe {
namespace {

constexpr std::chrono::seconds build_seconds{15};

/// What a copy was asked: the plan's cases, and behind them its blanks alone.
void take_answers(const Exercise& exercise, const CasePlan& plan, const CopyText& copy,
                  std::vector<CaseAnswer> answers, CopyObservation& seen) {
  seen.compiled = true;
  seen.alone.resize(exercise.blanks.size());
  for (std::size_t i = 0; i < copy.alone.size(); ++i)
    seen.alone[copy.alone[i].blank] = alone_answer(answers[plan.cases.size() + i]);
  answers.resize(plan.cases.size());
  seen.answers = std::move(answers);
}

/// All copies in the same processes. False, and nothing taken, as soon as one process is not clean.
bool observe_together(Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan,
                      const CopiesProgram& program, Allowance& allowance,
                      std::vector<CopyObservation>& seen) {
  std::vector<SentCall> calls;
  std::vector<std::size_t> begins;
  for (const CopyText& copy : program.copies) {
    begins.push_back(calls.size());
    const auto of_copy = calls_for(exercise, plan, copy.number, copy.alone.size());
    calls.insert(calls.end(), of_copy.begin(), of_copy.end());
  }
  begins.push_back(calls.size());
  std::string seed = order_seed(calls);
  const bool quick = program.built == Route::quick_first;
  Series series(program.program, std::move(calls), quick ? hasty_options() : SeriesOptions{},
                std::move(seed));
  while (!series.finished() && series.clean()) series.step(toolkit.runner(), allowance);
  if (!series.clean() || (quick && !series.output().empty())) return false;
  const std::vector<CaseAnswer> answers = series.answers();
  for (std::size_t i = 0; i < program.copies.size(); ++i) {
    const auto begin = answers.begin();
    CopyObservation& copy_seen = seen[program.copies[i].number];
    copy_seen.ending = series.ending();
    take_answers(
        exercise, plan, program.copies[i],
        {begin + static_cast<std::ptrdiff_t>(begins[i]), begin + static_cast<std::ptrdiff_t>(begins[i + 1])},
        copy_seen);
  }
  return true;
}

/// Each copy in processes of its own, in turns, so that one that hangs does not use up the time of the rest.
void observe_one_by_one(Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan,
                        const CopiesProgram& program, Allowance& allowance,
                        std::vector<CopyObservation>& seen) {
  SeriesOptions options;
  options.limits_for_one_call = 1;
  std::vector<std::unique_ptr<Series>> all;
  for (const CopyText& copy : program.copies) {
    auto calls = calls_for(exercise, plan, copy.number, copy.alone.size());
    std::string seed = order_seed(calls);
    all.push_back(std::make_unique<Series>(program.program, std::move(calls), options, std::move(seed)));
  }
  const auto unfinished = [](const auto& series) { return !series->finished(); };
  while (std::ranges::any_of(all, unfinished))
    for (const auto& series : all) series->step(toolkit.runner(), allowance);
  for (std::size_t i = 0; i < all.size(); ++i) {
    CopyObservation& copy_seen = seen[program.copies[i].number];
    copy_seen.ending = all[i]->ending();
    take_answers(exercise, plan, program.copies[i], all[i]->answers(), copy_seen);
  }
}

/// A program for each group, or more where errors cannot be pinned.
std::vector<CopiesProgram> build_groups(Toolkit& toolkit, const Exercise& exercise,
                                        std::vector<std::vector<CopyText>> groups, Route route,
                                        std::vector<CopyObservation>& seen) {
  const auto deadline = std::chrono::steady_clock::now() + build_seconds;
  std::vector<CopiesProgram> programs;
  for (auto& group : groups) {
    CopiesBuild built = build_copies(toolkit, exercise, std::move(group), deadline, route);
    for (RefusedCopy& refused : built.refused) seen[refused.number].diagnostics = std::move(refused.message);
    std::ranges::move(built.programs, std::back_inserter(programs));
  }
  return programs;
}

}  // namespace

std::vector<CopyObservation> observe_copies(Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan,
                                            const std::vector<Copy>& copies) {
  std::vector<std::vector<CopyText>> groups(1);
  for (std::size_t i = 0; i < copies.size(); ++i) {
    CopyText text = copy_of(exercise, i, copies[i].fills);
    if (copies[i].by_itself)
      groups.push_back({std::move(text)});
    else
      groups[0].push_back(std::move(text));
  }
  std::vector<CopyObservation> seen(copies.size());
  std::vector<CopiesProgram> programs =
      build_groups(toolkit, exercise, std::move(groups), toolkit.parts().route, seen);
  groups.clear();
  // What the quick way uses up is not taken from what a submission may use.
  Allowance quick_allowance;
  std::erase_if(programs, [&](CopiesProgram& program) {
    if (program.built == Route::plain_only) return false;
    if (!observe_together(toolkit, exercise, plan, program, quick_allowance, seen))
      groups.push_back(std::move(program.copies));
    return true;
  });
  std::ranges::move(build_groups(toolkit, exercise, std::move(groups), Route::plain_only, seen),
                    std::back_inserter(programs));
  Allowance allowance;
  allowance.limit_endings = 6;
  allowance.processes = 64 + 8 * static_cast<int>(copies.size());
  for (const CopiesProgram& program : programs)
    if (program.copies.size() == 1 || !observe_together(toolkit, exercise, plan, program, allowance, seen))
      observe_one_by_one(toolkit, exercise, plan, program, allowance, seen);
  return seen;
}

}  // namespace grader::observe
