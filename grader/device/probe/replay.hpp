// SPDX-License-Identifier: MIT
// The whole life of one parameter again, from its index alone: what each buffer must hold in the end.
#pragma once

#include "grader/device/probe/element.hpp"

namespace grader::device::probe {

constexpr std::uint32_t steps_of_a_run = 2;
constexpr std::uint32_t most_micros = 2;

/// What was common to all parameters. Small enough to be handed to a kernel by value.
struct History {
  std::uint64_t seed = 0;
  std::uint32_t batch = 1;
  std::uint32_t micros = 1;  ///< micro-batches in a step; above 1 gradients are accumulated
  float residuals[steps_of_a_run][most_micros] = {};
};

struct Parameter {
  Bfloat16 weight;
  Bfloat16 gradient;
  Moments state;
  float accumulated;
};

GRADER_PROBE_BOTH inline Bfloat16 replayed_gradient(const History& history, const Pass& pass, Bfloat16 weight,
                                                    std::uint64_t index) {
  const float residual = history.residuals[pass.step - 1][pass.micro];
  float sum = 0;
  for (std::uint32_t sample = 0; sample < pass.batch; ++sample) {
    const float input = input_of(pass, sample, index);
    sum += slope_of(residual, activation_of(weight, input), input);
  }
  return narrow(sum / static_cast<float>(pass.batch));
}

/// What the update takes for the gradient: the mean over the micro-batches.
GRADER_PROBE_BOTH inline float mean_gradient(float accumulated, std::uint32_t micros) {
  return accumulated / static_cast<float>(micros);
}

GRADER_PROBE_BOTH inline Parameter replay(const History& history, std::uint64_t index) {
  Parameter parameter{first_weight(history.seed, index), {0}, {0, 0, 0}, 0};
  parameter.state.master = widen(parameter.weight);
  for (std::uint32_t step = 1; step <= steps_of_a_run; ++step) {
    for (std::uint32_t micro = 0; micro < history.micros; ++micro) {
      const Pass pass{history.seed, step, micro, history.batch};
      parameter.gradient = replayed_gradient(history, pass, parameter.weight, index);
      const float before = micro == 0 ? 0.0F : parameter.accumulated;
      parameter.accumulated = before + widen(parameter.gradient);
    }
    const float gradient =
        history.micros > 1 ? mean_gradient(parameter.accumulated, history.micros) : widen(parameter.gradient);
    parameter.state = stepped(parameter.state, gradient, step);
    parameter.weight = narrow(parameter.state.master);
  }
  return parameter;
}

}  // namespace grader::device::probe
