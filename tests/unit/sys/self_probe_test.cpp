// SPDX-License-Identifier: MIT
// The probe must be silent behind whole walls and speak up for each that is missing.
#include "grader/sys/self_probe.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "grader/error.hpp"
#include "grader/sys/files.hpp"
#include "grader/sys/sandbox.hpp"
#include "tests/support/scratch.hpp"

namespace grader::sys {
namespace {

using Paths = std::vector<std::filesystem::path>;

class CountingRunner : public Runner {
 public:
  explicit CountingRunner(const SandboxOptions& options = {}) : real_(make_sandboxed_runner(options)) {}
  Ending run(const Command& command) override {
    ++runs;
    return real_->run(command);
  }
  std::string description() const override { return real_->description(); }

  int runs = 0;

 private:
  std::unique_ptr<Runner> real_;
};

std::string broken_walls(const std::vector<WallFinding>& findings) {
  std::string broken;
  for (const WallFinding& finding : findings)
    if (!finding.holds) broken += finding.wall + ": " + finding.got + "; ";
  return broken;
}

/// The refusal, as "what | hint".
std::string refusal(Runner& runner, const Paths& secrets, const std::optional<std::filesystem::path>& cache) {
  try {
    require_walls(runner, secrets, cache);
  } catch (const Error& error) {
    EXPECT_EQ(error.trouble(), Trouble::installation);
    return std::string(error.what()) + " | " + error.hint();
  }
  return "";
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(SelfProbe, FindsEveryWallOfBothRoomsStanding) {
  CountingRunner runner;
  const auto findings = probe_walls(runner, {});
  EXPECT_EQ(broken_walls(findings), "");
  for (const Profile room : {Profile::run, Profile::compile})
    for (const char* wall : {"network", "tracing", "user and group", "environment", "open descriptors",
                             "limits that are too wide", "host files that are visible"})
      EXPECT_TRUE(std::ranges::any_of(findings, [&](const WallFinding& finding) {
        return finding.room == room && finding.wall == wall;
      })) << wall;
}

TEST(SelfProbe, NoticesThatTheFilterIsMissing) {
  CountingRunner runner({.left_out = {Layer::system_call_filter}});
  const std::string broken = broken_walls(probe_walls(runner, {}));
  for (const char* wall : {"process: allowed", "thread: allowed", "network: allowed", "keyring: allowed",
                           "new session: ", "file in memory: allowed"})
    EXPECT_TRUE(holds(broken, wall)) << wall << " in " << broken;
  const std::string said = refusal(runner, {}, std::nullopt);
  EXPECT_TRUE(holds(said, "nobody is graded")) << said;
  EXPECT_TRUE(holds(said, "CONFIG_SECCOMP_FILTER")) << said;
}

TEST(SelfProbe, NoticesThatTheLimitsAreMissing) {
  CountingRunner runner({.left_out = {Layer::resource_limits}});
  EXPECT_TRUE(holds(broken_walls(probe_walls(runner, {})), "limits that are too wide"));
  EXPECT_TRUE(holds(refusal(runner, {}, std::nullopt), "ulimit -a"));
}

TEST(SelfProbe, NoticesThatTheHostIsVisible) {
  CountingRunner runner({.left_out = {Layer::host_hidden}});
  const std::string broken = broken_walls(probe_walls(runner, {}));
  EXPECT_TRUE(holds(broken, "host files that #include finds: /etc/passwd")) << broken;
  EXPECT_TRUE(holds(broken, "host files that are visible: /etc /etc/passwd /proc")) << broken;
  EXPECT_TRUE(holds(broken, "strange folders in /: etc proc")) << broken;
}

TEST(SelfProbe, NoticesThatTheEnvironmentIsPassedOn) {
  ::setenv("AAA_SECRET_OF_THE_TEACHER", "x", 1);
  CountingRunner runner({.left_out = {Layer::environment}});
  EXPECT_TRUE(holds(broken_walls(probe_walls(runner, {})), "environment: AAA_SECRET_OF_THE_TEACHER=x"));
}

TEST(SelfProbe, RefusesWhenTheCompilerCanSeeAnExercise) {
  CountingRunner runner;
  EXPECT_EQ(refusal(runner, {"/root/reference/box.hpp"}, std::nullopt), "");
  const std::string said = refusal(runner, {"/usr/include/stdio.h"}, std::nullopt);
  EXPECT_TRUE(holds(said, "host files that #include finds where programs are compiled: /usr/include/stdio.h"))
      << said;
  EXPECT_TRUE(holds(said, "move the exercises")) << said;
}

TEST(SelfProbe, TakesThreeProcessesWithoutACache) {
  CountingRunner runner;
  require_walls(runner, {}, std::nullopt);
  EXPECT_EQ(runner.runs, 3);
}

TEST(SelfProbe, RemembersThatTheWallsHeldAndLooksAgainBriefly) {
  const tests::Scratch cache;
  CountingRunner first;
  require_walls(first, {}, cache.path());
  EXPECT_GT(first.runs, 20);
  CountingRunner second;
  require_walls(second, {}, cache.path());
  EXPECT_EQ(second.runs, 1);
}

TEST(SelfProbe, NoticesALaterBreachInSpiteOfItsMemory) {
  const tests::Scratch cache;
  CountingRunner whole;
  require_walls(whole, {}, cache.path());
  CountingRunner broken({.left_out = {Layer::system_call_filter}});
  EXPECT_NE(refusal(broken, {}, cache.path()), "");
}

TEST(SelfProbe, RemembersNothingOfABreach) {
  const tests::Scratch cache;
  CountingRunner broken({.left_out = {Layer::resource_limits}});
  EXPECT_NE(refusal(broken, {}, cache.path()), "");
  EXPECT_TRUE(std::filesystem::is_empty(cache.path()));
}

TEST(SelfProbe, ADamagedOrStrangeMemoryIsAsGoodAsNone) {
  const tests::Scratch cache;
  CountingRunner first;
  require_walls(first, {}, cache.path());
  for (const auto& entry : std::filesystem::directory_iterator(cache / "walls")) {
    std::string bytes = tests::read_file(entry.path());
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    tests::write_file(entry.path(), bytes);
  }
  CountingRunner second;
  require_walls(second, {}, cache.path());
  EXPECT_GT(second.runs, 20);
  CountingRunner third;
  require_walls(third, {"/root/another/secret"}, cache.path());
  EXPECT_GT(third.runs, 20) << "another secret has not been looked for";
}

TEST(SelfProbe, FindsOutAWrapperThatTakesAWallAway) {
  const tests::Scratch folder;
  write_whole(folder / "bwrap",
              "#!/bin/bash\nkept=()\nwhile (($#)); do\n"
              "  if [[ $1 == --seccomp ]]; then shift 2; else kept+=(\"$1\"); shift; fi\n"
              "done\nexec /usr/bin/bwrap \"${kept[@]}\"\n");
  std::filesystem::permissions(folder / "bwrap", std::filesystem::perms{0755});
  std::filesystem::permissions(folder.path(), std::filesystem::perms{0755});
  const std::string path = ::getenv("PATH");
  ::setenv("PATH", (folder.path().string() + ":" + path).c_str(), 1);
  CountingRunner runner;
  ::setenv("PATH", path.c_str(), 1);
  EXPECT_TRUE(holds(refusal(runner, {}, std::nullopt), "nobody is graded"));
}

}  // namespace
}  // namespace grader::sys
