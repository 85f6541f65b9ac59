// SPDX-License-Identifier: MIT
#include "grader/sys/probe_memory.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "grader/error.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"
#include "grader/sys/find_program.hpp"
#include "grader/sys/identity.hpp"
#include "grader/sys/walls.hpp"

namespace grader::sys {
namespace {

constexpr std::string_view head = "ledger-grader walls 1\n";
constexpr std::size_t digest_letters = 64;

/// Enough to notice another file under the same name; reading them all would take longer than looking again.
std::string facts_of(const std::string& path) {
  struct stat facts = {};
  if (::stat(path.c_str(), &facts) != 0) return path + " missing";
  return fmt::format("{} {} {} {} {}.{} {}", path, facts.st_dev, facts.st_ino, facts.st_size,
                     facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec, facts.st_mode);
}

std::string kernel() {
  utsname names = {};
  if (::uname(&names) != 0) return "";
  return fmt::format("{} {} {} {}", names.sysname, names.release, names.version, names.machine);
}

std::string walls_of(Profile room) {
  const Command command{.profile = room, .arguments = {"/prog"}};
  std::string text = fmt::format("{}", fmt::join(bubblewrap_arguments(command), "\n"));
  for (const ResourceLimit& limit : kernel_limits(command, Account::own_slot))
    text += fmt::format("\n{} {}", limit.resource, limit.value);
  return text;
}

std::string key_of(const std::vector<std::filesystem::path>& secrets) {
  const std::string start = read_own("/proc/sys/kernel/random/boot_id").value_or("");
  const std::string system = kernel();
  const std::string bubblewrap = facts_of(find_program("bwrap").value_or("bwrap"));
  const std::string compiler = facts_of("/usr/bin/g++");
  const std::string grader = facts_of("/proc/self/exe");
  const std::string user = fmt::format("{} {} {}", ::geteuid(), ::getegid(), identity_of_slot(0).value_or(0));
  const std::string run = walls_of(Profile::run);
  const std::string compile = walls_of(Profile::compile);
  std::string hidden;
  for (const std::filesystem::path& path : secrets) hidden += path.native() + '\0';
  return labelled_digest({{"start", start},
                          {"system", system},
                          {"bubblewrap", bubblewrap},
                          {"compiler", compiler},
                          {"grader", grader},
                          {"user", user},
                          {"run", run},
                          {"compile", compile},
                          {"hidden", hidden}});
}

std::string digest_of(std::string_view program) { return labelled_digest({{"program", program}}); }

}  // namespace

ProbeEntry::ProbeEntry(const std::filesystem::path& cache, const std::vector<std::filesystem::path>& secrets)
    : path_(cache / "walls" / key_of(secrets)) {}

std::optional<std::string> ProbeEntry::read() const {
  try {
    const auto entry = read_own(path_);
    if (!entry || !entry->starts_with(head) || entry->size() < head.size() + digest_letters)
      return std::nullopt;
    std::string program = entry->substr(head.size() + digest_letters);
    if (entry->substr(head.size(), digest_letters) != digest_of(program)) return std::nullopt;
    return program;
  } catch (const Error&) {
    return std::nullopt;  // unreadable: the walls are looked at again
  }
}

void ProbeEntry::write(const std::string& program) const {
  try {
    write_whole(path_, std::string(head) + digest_of(program) + program, Visibility::owner_only);
  } catch (const Error&) {  // NOLINT(bugprone-empty-catch): the next process looks again
  }
}

}  // namespace grader::sys
