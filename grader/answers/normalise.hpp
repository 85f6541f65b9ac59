// SPDX-License-Identifier: MIT
// A student's text in the one way of writing that patterns are written for, with the way back to his words.
//
// Folded: full width, traditional characters, capitals, superscripts (as ^9), LaTeX and Markdown dressing,
// blanks beside Chinese characters (a comma between two of them), words of Taiwan and Hong Kong. Lines stay
// lines; an item's bullet is gone; `|` still parts table cells.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/patterns.hpp"
#include "grader/formats/encoding.hpp"

namespace grader::answers {

struct NormalText {
  std::string text = {};
  std::string verbatim = {};               ///< what was read; shorter than what was given when `cut`
  std::vector<std::uint32_t> begins = {};  ///< by byte of `text`: where its letter starts in `verbatim`
  std::vector<std::uint32_t> ends = {};
  bool cut = false;  ///< longer than what is read of any answer

  /// The student's own words for a part of `text`.
  std::string quote(Range range) const;
};

constexpr std::size_t longest_answer = 32768;  ///< bytes that are read

NormalText normalise(std::string_view verbatim, const formats::Folding& folding);

}  // namespace grader::answers
