// SPDX-License-Identifier: MIT
#include "grader/sys/identity.hpp"

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <sstream>
#include <string>

#include "grader/sys/files.hpp"

namespace grader::sys {
namespace {

constexpr std::uint32_t first_identity = 61000;  // in no distribution's ranges for people or services
constexpr unsigned most_slots = 64;

/// Closed when somebody holds the name already, or there are no names to be had.
Descriptor hold_name(std::uint32_t identity) {
  Descriptor held(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (!held.open()) return {};
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  // The leading zero makes the name an abstract one.
  const std::string name = fmt::format("ledger-grader user {}", identity);
  name.copy(address.sun_path + 1, sizeof address.sun_path - 1);
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
  if (::bind(held.number(), reinterpret_cast<const sockaddr*>(&address), size) != 0) return {};
  return moved_up(std::move(held), "a slot");
}

}  // namespace

bool is_mapped(std::string_view map, std::uint32_t number) {
  std::istringstream lines{std::string(map)};
  std::uint64_t first = 0;
  std::uint64_t outside = 0;
  std::uint64_t count = 0;
  while (lines >> first >> outside >> count)
    if (number >= first && number - first < count) return true;
  return false;
}

std::optional<std::uint32_t> identity_of_slot(unsigned slot) {
  if (::geteuid() != 0) return std::nullopt;
  const std::uint32_t identity = first_identity + slot;
  for (const char* map : {"/proc/self/uid_map", "/proc/self/gid_map"}) {
    const std::optional<std::string> text = read_own(map);
    // Without /proc nothing is known: try, and fail rather than run as root.
    if (text && !is_mapped(*text, identity)) return std::nullopt;
  }
  return identity;
}

Slot take_slot(unsigned first) {
  for (unsigned slot = first; slot < first + most_slots; ++slot) {
    const std::optional<std::uint32_t> identity = identity_of_slot(slot);
    if (!identity) break;
    Descriptor held = hold_name(*identity);
    if (held.open()) return {.identity = identity, .held = std::move(held)};
  }
  return {.identity = identity_of_slot(first)};
}

}  // namespace grader::sys
