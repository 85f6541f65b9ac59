// SPDX-License-Identifier: MIT
#include "grader/judge/samples.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/unit/judge/desk.hpp"

namespace grader::judge {
namespace {

Sample number(Value value) {
  return {.state = Sample::State::number, .ending = CallEnding::returned, .number = value, .case_index = 0};
}
Sample integer(std::int64_t value) { return number({ValueKind::integer, value, 0}); }
Sample real_number(double value) { return number({ValueKind::real, 0, value}); }

Samples read(const Desk& desk, const Program& program, const std::string& name) {
  return read_samples(desk.exercise, desk.observations.plan, desk.answers(program), {}, desk.quantity(name));
}

TEST(Samples, ACoefficientIsTheDifferenceThatOneArgumentMakes) {
  const Desk desk;
  Program program;
  program.perimeter = [](std::int64_t width, std::int64_t height) { return whole(7 + 3 * width - height); };
  EXPECT_EQ(read(desk, program, "terms.width").at(0).number.integer, 3);
  EXPECT_EQ(read(desk, program, "terms.height").at(0).number.integer, -1);
  EXPECT_EQ(read(desk, program, "terms.constant").at(0).number.integer, 7);
}

TEST(Samples, WhatIsNoSumOfItsTermsHasNoCoefficients) {
  const Desk desk;
  Program program;  // right while one argument is 0
  program.perimeter = [](std::int64_t width, std::int64_t height) {
    return whole(2 * (width + height) + (width != 0 && height != 0 ? 1 : 0));
  };
  EXPECT_EQ(read(desk, program, "terms.width").at(0).state, Sample::State::unknown);
  EXPECT_EQ(read(desk, program, "terms.constant").at(0).state, Sample::State::unknown);
}

TEST(Samples, ACoefficientNeedsTheConstantToBeKnown) {
  const Desk desk;
  Program program;
  program.perimeter = [](std::int64_t width, std::int64_t height) {
    return width == 0 && height == 0 ? thrown(CallEnding::runtime_error) : whole(2 * (width + height));
  };
  EXPECT_EQ(read(desk, program, "terms.width").at(0).state, Sample::State::threw);
}

TEST(Samples, ACoefficientBeyondSixtyFourBitsDoesNotWrapRound) {
  const Desk desk;
  Program program;
  program.perimeter = [](std::int64_t width, std::int64_t height) {
    return whole(width == 0 && height == 0 ? std::numeric_limits<std::int64_t>::min()
                                           : std::numeric_limits<std::int64_t>::max());
  };
  const Sample sample = read(desk, program, "terms.width").at(0);
  EXPECT_FALSE(agrees(sample, integer(0), 1e-9));
  EXPECT_FALSE(agrees(sample, integer(2), 1e-9));
}

TEST(Samples, RealValuesThatAreWholeGiveWholeCoefficients) {
  const Desk desk;
  Program program;
  program.perimeter = [](std::int64_t width, std::int64_t height) {
    return real(2.0 * static_cast<double>(width + height));
  };
  EXPECT_EQ(read(desk, program, "terms.width").at(0).number.integer, 2);
}

TEST(Samples, AMemberThatCallersCannotReadIsMissing) {
  const Desk desk;
  Program program;
  program.area = [](std::int64_t, std::int64_t) { return missing(); };
  for (const Sample& sample : read(desk, program, "sizes.area"))
    EXPECT_EQ(sample.state, Sample::State::missing);
}

TEST(Samples, AnAnswerThatChangesIsUnsteadyUnlessThisValueStays) {
  const Desk desk;
  auto answers = desk.answers({});
  const Quantity quantity = desk.quantity("sizes.area");
  answers[0].steady = false;
  const auto read_all = [&] {
    return read_samples(desk.exercise, desk.observations.plan, answers, {}, quantity);
  };
  EXPECT_EQ(read_all().at(0).state, Sample::State::unsteady);
  answers[0].steady_values = {true};
  EXPECT_EQ(read_all().at(0).state, Sample::State::number);
}

TEST(Samples, AnotherNumberOfAnswersThanCasesIsUnknown) {
  const Desk desk;
  const Samples samples =
      read_samples(desk.exercise, desk.observations.plan, {}, {}, desk.quantity("sizes.area"));
  ASSERT_EQ(samples.size(), 1u);
  EXPECT_EQ(samples[0].state, Sample::State::unknown);
}

TEST(Samples, WholeNumbersAreComparedExactly) {
  EXPECT_TRUE(agrees(integer(1'000'000'000'000), integer(1'000'000'000'000), 0.5));
  EXPECT_FALSE(agrees(integer(1'000'000'000'001), integer(1'000'000'000'000), 0.5));
  EXPECT_TRUE(agrees(number({ValueKind::narrow, 4, 0}), integer(4), 0));
  EXPECT_TRUE(agrees(real_number(4.0), integer(4), 0));
  EXPECT_FALSE(agrees(real_number(4.0000001), integer(4), 0.5));
}

TEST(Samples, RealNumbersAreComparedWithinTheTolerance) {
  EXPECT_TRUE(agrees(real_number(1.0 + 0.9e-9), real_number(1.0), 1e-9));
  EXPECT_FALSE(agrees(real_number(1.0 + 1.1e-9), real_number(1.0), 1e-9));
  EXPECT_TRUE(agrees(real_number(0.0), real_number(0.0), 1e-9));
  EXPECT_FALSE(agrees(real_number(1e-300), real_number(0.0), 1e-9));
  EXPECT_TRUE(agrees(integer(3), real_number(3.0), 1e-9));
}

TEST(Samples, NotANumberEqualsNothingAndInfinityItself) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_FALSE(agrees(real_number(nan), real_number(nan), 1e-9));
  EXPECT_FALSE(agrees(real_number(nan), real_number(1.0), 1e-9));
  EXPECT_FALSE(agrees(real_number(nan), integer(1), 1e-9));
  EXPECT_FALSE(agrees(real_number(infinity), real_number(1.0), 1e-9));
  EXPECT_TRUE(agrees(real_number(infinity), real_number(infinity), 1e-9));
}

TEST(Samples, OnlyTheSameExceptionAgrees) {
  const Sample wanted{.state = Sample::State::threw, .ending = CallEnding::invalid_argument};
  EXPECT_TRUE(agrees(wanted, wanted, 0));
  EXPECT_FALSE(agrees({.state = Sample::State::threw, .ending = CallEnding::runtime_error}, wanted, 0));
  EXPECT_FALSE(agrees(integer(0), wanted, 0));
}

TEST(Samples, WhatIsNotKnownAgreesWithNothingNotEvenWithItself) {
  for (const auto state : {Sample::State::unknown, Sample::State::missing, Sample::State::unsteady})
    EXPECT_FALSE(agrees({.state = state}, {.state = state}, 0));
}

TEST(Samples, ListsOfDifferentLengthDoNotAgree) {
  EXPECT_TRUE(agree({integer(1)}, {integer(1)}, 0));
  EXPECT_FALSE(agree({integer(1)}, {integer(1), integer(1)}, 0));
}

}  // namespace
}  // namespace grader::judge
