// SPDX-License-Identifier: MIT
// The kernels' bodies on threads of the host that meet at a barrier, as CUDA's do: indices, tails, reduction
// and the verifier, without a GPU.
#include <gtest/gtest.h>

#include <atomic>
#include <barrier>
#include <memory>
#include <thread>
#include <vector>

#include "tests/device_check/back_ends.hpp"

namespace grader::tests {
namespace {

constexpr std::uint32_t threads_of_a_block = 16;
constexpr std::uint32_t blocks = 3;

class ThreadTeam {
 public:
  ThreadTeam(std::uint32_t block, std::uint32_t thread, std::barrier<>& barrier, std::int64_t* shared)
      : block_(block), thread_(thread), barrier_(barrier), shared_(shared) {}
  std::uint64_t first() const { return block_ * threads_of_a_block + thread_; }
  std::uint64_t stride() const { return blocks * threads_of_a_block; }
  std::uint32_t thread() const { return thread_; }
  std::uint32_t threads() const { return threads_of_a_block; }
  std::uint32_t block() const { return block_; }
  std::int64_t* shared() const { return shared_; }
  void wait() const { barrier_.arrive_and_wait(); }
  void add(std::uint64_t* counter, std::uint64_t value) const { std::atomic_ref(*counter) += value; }

 private:
  std::uint32_t block_;
  std::uint32_t thread_;
  std::barrier<>& barrier_;
  std::int64_t* shared_;
};

template <class Body>
void launch(Body body) {
  for (std::uint32_t block = 0; block < blocks; ++block) {
    std::barrier<> barrier(threads_of_a_block);
    std::vector<std::int64_t> shared(threads_of_a_block);
    std::vector<std::thread> threads;
    for (std::uint32_t thread = 0; thread < threads_of_a_block; ++thread)
      threads.emplace_back([&, block, thread] { body(ThreadTeam(block, thread, barrier, shared.data())); });
    for (std::thread& thread : threads) thread.join();
  }
}

class ThreadArithmetic : public HostArithmetic {
 public:
  void fill(const Tensor& tensor, std::uint64_t seed) override {
    launch([&](const ThreadTeam& team) { fill_body(team, tensor, seed); });
  }
  std::int64_t forward(const Tensor& tensor, const Pass& pass, std::uint64_t* workspace) override {
    auto* const partial_losses = reinterpret_cast<std::int64_t*>(workspace);
    launch([&](const ThreadTeam& team) { forward_body(team, tensor, pass, partial_losses); });
    std::int64_t loss = 0;
    for (std::uint32_t block = 0; block < blocks; ++block) loss += partial_losses[block];
    return loss;
  }
  void backward(const Tensor& tensor, const Pass& pass, float residual) override {
    launch([&](const ThreadTeam& team) { backward_body(team, tensor, pass, residual); });
  }
  void accumulate(const Tensor& tensor, std::uint32_t micro) override {
    launch([&](const ThreadTeam& team) { accumulate_body(team, tensor, micro); });
  }
  void create(const Tensor& tensor) override {
    launch([&](const ThreadTeam& team) { create_body(team, tensor); });
  }
  std::uint64_t update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                       std::uint64_t* workspace) override {
    std::uint64_t* const swallowed = &workspace[most_blocks];
    *swallowed = 0;
    launch([&](const ThreadTeam& team) { update_body(team, tensor, step, micros, swallowed); });
    return *swallowed;
  }
  std::array<std::uint64_t, counter_count> verify(const Tensor& tensor, const History& history,
                                                  std::uint64_t* /*workspace*/) override {
    std::array<std::uint64_t, counter_count> wrong = {};
    if (flip == Flip::one_bit) reinterpret_cast<std::uint32_t*>(tensor.second)[tensor.count / 2] ^= 1U;
    launch([&](const ThreadTeam& team) { verify_body(team, tensor, history, wrong.data()); });
    return wrong;
  }

  enum class Flip { nothing, one_bit } flip = Flip::nothing;
};

RunReading on_threads(std::uint64_t parameters, bool accumulation, ThreadArithmetic& arithmetic) {
  HostMemory memory;
  return run(memory, arithmetic, training_of(parameters, accumulation), {512});
}

TEST(Kernels, OnThreadsTheyAgreeBitForBitWithTheReplayAndWithOneThread) {
  for (const std::uint64_t n : {1UL, 47UL, 48UL, 255UL, 1025UL}) {
    for (const bool accumulation : {false, true}) {
      ThreadArithmetic threads;
      const RunReading reading = on_threads(n, accumulation, threads);
      EXPECT_TRUE(reading.errors.empty()) << n;
      EXPECT_EQ(reading.device_bad, 0U);
      HostMemory memory;
      HostArithmetic one;
      EXPECT_EQ(reading.swallowed, run(memory, one, training_of(n, accumulation), {512}).swallowed) << n;
    }
  }
}

TEST(Kernels, OneFlippedBitIsFoundAsOneElement) {
  ThreadArithmetic threads;
  threads.flip = ThreadArithmetic::Flip::one_bit;
  const RunReading reading = on_threads(1025, true, threads);
  EXPECT_EQ(reading.device_bad, 1U);
  EXPECT_FALSE(reading.errors.empty());
}

TEST(Kernels, TheLossDoesNotDependOnTheOrderOfAdding) {
  HostArithmetic one;
  ThreadArithmetic many;
  std::vector<Bfloat16> weights(1025);
  std::vector<Bfloat16> activations(1025);
  std::vector<std::uint64_t> workspace(workspace_words);
  Tensor tensor;
  tensor.count = weights.size();
  tensor.weights = weights.data();
  tensor.activations = activations.data();
  one.fill(tensor, 5);
  EXPECT_EQ(one.forward(tensor, {5, 1, 0, 1}, workspace.data()),
            many.forward(tensor, {5, 1, 0, 1}, workspace.data()));
}

}  // namespace
}  // namespace grader::tests
