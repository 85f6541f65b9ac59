// SPDX-License-Identifier: MIT
// What a class's output folder holds beside the gradebook: always written from the gradebook, whole.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "grader/report/class_summary.hpp"
#include "grader/store/gradebook.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

struct ClassFiles {
  std::filesystem::path gradebook = {};
  std::filesystem::path table = {};     ///< grades.csv
  std::filesystem::path feedback = {};  ///< a folder with one Markdown file for each student
  std::filesystem::path review = {};    ///< review.yaml: what waits for a person, to be fed back with --marks
};

ClassFiles class_files_in(const std::filesystem::path& out);

/// One that could not be graded, for the list at the end.
struct NotGraded {
  std::string student = {};
  std::string reason = {};
};

/// Students with something that waits for a person, by the verdict that they have by now.
struct Waiting {
  std::size_t undecided = 0;
  std::size_t fail = 0;
  std::size_t pass = 0;

  std::size_t all() const { return undecided + fail + pass; }
  std::size_t& of(Verdict verdict) {
    return verdict == Verdict::undecided ? undecided : verdict == Verdict::fail ? fail : pass;
  }
};

struct ClassPicture {
  report::ClassSummary summary = {};
  std::vector<NotGraded> not_graded = {};
  Waiting waiting = {};
};

/// Writes the table, the feedback and the review list; files that would not change are left alone. Throws
/// Error (this_grading).
ClassPicture write_class_files(store::Gradebook& gradebook, const ClassFiles& files,
                               const std::vector<std::string>& questions, Language language);

/// The same picture without writing.
ClassPicture picture_of(store::Gradebook& gradebook);

/// Opens the gradebook of an output folder for reading. Throws Error when there is none.
store::Gradebook open_gradebook(const std::filesystem::path& out, Language language);

}  // namespace grader::cli
