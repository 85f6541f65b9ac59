// SPDX-License-Identifier: MIT
// The longest common subsequence of two token lists, and what lies between.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace grader::exercise {

/// left[left_begin, left_end) became right[right_begin, right_end).
struct Gap {
  std::size_t left_begin = 0;
  std::size_t left_end = 0;
  std::size_t right_begin = 0;
  std::size_t right_end = 0;
};

/// Lists whose product is above this are not compared: one gap spans everything that differs.
constexpr std::size_t alignment_cap_cells = 8'000'000;

/// The gaps in order; none when the lists are equal. Time and memory are bounded by the cap.
std::vector<Gap> find_gaps(const std::vector<std::string>& left, const std::vector<std::string>& right);

}  // namespace grader::exercise
