// SPDX-License-Identifier: MIT
// The fixed sentences of the reports, in both languages. Titles, hints and findings come with the grade.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "grader/types/text.hpp"

namespace grader::report {

enum class Sentence {
  headline,
  headline_not_graded,
  verdict_pass,
  verdict_fail,
  verdict_undecided,
  not_graded_whose_trouble,
  not_graded_reason,
  not_graded_mend,
  no_sandbox,
  open_answers,
  open_answers_enough,
  open_suspicion,
  open_place,
  open_passage,
  heading_hard_fails,
  hard_fail_meaning,
  hard_fail_in_code,
  hard_fail_in_question,
  heading_to_be_read,
  to_be_read_meaning,
  to_be_read_in_code,
  to_be_read_in_question,
  fails_in_code,
  fails_in_question,
  suspected,
  established,
  established_waits,
  confirmed,
  lifted,
  said,
  passage,
  passage_of,
  heading_code,
  all_right,
  outcome,
  outcome_accepted_values,
  outcome_wrong_values,
  outcome_runtime_error,
  outcome_output_limit,
  outcome_memory_limit,
  outcome_time_limit,
  outcome_compile_error,
  heading_lost,
  lost_from,
  state_wrong,
  state_unfilled,
  state_does_not_compile,
  state_deleted,
  state_not_located,
  one_thing_wrong,
  think,
  evidence,
  evidence_expected,
  evidence_hidden,
  hidden_number,
  compiler_says,
  compiler_says_at,
  file_does_not_compile,
  file_does_not_build,
  points_all_the_same,
  heading_deductions,
  heading_diagnoses,
  heading_questions,
  question_points,
  question_open,
  basis_missing,
  basis_unmarked,
  basis_automatic,
  basis_manual,
  for_review,
  concept_found,
  concept_missing,
  one_quote,
  counted,
  not_so,
  think_if_open,
  marked_by,
  marker_says,
  words_outside,
  rescale_done,
  rescale_missing,
  rescale_wrong,
  review_how,
  heading_build,
  more_lines,
  output_note,
  device_not_asked,
  device_reason,
  provenance,
  count,  ///< not a sentence
};

/// `pattern` with {0}, {1}, … replaced; braces in the values mean nothing. {0:blank|blanks} is the value and
/// what it counts: "1 blank", "2 blanks".
std::string fill_holes(std::string_view pattern, std::initializer_list<std::string_view> values);

/// The sentence with {0}, {1}, … replaced. The values must be escaped already.
std::string say(Sentence sentence, Language language, std::initializer_list<std::string_view> values = {});

}  // namespace grader::report
