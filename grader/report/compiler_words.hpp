// SPDX-License-Identifier: MIT
// What of the compiler's words helps a student: the errors in his own file, each with its line, and nothing
// of the files that the grader compiles beside it.
//
// The texts are foreign and not escaped yet.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "grader/types/grade.hpp"

namespace grader::report {

struct OwnError {
  int line = 0;
  std::string_view sentence = {};  ///< what stands behind "error: "

  bool operator==(const OwnError&) const = default;
};

/// The errors that `diagnostics` places in `file`, in their order. The views are into `diagnostics`.
std::vector<OwnError> own_errors(std::string_view diagnostics, std::string_view file);

/// Those of a file that was taken and does not compile; else none.
std::vector<OwnError> own_errors(const Grade& grade);

/// Of a blank that does not compile. A compiler notices some slips, as a lost semicolon, a line later only.
std::optional<OwnError> error_of_blank(const Grade& grade, const BlankMark& blank);

/// The first that is not only about a blank which is still empty.
std::optional<OwnError> first_own_error(const Grade& grade);

/// The file as it stands cannot be built, for another reason than empty blanks.
bool does_not_build(const Grade& grade);

}  // namespace grader::report
