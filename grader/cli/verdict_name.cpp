// SPDX-License-Identifier: MIT
#include "grader/cli/verdict_name.hpp"

#include "grader/cli/phrases.hpp"

namespace grader::cli {
namespace {

Phrase phrase_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::pass:
      return Phrase::verdict_pass;
    case Verdict::fail:
      return Phrase::verdict_fail;
    case Verdict::undecided:
      break;
  }
  return Phrase::verdict_undecided;
}

}  // namespace

std::string verdict_name(Verdict verdict, Language language) { return phrase(phrase_of(verdict), language); }

}  // namespace grader::cli
