// SPDX-License-Identifier: MIT
// The reference's include lines, compiled beforehand: most of the time that a small program takes to compile
// goes into them. Private to grader/observe.
//
// A file that includes the same headers first, in the same order, and says nothing before, means the same
// behind them. The slim start leaves out <string>, which most headers bring along and few ledgers need, and
// with it nine tenths of what the compiler has to do. It has fewer names, so it stands only before text whose
// own words are no such names: then nothing in it can mean anything else, or it does not compile.
#pragma once

#include <optional>
#include <string>

#include "grader/observe/reference_text.hpp"
#include "grader/observe/toolkit.hpp"

namespace grader::observe {

struct Start {
  std::string text = {};                  ///< for a file start.hpp
  const std::string* compiled = nullptr;  ///< for start.hpp.gch; the toolkit keeps it. Absent: not compiled
  std::string ending = {};                ///< a line for behind all includes
};

/// The include lines as they are, compiled if that can be kept on disk: it is large, and seldom needed.
Start whole_start(Toolkit& toolkit, const ReferenceText& reference);

/// Nothing when the headers cannot do without <string>.
std::optional<Start> slim_start(Toolkit& toolkit, const ReferenceText& reference);

/// A slim start that this file means the same behind, compiled where its includes are the reference's.
/// Nothing when there is none, or the file will hardly compile.
std::optional<Start> start_for(Toolkit& toolkit, const Exercise& exercise, const std::string& source);

}  // namespace grader::observe
