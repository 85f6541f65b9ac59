// SPDX-License-Identifier: MIT
#include "grader/exercise/template.hpp"

#include <gtest/gtest.h>

namespace grader::exercise {
namespace {

constexpr const char* reference = "int f() {\n  return /*{two*/ 2 /*}*/ + /*{sum*/a + b/*}*/;\n}\n";

TEST(Template, MarksHaveAnIdAFillAndALine) {
  const auto marks = find_marks(reference);
  ASSERT_EQ(marks.blanks.size(), 2u);
  EXPECT_TRUE(marks.problems.empty());
  EXPECT_EQ(marks.blanks[0].id, "two");
  EXPECT_EQ(marks.blanks[0].fill, "2");
  EXPECT_EQ(marks.blanks[1].fill, "a + b");
  EXPECT_EQ(marks.blanks[1].line, 2);
}

TEST(Template, EachMarkBecomesAHole) {
  EXPECT_EQ(make_template(reference), "int f() {\n  return ______ + ______;\n}\n");
}

TEST(Template, FillsTakeTheirPlaceAndOthersKeepTheirOwn) {
  EXPECT_EQ(fill_reference(reference, {}), "int f() {\n  return 2 + a + b;\n}\n");
  EXPECT_EQ(fill_reference(reference, {{"sum", "b"}, {"nobody", "c"}}), "int f() {\n  return 2 + b;\n}\n");
}

std::string problem(const std::string& text) {
  const auto marks = find_marks(text);
  return marks.problems.empty() ? "" : std::to_string(marks.problems[0].line) + ": " + marks.problems[0].what;
}

TEST(Template, EveryBrokenMarkIsNamedWithItsLine) {
  EXPECT_NE(problem("\n/*{a*/ 1").find("2: a blank is opened and not closed"), std::string::npos);
  EXPECT_NE(problem("/*{A b*/ 1 /*}*/").find("no proper name"), std::string::npos);
  EXPECT_NE(problem("/*{a*/ /*{b*/ 1 /*}*/").find("holds another blank"), std::string::npos);
  EXPECT_NE(problem("/*{a*/  /*}*/").find("no solution"), std::string::npos);
  EXPECT_NE(problem("/*{a*/1/*}*/\n/*{a*/2/*}*/").find("2: blank a is marked twice"), std::string::npos);
  EXPECT_EQ(problem("/*{a*/1/*}*/ /* } */"), "");
}

}  // namespace
}  // namespace grader::exercise
