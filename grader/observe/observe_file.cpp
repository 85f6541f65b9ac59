// SPDX-License-Identifier: MIT
// The own-file program: the student's file, the adapter, the fills to be evaluated alone; not a word of the
// reference. Whatever runs in it belongs to the student, so only values are taken from it.
#include <fmt/format.h>

#include <algorithm>

#include "grader/observe/diagnostics.hpp"
#include "grader/observe/planned_calls.hpp"
#include "grader/observe/series.hpp"
#include "grader/observe/sources.hpp"
#include "grader/observe/start.hpp"
#include "grader/observe/toolkit.hpp"

namespace grader::observe {
namespace {

constexpr const char* alone_prefix = "blank:";

/// With a start: the quick way. Where it lies nobody can guess, so no file can ask whether it is there.
Built build_own(Toolkit& toolkit, const Exercise& exercise, const std::string& source,
                const std::vector<AloneFill>& alone, const std::optional<Start>& start) {
  BuildOrder order;
  order.units_folder = hidden_folder();
  if (start) {
    order.text = fmt::format("#include \"../{}/start.hpp\"\n", order.units_folder);
    const std::string path = fmt::format("/{}/start.hpp", order.units_folder);
    order.files = {{path, start->text}};
    if (start->compiled != nullptr) order.files.push_back({path + ".gch", *start->compiled});
    order.linker = toolkit.parts().quick_linker;
    order.limits.cpu = std::chrono::seconds(3);
    order.limits.wall = std::chrono::seconds(10);
  }
  order.text += shim_text(exercise, alone, start ? start->ending : "");
  order.files.push_back(source_file(exercise.file, source));
  order.units = {main_object(toolkit)};
  // Costs about 14 ms, so only where it is asked for.
  if (!alone.empty()) order.units.insert(order.units.begin(), {"alone.cpp", alone_text(exercise, alone)});
  return build(toolkit.runner(), std::move(order));
}

/// Takes out the fills that the errors blame. Where they blame something of the student's file, that is the
/// verdict and nothing is taken out; a linker's complaint may be about either, so all fills go.
bool take_out_blamed(const Exercise& exercise, const std::string& diagnostics,
                     std::vector<AloneFill>& alone) {
  const auto errors = read_errors(diagnostics);
  const std::size_t before = alone.size();
  for (const CompilerError& error : errors) {
    if (error.file.empty()) {
      if (diagnostics.find("grader_alone_") == std::string::npos &&
          diagnostics.find(alone_prefix) == std::string::npos)
        return false;
      alone.clear();
    } else if (error.file.starts_with(alone_prefix)) {
      std::erase_if(alone, [&](const AloneFill& one) {
        return error.file == alone_prefix + exercise.blanks[one.blank].id;
      });
    } else if (error.file != "alone.cpp") {
      return false;
    }
  }
  if (alone.size() == before) alone.clear();
  return before > 0;
}

Built build_with_alone(Toolkit& toolkit, const Exercise& exercise, const std::string& source,
                       std::vector<AloneFill>& alone) {
  while (true) {
    Built built = build_own(toolkit, exercise, source, alone, std::nullopt);
    if (built.build.state != BuildState::compile_error) return built;
    // Each turn takes out at least one fill, so there is an end.
    if (!take_out_blamed(exercise, built.build.diagnostics, alone)) return built;
  }
}

void take_run(const Exercise& exercise, const CasePlan& plan, const std::vector<AloneFill>& fills,
              const Series& series, FileObservation& seen) {
  seen.alone.resize(exercise.blanks.size());
  seen.answers = series.answers();
  for (std::size_t i = 0; i < fills.size(); ++i)
    seen.alone[fills[i].blank] = alone_answer(seen.answers[plan.cases.size() + i]);
  seen.answers.resize(plan.cases.size());
  seen.ending = series.ending();
  seen.output = series.output();
  seen.wrote_output = !seen.output.empty();
}

/// What the quick way shows. Nothing when it cannot be gone, or anything at all was out of the ordinary.
std::optional<FileObservation> observe_quickly(Toolkit& toolkit, const Exercise& exercise,
                                               const CasePlan& plan, const std::string& source,
                                               const std::vector<AloneFill>& fills) {
  if (toolkit.parts().route == Route::plain_only) return std::nullopt;
  const std::optional<Start> start = start_for(toolkit, exercise, source);
  if (!start) return std::nullopt;
  FileObservation seen;
  Built built = build_own(toolkit, exercise, source, fills, start);
  seen.build = std::move(built.build);
  if (seen.build.state != BuildState::compiled || !seen.build.diagnostics.empty()) return std::nullopt;

  auto calls = calls_for(exercise, plan, 0, fills.size());
  std::string seed = order_seed(calls);
  Series series(std::move(built.product), std::move(calls), hasty_options(), std::move(seed));
  Allowance allowance;
  while (!series.finished() && series.clean()) series.step(toolkit.runner(), allowance);
  if (!series.clean() || !series.output().empty()) return std::nullopt;
  take_run(exercise, plan, fills, series, seen);
  return seen;
}

}  // namespace

FileObservation observe_file(Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan,
                             const std::string& source,
                             const std::vector<std::optional<std::string>>& alone) {
  std::vector<AloneFill> fills;
  for (std::size_t i = 0; i < alone.size() && i < exercise.blanks.size(); ++i)
    if (alone[i]) fills.push_back({i, *alone[i]});

  if (auto quick = observe_quickly(toolkit, exercise, plan, source, fills)) return std::move(*quick);

  FileObservation seen;
  seen.alone.resize(exercise.blanks.size());
  Built built = build_with_alone(toolkit, exercise, source, fills);
  seen.build = std::move(built.build);
  if (seen.build.state != BuildState::compiled) return seen;

  auto calls = calls_for(exercise, plan, 0, fills.size());
  std::string seed = order_seed(calls);
  Series series(std::move(built.product), std::move(calls), {}, std::move(seed));
  Allowance allowance;
  series.run_all(toolkit.runner(), allowance);
  take_run(exercise, plan, fills, series, seen);
  return seen;
}

}  // namespace grader::observe
