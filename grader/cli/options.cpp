// SPDX-License-Identifier: MIT
// The door to CLI11, long because the library may be included nowhere else. It splits the command line; what
// people read when that fails is ours, in their language.
#include "grader/cli/options.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <memory>
#include <thread>

#include "grader/cli/commands.hpp"
#include "grader/cli/examples.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/suggest.hpp"
#include "grader/error.hpp"

namespace grader::cli {
namespace {

/// Values as they were typed, before anything is checked.
struct Typed {
  std::string exercise = {};
  std::string exercises_folder = {};
  std::string language = {};
  std::string format = "text";
  std::string colour = "auto";
  std::string cache = {};
  std::string secret_file = {};
  std::vector<std::string> paths = {};
  std::string audience = "instructor";
  bool unsafe = false;
  std::string output = {};
  std::string out = {};
  std::string jobs = {};
  std::string events = {};
  std::string student = {};
  bool what_if = false;
  std::string hints = "2";
  bool watch = false;
  bool ci = false;
  std::string results = {};
  std::string marks = {};
  std::string review_list = {};
  std::string folder = {};
  std::string device_path = {};
  std::string device_evidence = {};
  std::string save = {};
  std::string probe = {};
  std::string sizes = "usual";
  std::int64_t budget_bytes = 0;
  bool verbose = false;
};

/// The parser with the places where it puts things. Neither may move while the other lives.
struct Parser {
  CLI::App app;
  Typed typed = {};
  Language language = Language::en;

