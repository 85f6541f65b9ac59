// SPDX-License-Identifier: MIT
// What `check --ci` leaves for CI services: annotations on the screen, the page of the job, and a folder with
// junit.xml, result.json, summary.md and results.json (for Gradescope).
#pragma once

#include <filesystem>
#include <string>

#include "grader/cli/console.hpp"
#include "grader/cli/environment.hpp"
#include "grader/cli/options.hpp"
#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

struct CiPlace {
  std::filesystem::path results = {};
  std::filesystem::path work = {};  ///< the student's folder
  std::string folder = {};          ///< the same below the repository's; empty when that is it
  std::optional<std::filesystem::path> summary = {};  ///< of the job
};

/// Throws Error when `results` is a link: a repository may hold one that leads elsewhere.
CiPlace ci_place(const std::filesystem::path& results, const std::filesystem::path& work,
                 const Environment& environment, Language language);

/// `grade` is one for students. Throws Error (this_grading) for what cannot be written.
void publish(const Grade& grade, const Exercise& exercise, const CiPlace& place, const Options& options,
             Console& console);

}  // namespace grader::cli
