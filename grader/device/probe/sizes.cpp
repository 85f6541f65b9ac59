// SPDX-License-Identifier: MIT
#include "grader/device/probe/sizes.hpp"

#include <algorithm>

namespace grader::device::probe {
namespace {

constexpr Bytes polite_most = 4UL << 30;
constexpr Bytes fill_reserve = 256UL << 20;
constexpr std::uint64_t odd_million = 1'000'003;
constexpr std::uint32_t limit_batch = 4;
constexpr std::uint64_t limit_most = (1UL << 25) - 3;

/// In [2^20, 2^24), odd, no multiple of 256.
std::uint64_t drawn_size(std::uint64_t seed) {
  constexpr std::uint64_t from = 1UL << 20;
  constexpr std::uint64_t below = 1UL << 24;
  return (from + hash(seed, 11, 0) % (below - from)) | 1U;
}

std::uint64_t large_size(Bytes budget) {
  constexpr Bytes most_a_parameter = 22;  // state with accumulator, and activations of one sample
  constexpr std::uint64_t block = 4096;
  const std::uint64_t parameters = budget / most_a_parameter / block * block;
  return parameters > block ? parameters - 3 : 0;
}

std::vector<std::uint64_t> sizes_for(const Options& options, std::uint64_t seed, Bytes budget) {
  if (!options.sizes.empty()) return options.sizes;
  std::vector<std::uint64_t> sizes = {1, 255, odd_million, drawn_size(seed)};
  const std::uint64_t large = large_size(budget);
  if (large > sizes.back()) sizes.push_back(large);
  if (options.lesson_sizes) {
    sizes.push_back(1'000'000'000);
    sizes.push_back(7'000'000'000);
  }
  return sizes;
}

/// Layouts are compared at one size: not above what was asked for.
std::uint64_t layout_size(const Options& options) {
  if (options.sizes.empty()) return odd_million;
  return std::min(*std::max_element(options.sizes.begin(), options.sizes.end()), odd_million);
}

}  // namespace

Bytes budget_for(const Options& options, const DeviceFree& device, bool alone) {
  if (options.budget > 0) return options.budget;
  // What others hold may grow at any time: all of the device is only for those who have it alone.
  if (options.fill && alone) {
    const Bytes most = device.free / 10 * 9;
    return most > fill_reserve ? most - fill_reserve : 0;
  }
  return std::min(device.free / 4, polite_most);
}

std::uint64_t seed_from(const std::string& nonce) {
  std::uint64_t seed = 0x6c656467;
  for (const char letter : nonce) seed = hash(seed, 13, static_cast<unsigned char>(letter));
  return seed;
}

std::vector<Training> planned_runs(const Options& options, Bytes budget) {
  const std::uint64_t seed = seed_from(options.nonce);
  std::vector<Training> runs;
  for (const std::uint64_t size : sizes_for(options, seed, budget)) {
    for (const bool accumulation : {false, true}) {
      if (accumulation ? options.accumulation == Accumulation::off : options.accumulation == Accumulation::on)
        continue;
      Training training;
      training.parameters = size;
      training.accumulation = accumulation;
      training.seed = seed;
      runs.push_back(training);
    }
  }
  for (const Layout layout : {Layout::per_tensor, Layout::one_pool}) {
    Training training;
    training.parameters = layout_size(options);
    training.layout = layout;
    training.seed = seed;
    runs.push_back(training);
  }
  return runs;
}

Training limit_run(std::uint64_t seed, Bytes budget) {
  Training training;
  training.layout = Layout::one_pool;
  training.batch = limit_batch;
  training.seed = seed;
  constexpr Bytes most_a_parameter = 24;
  training.parameters = std::clamp<std::uint64_t>(budget / most_a_parameter, 1, limit_most) | 1U;
  return training;
}

Bytes limit_of(const Training& training) {
  // Two and two and twelve bytes of state, and half of the activations of a batch of four.
  return training.parameters * (2 * sizeof(Bfloat16) + 4 * sizeof(float)) +
         workspace_words * sizeof(std::uint64_t);
}

}  // namespace grader::device::probe
