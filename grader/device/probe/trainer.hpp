// SPDX-License-Identifier: MIT
// A real training step on real buffers: the weights first, gradients at the first backward pass, the
// optimizer's state at the first step. What the kernels take decides which types are asked for.
#pragma once

#include "grader/device/probe/arithmetic.hpp"
#include "grader/device/probe/meter.hpp"

namespace grader::device::probe {

enum class Layout {
  flat,        ///< one allocation for each part
  per_tensor,  ///< an allocation for each tensor of a model with odd shapes
  one_pool,    ///< flat, all parts in one pool: the true peak of the whole
};

inline const char* name_of(Layout layout) {
  constexpr std::array<const char*, 3> names = {"flat", "per_tensor", "one_pool"};
  return names[static_cast<std::size_t>(layout)];
}

enum class Optimizer { adamw, plain };

struct Training {
  std::uint64_t parameters = 1;
  bool accumulation = false;
  Layout layout = Layout::flat;
  Optimizer optimizer = Optimizer::adamw;
  std::uint32_t batch = 1;
  std::uint64_t seed = 0;

  std::uint32_t micros() const { return accumulation ? most_micros : 1; }
};

class Trainer {
 public:
  Trainer(Meter& meter, Arithmetic& arithmetic, const Training& training);

  /// Each throws Failure. To be called in this order; forward, backward and update for each step.
  void make_weights();
  void forward(std::uint32_t step, std::uint32_t micro);   ///< makes the activations
  void backward(std::uint32_t step, std::uint32_t micro);  ///< and frees them
  void update(std::uint32_t step);                         ///< makes the optimizer's state when there is none

  const History& history() const { return history_; }
  std::uint64_t swallowed() const { return swallowed_; }  ///< in the last update
  /// Elements that are not as replayed: by part on the device; in all among a few replayed by this program.
  std::array<std::uint64_t, counter_count> verify();
  std::uint64_t replay_samples();

 private:
  struct Buffers {
    Buffer<Bfloat16> weights = {};
    Buffer<Bfloat16> gradients = {};
    Buffer<float> master = {};
    Buffer<float> first = {};
    Buffer<float> second = {};
    Buffer<float> accumulator = {};
    Buffer<Bfloat16> activations = {};
  };
  std::uint64_t wrong_at(const Tensor& tensor, std::uint64_t index);

  Meter& meter_;
  Arithmetic& arithmetic_;
  Training training_;
  History history_ = {};
  std::vector<Tensor> tensors_ = {};
  std::vector<Buffers> buffers_ = {};
  Buffer<std::uint64_t> workspace_ = {};
  std::uint64_t swallowed_ = 0;
};

}  // namespace grader::device::probe
