// SPDX-License-Identifier: MIT
#include "grader/judge/apply_marks.hpp"

#include <algorithm>

#include "grader/judge/verdict.hpp"
#include "grader/types/rule_names.hpp"

namespace grader::judge {
namespace {

void decide(const Exercise& exercise, const HumanMark& mark, std::vector<HardFail>& hard_fails) {
  for (const auto& [rule, decision] : mark.hard_fails) {
    bool found = false;
    for (HardFail& hard_fail : hard_fails) {
      if (hard_fail.rule != rule) continue;
      hard_fail.decision = decision;
      hard_fail.marker = mark.marker;
      found = true;
    }
    if (found || decision != Decision::confirmed) continue;
    HardFail added;
    added.rule = rule;
    added.message = message_of_rule(exercise, rule).value_or(Text{rule, rule});
    added.where = mark.question;
    added.decision = decision;
    added.marker = mark.marker;
    hard_fails.push_back(std::move(added));
  }
}

/// What was said of the points that the program gave is not true of others: who gives more than was sure has
/// found some of what was missing.
void explain(Points given, QuestionMark& question) {
  const bool was_decided = question.low == question.high && !question.for_review;
  if (given > question.low || given == question.possible) question.missing.clear();
  if (given == question.possible) {
    question.counted.clear();
    question.slips.clear();
  }
  if (was_decided && given == question.low) {
    question.reason = {"老师和程序的读法一致。", "A person agrees with what the program had read."};
  } else if (question.low <= given && given <= question.high) {
    question.reason = {"程序没有把握的地方，老师已经看过。",
                       "A person has read what the program was unsure of."};
  } else {
    question.reason = {"老师的评分和程序的读法不同，以老师的为准。",
                       "A person decided otherwise than the program had read it."};
    for (FoundConcept& found : question.concepts) found.bearing = FoundConcept::Bearing::neither;
    question.counted.clear();
    question.slips.clear();
  }
}

void apply(const Exercise& exercise, const HumanMark& mark, QuestionMark& question) {
  decide(exercise, mark, question.hard_fails);
  question.marker = mark.marker;
  question.marked_at = mark.date;
  if (!mark.comment.empty()) question.comment = mark.comment;
  if (!mark.points) return;
  explain(*mark.points, question);
  question.low = question.high = *mark.points;
  question.basis = "manual";
  question.for_review = false;
}

Text stale(const HumanMarks& marks, const HumanMark& mark) {
  if (mark.line == 0) {  // of an earlier run's file, which may be gone
    return {"成绩册里 " + mark.marker + " 在 " + mark.date + " 给 " + mark.student + " 的 " + mark.question +
                " 评的分没有采用：作业在那之后改过；请重新评。",
            "the mark for " + mark.question + " of " + mark.student + " in the gradebook, given on " +
                mark.date + " by " + mark.marker +
                ", was left out: the submission was changed after it was marked. Mark it again."};
  }
  const std::string place = marks.file + ":" + std::to_string(mark.line) + ": ";
  return {place + mark.student + " 的作业在人工评分之后改过，这一条没有采用；请重新评。",
          place + "the submission of " + mark.student +
              " was changed after it was marked; this mark was left out. Mark it again."};
}

}  // namespace

std::vector<Text> apply_marks(const Exercise& exercise, const HumanMarks& marks, Grade& grade) {
  std::vector<Text> warnings;
  if (!grade.graded) return warnings;
  for (const HumanMark& mark : marks.marks) {
    if (mark.student != grade.submission_id || mark.decides_nothing()) continue;
    if (!mark.digest.empty() && mark.digest != grade.submission_digest) {
      warnings.push_back(stale(marks, mark));
      continue;
    }
    if (mark.question == "code") decide(exercise, mark, grade.code.hard_fails);
    const auto question = std::ranges::find(grade.questions, mark.question, &QuestionMark::id);
    if (question != grade.questions.end()) apply(exercise, mark, *question);
  }
  sum_up(exercise, grade);
  return warnings;
}

HumanMark merged(const HumanMark& earlier, HumanMark later) {
  if (!earlier.digest.empty() && earlier.digest != later.digest) return later;
  if (!later.points) later.points = earlier.points;
  later.hard_fails.insert(earlier.hard_fails.begin(), earlier.hard_fails.end());
  if (later.comment.empty()) later.comment = earlier.comment;
  return later;
}

std::vector<std::string> unknown_students(const HumanMarks& marks, const std::vector<std::string>& ids) {
  std::vector<std::string> unknown;
  for (const HumanMark& mark : marks.marks) {
    const bool known = std::ranges::find(ids, mark.student) != ids.end();
    const bool told = std::ranges::find(unknown, mark.student) != unknown.end();
    if (!known && !told && !mark.decides_nothing()) unknown.push_back(mark.student);
  }
  return unknown;
}

}  // namespace grader::judge
