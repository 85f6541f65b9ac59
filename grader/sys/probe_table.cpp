// SPDX-License-Identifier: MIT
#include "grader/sys/probe_table.hpp"

#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <iterator>
#include <map>
#include <span>
#include <string_view>
#include <system_error>

#include "grader/sys/identity.hpp"
#include "grader/sys/remedy.hpp"
#include "grader/sys/walls.hpp"

namespace grader::sys {
namespace {

// ---- the table ----------------------------------------------------------------------------------

constexpr Trial run_trials[] = {
    {"process", EAGAIN},       {"thread", EAGAIN},
    {"signals", EPERM},        {"setting limits", EPERM},
    {"terminal", ENOTTY},      {"terminal, high bits", ENOTTY},
    {"write /new", EPERM},     {"write /prog", EPERM},
    {"other program", ENOENT}, {"namespace", killed},
    {"network", killed},       {"local socket", killed},
    {"tracing", killed},       {"memory of others", killed},
    {"new session", killed},   {"process control", killed},
    {"removing", killed},      {"new folder", killed},
    {"permissions", killed},   {"mount", killed},
    {"io_uring", killed},      {"file in memory", killed},
    {"keyring", killed},       {"bpf", killed},
    {"page faults", killed},
};

constexpr Trial compile_trials[] = {
    {"namespace", EPERM},      {"network", EPERM},          {"local socket", EPERM},
    {"tracing", EPERM},        {"memory of others", EPERM}, {"mount", EPERM},
    {"io_uring", EPERM},       {"keyring", EPERM},          {"bpf", EPERM},
    {"page faults", EPERM},    {"terminal", EPERM},         {"terminal, high bits", EPERM},
    {"write /new", EROFS},     {"write /usr/new", EROFS},   {"write /usr/include/new", EROFS},
    {"write /src/new", EROFS}, {"write /tmp/new", 0},
};

/// Nobody may see these. The compile room has some of the system's, but nothing beside.
constexpr std::array hidden_everywhere = {
    "/etc",     "/etc/passwd", "/proc", "/proc/self/status", "/dev",     "/dev/null",  "/sys", "/home",
    "/root",    "/var",        "/run",  "/usr/local",        "/usr/src", "/usr/share", "/opt", "/mnt",
    "/oldroot", "/newroot"};
constexpr std::array hidden_in_run = {"/usr", "/bin", "/lib", "/lib64", "/tmp", "/src"};

constexpr std::string_view top_folders[] = {"bin", "lib", "lib64", "src", "tmp", "usr"};
constexpr std::string_view usr_folders[] = {"bin", "include", "lib", "lib64", "libexec"};

// ---- remedies -----------------------------------------------------------------------------------

constexpr const char* filter_hint =
    "the system-call filter does not hold: use a kernel with CONFIG_SECCOMP_FILTER, and the bwrap of the "
    "distribution";
constexpr const char* bubblewrap_hint =
    "bubblewrap did not do as it was told: see that the first bwrap in PATH is the distribution's own, "
    "version "
    "0.8.0 or newer, and no wrapper";
constexpr const char* limits_hint =
    "the kernel does not keep the limits: look at ulimit -a where the grader is started, and at the "
    "container";
constexpr const char* secrets_hint =
    "move the exercises out of the folders that every compiler sees (/usr/bin, /usr/include, /usr/lib/gcc), "
    "or "
    "name others with --exercises";

constexpr std::size_t most_got_characters = 200;

// ---- comparing ----------------------------------------------------------------------------------

std::string in_words(int error) {
  if (error == killed) return "ended by the system-call filter";
  if (error == 0) return "allowed";
  return fmt::format("refused ({})", std::generic_category().message(error));
}

std::string got_in_words(const ProbeAnswers& said, std::size_t index) {
  const std::string error = values_of(said.answers[index], "error");
  if (!error.empty()) return in_words(std::atoi(error.c_str()));
  if (said.ending.how == How::signalled && said.ending.code == SIGSYS) return in_words(killed);
  return fmt::format("no answer ({} {})", said.ending.how == How::exited ? "exit code" : "signal",
                     said.ending.code);
}

WallFinding compare(Profile room, std::string wall, std::string wanted, const std::string& got,
                    const char* hint) {
  WallFinding finding{.room = room, .wall = std::move(wall), .wanted = std::move(wanted)};
  finding.got = printable(got, most_got_characters);
  finding.holds = finding.got == finding.wanted;
  if (!finding.holds) finding.hint = hint;
  return finding;
}

bool may_be_limited_by_user() { return identity_of_slot(0).has_value(); }

std::string exceeded_limits(const Answer& answer, const Command& command) {
  std::map<int, std::uint64_t> actual;
  for (const auto& [kind, value] : answer) {
    const std::size_t space = value.find(' ');
    if (kind == "limit" && space != std::string::npos)
      actual[std::atoi(value.c_str())] = std::strtoull(value.c_str() + space + 1, nullptr, 10);
  }
  const Account account = may_be_limited_by_user() ? Account::own_slot : Account::shared_by_all;
  std::string exceeded;
  for (const ResourceLimit& limit : kernel_limits(command, account)) {
    // An ordinary user's count of processes changes from moment to moment.
    if (limit.resource == RLIMIT_NPROC && account == Account::shared_by_all) continue;
    const auto found = actual.find(limit.resource);
    if (found == actual.end())
      exceeded += fmt::format("{} unknown ", limit.resource);
    else if (found->second > limit.value)
      exceeded += fmt::format("{} is {} ", limit.resource, found->second);
  }
  return exceeded;
}

std::string unknown_entries(const Answer& answer, std::span<const std::string_view> known) {
  Answer unknown;
  std::ranges::copy_if(answer, std::back_inserter(unknown), [&](const auto& entry) {
    return std::ranges::find(known, entry.second) == known.end();
  });
  return values_of(unknown, "entry");
}

std::string none_if_empty(const std::string& text) { return text.empty() ? "none" : text; }

}  // namespace

std::span<const Trial> trials_in(Profile room) {
  if (room == Profile::run) return run_trials;
  return compile_trials;
}

std::vector<std::string> facts_in(Profile room, const std::vector<std::filesystem::path>& secrets) {
  std::vector<std::string> tasks = {"identity", "environment", "descriptors", "limits"};
  for (const char* path : hidden_everywhere) tasks.push_back(std::string("see ") + path);
  for (const std::filesystem::path& path : secrets) tasks.push_back("see " + path.string());
  if (room == Profile::run) {
    for (const char* path : hidden_in_run) tasks.push_back(std::string("see ") + path);
  } else {
    tasks.insert(tasks.end(), {"rights", "list /", "list /usr"});
  }
  return tasks;
}

WallFinding judge_trial(const Trial& trial, const ProbeAnswers& said, std::size_t index) {
  const bool file_system = trial.error == EROFS || trial.error == ENOENT || trial.error == 0;
  return compare(said.room, trial.task, in_words(trial.error), got_in_words(said, index),
                 file_system ? bubblewrap_hint : filter_hint);
}

std::vector<WallFinding> judge_facts(const ProbeAnswers& said, const Command& command) {
  const Profile room = said.room;
  std::vector<WallFinding> findings;
  std::string visible;
  const auto add = [&](const char* wall, const std::string& wanted, const std::string& got,
                       const char* hint) { findings.push_back(compare(room, wall, wanted, got, hint)); };
  for (std::size_t i = 0; i < said.tasks.size(); ++i) {
    const std::string& task = said.tasks[i];
    const Answer& answer = said.answers[i];
    if (task == "identity") {
      add("user and group", "65534 65534", values_of(answer, "user") + " " + values_of(answer, "group"),
          bubblewrap_hint);
      add("process numbers", "2 1", values_of(answer, "process") + " " + values_of(answer, "parent"),
          bubblewrap_hint);
      add("host name", "sandbox", values_of(answer, "host"), bubblewrap_hint);
    } else if (task == "environment") {
      add("environment", room == Profile::run ? "PWD=/" : "LC_ALL=C PATH=/usr/bin PWD=/tmp TMPDIR=/tmp",
          values_of(answer, "variable"), bubblewrap_hint);
    } else if (task == "descriptors") {
      add("open descriptors", "0 1 2 3", values_of(answer, "descriptor"), bubblewrap_hint);
    } else if (task == "limits") {
      add("limits that are too wide", "none", none_if_empty(exceeded_limits(answer, command)), limits_hint);
    } else if (task == "rights") {
      add("rights of root", "0 0", values_of(answer, "rights"), bubblewrap_hint);
      add("new rights are impossible", "1", values_of(answer, "no new rights"), bubblewrap_hint);
    } else if (task == "list /") {
      add("strange folders in /", "none", none_if_empty(unknown_entries(answer, top_folders)),
          bubblewrap_hint);
    } else if (task == "list /usr") {
      add("strange folders in /usr", "none", none_if_empty(unknown_entries(answer, usr_folders)),
          bubblewrap_hint);
    } else if (values_of(answer, "error") != std::to_string(ENOENT)) {
      visible += task.substr(std::string_view("see ").size()) + " ";
    }
  }
  add("host files that are visible", "none", none_if_empty(visible), secrets_hint);
  return findings;
}

WallFinding judge_includes(const std::string& visible) {
  return compare(Profile::compile, "host files that #include finds", "none", none_if_empty(visible),
                 secrets_hint);
}

}  // namespace grader::sys
