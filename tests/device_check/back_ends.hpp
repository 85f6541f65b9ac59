// SPDX-License-Identifier: MIT
// Back ends that tests need: honest ones of several kinds, and drivers that do not tell the truth.
#pragma once

#include "grader/device/probe/host_arithmetic.hpp"
#include "grader/device/probe/host_memory.hpp"
#include "grader/device/probe/session.hpp"

namespace grader::tests {

using namespace device::probe;  // NOLINT(google-build-using-namespace): this is what these tests are about

/// Counts less than was asked for.
class UnderReporting : public HostMemory {
 public:
  Reading read(Part part) override {
    Reading reading = HostMemory::read(part);
    if (reading.used && *reading.used > 4096) reading.used = *reading.used / 2;
    return reading;
  }
};

/// Says that there is room, and has none when it comes to it.
class Refusing : public HostMemory {
 public:
  Err allocate(Part part, std::size_t bytes, void** memory) override {
    return part == Part::second_moment ? Err::out_of_memory : HostMemory::allocate(part, bytes, memory);
  }
};

/// Somebody else allocates all the time.
class Drifting : public HostMemory {
 public:
  std::optional<DeviceFree> device_free() override {
    DeviceFree free = *HostMemory::device_free();
    taken_ += 2UL << 20;
    free.free -= taken_;
    return free;
  }

 private:
  std::uint64_t taken_ = 0;
};

/// Gives one part's memory away a second time.
class Aliasing : public HostMemory {
 public:
  Err allocate(Part part, std::size_t bytes, void** memory) override {
    if (part == Part::second_moment && first_ != nullptr) {
      *memory = first_;
      return Err::ok;
    }
    const Err err = HostMemory::allocate(part, bytes, memory);
    if (part == Part::first_moment) first_ = *memory;
    return err;
  }

 private:
  void* first_ = nullptr;
};

/// Has less memory behind an address than was asked for, and the driver knows.
class Short : public HostMemory {
 public:
  std::optional<Range> range(const void* memory) override {
    auto range = HostMemory::range(memory);
    if (range) range->bytes -= range->bytes / 2;
    return range;
  }
};

inline Training training_of(std::uint64_t parameters, bool accumulation) {
  Training training;
  training.parameters = parameters;
  training.accumulation = accumulation;
  training.seed = 20260101;
  return training;
}

inline Options small_options() {
  Options options;
  options.sizes = {1, 255, 4099};
  options.budget = 2'400'000;
  options.nonce = "abc123";
  return options;
}

inline Report measured_on(DeviceMemory& memory) {
  HostArithmetic arithmetic;
  Report report;
  measure(memory, arithmetic, small_options(), report);
  return report;
}

}  // namespace grader::tests
