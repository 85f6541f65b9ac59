// SPDX-License-Identifier: MIT
// The bodies of the kernels, written for any team of threads: CUDA's, one thread of the host, or threads of a
// test that meet at a barrier.
//
// A Team has: first() and stride() to walk over elements; thread(), threads() (a power of two) and block();
// shared(), one whole number for each thread; wait(), where all threads of a block meet; add(counter, value).
#pragma once

#include "grader/device/probe/replay.hpp"

namespace grader::device::probe {

/// The buffers of one tensor, and which of all parameters it holds. Null: not there.
struct Tensor {
  std::uint64_t offset = 0;
  std::uint64_t count = 0;
  Bfloat16* weights = nullptr;
  Bfloat16* gradients = nullptr;
  float* master = nullptr;
  float* first = nullptr;
  float* second = nullptr;
  float* accumulator = nullptr;
  Bfloat16* activations = nullptr;  ///< batch · count
};

/// One for each part of the training state, and two to spare.
constexpr std::size_t counter_count = 8;

template <class Team>
GRADER_PROBE_BOTH void fill_body(const Team& team, const Tensor& tensor, std::uint64_t seed) {
  for (std::uint64_t i = team.first(); i < tensor.count; i += team.stride())
    tensor.weights[i] = first_weight(seed, tensor.offset + i);
}

template <class Team>
GRADER_PROBE_BOTH std::int64_t sum_of_block(const Team& team, std::int64_t mine) {
  std::int64_t* const shared = team.shared();
  shared[team.thread()] = mine;
  team.wait();
  for (std::uint32_t width = team.threads() / 2; width > 0; width /= 2) {
    if (team.thread() < width) shared[team.thread()] += shared[team.thread() + width];
    team.wait();
  }
  return shared[0];
}

template <class Team>
GRADER_PROBE_BOTH void forward_body(const Team& team, const Tensor& tensor, const Pass& pass,
                                    std::int64_t* partial_losses) {
  std::int64_t loss = 0;
  for (std::uint64_t i = team.first(); i < tensor.count; i += team.stride()) {
    for (std::uint32_t sample = 0; sample < pass.batch; ++sample) {
      const float input = input_of(pass, sample, tensor.offset + i);
      const Bfloat16 activation = activation_of(tensor.weights[i], input);
      tensor.activations[sample * tensor.count + i] = activation;
      loss += loss_of(activation);
    }
  }
  const std::int64_t sum = sum_of_block(team, loss);
  if (team.thread() == 0) partial_losses[team.block()] = sum;
}

template <class Team>
GRADER_PROBE_BOTH void backward_body(const Team& team, const Tensor& tensor, const Pass& pass,
                                     float residual) {
  for (std::uint64_t i = team.first(); i < tensor.count; i += team.stride()) {
    float sum = 0;
    for (std::uint32_t sample = 0; sample < pass.batch; ++sample) {
      const float input = input_of(pass, sample, tensor.offset + i);
      sum += slope_of(residual, tensor.activations[sample * tensor.count + i], input);
    }
    tensor.gradients[i] = narrow(sum / static_cast<float>(pass.batch));
  }
}

template <class Team>
GRADER_PROBE_BOTH void accumulate_body(const Team& team, const Tensor& tensor, std::uint32_t micro) {
  for (std::uint64_t i = team.first(); i < tensor.count; i += team.stride()) {
    const float before = micro == 0 ? 0.0F : tensor.accumulator[i];
    tensor.accumulator[i] = before + widen(tensor.gradients[i]);
  }
}

/// The optimizer's state as it is when it is first needed. Plain descent has no moments.
template <class Team>
GRADER_PROBE_BOTH void create_body(const Team& team, const Tensor& tensor) {
  for (std::uint64_t i = team.first(); i < tensor.count; i += team.stride()) {
    tensor.master[i] = widen(tensor.weights[i]);
    if (tensor.first != nullptr) tensor.first[i] = 0;
    if (tensor.second != nullptr) tensor.second[i] = 0;
  }
}

/// Counts the weights whose master moved although the 16-bit copy stayed.
template <class Team>
GRADER_PROBE_BOTH void update_body(const Team& team, const Tensor& tensor, std::uint32_t step,
                                   std::uint32_t micros, std::uint64_t* swallowed) {
  std::uint64_t stayed = 0;
  for (std::uint64_t i = team.first(); i < tensor.count; i += team.stride()) {
    const float gradient = tensor.accumulator != nullptr ? mean_gradient(tensor.accumulator[i], micros)
                                                         : widen(tensor.gradients[i]);
    const float before = tensor.master[i];
    if (tensor.first == nullptr) {
      tensor.master[i] = descended(before, gradient);
    } else {
      const Moments state = stepped({before, tensor.first[i], tensor.second[i]}, gradient, step);
      tensor.master[i] = state.master;
      tensor.first[i] = state.first;
      tensor.second[i] = state.second;
    }
    const Bfloat16 weight = narrow(tensor.master[i]);
    if (weight.bits == tensor.weights[i].bits && bits_of(tensor.master[i]) != bits_of(before)) ++stayed;
    tensor.weights[i] = weight;
  }
  if (stayed > 0) team.add(swallowed, stayed);
}

GRADER_PROBE_BOTH inline bool differs(float left, float right) { return bits_of(left) != bits_of(right); }

/// Every byte of every buffer against the replay. `wrong` has a counter for each part.
template <class Team>
GRADER_PROBE_BOTH void verify_body(const Team& team, const Tensor& tensor, const History& history,
                                   std::uint64_t* wrong) {
  for (std::uint64_t i = team.first(); i < tensor.count; i += team.stride()) {
    const Parameter expected = replay(history, tensor.offset + i);
    if (tensor.weights[i].bits != expected.weight.bits) team.add(&wrong[0], 1);
    if (tensor.gradients[i].bits != expected.gradient.bits) team.add(&wrong[1], 1);
    if (differs(tensor.master[i], expected.state.master)) team.add(&wrong[2], 1);
    if (differs(tensor.first[i], expected.state.first)) team.add(&wrong[3], 1);
    if (differs(tensor.second[i], expected.state.second)) team.add(&wrong[4], 1);
    if (history.micros == 1) continue;
    if (tensor.accumulator == nullptr || differs(tensor.accumulator[i], expected.accumulated))
      team.add(&wrong[5], 1);
  }
}

}  // namespace grader::device::probe
