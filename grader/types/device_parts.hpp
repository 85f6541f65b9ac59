// SPDX-License-Identifier: MIT
// How the exercise's ledger is set beside what a device holds: which value is which part of a training state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace grader {

/// The parts that the probe can allocate, by the names that it and a rubric use.
inline const std::vector<std::string>& device_parts() {
  static const std::vector<std::string> parts = {"weights",      "gradients",     "master_weights",
                                                 "first_moment", "second_moment", "accumulator"};
  return parts;
}

struct DeviceComponent {
  std::size_t value = 0;  ///< index into the values of the ledger's call
  std::string part = {};  ///< of device_parts()
};

/// A call that turns bytes into a unit.
struct DeviceUnit {
  std::size_t call = 0;
  std::int64_t bytes = 1;  ///< of one
};

struct DeviceLedger {
  std::size_t call = 0;          ///< the call that gives the components
  std::size_t parameters = 0;    ///< its argument that is the number of parameters
  std::size_t accumulation = 0;  ///< its flag
  std::vector<DeviceComponent> components = {};
  std::size_t total = 0;                          ///< the call that adds the components up
  std::vector<std::size_t> total_arguments = {};  ///< by argument: index into `components`
  std::vector<DeviceUnit> units = {};
};

}  // namespace grader
