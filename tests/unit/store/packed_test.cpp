// SPDX-License-Identifier: MIT
// What lies below the seal: reading that must hold by itself.
#include "grader/store/packed.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/support/whole_records.hpp"

namespace grader::store {
namespace {

std::string bytes_of(ObservedSubmission observed) {
  Packer packer;
  packer.pack(observed);
  return packer.bytes();
}

/// False when it is refused.
bool is_read(std::string_view bytes) {
  try {
    Unpacker unpacker(bytes);
    ObservedSubmission observed;
    unpacker.unpack(observed);
    return unpacker.at_end();
  } catch (const Error&) {
    return false;
  }
}

TEST(Packed, EveryPrefixIsRefused) {
  const std::string bytes = bytes_of(tests::filled<ObservedSubmission>());
  EXPECT_TRUE(is_read(bytes));
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(is_read(bytes.substr(0, size))) << size;
}

TEST(Packed, ChangedBytesAreReadOrRefused) {
  const std::string bytes = bytes_of(tests::filled<ObservedSubmission>());
  std::mt19937 random(1);
  int refused = 0;
  for (int i = 0; i < 5000; ++i) {
    std::string changed = bytes;
    for (unsigned many = 1 + random() % 4; many > 0; --many)
      changed[random() % changed.size()] = static_cast<char>(random());
    refused += is_read(changed) ? 0 : 1;
  }
  EXPECT_GT(refused, 0);
}

TEST(Packed, ACountAboveWhatIsLeftAsksForNoMemory) {
  std::vector<std::string> names;
  Unpacker unpacker("\xff\xff\xff\xff\xff\xff\xff\xff\x7f");
  EXPECT_THROW(unpacker.unpack(names), Error);
}

TEST(Packed, AnEnumerationHoldsItsNamesOnly) {
  RunEnding ending = RunEnding::clean;
  Unpacker last(std::string_view("\x08", 1));  // 4, folded
  last.unpack(ending);
  EXPECT_EQ(ending, RunEnding::time_limit);
  Unpacker beyond(std::string_view("\x0a", 1));  // 5
  EXPECT_THROW(beyond.unpack(ending), Error);
  Unpacker below(std::string_view("\x01", 1));  // -1
  EXPECT_THROW(below.unpack(ending), Error);
}

}  // namespace
}  // namespace grader::store
