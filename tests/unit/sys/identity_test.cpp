// SPDX-License-Identifier: MIT
#include "grader/sys/identity.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

namespace grader::sys {
namespace {

TEST(Identity, IsMappedInsideARangeOnly) {
  const char* map = "         0       1000          1\n         1     100000      65536\n";
  EXPECT_TRUE(is_mapped(map, 0));
  EXPECT_TRUE(is_mapped(map, 65536));
  EXPECT_FALSE(is_mapped(map, 65537));
  EXPECT_FALSE(is_mapped("0 1000 1\n", 61000));
  EXPECT_TRUE(is_mapped("0 0 4294967295\n", 61000));
  EXPECT_FALSE(is_mapped("", 0));
}

TEST(Identity, OfTwoSlotsDiffersForRootAndIsNoneForOthers) {
  const auto first = identity_of_slot(0);
  EXPECT_TRUE(::geteuid() == 0 || !first);
  if (first) {
    EXPECT_EQ(*first, 61000U);
    EXPECT_EQ(identity_of_slot(1), 61001U);
  }
}

TEST(Slot, IsHeldByOneRunnerAtATime) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root has users to give";
  std::optional<Slot> first = take_slot(0);
  const Slot second = take_slot(0);
  ASSERT_TRUE(first->identity && second.identity);
  EXPECT_NE(first->identity, second.identity);
  const auto given_back = first->identity;
  first.reset();
  const Slot third = take_slot(0);
  EXPECT_LE(third.identity, given_back) << "a slot that was given back is free again";
  EXPECT_NE(third.identity, second.identity);
}

TEST(Slot, OfAnOrdinaryUserIsNone) {
  if (::geteuid() == 0) GTEST_SKIP();
  EXPECT_EQ(take_slot(0).identity, std::nullopt);
  EXPECT_FALSE(take_slot(0).held.open());
}

}  // namespace
}  // namespace grader::sys
