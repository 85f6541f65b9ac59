// SPDX-License-Identifier: MIT
#include "grader/cli/option_table.hpp"

#include <memory>

#include "grader/cli/commands.hpp"
#include "grader/cli/examples.hpp"

namespace grader::cli {
namespace {

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
  calibrate->add_option("--phrases", typed.phrases, parser.say(Phrase::calibrate_phrases))
      ->type_name("FILE")
      ->group(group);

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

}  // namespace

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

}  // namespace grader::cli
