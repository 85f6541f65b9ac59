// SPDX-License-Identifier: MIT
// As root, students' programs get a user of their own, one for each parallel slot, that owns nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace grader::sys {

/// The user (and group) number to become before the sandbox is set up: 61000 + slot. Nothing when the grader
/// is an ordinary user, or root only in name: in a container whose users end below that number, it has one
/// user to give.
std::optional<std::uint32_t> identity_of_slot(unsigned slot);

/// True when a map of users, as in /proc/self/uid_map, has this number.
bool is_mapped(std::string_view map, std::uint32_t number);

}  // namespace grader::sys
