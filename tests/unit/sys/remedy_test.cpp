// SPDX-License-Identifier: MIT
#include "grader/sys/remedy.hpp"

#include <gtest/gtest.h>

namespace grader::sys {
namespace {

TEST(Remedy, FitsEachMessageOfBubblewrap) {
  const std::pair<const char*, const char*> cases[] = {
      {"bwrap: Unknown option --disable-userns", "too old"},
      {"bwrap: Creating new namespace failed: nesting depth or /proc/sys/user/max_*_namespaces exceeded "
       "(ENOSPC)",
       "user.max_user_namespaces"},
      {"bwrap: No permissions to create new namespace, likely because the kernel does not allow "
       "non-privileged user "
       "namespaces.",
       "--security-opt seccomp=unconfined"},
      {"bwrap: setting up uid map: Permission denied", "AppArmor"},
      {"bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted", "AppArmor"},
      {"bwrap: Creating new namespace failed: Resource temporarily unavailable", "ulimit -u"},
      {"bwrap: something new", "doctor"}};
  for (const auto& [message, hint] : cases) {
    const Error error = walls_did_not_go_up(message);
    EXPECT_NE(std::string(error.what()).find(message), std::string::npos);
    EXPECT_NE(error.hint().find(hint), std::string::npos) << message;
  }
}

TEST(Remedy, IsThereEvenWithoutAWord) { EXPECT_FALSE(walls_did_not_go_up("").hint().empty()); }

TEST(Printable, EscapesWhatATerminalWouldObey) {
  EXPECT_EQ(printable("a\x1b[31m\xff\nb\n", 100), "a\\x1b[31m\\xff b");
}

TEST(Printable, IsCutAtTheCap) {
  EXPECT_EQ(printable("12345", 6), "12345");
  EXPECT_EQ(printable("1234567", 6), "123456…");
}

}  // namespace
}  // namespace grader::sys