  std::string say(Phrase which, std::initializer_list<std::string_view> values = {}) const {
    return phrase(which, language, values);
  }
};

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Command& command : commands()) names.emplace_back(command.name);
  return names;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

void translate_labels(Parser& parser) {
  const auto formatter = std::make_shared<CLI::Formatter>();
  formatter->label("Usage", parser.say(Phrase::label_usage));
  formatter->label("OPTIONS", parser.say(Phrase::label_options));
  formatter->label("SUBCOMMAND", parser.say(Phrase::label_command));
  formatter->label("REQUIRED", parser.say(Phrase::label_required));
  formatter->label("Positionals", parser.say(Phrase::group_arguments));
  parser.app.formatter(formatter);
}

void add_common_options(Parser& parser) {
  CLI::App& app = parser.app;
  Typed& typed = parser.typed;
  const std::string group = parser.say(Phrase::group_common);
  const auto add = [&](const char* name, std::string& value, const char* type, const std::string& text) {
    // An empty value is a variable that was not set: taking it for "not given" would draw another secret.
    const auto refuse_empty = [&parser](const std::string& word) {
      return word.empty() ? parser.say(Phrase::empty_value) : std::string();
    };
    app.add_option(name, value, text)->type_name(type)->group(group)->check(refuse_empty, "", "");
  };
  add("--exercise", typed.exercise, "NAME", parser.say(Phrase::exercise_option, {CommonOptions().exercise}));
  add("--exercises", typed.exercises_folder, "DIR", parser.say(Phrase::exercises_option));
  add("--lang", typed.language, "zh|en", parser.say(Phrase::language_option));
  add("--format", typed.format, "text|json", parser.say(Phrase::format_option));
  add("--color", typed.colour, "auto|always|never", parser.say(Phrase::colour_option));
  add("--cache", typed.cache, "DIR|off", parser.say(Phrase::cache_option));
  add("--secret", typed.secret_file, "FILE", parser.say(Phrase::secret_option));
  app.set_help_flag("-h,--help", parser.say(Phrase::help_flag))->group(group);
  app.set_version_flag("--version", "ledger-grader " LEDGER_GRADER_VERSION, parser.say(Phrase::version_flag))
      ->group(group);
}

template <typename Choice>
Choice choose(const Parser& parser, const char* option, const std::string& word,
              const std::vector<std::pair<std::string, Choice>>& choices) {
  std::vector<std::string> names;
  for (const auto& [name, choice] : choices) {
    if (name == word) return choice;
    names.push_back(name);
  }
  throw Error(parser.say(Phrase::wrong_choice, {option, word}),
              parser.say(Phrase::wrong_choice_mend, {joined(names)}));
}

void add_class_options(Parser& parser, const std::string& group) {
  Typed& typed = parser.typed;
  const auto out = [&](CLI::App* command, Phrase text) {
    command->add_option("--out", typed.out, parser.say(text))->type_name("DIR")->group(group);
  };
  CLI::App* batch = parser.app.get_subcommand("batch");
  batch->add_option("PATH", typed.paths, parser.say(Phrase::batch_path))->type_name("");
  out(batch, Phrase::batch_out);
  batch->add_option("--jobs", typed.jobs, parser.say(Phrase::batch_jobs))->type_name("N")->group(group);
  batch->add_option("--events", typed.events, parser.say(Phrase::batch_events))
      ->type_name("FILE")
      ->group(group);
  batch->add_option("--marks", typed.marks, parser.say(Phrase::grade_marks))->type_name("FILE")->group(group);
  batch->add_flag("--unsafe-no-sandbox", typed.unsafe, parser.say(Phrase::grade_unsafe))->group(group);

  CLI::App* regrade = parser.app.get_subcommand("regrade");
  regrade->add_option("DIR", typed.out, parser.say(Phrase::class_out))->type_name("");
  regrade->add_option("--marks", typed.marks, parser.say(Phrase::grade_marks))
      ->type_name("FILE")
      ->group(group);
  regrade->add_flag("--what-if", typed.what_if, parser.say(Phrase::regrade_what_if))->group(group);

  CLI::App* show = parser.app.get_subcommand("show");
  show->add_option("STUDENT", typed.student, parser.say(Phrase::show_student))->type_name("");
  out(show, Phrase::class_out);
  show->add_option("--for", typed.audience, parser.say(Phrase::show_audience))
      ->type_name("instructor|student")
      ->group(group);

  CLI::App* stats = parser.app.get_subcommand("stats");
  stats->add_option("DIR", typed.out, parser.say(Phrase::class_out))->type_name("");
}

void add_command_options(Parser& parser) {
  Typed& typed = parser.typed;
  const std::string group = parser.say(Phrase::group_command);

  CLI::App* grade = parser.app.get_subcommand("grade");
  grade->add_option("PATH", typed.paths, parser.say(Phrase::grade_paths))->type_name("");
  grade->add_option("--for", typed.audience, parser.say(Phrase::grade_audience))
      ->type_name("instructor|student")
      ->group(group);

  grade->add_flag("--unsafe-no-sandbox", typed.unsafe, parser.say(Phrase::grade_unsafe))->group(group);
  grade->add_option("--marks", typed.marks, parser.say(Phrase::grade_marks))->type_name("FILE")->group(group);
  grade->add_option("--review", typed.review_list, parser.say(Phrase::grade_review))
      ->type_name("FILE")
      ->group(group);

  CLI::App* check = parser.app.get_subcommand("check");
  check->add_option("DIR", typed.paths, parser.say(Phrase::check_folder))->type_name("");
  check->add_option("--hint", typed.hints, parser.say(Phrase::check_hint))->type_name("1|2|3")->group(group);
  check->add_flag("--watch", typed.watch, parser.say(Phrase::check_watch))->group(group);
  check->add_flag("--unsafe-no-sandbox", typed.unsafe, parser.say(Phrase::check_unsafe))->group(group);
  check->add_flag("--ci", typed.ci, parser.say(Phrase::check_ci))->group(group);
  check->add_option("--results", typed.results, parser.say(Phrase::check_results))
      ->type_name("DIR")
      ->group(group);

  add_class_options(parser, group);
  CLI::App* calibrate = parser.app.get_subcommand("calibrate");
  calibrate->add_option("DIR", typed.folder, parser.say(Phrase::calibrate_folder))->type_name("");

  CLI::App* pack = parser.app.get_subcommand("pack");
  pack->add_option("EXERCISE", typed.exercise, parser.say(Phrase::template_exercise))->type_name("");
  pack->add_option("--out", typed.out, parser.say(Phrase::pack_out))->type_name("DIR")->group(group);

  CLI::App* selftest = parser.app.get_subcommand("selftest");
  const std::string exercise = CommonOptions().exercise;
  selftest->add_option("EXERCISE", typed.exercise, parser.say(Phrase::selftest_exercise, {exercise}))
      ->type_name("");

  CLI::App* write_template = parser.app.get_subcommand("template");
  write_template->add_option("EXERCISE", typed.exercise, parser.say(Phrase::template_exercise))
      ->type_name("");
  write_template->add_option("--output", typed.output, parser.say(Phrase::template_output))
      ->type_name("FILE")
      ->group(group);

  CLI::App* doctor = parser.app.get_subcommand("doctor");
  doctor->add_flag("--verbose", typed.verbose, parser.say(Phrase::doctor_verbose))->group(group);
}

void add_device_options(Parser& parser) {
  Typed& typed = parser.typed;
  const std::string group = parser.say(Phrase::group_command);
  CLI::App* check = parser.app.get_subcommand("device-check");
  check->add_option("DIR", typed.device_path, parser.say(Phrase::device_path))->type_name("");
  const auto add = [&](CLI::App* command, const char* name, std::string& value, const char* type,
                       Phrase text) {
    command->add_option(name, value, parser.say(text))->type_name(type)->group(group);
  };
  add(check, "--save", typed.save, "FILE", Phrase::device_save);
  add(check, "--device-evidence", typed.device_evidence, "FILE", Phrase::device_evidence);
  add(check, "--sizes", typed.sizes, "usual|lesson|fill", Phrase::device_sizes);
  add(check, "--probe", typed.probe, "FILE", Phrase::device_probe);
  check->add_option("--budget", typed.budget_bytes, parser.say(Phrase::device_budget))
      ->type_name("BYTES")
      ->group(group);
  for (const char* command : {"grade", "batch"}) {
    add(parser.app.get_subcommand(command), "--device-evidence", typed.device_evidence, "FILE",
        Phrase::device_evidence);
  }
}

void set_up(Parser& parser) {
  CLI::App& app = parser.app;
  app.name("ledger-grader");
  app.description(parser.say(Phrase::program_description));
  app.footer(examples_of("", parser.language) + parser.say(Phrase::exit_codes));
  translate_labels(parser);
  // Left-over words are ours to explain: the library would not say what was meant.
  app.allow_extras();
  app.require_subcommand(0, 1);
  add_common_options(parser);
  // Arguments have a heading of their own; a group that is used nowhere else would leave an empty line.
  app.option_defaults()->group(parser.say(Phrase::group_command));
  app.fallthrough();  // common options may stand behind the command, too; inherited by the commands
  for (const Command& command : commands()) {
    CLI::App* added = app.add_subcommand(std::string(command.name), parser.say(command.description));
    added->group(parser.say(Phrase::group_commands));
    added->set_help_flag("-h,--help", parser.say(Phrase::help_flag))
        ->group(parser.say(Phrase::group_command));
    added->footer(examples_of(command.name, parser.language) + parser.say(Phrase::common_options_note));
  }
  add_command_options(parser);
  add_device_options(parser);
}

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::string suggestion(const Parser& parser, const std::string& word, const std::vector<std::string>& known) {
  const auto meant = nearest(word, known);
  return parser.say(meant ? Phrase::did_you_mean : Phrase::see_help, {meant.value_or("")});
}

/// Where an option belongs that was misspelt, or stands with the wrong command or before the right one.
std::string mend_option(const Parser& parser, const std::string& name, const CLI::App* chosen) {
  std::vector<std::string> known = option_names(parser.app);
  if (chosen != nullptr) {
    const std::vector<std::string> own = option_names(*chosen);
    if (std::ranges::find(own, name) != own.end())
      return parser.say(Phrase::option_behind_command, {name, chosen->get_name()});
    std::ranges::copy(own, std::back_inserter(known));
  }
  std::vector<std::string> others;
  for (const std::string& command : command_names()) {
    const std::vector<std::string> theirs = option_names(*parser.app.get_subcommand(command));
    if (std::ranges::find(theirs, name) != theirs.end()) others.push_back(command);
  }
  return others.empty() ? suggestion(parser, name, known)
                        : parser.say(Phrase::option_elsewhere, {joined(others)});
}

/// The chosen command, once it is sure that nothing on the command line was left over.
const CLI::App& chosen_command(const Parser& parser) {
  const auto chosen = parser.app.get_subcommands();
  std::vector<std::string> left = parser.app.remaining(true);
  std::erase(left, "--");
  if (!left.empty() && left.front().starts_with('-')) {
    const std::string name = left.front().substr(0, left.front().find('='));
    throw Error(parser.say(Phrase::unknown_option, {name}),
                mend_option(parser, name, chosen.empty() ? nullptr : chosen.front()));
  }
  if (!left.empty() && chosen.empty()) {
    throw Error(parser.say(Phrase::unknown_command, {left.front()}),
                suggestion(parser, left.front(), command_names()));
  }
  if (!left.empty()) {
    throw Error(parser.say(Phrase::unexpected_argument, {left.front()}), parser.say(Phrase::see_help));
  }
  if (chosen.empty()) {
    throw Error(parser.say(Phrase::no_command),
                parser.say(Phrase::no_command_mend, {joined(command_names())}));
  }
  return *chosen.front();
}

std::optional<std::filesystem::path> path_of(const std::string& word) {
  if (word.empty()) return std::nullopt;
  return std::filesystem::path(word);
}

CommonOptions common_options(const Parser& parser, const Environment& environment, Screen screen) {
  const Typed& typed = parser.typed;
  CommonOptions common;
  if (!typed.exercise.empty()) common.exercise = typed.exercise;
  common.exercise_named = !typed.exercise.empty();
  common.exercises_folder = path_of(typed.exercises_folder);
  common.language = typed.language.empty() ? language_from(environment)
                                           : choose<Language>(parser, "--lang", typed.language,
                                                              {{"zh", Language::zh}, {"en", Language::en}});
  common.format =
      choose<Format>(parser, "--format", typed.format, {{"text", Format::text}, {"json", Format::json}});
  const auto wish = choose<ColourWish>(
      parser, "--color", typed.colour,
      {{"auto", ColourWish::automatic}, {"always", ColourWish::always}, {"never", ColourWish::never}});
  common.colour = colour_for(wish, environment, screen);
  common.cache = typed.cache.empty() ? cache_from(environment) : path_of(typed.cache);
  if (typed.cache == "off") common.cache = std::nullopt;
  common.secret_file = path_of(typed.secret_file);
  return common;
}

void require(const Parser& parser, const std::string& command, const char* argument, bool given) {
  if (given) return;
  throw Error(parser.say(Phrase::missing_argument, {command, argument}), parser.say(Phrase::see_help));
}

report::Audience audience_of(const Parser& parser) {
  return choose<report::Audience>(
      parser, "--for", parser.typed.audience,
      {{"instructor", report::Audience::instructor}, {"student", report::Audience::student}});
}

/// A small number of workers; nothing else is a number of workers.
std::size_t workers_of(const Parser& parser) {
  constexpr std::size_t most = 64;
  const std::string& typed = parser.typed.jobs;
  if (typed.empty()) return std::min<std::size_t>(most, std::max(1U, std::thread::hardware_concurrency()));
  std::size_t workers = 0;
  const auto [end, failed] = std::from_chars(typed.data(), typed.data() + typed.size(), workers);
  if (failed != std::errc() || end != typed.data() + typed.size() || workers < 1 || workers > most) {
    throw Error(parser.say(Phrase::wrong_choice, {"--jobs", typed}),
                parser.say(Phrase::wrong_choice_mend, {"1 … 64"}));
  }
  return workers;
}

void require_one_path(const Parser& parser) {
  const auto& paths = parser.typed.paths;
  if (paths.size() <= 1) return;
  throw Error(parser.say(Phrase::unexpected_argument, {paths[1]}), parser.say(Phrase::see_help));
}

/// What stands beside --ci. It prints commands to the CI service, so nothing else may be wanted on the
/// screen.
std::optional<std::filesystem::path> results_of(const Parser& parser) {
  const Typed& typed = parser.typed;
  const auto refuse = [&parser](const char* one, const char* other, Phrase mend) {
    throw Error(parser.say(Phrase::do_not_go_together, {one, other}), parser.say(mend));
  };
  if (!typed.ci && !typed.results.empty())
    throw Error(parser.say(Phrase::check_results_alone), parser.say(Phrase::see_help));
  if (!typed.ci) return std::nullopt;
  if (typed.watch) refuse("--ci", "--watch", Phrase::see_help);
  if (typed.format != "text") refuse("--ci", "--format json", Phrase::check_ci_json_mend);
  return path_of(typed.results.empty() ? "ledger-grader-results" : typed.results);
}

CheckOptions check_options(const Parser& parser) {
  const Typed& typed = parser.typed;
  require_one_path(parser);
  using report::HintLevel;
  CheckOptions check;
  if (!typed.paths.empty()) check.folder = typed.paths.front();
  check.hints =
      choose<HintLevel>(parser, "--hint", typed.hints,
                        {{"1", HintLevel::what_is_wrong}, {"2", HintLevel::question}, {"3", HintLevel::way}});
  check.repeat = typed.watch ? CheckOptions::Repeat::on_save : CheckOptions::Repeat::once;
  check.isolation = typed.unsafe ? Isolation::none : Isolation::sandbox;
  check.results = results_of(parser);
  return check;
}

BatchOptions batch_options(const Parser& parser) {
  const Typed& typed = parser.typed;
  require(parser, "batch", "PATH", !typed.paths.empty());
  require(parser, "batch", "--out DIR", !typed.out.empty());
  require_one_path(parser);
  return {typed.paths.front(),
          typed.out,
          workers_of(parser),
          path_of(typed.events),
          path_of(typed.marks),
          path_of(typed.device_evidence),
          typed.unsafe ? Isolation::none : Isolation::sandbox};
}

RegradeOptions regrade_options(const Parser& parser) {
  require(parser, "regrade", "DIR", !parser.typed.out.empty());
  return {parser.typed.out, path_of(parser.typed.marks),
          parser.typed.what_if ? RegradeMode::what_if : RegradeMode::enter};
}

ShowOptions show_options(const Parser& parser) {
  require(parser, "show", "STUDENT", !parser.typed.student.empty());
  require(parser, "show", "--out DIR", !parser.typed.out.empty());
  return {parser.typed.student, parser.typed.out, audience_of(parser)};
}

GradeOptions grade_options(const Parser& parser) {
  require(parser, "grade", "PATH", !parser.typed.paths.empty());
  GradeOptions grade;
  for (const std::string& path : parser.typed.paths) grade.paths.emplace_back(path);
  grade.audience = audience_of(parser);
  grade.device_evidence = path_of(parser.typed.device_evidence);
  grade.isolation = parser.typed.unsafe ? Isolation::none : Isolation::sandbox;
  grade.marks = path_of(parser.typed.marks);
  grade.review_list = path_of(parser.typed.review_list);
  return grade;
}

DeviceCheckOptions device_check_options(const Parser& parser) {
  const Typed& typed = parser.typed;
  DeviceCheckOptions check;
  check.path = path_of(typed.device_path);
  check.save = path_of(typed.save);
  check.probe = path_of(typed.probe);
  check.evidence = path_of(typed.device_evidence);
  check.sizes = choose<device::Sizes>(
      parser, "--sizes", typed.sizes,
      {{"usual", device::Sizes::usual}, {"lesson", device::Sizes::lesson}, {"fill", device::Sizes::fill}});
  if (typed.budget_bytes < 0)
    throw Error(parser.say(Phrase::wrong_choice, {"--budget", std::to_string(typed.budget_bytes)}),
                parser.say(Phrase::see_help));
  check.budget_bytes = typed.budget_bytes;
  return check;
}

Options read_options(const Parser& parser, const Environment& environment, Screen screen) {
  Options options;
  options.command = chosen_command(parser).get_name();
  options.common = common_options(parser, environment, screen);
  if (options.command == "grade") options.arguments = grade_options(parser);
  if (options.command == "check") options.arguments = check_options(parser);
  if (options.command == "batch") options.arguments = batch_options(parser);
  if (options.command == "regrade") options.arguments = regrade_options(parser);
  if (options.command == "show") options.arguments = show_options(parser);
  if (options.command == "stats") {
    require(parser, "stats", "DIR", !parser.typed.out.empty());
    options.arguments = StatsOptions{parser.typed.out};
  }
  if (options.command == "calibrate") {
    require(parser, "calibrate", "DIR", !parser.typed.folder.empty());
    options.arguments = CalibrateOptions{parser.typed.folder};
  }
  if (options.command == "pack") {
    require(parser, "pack", "EXERCISE", !parser.typed.exercise.empty());
    require(parser, "pack", "--out DIR", !parser.typed.out.empty());
    options.arguments = PackOptions{parser.typed.out};
  }
  if (options.command == "selftest") options.arguments = SelftestOptions{};
  if (options.command == "device-check") options.arguments = device_check_options(parser);
  if (options.command == "doctor")
    options.arguments = DoctorOptions{parser.typed.verbose ? Walls::each : Walls::folded};
  if (options.command == "template") {
    require(parser, "template", "EXERCISE", !parser.typed.exercise.empty());
    options.arguments = TemplateOptions{path_of(parser.typed.output)};
  }
  return options;
}

}  // namespace

std::variant<Options, TextAsked> parse_options(const std::vector<std::string>& arguments,
                                               const Environment& environment, Screen screen) {
  Parser parser;
  parser.language = language_of(arguments, environment);
  set_up(parser);
  try {
    // The library takes the words from the back.
    parser.app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    return TextAsked{parser.app.help()};
  } catch (const CLI::CallForVersion& asked) {
    return TextAsked{std::string(asked.what()) + "\n"};
  } catch (const CLI::ParseError& error) {
    throw Error(parser.say(Phrase::option_trouble, {error.what()}), parser.say(Phrase::see_help));
  }
  return read_options(parser, environment, screen);
}

Language language_of(const std::vector<std::string>& arguments, const Environment& environment) {
  std::string word;
  for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
    if (arguments[i].starts_with("--lang=")) word = arguments[i].substr(7);
    if (arguments[i] == "--lang" && i + 1 < arguments.size()) word = arguments[i + 1];
  }
  if (word == "zh") return Language::zh;
  return word == "en" ? Language::en : language_from(environment);
}

}  // namespace grader::cli
