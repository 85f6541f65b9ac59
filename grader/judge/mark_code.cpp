// SPDX-License-Identifier: MIT
// Shares, edits, diagnoses and rules put together. Points are the criteria less the deductions, never below
// 0; hard fails stand beside them.
#include <algorithm>

#include "grader/judge/blank_marks.hpp"
#include "grader/judge/deductions.hpp"
#include "grader/judge/diagnose.hpp"
#include "grader/judge/facts.hpp"
#include "grader/judge/hard_fails.hpp"
#include "grader/judge/judge.hpp"
#include "grader/judge/shares.hpp"

namespace grader::judge {
namespace {

CodeOutcome outcome_of_build(BuildState state) {
  switch (state) {
    case BuildState::time_limit:
      return CodeOutcome::time_limit;
    case BuildState::memory_limit:
      return CodeOutcome::memory_limit;
    case BuildState::output_limit:
      return CodeOutcome::output_limit;
    default:
      return CodeOutcome::compile_error;
  }
}

CodeOutcome outcome_of(const Exercise& exercise, const Reading& reading, const Observations& observations) {
  const FileObservation& own = observations.own;
  if (own.build.state != BuildState::compiled) return outcome_of_build(own.build.state);
  switch (own.ending) {
    case RunEnding::time_limit:
      return CodeOutcome::time_limit;
    case RunEnding::memory_limit:
      return CodeOutcome::memory_limit;
    case RunEnding::output_limit:
      return CodeOutcome::output_limit;
    case RunEnding::runtime_error:
      return CodeOutcome::runtime_error;
    case RunEnding::clean:
      break;
  }
  return earns_everything(exercise, reading, observations) ? CodeOutcome::accepted_values
                                                           : CodeOutcome::wrong_values;
}

BuildOutcome build_outcome(BuildState state) {
  switch (state) {
    case BuildState::compiled:
      return BuildOutcome::compiled;
    case BuildState::time_limit:
    case BuildState::memory_limit:
    case BuildState::output_limit:
      return BuildOutcome::limit;
    default:
      return BuildOutcome::compile_error;
  }
}

/// Why a criterion is not full: the titles of the blanks that lost points.
Text reason_of(const std::vector<BlankMark>& blanks, const Exercise& exercise, std::size_t criterion) {
  Text reason;
  for (std::size_t i = 0; i < blanks.size(); ++i) {
    if (exercise.blanks[i].criterion != criterion || blanks[i].state == BlankState::right) continue;
    const std::string separator_zh = reason.zh.empty() ? "未得满分：" : "、";
    const std::string separator_en = reason.en.empty() ? "lost at: " : ", ";
    reason.zh += separator_zh + blanks[i].title.zh;
    reason.en += separator_en + blanks[i].title.en;
  }
  return reason;
}

std::vector<CriterionMark> mark_criteria(const Exercise& exercise, const std::vector<BlankMark>& blanks) {
  std::vector<CriterionMark> marks;
  for (std::size_t c = 0; c < exercise.criteria.size(); ++c) {
    const Criterion& criterion = exercise.criteria[c];
    CriterionMark mark{criterion.id, criterion.title, {}, criterion.points, reason_of(blanks, exercise, c)};
    for (std::size_t i = 0; i < blanks.size(); ++i) {
      if (exercise.blanks[i].criterion == c) mark.points += blanks[i].points;
    }
    marks.push_back(std::move(mark));
  }
  return marks;
}

/// The message of a mistake that was found elsewhere and accounts for the values of this blank, too.
Text joint_message(const std::vector<Explanation>& explanations, std::size_t blank) {
  for (const Explanation& one : explanations) {
    if (std::ranges::find(one.blanks, blank) != one.blanks.end()) return one.found.message;
  }
  return {};
}

/// A general reason says nothing beside a diagnosis of the same line, nor beside one of several blanks.
void leave_to_diagnoses(const std::vector<Explanation>& explanations, CodeMark& mark) {
  for (std::size_t i = 0; i < mark.blanks.size(); ++i) {
    BlankMark& blank = mark.blanks[i];
    const bool explained = std::ranges::any_of(mark.diagnoses, [&](const FoundDiagnosis& diagnosis) {
      return diagnosis.line > 0 && diagnosis.line == blank.line;
    });
    if (explained) {
      blank.reason = {};
    } else if (blank.state == BlankState::wrong) {
      const Text joint = joint_message(explanations, i);
      if (!joint.empty()) blank.reason = joint;
    }
  }
}

/// Nothing was taken, so nothing was earned; the reason says what to hand in.
CodeMark mark_untaken(const Exercise& exercise, const Submission& submission) {
  CodeMark mark;
  mark.possible = exercise.code_points;
  mark.outcome = CodeOutcome::compile_error;
  mark.build = submission.code.state == FileState::missing ? BuildOutcome::missing : BuildOutcome::refused;
  mark.build_reason = submission.code.reason;
  mark.build_detail = submission.code.reason.en;
  for (const Criterion& criterion : exercise.criteria) {
    mark.criteria.push_back({criterion.id, criterion.title, {}, criterion.points, {}});
  }
  for (const Blank& blank : exercise.blanks) {
    mark.blanks.push_back(
        {.id = blank.id, .title = blank.title, .possible = blank.share, .hint = {}, .hint_more = {}});
  }
  return mark;
}

}  // namespace

CodeMark mark_code(const Exercise& exercise, const Submission& submission, const Reading& reading,
                   const Observations& observations) {
  if (submission.code.state != FileState::taken) return mark_untaken(exercise, submission);
  const Picture picture(exercise, reading, observations);
  const auto shares = mark_shares(picture);
  const auto facts = find_facts(picture, shares);

  CodeMark mark;
  mark.possible = exercise.code_points;
  mark.outcome = outcome_of(exercise, reading, observations);
  mark.build = build_outcome(observations.own.build.state);
  mark.build_detail = observations.own.build.diagnostics;
  mark.output = observations.own.output;
  mark.blanks = mark_blanks(picture, shares);
  mark.criteria = mark_criteria(exercise, mark.blanks);
  mark.deductions = mark_edits(picture, shares, facts);
  const std::vector<Explanation> explanations = diagnose(picture, facts);
  for (const Explanation& one : explanations) mark.diagnoses.push_back(one.found);
  mark.hard_fails = find_hard_fails(picture, facts);
  leave_to_diagnoses(explanations, mark);
  for (const CriterionMark& criterion : mark.criteria) mark.points += criterion.points;
  for (const Deduction& deduction : mark.deductions) mark.points -= deduction.points;
  mark.points = std::max(mark.points, Points{});
  return mark;
}

}  // namespace grader::judge
