// SPDX-License-Identifier: MIT
// People's marks for a class: those of this run's file, and all that the gradebook holds from before.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "grader/cli/console.hpp"
#include "grader/store/gradebook.hpp"
#include "grader/types/exercise.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

class ClassMarks {
 public:
  /// `file` is read whole before anything else happens. Throws Error that lists all its problems.
  ClassMarks(const Exercise& exercise, const std::optional<std::filesystem::path>& file);

  /// Enters the file's marks, and takes all that are in the gradebook.
  void keep_in(store::Gradebook& gradebook);
  /// Takes what is in the gradebook and the file's on top of it, without entering them.
  void read_from(store::Gradebook& gradebook);

  /// Moves a review list aside that holds marks which nobody read, before it is written anew; says so.
  void keep_filled_list(const std::filesystem::path& review, Console& console, Language language) const;

  /// Lays the marks of its student over a grade. Remembers what there is to say about them.
  Grade over(Grade automatic);
  std::vector<std::string> students() const;

  /// How many marks of this run's file count, and warnings, each once; also of marks for students who are not
  /// in the gradebook.
  void tell(store::Gradebook& gradebook, Console& console, Language language) const;

 private:
  const Exercise& exercise_;
  HumanMarks marks_ = {};
  std::vector<HumanMark> from_file_ = {};
  std::set<std::pair<std::string, std::string>> warnings_ = {};  ///< zh, en
};

}  // namespace grader::cli
