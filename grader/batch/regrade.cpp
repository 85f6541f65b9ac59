// SPDX-License-Identifier: MIT
#include "grader/batch/regrade.hpp"

#include "grader/batch/class_run.hpp"
#include "grader/error.hpp"
#include "grader/store/records.hpp"

namespace grader::batch {
namespace {

bool differs(const Grade& before, const Grade& after) {
  return before.verdict != after.verdict || before.low != after.low || before.high != after.high;
}

std::string grader_of(const Exercise& exercise) {
  return not_graded(exercise, {}, Error("", "")).provenance.grader;
}

}  // namespace

RegradeResult regrade(const Exercise& exercise, store::Gradebook& gradebook, Writing writing,
                      const std::function<Grade(Grade)>& with_marks) {
  RegradeResult result;
  const auto mark = text_marker(exercise);
  if (writing == Writing::enter) {
    gradebook.begin_run({exercise.name, exercise.rubric_digest, grader_of(exercise), "regrade", timestamp()});
  }
  for (const std::string& student : gradebook.students()) {
    auto entry = gradebook.find(student);
    if (!entry || !entry->grade.graded) continue;
    if (entry->observation.observed_digest != exercise.observed_digest) {
      result.not_covered.push_back(student);
      continue;
    }
    const auto observed = gradebook.find_observation(entry->observation.key);
    if (!observed) {
      result.damaged.push_back(student);
      continue;
    }
    const Grade before = entry->grade;
    entry->automatic = judge_submission(exercise, mark, entry->submission, *observed);
    entry->automatic.device = before.device;
    entry->grade = with_marks ? with_marks(entry->automatic) : entry->automatic;
    if (entry->made.rubric != exercise.rubric_digest) ++result.other_rubric;
    entry->made.rubric = exercise.rubric_digest;
    ++result.judged;
    if (differs(before, entry->grade)) {
      result.changes.push_back({student, before.verdict, entry->grade.verdict, before.low, before.high,
                                entry->grade.low, entry->grade.high});
    }
    if (writing == Writing::enter) gradebook.keep_judgement(*entry, timestamp());
  }
  if (writing == Writing::enter) gradebook.end_run(timestamp());
  return result;
}

void enter_marks(store::Gradebook& gradebook, const std::vector<std::string>& students,
                 const std::function<Grade(Grade)>& with_marks) {
  for (const std::string& student : students) {
    auto entry = gradebook.find(student);
    if (!entry || !entry->grade.graded) continue;
    const std::string before = store::record_of(entry->grade);
    entry->grade = with_marks(entry->automatic);
    if (store::record_of(entry->grade) != before) gradebook.keep_judgement(*entry, timestamp());
  }
}

}  // namespace grader::batch
