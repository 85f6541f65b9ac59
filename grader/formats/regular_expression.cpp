// SPDX-License-Identifier: MIT
#include "grader/formats/regular_expression.hpp"

#include <re2/re2.h>
#include <re2/set.h>

namespace grader::formats {

std::string trouble_in_expression(std::string_view expression) {
  RE2::Options quiet;
  quiet.set_log_errors(false);
  RE2::Set read(quiet, RE2::UNANCHORED);
  std::string trouble;
  if (read.Add({expression.data(), expression.size()}, &trouble) >= 0) return "";
  return trouble.empty() ? "not understood" : trouble;
}

}  // namespace grader::formats
