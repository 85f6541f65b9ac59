// SPDX-License-Identifier: MIT
// `ledger-grader selftest [EXERCISE]`: is this rubric sound?
#include "grader/selftest.hpp"

#include <fmt/core.h>

#include "grader/cli/commands.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/formats/json.hpp"
#include "grader/observe/observe.hpp"
#include "grader/pipeline.hpp"
#include "grader/report/escape.hpp"
#include "grader/sys/own_limits.hpp"
#include "grader/sys/sandbox.hpp"

namespace grader::cli {
namespace {

std::string place_of(const SelftestProblem& problem) {
  return problem.line > 0 ? fmt::format("{}:{}", problem.file, problem.line) : problem.file;
}

std::string shown(const std::string& text) { return report::escape(text, report::Lines::one); }

std::string text_of(const SelftestResult& result) {
  std::string text;
  for (const std::string& sentence : result.passed) text += "ok    " + sentence + "\n";
  for (const SelftestProblem& problem : result.problems) {
    text += fmt::format("WRONG {}: {}\n", place_of(problem), shown(problem.what));
  }
  return text;
}

std::string json_of(const std::string& exercise, const SelftestResult& result) {
  formats::Json::Array passed;
  for (const std::string& sentence : result.passed) passed.emplace_back(sentence);
  formats::Json::Array problems;
  for (const SelftestProblem& problem : result.problems) {
    problems.emplace_back(
        formats::Json::Object{{"file", problem.file}, {"line", problem.line}, {"what", shown(problem.what)}});
  }
  return formats::write_json(formats::Json::Object{{"schema", "ledger-grader/selftest/1"},
                                                   {"exercise", exercise},
                                                   {"sound", result.problems.empty()},
                                                   {"passed", passed},
                                                   {"problems", problems}});
}

}  // namespace

int run_selftest(const Options& options, Console& console) {
  require_exercise(options.common);
  sys::require_room();
  const auto folder = find_exercises_folder(options.common.exercises_folder);
  const Exercise exercise = load_whole_exercise(folder, options.common.exercise);
  const auto runner = sys::make_sandboxed_runner();
  observe::Toolkit toolkit(*runner, options.common.cache);
  const SelftestResult result = grader::run_selftest(toolkit, exercise, folder);
  console.print(options.common.format == Format::json ? json_of(exercise.name, result) : text_of(result),
                options.common.language);
  return result.problems.empty() ? exit_codes::done : exit_codes::wrong;
}

}  // namespace grader::cli
