// SPDX-License-Identifier: MIT
// How the writer stands to his words: what he rejects, negates, reports, asks, takes back or supposes.
//
// The spans are found once for a text; everything that reads the text asks them.
#pragma once

#include <string_view>

#include "grader/answers/outline.hpp"
#include "grader/answers/stance_patterns.hpp"
#include "grader/answers/stance_spans.hpp"

namespace grader::answers {

class StanceReader {
 public:
  Stances read(std::string_view text, const Outline& outline) const;

 private:
  StancePatterns patterns_ = {};
};

}  // namespace grader::answers
