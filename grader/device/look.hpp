// SPDX-License-Identifier: MIT
// Which device there is, without measuring anything on it.
#pragma once

#include <filesystem>
#include <optional>

#include "grader/types/text.hpp"

namespace grader::device {

struct Look {
  bool there = false;
  Text text = {};  ///< the device, or why there is none
};

/// Takes a second or two where there is a device, else less. Never throws for what the probe does.
Look look_for_device(const std::optional<std::filesystem::path>& probe);

/// The probe that was built with this program, or nothing.
std::optional<std::filesystem::path> built_probe();

}  // namespace grader::device
