// SPDX-License-Identifier: MIT
// What the program itself says, in both languages; reports have their own catalogue (report/messages.hpp).
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "grader/types/text.hpp"

namespace grader::cli {

enum class Phrase {
  error,
  hint,
  unexpected,
  unexpected_mend,
  output_not_written,
  output_not_written_mend,

  program_description,
  exit_codes,
  common_options_note,
  group_common,
  group_command,
  group_commands,
  group_arguments,
  label_usage,
  label_options,
  label_command,
  label_required,
  help_flag,
  version_flag,
  exercise_option,
  exercises_option,
  language_option,
  format_option,
  colour_option,
  cache_option,
  secret_option,

  grade_description,
  grade_paths,
  grade_audience,
  grade_unsafe,
  unsafe_warning,
  selftest_description,
  selftest_exercise,
  template_description,
  template_exercise,
  template_output,
  doctor_description,

  see_help,
  did_you_mean,
  no_command,
  no_command_mend,
  unknown_command,
  unknown_option,
  unexpected_argument,
  missing_argument,
  wrong_choice,
  wrong_choice_mend,
  empty_value,
  option_trouble,

  path_missing,
  path_missing_mend,
  path_holds_submissions,
  path_holds_submissions_mend,
  student_json,
  student_json_mend,
  path_not_submission,
  path_not_submission_mend,
  unknown_exercise,
  known_exercises,
  stopped_early,
  stopped_early_mend,

  doctor_bubblewrap,
  doctor_bubblewrap_mend,
  doctor_namespaces,
  doctor_namespaces_mend,
  doctor_compiler,
  doctor_compiler_mend,
  doctor_identity,
  doctor_run_wall,
  doctor_compile_wall,
  doctor_wall,
  doctor_wall_broken,
  doctor_wall_mend,
  doctor_cuda,
  doctor_exercises,
  doctor_cache,
  doctor_cuda_missing,
  doctor_cuda_mend,
  doctor_exercises_none,
  doctor_exercises_mend,
  doctor_cache_off,
  doctor_cache_mend,
  doctor_finding,
  doctor_mend,
  doctor_all_well,
  doctor_not_well,
  doctor_device,
  device_description,
  device_path,
  device_save,
  device_evidence,
  device_sizes,
  device_probe,
  device_budget,
  device_not_saved,
  device_nothing,
  device_nothing_mend,
  count,  ///< not a phrase
};

/// The phrase with {0}, {1}, … replaced.
std::string phrase(Phrase which, Language language, std::initializer_list<std::string_view> values = {});

}  // namespace grader::cli
