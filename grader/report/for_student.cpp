// SPDX-License-Identifier: MIT
#include "grader/report/for_student.hpp"

#include "grader/report/answer_feedback.hpp"

namespace grader::report {
namespace {

void clear(Evidence& evidence) {
  evidence.expected.clear();
  if (!evidence.fixed) evidence = {};
}

void clear(QuestionMark& mark) {
  for (HardFail& found : mark.hard_fails) clear(found.evidence);
  for (MissingConcept& missing : mark.missing) missing.title = {};
  mark.reason = reason_for_student(mark);
}

}  // namespace

Grade for_student(Grade grade) {
  grade.provenance.seed.clear();
  grade.code.output.clear();
  for (HardFail& found : grade.code.hard_fails) clear(found.evidence);
  for (FoundDiagnosis& found : grade.code.diagnoses) clear(found.evidence);
  for (BlankMark& blank : grade.code.blanks) clear(blank.evidence);
  for (QuestionMark& mark : grade.questions) clear(mark);
  return grade;
}

}  // namespace grader::report
