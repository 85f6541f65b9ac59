// SPDX-License-Identifier: MIT
// What happens to one parameter in training: the same lines for the device, the host and the replay.
//
// A parameter is kept in 16 bits for the forward pass and in 32 bits for the optimizer. Everything about it
// follows from its index, the seed and the residuals of the steps, so that every byte of every buffer can be
// computed again from nothing. Compile without contraction of a*b+c, or host and device differ.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>

#ifdef __CUDACC__
#define GRADER_PROBE_BOTH __host__ __device__
#else
#define GRADER_PROBE_BOTH
#endif

namespace grader::device::probe {

/// The upper half of a float. Arithmetic is done in float, on hardware with such a unit and without.
struct Bfloat16 {
  std::uint16_t bits;
};
static_assert(sizeof(Bfloat16) == 2, "the size is what is measured");
static_assert(alignof(Bfloat16) == 2, "no padding between elements");

GRADER_PROBE_BOTH inline std::uint32_t bits_of(float number) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

GRADER_PROBE_BOTH inline float widen(Bfloat16 number) {
  const std::uint32_t bits = static_cast<std::uint32_t>(number.bits) << 16;
  float wide = 0;
  std::memcpy(&wide, &bits, sizeof wide);
  return wide;
}

/// To the nearest, ties to even; for finite numbers.
GRADER_PROBE_BOTH inline Bfloat16 narrow(float number) {
  const std::uint32_t bits = bits_of(number);
  return {static_cast<std::uint16_t>((bits + ((bits >> 16) & 1U) + 0x7fffU) >> 16)};
}

GRADER_PROBE_BOTH inline std::uint64_t hash(std::uint64_t seed, std::uint64_t stream, std::uint64_t index) {
  std::uint64_t mixed = seed + stream * 0xd1342543de82ef95ULL + (index + 1) * 0x9e3779b97f4a7c15ULL;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
  return mixed ^ (mixed >> 31);
}

/// In [-1, 1), a multiple of 2^-23: exact in float.
GRADER_PROBE_BOTH inline float unit_number(std::uint64_t hashed) {
  return static_cast<float>(static_cast<std::int32_t>(hashed >> 40) - 8388608) / 8388608.0F;
}

/// Which forward pass: inputs come from a hash, so no buffer is needed for them.
struct Pass {
  std::uint64_t seed = 0;
  std::uint32_t step = 1;   ///< from 1
  std::uint32_t micro = 0;  ///< micro-batch of the step
  std::uint32_t batch = 1;  ///< samples in a micro-batch
};

GRADER_PROBE_BOTH inline Bfloat16 first_weight(std::uint64_t seed, std::uint64_t index) {
  return narrow(unit_number(hash(seed, 0, index)));
}

GRADER_PROBE_BOTH inline float input_of(const Pass& pass, std::uint32_t sample, std::uint64_t index) {
  const std::uint64_t stream = 1 + (std::uint64_t{pass.step} * 2 + pass.micro) * 256 + sample;
  return unit_number(hash(pass.seed, stream, index));
}

GRADER_PROBE_BOTH inline float magnitude(float number) { return number < 0 ? -number : number; }

GRADER_PROBE_BOTH inline Bfloat16 activation_of(Bfloat16 weight, float input) {
  return narrow(widen(weight) * input);
}

GRADER_PROBE_BOTH inline float softsign(float number) { return number / (1.0F + magnitude(number)); }

/// A share of the loss as a whole number, so that the sum does not depend on the order of adding.
GRADER_PROBE_BOTH inline std::int64_t loss_of(Bfloat16 activation) {
  return static_cast<std::int64_t>(softsign(widen(activation)) * 1048576.0F);
}

/// How far the mean output is from the target. Computed on the host, given to the backward pass.
inline float residual_of(std::int64_t loss, std::uint64_t parameters, std::uint32_t batch) {
  const double mean = static_cast<double>(loss) / 1048576.0 / (static_cast<double>(parameters) * batch);
  return static_cast<float>(mean) - 0.25F;
}

/// What one sample adds to the gradient.
GRADER_PROBE_BOTH inline float slope_of(float residual, Bfloat16 activation, float input) {
  const float around = 1.0F + magnitude(widen(activation));
  return residual / (around * around) * input;
}

/// The optimizer's state of one parameter.
struct Moments {
  float master;
  float first;
  float second;
};

struct Rates {
  float learning = 1e-4F;
  float first = 0.9F;
  float second = 0.999F;
  float tiny = 1e-8F;
  float decay = 0.01F;
};

GRADER_PROBE_BOTH inline float correction(float rate, std::uint32_t step) {
  float power = 1.0F;
  for (std::uint32_t i = 0; i < step; ++i) power *= rate;
  return 1.0F - power;
}

/// One AdamW step.
GRADER_PROBE_BOTH inline Moments stepped(Moments state, float gradient, std::uint32_t step) {
  const Rates rates;
  state.first = rates.first * state.first + (1.0F - rates.first) * gradient;
  state.second = rates.second * state.second + (1.0F - rates.second) * (gradient * gradient);
  const float mean = state.first / correction(rates.first, step);
  const float spread = sqrtf(state.second / correction(rates.second, step)) + rates.tiny;
  state.master -= rates.learning * (mean / spread + rates.decay * state.master);
  return state;
}

/// Plain descent, which needs no moments: the comparison in the demonstration of the memory limit.
GRADER_PROBE_BOTH inline float descended(float master, float gradient) {
  return master - Rates().learning * gradient;
}

}  // namespace grader::device::probe
