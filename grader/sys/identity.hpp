// SPDX-License-Identifier: MIT
// As root, students' programs get a user of their own, one for each parallel slot, that owns nothing.
//
// A slot is taken by a name in the kernel's memory (an abstract socket), which goes away with its holder and
// leaves no file. Graders that do not see each other's names, as in two containers, may come to share a user;
// so may all when somebody else has taken every name. That weakens nothing that another wall does not hold:
// each sandbox has processes, files and a network of its own. Only the count of processes would be shared.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "grader/sys/descriptor.hpp"

namespace grader::sys {

/// The user (and group) number to become before the sandbox is set up: 61000 + slot. Nothing when the grader
/// is an ordinary user, or root only in name: in a container whose users end below that number, it has one
/// user to give.
std::optional<std::uint32_t> identity_of_slot(unsigned slot);

struct Slot {
  std::optional<std::uint32_t> identity = {};
  Descriptor held = {};  ///< the slot is taken while this is open; closed where nothing could be taken
};

/// The first free slot from `first` up, of all graders on this machine; `first` itself when none can be
/// taken.
Slot take_slot(unsigned first);

/// True when a map of users, as in /proc/self/uid_map, has this number.
bool is_mapped(std::string_view map, std::uint32_t number);

}  // namespace grader::sys
