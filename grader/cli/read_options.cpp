// SPDX-License-Identifier: MIT
#include "grader/cli/read_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <thread>
#include <utility>

#include "grader/error.hpp"

namespace grader::cli {
namespace {

template <typename Choice>
Choice choose(const TypedLine& line, const char* option, const std::string& word,
              const std::vector<std::pair<std::string, Choice>>& choices) {
  std::vector<std::string> names;
  for (const auto& [name, choice] : choices) {
    if (name == word) return choice;
    names.push_back(name);
  }
  throw Error(line.say(Phrase::wrong_choice, {option, word}),
              line.say(Phrase::wrong_choice_mend, {fmt::format("{}", fmt::join(names, ", "))}));
}

std::optional<std::filesystem::path> path_of(const std::string& word) {
  if (word.empty()) return std::nullopt;
  return std::filesystem::path(word);
}

CommonOptions common_options(const TypedLine& line, const Environment& environment, Screen screen) {
  const Typed& typed = line.typed;
  CommonOptions common;
  if (!typed.exercise.empty()) common.exercise = typed.exercise;
  common.exercise_named = !typed.exercise.empty();
  common.exercises_folder = path_of(typed.exercises_folder);
  common.language = typed.language.empty() ? language_from(environment)
                                           : choose<Language>(line, "--lang", typed.language,
                                                              {{"zh", Language::zh}, {"en", Language::en}});
  common.format =
      choose<Format>(line, "--format", typed.format, {{"text", Format::text}, {"json", Format::json}});
  const auto wish = choose<ColourWish>(
      line, "--color", typed.colour,
      {{"auto", ColourWish::automatic}, {"always", ColourWish::always}, {"never", ColourWish::never}});
  common.colour = colour_for(wish, environment, screen);
  common.cache = typed.cache.empty() ? cache_from(environment) : path_of(typed.cache);
  if (typed.cache == "off") common.cache = std::nullopt;
  common.secret_file = path_of(typed.secret_file);
  return common;
}

void require(const TypedLine& line, const std::string& command, const char* argument, bool given) {
  if (given) return;
  throw Error(line.say(Phrase::missing_argument, {command, argument}), line.say(Phrase::see_help));
}

report::Audience audience_of(const TypedLine& line) {
  return choose<report::Audience>(
      line, "--for", line.typed.audience,
      {{"instructor", report::Audience::instructor}, {"student", report::Audience::student}});
}

/// A small number of workers; nothing else is a number of workers.
std::size_t workers_of(const TypedLine& line) {
  constexpr std::size_t most = 64;
  const std::string& typed = line.typed.jobs;
  if (typed.empty()) return std::min<std::size_t>(most, std::max(1U, std::thread::hardware_concurrency()));
  std::size_t workers = 0;
  const auto [end, failed] = std::from_chars(typed.data(), typed.data() + typed.size(), workers);
  if (failed != std::errc() || end != typed.data() + typed.size() || workers < 1 || workers > most) {
    throw Error(line.say(Phrase::wrong_choice, {"--jobs", typed}),
                line.say(Phrase::wrong_choice_mend, {"1 … 64"}));
  }
  return workers;
}

void require_one_path(const TypedLine& line) {
  const auto& paths = line.typed.paths;
  if (paths.size() <= 1) return;
  throw Error(line.say(Phrase::unexpected_argument, {paths[1]}), line.say(Phrase::see_help));
}

/// What stands beside --ci. It prints commands to the CI service, so nothing else may be wanted on the
/// screen.
std::optional<std::filesystem::path> results_of(const TypedLine& line) {
  const Typed& typed = line.typed;
  const auto refuse = [&line](const char* one, const char* other, Phrase mend) {
    throw Error(line.say(Phrase::do_not_go_together, {one, other}), line.say(mend));
  };
  if (!typed.ci && !typed.results.empty())
    throw Error(line.say(Phrase::check_results_alone), line.say(Phrase::see_help));
  if (!typed.ci) return std::nullopt;
  if (typed.watch) refuse("--ci", "--watch", Phrase::see_help);
  if (typed.format != "text") refuse("--ci", "--format json", Phrase::check_ci_json_mend);
  return path_of(typed.results.empty() ? "ledger-grader-results" : typed.results);
}

CheckOptions check_options(const TypedLine& line) {
  const Typed& typed = line.typed;
  require_one_path(line);
  using report::HintLevel;
  CheckOptions check;
  if (!typed.paths.empty()) check.folder = typed.paths.front();
  check.hints =
      choose<HintLevel>(line, "--hint", typed.hints,
                        {{"1", HintLevel::what_is_wrong}, {"2", HintLevel::question}, {"3", HintLevel::way}});
  check.repeat = typed.watch ? CheckOptions::Repeat::on_save : CheckOptions::Repeat::once;
  check.isolation = typed.unsafe ? Isolation::none : Isolation::sandbox;
  check.results = results_of(line);
  return check;
}

BatchOptions batch_options(const TypedLine& line) {
  const Typed& typed = line.typed;
  require(line, "batch", "PATH", !typed.paths.empty());
  require(line, "batch", "--out DIR", !typed.out.empty());
  require_one_path(line);
  return {typed.paths.front(),
          typed.out,
          workers_of(line),
          path_of(typed.events),
          path_of(typed.marks),
          path_of(typed.device_evidence),
          typed.unsafe ? Isolation::none : Isolation::sandbox};
}

RegradeOptions regrade_options(const TypedLine& line) {
  require(line, "regrade", "DIR", !line.typed.out.empty());
  return {line.typed.out, path_of(line.typed.marks),
          line.typed.what_if ? RegradeMode::what_if : RegradeMode::enter};
}

ShowOptions show_options(const TypedLine& line) {
  require(line, "show", "STUDENT", !line.typed.student.empty());
  require(line, "show", "--out DIR", !line.typed.out.empty());
  return {line.typed.student, line.typed.out, audience_of(line)};
}

GradeOptions grade_options(const TypedLine& line) {
  require(line, "grade", "PATH", !line.typed.paths.empty());
  GradeOptions grade;
  for (const std::string& path : line.typed.paths) grade.paths.emplace_back(path);
  grade.audience = audience_of(line);
  grade.device_evidence = path_of(line.typed.device_evidence);
  grade.isolation = line.typed.unsafe ? Isolation::none : Isolation::sandbox;
  grade.marks = path_of(line.typed.marks);
  grade.review_list = path_of(line.typed.review_list);
  return grade;
}

DeviceCheckOptions device_check_options(const TypedLine& line) {
  const Typed& typed = line.typed;
  DeviceCheckOptions check;
  check.path = path_of(typed.device_path);
  check.save = path_of(typed.save);
  check.probe = path_of(typed.probe);
  check.evidence = path_of(typed.device_evidence);
  check.sizes = choose<device::Sizes>(
      line, "--sizes", typed.sizes,
      {{"usual", device::Sizes::usual}, {"lesson", device::Sizes::lesson}, {"fill", device::Sizes::fill}});
  if (typed.budget_bytes < 0)
    throw Error(line.say(Phrase::wrong_choice, {"--budget", std::to_string(typed.budget_bytes)}),
                line.say(Phrase::see_help));
  check.budget_bytes = typed.budget_bytes;
  return check;
}

}  // namespace

Options read_options(const std::string& command, const TypedLine& line, const Environment& environment,
                     Screen screen) {
  Options options;
  options.command = command;
  options.common = common_options(line, environment, screen);
  if (options.command == "grade") options.arguments = grade_options(line);
  if (options.command == "check") options.arguments = check_options(line);
  if (options.command == "batch") options.arguments = batch_options(line);
  if (options.command == "regrade") options.arguments = regrade_options(line);
  if (options.command == "show") options.arguments = show_options(line);
  if (options.command == "stats") {
    require(line, "stats", "DIR", !line.typed.out.empty());
    options.arguments = StatsOptions{line.typed.out};
  }
  if (options.command == "calibrate") {
    require(line, "calibrate", "DIR", !line.typed.folder.empty());
    options.arguments = CalibrateOptions{line.typed.folder, path_of(line.typed.phrases)};
  }
  if (options.command == "pack") {
    require(line, "pack", "EXERCISE", !line.typed.exercise.empty());
    require(line, "pack", "--out DIR", !line.typed.out.empty());
    options.arguments = PackOptions{line.typed.out};
  }
  if (options.command == "selftest") options.arguments = SelftestOptions{};
  if (options.command == "device-check") options.arguments = device_check_options(line);
  if (options.command == "doctor")
    options.arguments = DoctorOptions{line.typed.verbose ? Walls::each : Walls::folded};
  if (options.command == "template") {
    require(line, "template", "EXERCISE", !line.typed.exercise.empty());
    options.arguments = TemplateOptions{path_of(line.typed.output)};
  }
  return options;
}

}  // namespace grader::cli
