// SPDX-License-Identifier: MIT
#include "grader/cli/same_name.hpp"

#include <gtest/gtest.h>

namespace grader::cli {
namespace {

using Names = std::vector<std::string>;

TEST(SameName, CapitalsBlanksWidthAndComposedAccentsDoNotCount) {
  for (const char* name : {"ana lee", "Ana Lee ", "ANALEE", "Ａｎａ Lee", "Ana\u00a0Lee"})
    EXPECT_EQ(name_key(name), name_key("Ana Lee")) << name;
  EXPECT_EQ(name_key("Zoe\u0308"), name_key("zo\u00eb"));
  EXPECT_NE(name_key("Zoe"), name_key("Zoë"));
  EXPECT_NE(name_key("李伟"), name_key("李玮"));
}

TEST(SameName, BytesThatAreNoTextAreTheSameAsThemselvesOnly) {
  EXPECT_NE(name_key("\xff"), name_key("\xfe"));
  EXPECT_EQ(name_key("\xff"), name_key("\xff"));
}

TEST(SameName, ThoseAlikeComeTogetherAndOthersNotAtAll) {
  EXPECT_EQ(alike({"Ana Lee", "Bo", "ana lee", "Zoë", "Ana Lee ", "Zoe\u0308"}),
            (std::vector<Names>{{"Ana Lee", "ana lee", "Ana Lee "}, {"Zoë", "Zoe\u0308"}}));
  EXPECT_TRUE(alike({"Ana", "Ann", "Bo"}).empty());
}

TEST(SameName, APartIsFoundWhateverItsCapitals) {
  const Names names = {"Garcia, Mateo", "Priya Raman", "张三"};
  EXPECT_EQ(holding(names, "garcia"), Names{"Garcia, Mateo"});
  EXPECT_EQ(holding(names, "RA"), Names{"Priya Raman"});
  EXPECT_EQ(holding(names, "ma"), (Names{"Garcia, Mateo", "Priya Raman"}));
  EXPECT_TRUE(holding(names, " ").empty());
}

TEST(SameName, ASlipInAPartOfANameOffersIt) {
  const Names names = {"Garcia, Mateo", "Priya Raman", "O'Brien, Aoife"};
  EXPECT_EQ(close_to(names, "gracia"), Names{"Garcia, Mateo"});
  EXPECT_EQ(close_to(names, "obrien"), Names{"O'Brien, Aoife"});
  EXPECT_TRUE(close_to(names, "Nobody").empty());
  EXPECT_EQ(close_to({"anna", "anne", "annt", "annu"}, "annx").size(), 3U);
}

}  // namespace
}  // namespace grader::cli
