// SPDX-License-Identifier: MIT
// States that hold less than they should. Each must be found by what its buffers hold, or where they lie.
#include <gmock/gmock.h>

#include <vector>

#include "tests/device_check/back_ends.hpp"

namespace grader::tests {
namespace {

using testing::IsEmpty;
using testing::Not;

class NoMaster : public HostArithmetic {
 public:
  std::uint64_t update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                       std::uint64_t* workspace) override {
    create_masters(tensor);
    return HostArithmetic::update(tensor, step, micros, workspace);
  }

 private:
  /// The 16-bit weights are all there is to start from.
  static void create_masters(const Tensor& tensor) {
    for (std::uint64_t i = 0; i < tensor.count; ++i) tensor.master[i] = widen(tensor.weights[i]);
  }
};

class HalfMaster : public HostArithmetic {
 public:
  std::uint64_t update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                       std::uint64_t* workspace) override {
    const std::uint64_t swallowed = HostArithmetic::update(tensor, step, micros, workspace);
    for (std::uint64_t i = 0; i < tensor.count; ++i) tensor.master[i] = widen(narrow(tensor.master[i]));
    return swallowed;
  }
};

class OneMoment : public HostArithmetic {
 public:
  std::uint64_t update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                       std::uint64_t* workspace) override {
    Tensor aliased = tensor;
    aliased.second = tensor.first;
    return HostArithmetic::update(aliased, step, micros, workspace);
  }
};

class SecondMomentShort : public HostArithmetic {
 public:
  std::uint64_t update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                       std::uint64_t* workspace) override {
    const float last = tensor.second[tensor.count - 1];
    const std::uint64_t swallowed = HostArithmetic::update(tensor, step, micros, workspace);
    tensor.second[tensor.count - 1] = last;
    return swallowed;
  }
};

class NoAccumulator : public HostArithmetic {
 public:
  void accumulate(const Tensor& tensor, std::uint32_t /*micro*/) override {
    HostArithmetic::accumulate(tensor, 0);
  }
};

class HalfAccumulator : public HostArithmetic {
 public:
  void accumulate(const Tensor& tensor, std::uint32_t micro) override {
    HostArithmetic::accumulate(tensor, micro);
    for (std::uint64_t i = 0; i < tensor.count; ++i)
      tensor.accumulator[i] = widen(narrow(tensor.accumulator[i]));
  }
};

template <class Saboteur>
RunReading sabotaged(std::uint64_t parameters) {
  HostMemory memory;
  Saboteur arithmetic;
  return run(memory, arithmetic, training_of(parameters, true), {512});
}

template <class Saboteur>
class EverySaboteur : public testing::Test {};
using All =
    testing::Types<NoMaster, HalfMaster, OneMoment, SecondMomentShort, NoAccumulator, HalfAccumulator>;
TYPED_TEST_SUITE(EverySaboteur, All);

TYPED_TEST(EverySaboteur, IsRejectedByTheContent) {
  for (const std::uint64_t n : {1UL, 255UL, 4099UL}) {
    const RunReading reading = sabotaged<TypeParam>(n);
    // A single weight may hold the same in 16 bits by luck.
    if (n == 1 && reading.errors.empty()) continue;
    EXPECT_GT(reading.device_bad, 0U) << n;
    EXPECT_THAT(reading.errors, Not(IsEmpty())) << n;
  }
}

TEST(Saboteurs, TheHonestRunIsAcceptedWhereTheyAreRejected) {
  EXPECT_THAT(sabotaged<HostArithmetic>(4099).errors, IsEmpty());
}

TEST(Saboteurs, OneElementTooFewIsFoundThereAndNowhereElse) {
  const std::uint64_t bad = sabotaged<SecondMomentShort>(4099).device_bad;
  EXPECT_GE(bad, 1U);
  EXPECT_LE(bad, 3U);  // the moment itself, and the master and weight that were made with it
}

TEST(Saboteurs, TwoPartsInOnePlaceAreFoundByTheirAddresses) {
  Aliasing memory;
  HostArithmetic arithmetic;
  const RunReading reading = run(memory, arithmetic, training_of(4099, false), {512});
  EXPECT_THAT(reading.errors, testing::Contains(testing::HasSubstr("second_moment: addresses")));
}

TEST(Saboteurs, MemoryThatIsNotBehindTheAddressIsFound) {
  Short memory;
  HostArithmetic arithmetic;
  const RunReading reading = run(memory, arithmetic, training_of(4099, false), {512});
  EXPECT_THAT(reading.errors, testing::Contains(testing::HasSubstr("addresses")));
}

}  // namespace
}  // namespace grader::tests
