// SPDX-License-Identifier: MIT
#include "grader/sys/walls.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>

namespace grader::sys {
namespace {

const Command running{.profile = Profile::run,
                      .arguments = {"/prog", "3"},
                      .files = {{.path = "/prog", .bytes = "12345", .executable = true}}};
const Command compiling{.profile = Profile::compile,
                        .arguments = {"/usr/bin/true"},
                        .files = {{.path = "/src/a", .bytes = "12345"}}};

auto place(const std::vector<std::string>& arguments, const std::string& argument) {
  return std::ranges::find(arguments, argument) - arguments.begin();
}

bool holds(const std::vector<std::string>& arguments, const std::string& argument) {
  return std::ranges::find(arguments, argument) != arguments.end();
}

std::optional<std::uint64_t> limit_of(const std::vector<ResourceLimit>& limits, int resource) {
  for (const ResourceLimit& limit : limits)
    if (limit.resource == resource) return limit.value;
  return std::nullopt;
}

TEST(Walls, NameEveryNamespaceInBothRooms) {
  for (const Command& command : {running, compiling}) {
    const auto arguments = bubblewrap_arguments(command);
    for (const char* wall :
         {"--unshare-user", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
          "--disable-userns", "--die-with-parent", "--new-session", "--clearenv", "--seccomp"})
      EXPECT_TRUE(holds(arguments, wall)) << wall;
    EXPECT_FALSE(holds(arguments, "--unshare-all"));
    EXPECT_FALSE(holds(arguments, "--bind"));
    EXPECT_FALSE(holds(arguments, "--proc"));
    EXPECT_FALSE(holds(arguments, "--dev"));
  }
}

TEST(Walls, ShowNothingOfTheHostToARunningProgram) {
  const auto arguments = bubblewrap_arguments(running);
  EXPECT_FALSE(holds(arguments, "--ro-bind"));
  EXPECT_FALSE(holds(arguments, "--tmpfs"));
  EXPECT_FALSE(holds(arguments, "--setenv"));
}

TEST(Walls, MakeTheRootReadOnlyAfterAllElseIsIn) {
  const auto arguments = bubblewrap_arguments(compiling);
  EXPECT_LT(place(arguments, "--ro-bind-data"), place(arguments, "--remount-ro"));
  EXPECT_LT(place(arguments, "--tmpfs"), place(arguments, "--remount-ro"));
  EXPECT_LT(place(arguments, "--size"), place(arguments, "--tmpfs"));
}

TEST(Walls, PutTheProgramBehindTheEndOfOptions) {
  const auto arguments = bubblewrap_arguments(running);
  const std::vector<std::string> tail(arguments.end() - 3, arguments.end());
  EXPECT_EQ(tail, (std::vector<std::string>{"--", "/prog", "3"}));
}

TEST(Walls, ThatATestLeavesOutAreGoneAndNoOthers) {
  for (const Command& command : {running, compiling}) {
    EXPECT_FALSE(holds(bubblewrap_arguments(command, {Layer::system_call_filter}), "--seccomp"));
    EXPECT_FALSE(holds(bubblewrap_arguments(command, {Layer::environment}), "--clearenv"));
    const auto visible = bubblewrap_arguments(command, {Layer::host_hidden});
    EXPECT_TRUE(holds(visible, "/etc") && holds(visible, "--proc"));
    EXPECT_TRUE(holds(visible, "--seccomp") && holds(visible, "--clearenv") &&
                holds(visible, "--unshare-net"));
    EXPECT_EQ(bubblewrap_arguments(command, {Layer::resource_limits}), bubblewrap_arguments(command));
  }
}

TEST(Walls, LetOnlyBubblewrapsOwnCopyBeWrittenInTheRunRoom) {
  EXPECT_EQ(limit_of(kernel_limits(running, Account::own_slot), RLIMIT_FSIZE), 5U);
  EXPECT_EQ(limit_of(kernel_limits(compiling, Account::own_slot), RLIMIT_FSIZE), compiling.limits.file_bytes);
}

TEST(Walls, CountProcessesOnlyWhereTheCountIsTheirOwn) {
  EXPECT_EQ(limit_of(kernel_limits(running, Account::own_slot), RLIMIT_NPROC), 64U);
  EXPECT_EQ(limit_of(kernel_limits(running, Account::shared_by_all), RLIMIT_NPROC), std::nullopt);
  EXPECT_GT(limit_of(kernel_limits(compiling, Account::shared_by_all), RLIMIT_NPROC), 256U);
}

}  // namespace
}  // namespace grader::sys
