// SPDX-License-Identifier: MIT
// One run: two training steps, with a reading after each phase and of each component in the end.
#pragma once

#include <string>
#include <vector>

#include "grader/device/probe/trainer.hpp"

namespace grader::device::probe {

using Bytes = std::uint64_t;
using MaybeBytes = std::optional<std::uint64_t>;

struct ComponentReading {
  Part part = Part::weights;
  Bytes requested = 0;
  MaybeBytes used = {};
  MaybeBytes reserved = {};
  std::optional<std::int64_t> device_delta = {};  ///< device-wide, while it was allocated: a witness only
  std::uint64_t allocations = 0;
  std::optional<bool> address_ok = {};
};

struct PhaseReading {
  std::string name = {};
  Bytes requested = 0;  ///< by the training state
  Bytes beside = 0;     ///< by activations and workspace
  Bytes most = 0;       ///< of both together, at one time in this phase
  MaybeBytes used = {};
  MaybeBytes high = {};  ///< with several pools the sum of their peaks, which need not be at one time
  MaybeBytes reserved = {};
  std::optional<std::int64_t> device_delta = {};  ///< since the baseline
};

enum class RunState { finished, does_not_fit, out_of_memory, failed };

struct RunReading {
  Training training = {};
  RunState state = RunState::failed;
  Bytes needs = 0;
  std::vector<ComponentReading> components = {};
  std::vector<PhaseReading> phases = {};
  Bytes peak = 0;  ///< requested at one time, everything included
  Bytes over_ledger = 0;
  std::uint64_t device_bad = 0;
  std::uint64_t host_bad = 0;
  std::uint64_t swallowed = 0;  ///< weights that stayed in the first update although their master moved
  std::vector<std::string> errors = {};  ///< of the self-checks; empty in a good run
  std::string failed_at = {};            ///< the phase that was not reached
};

/// What a run asks for at its highest point, in bytes.
Bytes needed_by(const Training& training);

/// The unit to which the driver rounds, for the upper bound; 0 when it is not known.
struct Granularity {
  Bytes unit = 0;
};

/// Never throws for what the device does: that is in the reading. `cap_bytes` 0: none.
RunReading run(DeviceMemory& memory, Arithmetic& arithmetic, const Training& training,
               const Granularity& granularity, Bytes cap_bytes = 0);

}  // namespace grader::device::probe
