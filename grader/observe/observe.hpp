// SPDX-License-Identifier: MIT
// Compile and call, inside the sandbox. Two kinds of programs, never one:
//   the own-file program holds the student's file and no word of the reference;
//   a copies program holds copies of the reference, each in a namespace whose name is drawn per run, each
//   with its fills put in as they stand.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "grader/sys/runner.hpp"
#include "grader/types/observation.hpp"

namespace grader::observe {

/// How a program is built. The quick way has precompiled headers and a faster linker, and is only ever
/// believed when all goes well: what does not compile, or ends early, or hits a limit, or prints something is
/// built and judged again the plain way, whose verdict and words count.
enum class Route {
  quick_first,
  plain_only,  ///< to check the other against
};

/// The compiler, the harness, and where compiled copies of the reference are kept.
/// Make one per grader process; functions below take it by reference and may fill its cache.
class Toolkit {
 public:
  /// `cache` absent: nothing is read from or written to disk. Throws Error when there is no compiler.
  Toolkit(sys::Runner& runner, std::optional<std::filesystem::path> cache, Route route = Route::quick_first);
  ~Toolkit();
  Toolkit(const Toolkit&) = delete;
  Toolkit& operator=(const Toolkit&) = delete;

  const std::string& compiler() const;  ///< "g++ 12.2.0 (x86_64-linux-gnu), GNU gold"
  sys::Runner& runner();

  struct Parts;  ///< private to grader/observe
  Parts& parts();

 private:
  std::unique_ptr<Parts> parts_;
};

/// Builds and runs the student's file. `alone` has, by blank, the fill to be evaluated by itself, or nothing.
/// The name under which the file is included is the exercise's.
FileObservation observe_file(Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan,
                             const std::string& source, const std::vector<std::optional<std::string>>& alone);

/// Builds and runs copies of the reference with the student's fills. One program serves all copies that may
/// share one; a copy whose error cannot be pinned is compiled by itself.
std::vector<CopyObservation> observe_copies(Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan,
                                            const std::vector<Copy>& copies);

/// The reference alone, or with all misconceptions of the rubric. Compiled once and cached (no student text
/// in it); throws Error when anything does not compile or run: that is our fault.
enum class ExpectedScope { reference_only, with_misconceptions };
Expected observe_expected(Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan,
                          ExpectedScope scope);

}  // namespace grader::observe
