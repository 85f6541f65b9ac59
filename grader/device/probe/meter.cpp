// SPDX-License-Identifier: MIT
#include "grader/device/probe/meter.hpp"

#include <algorithm>

namespace grader::device::probe {

void Meter::open(PoolPlan plan, std::uint64_t cap_bytes) {
  const Err err = memory_.open(plan, cap_bytes);
  if (err != Err::ok) throw Failure{err, "pools could not be made"};
  soft_cap_ = memory_.keeps_cap() ? 0 : cap_bytes;
  reset_most();
}

void* Meter::allocate(Part part, std::uint64_t bytes) {
  const std::uint64_t all = requested_state() + requested_beside() + bytes;
  if (soft_cap_ > 0 && all > soft_cap_) throw Failure{Err::out_of_memory, name_of(part)};
  const std::optional<DeviceFree> before = memory_.device_free();
  void* memory = nullptr;
  const Err err = memory_.allocate(part, static_cast<std::size_t>(bytes), &memory);
  if (err != Err::ok || memory == nullptr) throw Failure{err == Err::ok ? Err::failed : err, name_of(part)};
  note_delta(part, before);
  requested_[static_cast<std::size_t>(part)] += bytes;
  most_ = std::max(most_, all);
  held_.push_back({part, memory, bytes});
  return memory;
}

void Meter::note_delta(Part part, const std::optional<DeviceFree>& before) {
  const std::optional<DeviceFree> after = memory_.device_free();
  if (!before || !after) return;
  auto& delta = deltas_[static_cast<std::size_t>(part)];
  delta =
      delta.value_or(0) + static_cast<std::int64_t>(before->free) - static_cast<std::int64_t>(after->free);
}

void Meter::release(Part part, void* memory) {
  const auto held = std::find_if(held_.begin(), held_.end(),
                                 [&](const Held& one) { return one.memory == memory && one.part == part; });
  if (held == held_.end()) return;
  requested_[static_cast<std::size_t>(part)] -= held->bytes;
  held_.erase(held);
  memory_.release(part, memory);
}

std::uint64_t Meter::requested_state() const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < state_part_count; ++i) sum += requested_[i];
  return sum;
}

std::uint64_t Meter::requested_beside() const {
  return requested(Part::activations) + requested(Part::workspace);
}

}  // namespace grader::device::probe
