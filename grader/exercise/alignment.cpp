// SPDX-License-Identifier: MIT
// The textbook table, after cutting what is equal at both ends: a student changes little, so the middle is
// short.
#include "grader/exercise/alignment.hpp"

#include <algorithm>
#include <cstdint>

namespace grader::exercise {
namespace {

/// lengths[i][j] = common length of left[i..] and right[j..], row-major, one row and column of zeros at the
/// end.
class LengthTable {
 public:
  LengthTable(const std::vector<std::string>& left, const std::vector<std::string>& right, const Gap& middle)
      : rows_(middle.left_end - middle.left_begin),
        columns_(middle.right_end - middle.right_begin),
        lengths_((rows_ + 1) * (columns_ + 1), 0) {
    for (std::size_t i = rows_; i-- > 0;) {
      for (std::size_t j = columns_; j-- > 0;) {
        at(i, j) = left[middle.left_begin + i] == right[middle.right_begin + j]
                       ? static_cast<std::uint16_t>(at(i + 1, j + 1) + 1)
                       : std::max(at(i + 1, j), at(i, j + 1));
      }
    }
  }

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  std::uint16_t& at(std::size_t i, std::size_t j) { return lengths_[i * (columns_ + 1) + j]; }

 private:
  std::size_t rows_;
  std::size_t columns_;
  std::vector<std::uint16_t> lengths_;
};

Gap cut_equal_ends(const std::vector<std::string>& left, const std::vector<std::string>& right) {
  Gap middle{0, left.size(), 0, right.size()};
  while (middle.left_begin < middle.left_end && middle.right_begin < middle.right_end &&
         left[middle.left_begin] == right[middle.right_begin]) {
    ++middle.left_begin;
    ++middle.right_begin;
  }
  while (middle.left_begin < middle.left_end && middle.right_begin < middle.right_end &&
         left[middle.left_end - 1] == right[middle.right_end - 1]) {
    --middle.left_end;
    --middle.right_end;
  }
  return middle;
}

}  // namespace

std::vector<Gap> find_gaps(const std::vector<std::string>& left, const std::vector<std::string>& right) {
  const Gap middle = cut_equal_ends(left, right);
  const std::size_t rows = middle.left_end - middle.left_begin;
  const std::size_t columns = middle.right_end - middle.right_begin;
  if (rows == 0 && columns == 0) return {};
  if (rows == 0 || columns == 0 || rows >= UINT16_MAX || (rows + 1) * (columns + 1) > alignment_cap_cells) {
    return {middle};
  }

  LengthTable table(left, right, middle);
  std::vector<Gap> gaps;
  std::size_t i = 0;
  std::size_t j = 0;
  Gap open{middle.left_begin, middle.left_begin, middle.right_begin, middle.right_begin};
  const auto close = [&] {
    open.left_end = middle.left_begin + i;
    open.right_end = middle.right_begin + j;
    if (open.left_begin < open.left_end || open.right_begin < open.right_end) gaps.push_back(open);
  };
  while (i < rows && j < columns) {
    if (left[middle.left_begin + i] == right[middle.right_begin + j]) {
      close();
      ++i;
      ++j;
      open.left_begin = middle.left_begin + i;
      open.right_begin = middle.right_begin + j;
    } else if (table.at(i + 1, j) >= table.at(i, j + 1)) {
      ++i;
    } else {
      ++j;
    }
  }
  i = rows;
  j = columns;
  close();
  return gaps;
}

}  // namespace grader::exercise
