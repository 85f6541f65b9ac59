// SPDX-License-Identifier: MIT
// The gradebook of a class: who handed in what, how it was graded, on what evidence, and what a human
// decided.
//
// Promises: a grade and all that belongs to it is kept whole or not at all; one that failed by our fault
// never replaces a good one; nothing depends on the order in which students were graded. One writer at a
// time.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "grader/store/database.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/human_mark.hpp"
#include "grader/types/observation.hpp"
#include "grader/types/submission.hpp"

namespace grader::store {

/// From what a grade was made. The same three give the same grade.
struct Made {
  std::string digest = {};    ///< of the submission
  std::string rubric = {};    ///< of rubric, reference and adapter
  std::string identity = {};  ///< of program, compiler, sandbox and secret

  bool operator==(const Made&) const = default;
};

/// Names what was observed, wherever it was handed in.
struct ObservationKey {
  std::string key = {};
  std::string observed_digest = {};  ///< Exercise::observed_digest
};

/// Everything about one graded submission.
struct Entry {
  Submission submission = {};
  Made made = {};
  ObservationKey observation = {};
  Grade automatic = {};
  Grade grade = {};          ///< with human marks
  std::string trouble = {};  ///< why a later try failed, by our fault; empty when none did
  std::string trouble_hint = {};
};

struct RunHeader {
  std::string exercise = {};
  std::string rubric = {};
  std::string grader = {};
  std::string identity = {};
  std::string started = {};
};

class Gradebook {
 public:
  /// Throws Error: see Database and require_schema. `write` makes the file, and brings an older one up to
  /// date.
  enum class Access { read, write };
  Gradebook(const std::filesystem::path& file, Access access);

  /// A run that was cut off is continued by one that would do the same: two runs that were one stay one.
  void begin_run(const RunHeader& header);
  void end_run(const std::string& ended);

  /// The student's good grade, if there is one, was made from exactly this, nothing went wrong since, and
  /// what was observed is kept, undamaged.
  bool holds(const std::string& student, const Made& made);
  /// The student has a good grade of this submission, from another rubric.
  bool holds_of_another_rubric(const std::string& student, const Made& made);
  /// Nothing when there is none that would be seen again, or it is damaged.
  std::optional<ObservedSubmission> find_repeatable(const ObservationKey& key);
  /// What a grade was judged on, repeatable or not.
  std::optional<ObservedSubmission> find_observation(const std::string& key);

  void keep(const Entry& entry, const ObservedSubmission& observed, const std::string& at);
  /// The same for a submission whose observation is kept already: it is large, and is not written again.
  void keep_recognised(const Entry& entry, const std::string& at);
  /// Another judgement of what was observed before.
  void keep_judgement(const Entry& entry, const std::string& at);
  void keep_trouble(const Submission& submission, const std::string& reason, const std::string& hint,
                    const std::string& at);

  /// What people decided; a later decision about the same answer replaces the earlier one.
  void keep_marks(const std::vector<HumanMark>& marks);
  std::vector<HumanMark> marks();

  /// In the order of the students' names, byte by byte. Students with nothing but a trouble come with a grade
  /// that is not graded.
  void each_entry(const std::function<void(const Entry&)>& visit);
  std::optional<Entry> find(const std::string& student);
  std::vector<std::string> students();
  /// Of the last run; empty when there was none.
  std::string exercise();

 private:
  void write_graded(const Entry& entry, const std::string& at);
  void write_findings(const Grade& grade);
  void write_grade(const Entry& entry, const std::string& at);

  Database database_;
  std::int64_t run_ = 0;
};

}  // namespace grader::store
