// SPDX-License-Identifier: MIT
// Our narrowing to 16 bits beside CUDA's own. Built only where CUDA's headers are.
#include <cuda_bf16.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "grader/device/probe/element.hpp"

namespace grader::tests {
namespace {

using device::probe::Bfloat16;
using device::probe::narrow;

TEST(Narrowing, IsCudasForFiniteNumbers) {
  static_assert(sizeof(Bfloat16) == sizeof(__nv_bfloat16) && alignof(Bfloat16) == alignof(__nv_bfloat16));
  constexpr std::uint64_t step = 4099;  // a prime: ties and their neighbours come up among the low halves
  std::uint64_t different = 0;
  for (std::uint64_t bits = 0; bits < 1ULL << 32; bits += step) {
    const auto word = static_cast<std::uint32_t>(bits);
    float number = 0;
    std::memcpy(&number, &word, sizeof number);
    if (!std::isfinite(number)) continue;
    const __nv_bfloat16 theirs = __float2bfloat16(number);
    std::uint16_t their_bits = 0;
    std::memcpy(&their_bits, &theirs, sizeof their_bits);
    if (narrow(number).bits != their_bits) ++different;
  }
  EXPECT_EQ(different, 0U);
}

}  // namespace
}  // namespace grader::tests
