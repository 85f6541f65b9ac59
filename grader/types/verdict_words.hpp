// SPDX-License-Identifier: MIT
// What programs read for a verdict and for how sure a hard fail is: in JSON, in tables, in the gradebook.
#pragma once

#include "grader/types/grade.hpp"

namespace grader {

constexpr const char* word_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::pass:
      return "pass";
    case Verdict::fail:
      return "fail";
    case Verdict::undecided:
      break;
  }
  return "undecided";
}

constexpr const char* word_of(Certainty certainty) {
  return certainty == Certainty::suspected ? "suspected" : "established";
}

}  // namespace grader
