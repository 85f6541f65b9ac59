// SPDX-License-Identifier: MIT
// Counts the bytes that typed buffers ask for: count · sizeof(T), seen where they are asked for. It knows
// bytes and parts, and nothing of how many parameters there are.
#pragma once

#include <utility>
#include <vector>

#include "grader/device/probe/device_memory.hpp"

namespace grader::device::probe {

struct Held {
  Part part = Part::weights;
  const void* memory = nullptr;
  std::uint64_t bytes = 0;

  std::uint64_t address() const { return reinterpret_cast<std::uintptr_t>(memory); }
};

class Meter {
 public:
  explicit Meter(DeviceMemory& memory) : memory_(memory) {}

  /// Throws Failure. `soft_cap_bytes` is kept here where the back end keeps no cap itself; 0: none.
  void open(PoolPlan plan, std::uint64_t cap_bytes);
  void* allocate(Part part, std::uint64_t bytes);
  void release(Part part, void* memory);

  std::uint64_t requested(Part part) const { return requested_[static_cast<std::size_t>(part)]; }
  std::uint64_t requested_state() const;                  ///< the training state
  std::uint64_t requested_beside() const;                 ///< activations and workspace
  std::uint64_t most_requested() const { return most_; }  ///< at one time, since `reset_most`
  void reset_most() { most_ = requested_state() + requested_beside(); }
  const std::vector<Held>& held() const { return held_; }
  /// By how much the device's free memory fell while this part was allocated. Others may have had a hand in
  /// it.
  std::optional<std::int64_t> device_delta(Part part) const {
    return deltas_[static_cast<std::size_t>(part)];
  }
  DeviceMemory& memory() { return memory_; }

 private:
  void note_delta(Part part, const std::optional<DeviceFree>& before);

  DeviceMemory& memory_;
  std::array<std::uint64_t, part_count> requested_ = {};
  std::array<std::optional<std::int64_t>, part_count> deltas_ = {};
  std::uint64_t most_ = 0;
  std::uint64_t soft_cap_ = 0;
  std::vector<Held> held_ = {};
};

/// `count` numbers of type T, given back when it goes away.
template <class T>
class Buffer {
 public:
  Buffer() = default;
  Buffer(Meter& meter, Part part, std::uint64_t count)
      : meter_(&meter), part_(part), data_(static_cast<T*>(meter.allocate(part, count * sizeof(T)))) {}
  ~Buffer() { reset(); }
  Buffer(Buffer&& other) noexcept
      : meter_(other.meter_), part_(other.part_), data_(std::exchange(other.data_, nullptr)) {}
  Buffer& operator=(Buffer&& other) noexcept {
    if (this == &other) return *this;
    reset();
    meter_ = other.meter_;
    part_ = other.part_;
    data_ = std::exchange(other.data_, nullptr);
    return *this;
  }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;

  T* data() const { return data_; }
  void reset() {
    if (data_ != nullptr) meter_->release(part_, data_);
    data_ = nullptr;
  }

 private:
  Meter* meter_ = nullptr;
  Part part_ = Part::weights;
  T* data_ = nullptr;
};

}  // namespace grader::device::probe
