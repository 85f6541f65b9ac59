// SPDX-License-Identifier: MIT
// Where in a text the answer to which question starts, decided over the whole text.
//
// A label that names a question (`Q1`, `第1题`) beats one that numbers (`1.`), a heading beats a line; plain
// numbers count only where nothing else is there and they count the questions off. A question without any
// label starts where its own words of the form stand.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/form.hpp"

namespace grader::answers {

struct Boundary {
  static constexpr int rescale = 0;
  std::size_t line = 0;  ///< index, from 0
  int question = 0;      ///< or `rescale`
  std::size_t rest = 0;  ///< where the answer starts on that line, in bytes
  bool unsure = false;   ///< counted off by plain numbers, and not to the end
};

/// In order, at most one on a line.
std::vector<Boundary> find_boundaries(std::string_view text, const Form& form, int questions,
                                      const std::vector<std::string>& rescale_headings);

}  // namespace grader::answers
