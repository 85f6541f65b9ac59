// SPDX-License-Identifier: MIT
#include "grader/sys/own_limits.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <new>
#include <stdexcept>
#include <string>
#include <system_error>

namespace grader::sys {
namespace {

/// A limit of this process, put back afterwards.
class Tight {
 public:
  Tight(__rlimit_resource resource, rlim_t most) : resource_(resource) {
    ::getrlimit(resource, &before_);
    rlimit less = before_;
    less.rlim_cur = most;
    ::setrlimit(resource, &less);
  }
  ~Tight() { ::setrlimit(resource_, &before_); }
  Tight(const Tight&) = delete;
  Tight& operator=(const Tight&) = delete;

 private:
  __rlimit_resource resource_;
  rlimit before_ = {};
};

std::string refusal() {
  try {
    require_room();
  } catch (const Error& error) {
    EXPECT_EQ(error.trouble(), Trouble::installation);
    return std::string(error.what()) + "\n" + error.hint();
  }
  return "";
}

TEST(OwnLimits, AnOrdinaryMachineHasRoom) { EXPECT_EQ(refusal(), ""); }

TEST(OwnLimits, ALimitIsEnoughJustAtTheFloorAndNotBelow) {
  for (const auto& [resource, least, option] : {std::tuple{RLIMIT_FSIZE, rlim_t{128} << 20, "ulimit -f"},
                                                std::tuple{RLIMIT_NOFILE, rlim_t{64}, "ulimit -n"},
                                                std::tuple{RLIMIT_CPU, rlim_t{60}, "ulimit -t"}}) {
    {
      const Tight enough(resource, least);
      EXPECT_EQ(refusal(), "");
    }
    const Tight tight(resource, least - 1);
    EXPECT_NE(refusal().find(option), std::string::npos) << refusal();
  }
}

TEST(OwnLimits, WhatTheLibraryThrowsIsTold) {
  EXPECT_NE(error_of(std::bad_alloc()).hint().find("ulimit -v"), std::string::npos);
  const std::system_error no_thread(std::make_error_code(std::errc::resource_unavailable_try_again));
  EXPECT_NE(error_of(no_thread).hint().find("ulimit -u"), std::string::npos);
  EXPECT_STREQ(error_of(std::logic_error("odd")).what(), "odd");
}

}  // namespace
}  // namespace grader::sys
