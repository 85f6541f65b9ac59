// SPDX-License-Identifier: MIT
#include "grader/report/points_text.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace grader::report {

std::string points_text(Points points) {
  const int whole = std::abs(points.hundredths) / 100;
  const int rest = std::abs(points.hundredths) % 100;
  std::string text = points.hundredths < 0 ? "-" : "";
  text += fmt::format("{}", whole);
  if (rest == 0) return text;
  return text + (rest % 10 == 0 ? fmt::format(".{}", rest / 10) : fmt::format(".{:02}", rest));
}

std::string points_text(Points low, Points high) {
  return low == high ? points_text(low) : points_text(low) + "–" + points_text(high);
}

}  // namespace grader::report
