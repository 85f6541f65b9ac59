// SPDX-License-Identifier: MIT
#include "grader/sys/remedy.hpp"

#include <fmt/format.h>

namespace grader::sys {
namespace {

struct Remedy {
  const char* when;  ///< bubblewrap's message holds this
  const char* hint;
  Trouble trouble = Trouble::installation;
};

/// The first that fits.
constexpr Remedy remedies[] = {
    {"Unknown option",
     "this bubblewrap is too old: version 0.8.0 or newer is needed (Debian 12, Ubuntu 24.04)"},
    {"setuid", "bubblewrap must not be setuid here: chmod u-s the bwrap program"},
    {"max_*_namespaces",
     "user namespaces are switched off or nested too deeply: as root, sysctl user.max_user_namespaces=15000"},
    {"No permissions to create new namespace",
     "user namespaces are not allowed here. In Docker run the container with --security-opt "
     "seccomp=unconfined "
     "--security-opt apparmor=unconfined (GitHub Actions: on the virtual machine, not in `container:`); "
     "elsewhere "
     "as root, sysctl kernel.unprivileged_userns_clone=1"},
    {"setting up uid map",
     "AppArmor restricts user namespaces (Ubuntu 24.04): give /usr/bin/bwrap an AppArmor profile with "
     "`userns,`, "
     "or as root, sysctl kernel.apparmor_restrict_unprivileged_userns=0"},
    {"loopback: Failed",
     "AppArmor restricts user namespaces (Ubuntu 24.04): give /usr/bin/bwrap an AppArmor profile with "
     "`userns,`, "
     "or as root, sysctl kernel.apparmor_restrict_unprivileged_userns=0"},
    {"Resource temporarily unavailable", "too many processes: close some programs, or raise ulimit -u",
     Trouble::this_grading},
    {"No space left on device", "free some memory: the sandbox keeps its files there", Trouble::this_grading},
    {"Cannot allocate memory", "free some memory, or raise the memory limit", Trouble::this_grading},
};

constexpr std::size_t most_message_characters = 600;

}  // namespace

std::string printable(std::string_view text, std::size_t most_characters) {
  std::string shown;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte >= 0x20 && byte < 0x7f)
      shown += character;
    else if (character == '\n')
      shown += ' ';
    else
      shown += fmt::format("\\x{:02x}", byte);
    if (shown.size() >= most_characters) return shown + "…";
  }
  while (shown.ends_with(' ')) shown.pop_back();
  return shown;
}

Error walls_did_not_go_up(std::string_view message) {
  const std::string what = fmt::format(
      "the sandbox could not be set up: {}",
      message.empty() ? "bubblewrap ended without a word" : printable(message, most_message_characters));
  for (const Remedy& remedy : remedies)
    if (message.find(remedy.when) != std::string_view::npos) return {what, remedy.hint, remedy.trouble};
  return {what, "run `ledger-grader doctor`; bubblewrap 0.8.0 or newer and user namespaces are needed"};
}

}  // namespace grader::sys
