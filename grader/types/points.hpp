// SPDX-License-Identifier: MIT
// Points in whole hundredths, so that sums are exact and reports byte-identical.
#pragma once

#include <compare>

namespace grader {

struct Points {
  int hundredths = 0;

  auto operator<=>(const Points&) const = default;  // NOLINT(modernize-use-nullptr): not seen through
  Points& operator+=(Points other) {
    hundredths += other.hundredths;
    return *this;
  }
  Points& operator-=(Points other) {
    hundredths -= other.hundredths;
    return *this;
  }
  friend Points operator+(Points left, Points right) { return left += right; }
  friend Points operator-(Points left, Points right) { return left -= right; }
  friend Points operator*(int factor, Points points) { return {factor * points.hundredths}; }
};

}  // namespace grader
