// SPDX-License-Identifier: MIT
#include "grader/observe/draw.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "grader/error.hpp"
#include "grader/sys/digest.hpp"

namespace grader::observe {
namespace {

// Far more tries than an honest range needs; a rubric whose conditions leave nothing must not hang us.
constexpr int most_tries = 10000;

bool fits(const Draw& draw, std::int64_t number) {
  if (draw.odd && number % 2 == 0) return false;
  return draw.not_multiple_of == 0 || number % draw.not_multiple_of != 0;
}

}  // namespace

std::uint64_t Drawer::next() {
  if (used_ == block_.size()) {
    std::string message = purpose_;
    message += '\0';
    for (int shift = 56; shift >= 0; shift -= 8)
      message += static_cast<char>(static_cast<unsigned char>(counter_ >> shift));
    ++counter_;
    block_ = sys::hmac_sha256(seed_, message);
    used_ = 0;
  }
  std::uint64_t number = 0;
  for (int i = 0; i < 8; ++i) number = number << 8 | static_cast<unsigned char>(block_.at(used_++));
  return number;
}

std::uint64_t Drawer::below(std::uint64_t limit) {
  if (limit == 0) throw std::logic_error("nothing can be drawn below 0");
  // The numbers above the last whole multiple of `limit` would make small results likelier.
  const std::uint64_t excess = (UINT64_MAX % limit + 1) % limit;
  std::uint64_t number = next();
  while (number > UINT64_MAX - excess) number = next();
  return number % limit;
}

void draw_numbers(Drawer& drawer, const Draw& draw, std::size_t count, std::vector<std::int64_t>& drawn) {
  const auto from = static_cast<std::uint64_t>(draw.from);
  const std::uint64_t range = draw.below > draw.from ? static_cast<std::uint64_t>(draw.below) - from : 0;
  const std::size_t wanted = drawn.size() + count;
  for (int tries = 0; drawn.size() < wanted; ++tries) {
    if (range == 0 || tries == most_tries)
      throw Error(
          fmt::format("{} unequal numbers cannot be drawn from {} up to {}", count, draw.from, draw.below),
          "widen the range of the probe in the rubric");
    const auto number = static_cast<std::int64_t>(from + drawer.below(range));
    if (fits(draw, number) && std::ranges::find(drawn, number) == drawn.end()) drawn.push_back(number);
  }
}

}  // namespace grader::observe
