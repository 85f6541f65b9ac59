// SPDX-License-Identifier: MIT
// Grades that are nasty wherever a student has a say, and where our own words may quote him.
#pragma once

#include <string>
#include <vector>

#include "tests/support/sample_grades.hpp"

namespace grader::samples {

inline Grade nasty_grade(const std::string& text) {
  Grade grade = sample_grade();
  const Text both = {text, text};
  grade.submission_id = text;
  grade.files = {text, text};
  grade.not_graded_reason = grade.not_graded_hint = text;
  grade.code.build = BuildOutcome::compile_error;
  grade.code.build_detail = text + ": error: " + text + "\n" + text;
  grade.code.output = text;
  for (CriterionMark& mark : grade.code.criteria) mark.reason = both;
  for (BlankMark& blank : grade.code.blanks) {
    blank.diagnostics = "error: " + text;
    blank.evidence = {text, text, text, true};
    blank.reason = blank.hint = both;
  }
  for (FoundDiagnosis& diagnosis : grade.code.diagnoses) {
    diagnosis.message = both;
    diagnosis.evidence = {text, text, text, true};
  }
  for (Deduction& deduction : grade.code.deductions) deduction.reason = both;
  for (HardFail& hard_fail : grade.code.hard_fails) {
    hard_fail.message = both;
    hard_fail.evidence = {text, text, text, true};
  }
  for (QuestionMark& question : grade.questions) question.reason = both;
  return grade;
}

/// Graded and not, refused with a reason, and with the compiler's words.
inline std::vector<Grade> nasty_grades(const std::string& text) {
  Grade graded = nasty_grade(text);
  Grade not_graded = graded;
  not_graded.graded = false;
  Grade refused = graded;
  refused.code.build = BuildOutcome::refused;
  refused.code.build_reason = {text, text};
  return {graded, not_graded, refused};
}

}  // namespace grader::samples
