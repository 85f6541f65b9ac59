// SPDX-License-Identifier: MIT
#include "grader/sys/digest.hpp"

#include <gtest/gtest.h>

namespace grader::sys {
namespace {

TEST(Digest, IsTheSameForTheSameParts) {
  EXPECT_EQ(labelled_digest({{"file", "abc"}}), labelled_digest({{"file", "abc"}}));
  EXPECT_EQ(labelled_digest({{"file", "abc"}}).size(), 64U);
}

TEST(Digest, OfNoPartsIsThatOfTheEmptyString) {
  EXPECT_EQ(labelled_digest({}), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Digest, KeepsNeighbouringPartsApart) {
  EXPECT_NE(labelled_digest({{"a", "bc"}}), labelled_digest({{"ab", "c"}}));
  EXPECT_NE(labelled_digest({{"a", "b"}, {"c", "d"}}), labelled_digest({{"a", "bcd"}}));
  EXPECT_NE(labelled_digest({{"a", "b"}, {"c", "d"}}), labelled_digest({{"c", "d"}, {"a", "b"}}));
}

TEST(Hmac, AgreesWithTheTestCasesOfRfc4231) {
  EXPECT_EQ(hex(hmac_sha256(std::string(20, '\x0b'), "Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hex(hmac_sha256("Jefe", "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(
      hex(hmac_sha256(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First")),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(Hmac, TakesAnEmptyKeyAndAnEmptyMessage) {
  EXPECT_EQ(hex(hmac_sha256("", "")), "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad");
}

TEST(RandomBytes, AreAsManyAsAskedForAndDiffer) {
  EXPECT_EQ(random_bytes(0), "");
  EXPECT_EQ(random_bytes(1000).size(), 1000U);
  EXPECT_NE(random_bytes(32), random_bytes(32));
}

TEST(Hex, WritesTwoLowerCaseDigitsForEachByte) {
  EXPECT_EQ(hex(std::string_view("\x00\x0f\xff", 3)), "000fff");
}

}  // namespace
}  // namespace grader::sys
