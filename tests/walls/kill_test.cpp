// SPDX-License-Identifier: MIT
// `kill -9` of the grader, at any moment: a second later nothing of it is there.
//
// Whatever a killed grader leaves becomes a child of this process, so it is found whatever its user or name.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

constexpr auto patience = std::chrono::seconds(1);

class Kill : public testing::Test {
 protected:
  /// With folders of its own for everything that a grader writes; the temporary one must stay empty.
  Invocation grading(const std::string& submission) const {
    std::filesystem::create_directories(scratch_ / "temporary");
    return {.arguments = {grader_program(), "grade",
                          std::string(LEDGER_GRADER_SOURCE_DIR "/tests/corpus/") + submission, "--exercises",
                          LEDGER_GRADER_SOURCE_DIR},
            .environment = {{"HOME", scratch_.path()},
                            {"XDG_CACHE_HOME", scratch_ / "cache"},
                            {"XDG_DATA_HOME", scratch_ / "data"},
                            {"TMPDIR", scratch_ / "temporary"}}};
  }

  /// What is below the folder of this test and has no business there.
  std::string strange_files() const {
    std::string strange;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(scratch_.path())) {
      const std::string path = entry.path().string();
      if (path.ends_with(".partial") || path.find("/temporary/") != std::string::npos) strange += path + "\n";
    }
    return strange;
  }

  static std::string mounts() { return read_file("/proc/self/mounts"); }

  void kill_after(const Invocation& grading, microseconds moment) const {
    SCOPED_TRACE("killed after " + std::to_string(moment.count()) + " microseconds");
    const std::string mounts_before = mounts();
    {
      Started grader(grading);
      std::this_thread::sleep_for(moment);
      grader.kill_and_wait();
    }
    EXPECT_EQ(left_behind(patience), "");
    EXPECT_EQ(strange_files(), "");
    EXPECT_EQ(mounts(), mounts_before);
  }

  std::vector<microseconds> moments(int count, milliseconds latest) {
    std::uniform_int_distribution<long> draw(0, microseconds(latest).count());
    std::vector<microseconds> drawn;
    for (int i = 0; i < count; ++i) drawn.emplace_back(draw(dice_));
    return drawn;
  }

  Scratch scratch_;

 private:
  std::mt19937 dice_{20240229};  // the same moments each time; the machine brings the chance
};

TEST_F(Kill, LeavesNothingOfASlowSubmission) {
  const Invocation slow = grading("attacks/22-sleep");
  for (const microseconds moment : moments(20, milliseconds(3000))) kill_after(slow, moment);
}

TEST_F(Kill, LeavesNothingOfTheMillisecondsInWhichASandboxIsSetUp) {
  const Invocation quick = grading("code/01-ok-plain");
  run(quick);  // fills the cache, so that sandbox follows sandbox
  for (const microseconds moment : moments(60, milliseconds(400))) kill_after(quick, moment);
}

TEST_F(Kill, FindsALeftProcessWhenThereIsOne) {
  const Invocation careless{.arguments = {"/bin/sh", "-c", "sleep 2 > /dev/null 2>&1 & exit 0"}};
  run(careless);
  EXPECT_NE(left_behind(milliseconds(100)), "");
  EXPECT_EQ(left_behind(std::chrono::seconds(5)), "");
}

}  // namespace
}  // namespace grader::tests
