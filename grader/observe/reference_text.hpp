// SPDX-License-Identifier: MIT
// The reference cut at its blank marks, so that other fills can be put in and each line keeps its address.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grader::observe {

/// Text up to a blank, and the blank's id; the last piece has no blank.
struct ReferencePiece {
  std::string text = {};
  int line = 1;  ///< where `text` begins
  std::string blank = {};
  std::string fill = {};  ///< the reference's own
};

struct ReferenceText {
  std::string includes = {};  ///< its #include lines
  std::vector<ReferencePiece> pieces = {};
};

/// #include lines are moved out and `#pragma once` is dropped; empty lines stay in their place. Text without
/// well-formed marks becomes one piece: the exercise's loader has refused it before.
ReferenceText cut_reference(std::string_view source);

}  // namespace grader::observe
