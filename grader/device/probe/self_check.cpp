// SPDX-License-Identifier: MIT
#include "grader/device/probe/self_check.hpp"

#include <algorithm>

namespace grader::device::probe {
namespace {

constexpr Bytes coarsest_unit = 2UL << 20;

bool overlap(const Held& left, const Held& right) {
  return left.address() < right.address() + right.bytes && right.address() < left.address() + left.bytes;
}

const PhaseReading* phase(const RunReading& reading, const char* name) {
  for (const PhaseReading& one : reading.phases)
    if (one.name == name) return &one;
  return nullptr;
}

Bytes requested_by(const RunReading& reading, Part part) {
  for (const ComponentReading& one : reading.components)
    if (one.part == part) return one.requested;
  return 0;
}

void check_content(RunReading& reading) {
  if (reading.device_bad > 0)
    reading.errors.push_back("content: " + std::to_string(reading.device_bad) + " elements differ");
  if (reading.host_bad > 0)
    reading.errors.push_back("content: " + std::to_string(reading.host_bad) + " replayed samples differ");
}

void check_component(RunReading& reading, const ComponentReading& component, Bytes unit) {
  const std::string name = name_of(component.part);
  if (component.address_ok && !*component.address_ok) reading.errors.push_back(name + ": addresses");
  if (!component.used) return;
  const Bytes most = component.requested + component.allocations * (unit - 1);
  if (*component.used < component.requested || *component.used > most)
    reading.errors.push_back(name + ": the driver counts " + std::to_string(*component.used) + " bytes for " +
                             std::to_string(component.requested));
  if (component.reserved && *component.reserved < *component.used)
    reading.errors.push_back(name + ": more used than reserved");
}

void expect(RunReading& reading, bool holds, const char* what) {
  if (!holds) reading.errors.push_back(std::string("phases: ") + what);
}

/// Growth at the first step is the optimizer's state and nothing else; the second step grows nothing; the
/// second iteration needs more than the first, and both more than the ledger says.
void check_phases(RunReading& reading) {
  const PhaseReading* const backward = phase(reading, "backward_1");
  const PhaseReading* const first = phase(reading, "step_1");
  const PhaseReading* const forward = phase(reading, "forward_2");
  const PhaseReading* const second = phase(reading, "step_2");
  if (backward == nullptr || first == nullptr || forward == nullptr || second == nullptr) {
    reading.errors.emplace_back("phases: missing");
    return;
  }
  const Bytes state = requested_by(reading, Part::master_weights) +
                      requested_by(reading, Part::first_moment) + requested_by(reading, Part::second_moment);
  expect(reading, first->requested - backward->requested == state, "growth at the first step");
  expect(reading, second->requested == first->requested, "growth at the second step");
  expect(reading, forward->most > first->most, "the second iteration's peak");
  expect(reading, reading.peak > second->requested, "the peak above the ledger");
  for (const PhaseReading& one : reading.phases)
    if (one.used && *one.used < one.requested + one.beside)
      reading.errors.push_back("phases: " + one.name + " uses less than was requested");
}

}  // namespace

std::optional<bool> addresses_ok(Meter& meter, Part part) {
  bool all_known = true;
  for (const Held& one : meter.held()) {
    if (one.part != part) continue;
    for (const Held& other : meter.held())
      if (&one != &other && overlap(one, other)) return false;
    const auto range = meter.memory().range(one.memory);
    if (!range) {
      all_known = false;
      continue;
    }
    if (range->base > one.address() || range->base + range->bytes < one.address() + one.bytes) return false;
  }
  return all_known ? std::optional<bool>(true) : std::nullopt;
}

void check_run(RunReading& reading, const Granularity& granularity) {
  if (reading.state != RunState::finished) return;
  check_content(reading);
  const Bytes unit = granularity.unit > 0 ? granularity.unit : coarsest_unit;
  for (const ComponentReading& component : reading.components) check_component(reading, component, unit);
  const bool witnessed =
      std::all_of(reading.components.begin(), reading.components.end(), [&](const auto& one) {
        return one.used || one.address_ok || reading.training.layout == Layout::one_pool;
      });
  if (!witnessed) reading.errors.emplace_back("the driver says nothing of what it allocated");
  check_phases(reading);
}

}  // namespace grader::device::probe
