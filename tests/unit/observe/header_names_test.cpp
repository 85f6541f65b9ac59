// SPDX-License-Identifier: MIT
#include "grader/observe/header_names.hpp"

#include <gtest/gtest.h>

namespace grader::observe {
namespace {

TEST(HeaderNames, AreAllWordsOnceInOrder) {
  EXPECT_EQ(header_names("int size(const char* text);\nextern int size;"),
            "\nchar\nconst\nextern\nint\nsize\ntext\n");
}

TEST(HeaderNames, OfAMacroThereIsOnlyItsName) {
  const std::string names = header_names("#define JOIN(x,y) x ## y\n#undef GONE\nint n;\n");
  EXPECT_TRUE(is_header_name(names, "JOIN"));
  EXPECT_TRUE(is_header_name(names, "GONE"));
  EXPECT_FALSE(is_header_name(names, "x"));
}

TEST(HeaderNames, AreNotInPlainLiteralsButMayStandBehindOthers) {
  const std::string names =
      header_names("f('\\n', \"a \\\" b\", c); int d = 1'000'e; R\"(g)\" h; \"open i\n");
  for (const char* word : {"a", "b", "n"}) EXPECT_FALSE(is_header_name(names, word)) << word;
  for (const char* word : {"f", "c", "d", "e", "g", "h", "open", "i"})
    EXPECT_TRUE(is_header_name(names, word)) << word;
}

TEST(HeaderNames, AreWholeWords) {
  EXPECT_FALSE(is_header_name(header_names("int sizes;"), "size"));
  EXPECT_FALSE(is_header_name(header_names(""), "size"));
}

}  // namespace
}  // namespace grader::observe
