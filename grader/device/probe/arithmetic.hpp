// SPDX-License-Identifier: MIT
// Who computes: the device's kernels, or the host in their place.
#pragma once

#include "grader/device/probe/device_memory.hpp"
#include "grader/device/probe/kernels.hpp"

namespace grader::device::probe {

/// Partial losses of the blocks, then counters: one real buffer of the run.
constexpr std::uint32_t most_blocks = 1024;
constexpr std::size_t workspace_words = most_blocks + counter_count;

/// All pointers are the device's. Each throws Failure when a kernel did not run.
class Arithmetic {
 public:
  virtual ~Arithmetic() = default;
  virtual void fill(const Tensor& tensor, std::uint64_t seed) = 0;
  /// The loss of this tensor, in whole numbers.
  virtual std::int64_t forward(const Tensor& tensor, const Pass& pass, std::uint64_t* workspace) = 0;
  virtual void backward(const Tensor& tensor, const Pass& pass, float residual) = 0;
  virtual void accumulate(const Tensor& tensor, std::uint32_t micro) = 0;
  virtual void create(const Tensor& tensor) = 0;
  /// How many weights stayed although their master moved.
  virtual std::uint64_t update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                               std::uint64_t* workspace) = 0;
  /// Wrong elements by part.
  virtual std::array<std::uint64_t, counter_count> verify(const Tensor& tensor, const History& history,
                                                          std::uint64_t* workspace) = 0;
  virtual void copy_out(void* host, const void* device, std::size_t bytes) = 0;
};

}  // namespace grader::device::probe
