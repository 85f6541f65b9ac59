// SPDX-License-Identifier: MIT
#include "grader/device/probe/host_arithmetic.hpp"

#include <cstring>

namespace grader::device::probe {
namespace {

/// A block of one thread, and no other block.
class OneThread {
 public:
  std::uint64_t first() const { return 0; }
  std::uint64_t stride() const { return 1; }
  std::uint32_t thread() const { return 0; }
  std::uint32_t threads() const { return 1; }
  std::uint32_t block() const { return 0; }
  std::int64_t* shared() const { return &shared_; }
  void wait() const {}
  void add(std::uint64_t* counter, std::uint64_t value) const { *counter += value; }

 private:
  mutable std::int64_t shared_ = 0;
};

}  // namespace

void HostArithmetic::fill(const Tensor& tensor, std::uint64_t seed) { fill_body(OneThread(), tensor, seed); }

std::int64_t HostArithmetic::forward(const Tensor& tensor, const Pass& pass, std::uint64_t* workspace) {
  std::int64_t loss = 0;
  forward_body(OneThread(), tensor, pass, &loss);
  std::memcpy(workspace, &loss, sizeof loss);
  return loss;
}

void HostArithmetic::backward(const Tensor& tensor, const Pass& pass, float residual) {
  backward_body(OneThread(), tensor, pass, residual);
}

void HostArithmetic::accumulate(const Tensor& tensor, std::uint32_t micro) {
  accumulate_body(OneThread(), tensor, micro);
}

void HostArithmetic::create(const Tensor& tensor) { create_body(OneThread(), tensor); }

std::uint64_t HostArithmetic::update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                                     std::uint64_t* workspace) {
  workspace[most_blocks] = 0;
  update_body(OneThread(), tensor, step, micros, &workspace[most_blocks]);
  return workspace[most_blocks];
}

std::array<std::uint64_t, counter_count> HostArithmetic::verify(const Tensor& tensor, const History& history,
                                                                std::uint64_t* workspace) {
  std::array<std::uint64_t, counter_count> wrong = {};
  std::memset(&workspace[most_blocks], 0, sizeof wrong);
  verify_body(OneThread(), tensor, history, &workspace[most_blocks]);
  std::memcpy(wrong.data(), &workspace[most_blocks], sizeof wrong);
  return wrong;
}

void HostArithmetic::copy_out(void* host, const void* device, std::size_t bytes) {
  std::memcpy(host, device, bytes);
}

}  // namespace grader::device::probe
