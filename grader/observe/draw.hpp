// SPDX-License-Identifier: MIT
// Numbers that nobody can foresee without the seed, and everybody gets alike who has it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "grader/types/exercise.hpp"

namespace grader::observe {

/// HMAC-SHA-256 in counter mode. Two purposes with one seed give unrelated numbers.
class Drawer {
 public:
  Drawer(std::string seed, std::string purpose) : seed_(std::move(seed)), purpose_(std::move(purpose)) {}

  /// Uniform in 0 … limit - 1. Refuses limit 0 (throws std::logic_error).
  std::uint64_t below(std::uint64_t limit);

 private:
  std::uint64_t next();

  std::string seed_;
  std::string purpose_;
  std::uint64_t counter_ = 0;
  std::string block_ = {};
  std::size_t used_ = 0;
};

/// Adds `count` numbers as `draw` asks for them, unequal among themselves and to those in `drawn`.
/// Throws Error when there are not that many.
void draw_numbers(Drawer& drawer, const Draw& draw, std::size_t count, std::vector<std::int64_t>& drawn);

/// Fisher and Yates.
template <class Item>
void shuffle(Drawer& drawer, std::vector<Item>& items) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[static_cast<std::size_t>(drawer.below(left))]);
}

}  // namespace grader::observe
