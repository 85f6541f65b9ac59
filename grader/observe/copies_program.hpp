// SPDX-License-Identifier: MIT
// Building programs of several copies of the reference, and dropping from them what does not compile.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "grader/observe/sources.hpp"
#include "grader/observe/toolkit.hpp"

namespace grader::observe {

struct CopiesProgram {
  std::string program = {};
  std::vector<CopyText> copies = {};  ///< those in it
  Route built = Route::plain_only;    ///< quick_first: built the quick way, and to be believed accordingly
};

struct RefusedCopy {
  std::size_t number = 0;
  std::string message = {};  ///< first error, without any line of the reference; hostile text
};

struct CopiesBuild {
  std::vector<CopiesProgram> programs = {};  ///< none when no copy compiles
  std::vector<RefusedCopy> refused = {};
};

/// A copy with the fills to be evaluated alone: its own, or the reference's where it has none.
CopyText copy_of(const Exercise& exercise, std::size_t number, const FillMap& fills);

/// One program for all, when the errors can be pinned to copies; else one for each. Gives up the rest at
/// `deadline`.
CopiesBuild build_copies(Toolkit& toolkit, const Exercise& exercise, std::vector<CopyText> copies,
                         std::chrono::steady_clock::time_point deadline, Route route);

/// The build of trusted copies, to be looked up in the cache: the same text whenever it is asked for.
BuildOrder trusted_order(Toolkit& toolkit, const Exercise& exercise, const std::vector<CopyText>& copies);

/// The number in `copy/<number>/…`, as the compiler names a part of a copy.
std::optional<std::size_t> blamed_copy(const std::string& file);

}  // namespace grader::observe
