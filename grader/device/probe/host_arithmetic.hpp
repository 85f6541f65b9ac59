// SPDX-License-Identifier: MIT
// The kernels' bodies run by one thread of the host: for tests, and to replay what a device computed.
#pragma once

#include "grader/device/probe/arithmetic.hpp"

namespace grader::device::probe {

class HostArithmetic : public Arithmetic {
 public:
  void fill(const Tensor& tensor, std::uint64_t seed) override;
  std::int64_t forward(const Tensor& tensor, const Pass& pass, std::uint64_t* workspace) override;
  void backward(const Tensor& tensor, const Pass& pass, float residual) override;
  void accumulate(const Tensor& tensor, std::uint32_t micro) override;
  void create(const Tensor& tensor) override;
  std::uint64_t update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                       std::uint64_t* workspace) override;
  std::array<std::uint64_t, counter_count> verify(const Tensor& tensor, const History& history,
                                                  std::uint64_t* workspace) override;
  void copy_out(void* host, const void* device, std::size_t bytes) override;
};

}  // namespace grader::device::probe
