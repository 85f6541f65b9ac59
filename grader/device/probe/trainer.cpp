// SPDX-License-Identifier: MIT
#include "grader/device/probe/trainer.hpp"

#include <algorithm>

namespace grader::device::probe {
namespace {

constexpr std::uint64_t tensors_of_a_model = 7;
constexpr std::uint64_t samples_replayed = 16;

/// Odd sizes, as no allocator likes them; the last takes the rest.
std::vector<Tensor> tensors_of(const Training& training) {
  std::vector<Tensor> tensors;
  std::uint64_t offset = 0;
  const bool many = training.layout == Layout::per_tensor && training.parameters >= 1024;
  const std::uint64_t pieces = many ? tensors_of_a_model : 1;
  for (std::uint64_t piece = 0; piece < pieces; ++piece) {
    Tensor tensor;
    tensor.offset = offset;
    tensor.count = piece + 1 == pieces ? training.parameters - offset
                                       : (training.parameters / (2 * pieces) * (piece + 1) / pieces | 1U);
    offset += tensor.count;
    tensors.push_back(tensor);
  }
  return tensors;
}

template <class T>
void make(Buffer<T>& buffer, T*& place, Meter& meter, Part part, std::uint64_t count) {
  buffer = Buffer<T>(meter, part, count);
  place = buffer.data();
}

}  // namespace

Trainer::Trainer(Meter& meter, Arithmetic& arithmetic, const Training& training)
    : meter_(meter), arithmetic_(arithmetic), training_(training), tensors_(tensors_of(training)) {
  buffers_.resize(tensors_.size());
  history_.seed = training.seed;
  history_.batch = training.batch;
  history_.micros = training.micros();
}

void Trainer::make_weights() {
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    Tensor& tensor = tensors_[i];
    make(buffers_[i].weights, tensor.weights, meter_, Part::weights, tensor.count);
    arithmetic_.fill(tensor, history_.seed);
  }
}

void Trainer::forward(std::uint32_t step, std::uint32_t micro) {
  const Pass pass{history_.seed, step, micro, history_.batch};
  if (workspace_.data() == nullptr)
    workspace_ = Buffer<std::uint64_t>(meter_, Part::workspace, workspace_words);
  std::int64_t loss = 0;
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    Tensor& tensor = tensors_[i];
    make(buffers_[i].activations, tensor.activations, meter_, Part::activations,
         tensor.count * history_.batch);
    loss += arithmetic_.forward(tensor, pass, workspace_.data());
  }
  history_.residuals[step - 1][micro] = residual_of(loss, training_.parameters, history_.batch);
}

void Trainer::backward(std::uint32_t step, std::uint32_t micro) {
  const Pass pass{history_.seed, step, micro, history_.batch};
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    Tensor& tensor = tensors_[i];
    if (tensor.gradients == nullptr)
      make(buffers_[i].gradients, tensor.gradients, meter_, Part::gradients, tensor.count);
    arithmetic_.backward(tensor, pass, history_.residuals[step - 1][micro]);
    if (training_.accumulation) {
      if (tensor.accumulator == nullptr)
        make(buffers_[i].accumulator, tensor.accumulator, meter_, Part::accumulator, tensor.count);
      arithmetic_.accumulate(tensor, micro);
    }
    buffers_[i].activations.reset();
    tensor.activations = nullptr;
  }
}

void Trainer::update(std::uint32_t step) {
  swallowed_ = 0;
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    Tensor& tensor = tensors_[i];
    if (tensor.master == nullptr) {
      make(buffers_[i].master, tensor.master, meter_, Part::master_weights, tensor.count);
      if (training_.optimizer == Optimizer::adamw) {
        make(buffers_[i].first, tensor.first, meter_, Part::first_moment, tensor.count);
        make(buffers_[i].second, tensor.second, meter_, Part::second_moment, tensor.count);
      }
      arithmetic_.create(tensor);
    }
    swallowed_ += arithmetic_.update(tensor, step, history_.micros, workspace_.data());
  }
}

std::array<std::uint64_t, counter_count> Trainer::verify() {
  std::array<std::uint64_t, counter_count> wrong = {};
  for (const Tensor& tensor : tensors_) {
    const auto found = arithmetic_.verify(tensor, history_, workspace_.data());
    for (std::size_t i = 0; i < wrong.size(); ++i) wrong[i] += found[i];
  }
  return wrong;
}

std::uint64_t Trainer::wrong_at(const Tensor& tensor, std::uint64_t index) {
  const Parameter expected = replay(history_, tensor.offset + index);
  Parameter found = expected;
  arithmetic_.copy_out(&found.weight, tensor.weights + index, sizeof found.weight);
  arithmetic_.copy_out(&found.gradient, tensor.gradients + index, sizeof found.gradient);
  arithmetic_.copy_out(&found.state.master, tensor.master + index, sizeof(float));
  arithmetic_.copy_out(&found.state.first, tensor.first + index, sizeof(float));
  arithmetic_.copy_out(&found.state.second, tensor.second + index, sizeof(float));
  if (tensor.accumulator != nullptr)
    arithmetic_.copy_out(&found.accumulated, tensor.accumulator + index, sizeof(float));
  const bool same = found.weight.bits == expected.weight.bits &&
                    found.gradient.bits == expected.gradient.bits &&
                    !differs(found.state.master, expected.state.master) &&
                    !differs(found.state.first, expected.state.first) &&
                    !differs(found.state.second, expected.state.second) &&
                    !differs(found.accumulated, expected.accumulated);
  return same ? 0 : 1;
}

std::uint64_t Trainer::replay_samples() {
  std::uint64_t wrong = 0;
  for (const Tensor& tensor : tensors_) {
    wrong += wrong_at(tensor, 0) + wrong_at(tensor, tensor.count - 1);
    for (std::uint64_t i = 0; i < samples_replayed; ++i)
      wrong += wrong_at(tensor, hash(history_.seed, 7, i) % tensor.count);
  }
  return wrong;
}

}  // namespace grader::device::probe
