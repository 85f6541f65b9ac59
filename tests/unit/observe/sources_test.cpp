// SPDX-License-Identifier: MIT
#include "grader/observe/sources.hpp"

#include <gtest/gtest.h>

namespace grader::observe {
namespace {

Exercise small_exercise() {
  Exercise exercise;
  exercise.file = "area.hpp";
  exercise.calls = {
      {"area", {{"width", CallArgument::Type::integer}, {"scale", CallArgument::Type::real}}, {{}}, ""},
      {"open", {{"door", CallArgument::Type::flag}}, {{}}, ""}};
  exercise.blanks.resize(2);
  exercise.blanks[0].id = "formula";
  exercise.blanks[1].id = "size";
  exercise.reference.source =
      "#include <cmath>\nint area = /*{formula*/1/*}*/;\nint size = /*{size*/2/*}*/;\n";
  exercise.reference.adapter = "void adapter();\n";
  return exercise;
}

std::string copies_of(const Exercise& exercise, const std::vector<CopyText>& copies) {
  return copies_text(exercise, cut_reference(exercise.reference.source), copies, "5ec7e7");
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Sources, TheShimIncludesTheStudentsFileBeforeAnythingElse) {
  EXPECT_TRUE(shim_text(small_exercise(), {}).starts_with("#line 1 \"shim.cpp\"\n#include \"area.hpp\"\n"));
}

TEST(Sources, TheDispatcherPassesEachArgumentByItsType) {
  const std::string text = dispatch_text(small_exercise(), {});
  EXPECT_TRUE(holds(text,
                    "case 0:\n        call_area(static_cast<__INT64_TYPE__>(grader_arguments[0].integer), "
                    "grader_arguments[1].real, grader_values);"));
  EXPECT_TRUE(holds(text, "case 1:\n        call_open(grader_arguments[0].integer != 0, grader_values);"));
}

TEST(Sources, ASpecialExceptionIsCaughtBeforeAGeneralOne) {
  const std::string text = dispatch_text(small_exercise(), {});
  std::size_t last = 0;
  for (const char* name :
       {"bad_alloc&", "invalid_argument&", "out_of_range&", "logic_error&", "runtime_error&", "(...)"}) {
    const std::size_t found = text.find(name);
    ASSERT_NE(found, std::string::npos) << name;
    EXPECT_GT(found, last) << name;
    last = found;
  }
}

TEST(Sources, AFillStandsOnALineOfItsOwnThatBearsTheBlanksName) {
  const std::string text = copies_of(small_exercise(), {{3, {{0, "width * 2"}}, {}}});
  EXPECT_TRUE(holds(
      text, "int area = \n#line 1 \"copy/3/blank/formula\"\nwidth * 2\n#line 2 \"copy/3/reference\"\n;"));
  EXPECT_TRUE(holds(text, "int size = 2\n"));
}

TEST(Sources, EachCopyHasANamespaceOfItsOwnAndIncludesStayOutside) {
  const std::string text = copies_of(small_exercise(), {{0, {}, {}}, {1, {}, {}}});
  EXPECT_TRUE(holds(text, "namespace copy_5ec7e7_0 {"));
  EXPECT_TRUE(holds(text, "namespace copy_5ec7e7_1 {"));
  EXPECT_TRUE(holds(text, "copy_5ec7e7_1::grader_dispatch("));
  EXPECT_FALSE(holds(text, "cmath"));
  EXPECT_TRUE(text.starts_with("#include \"start.hpp\"\n"));
  EXPECT_TRUE(holds(cut_reference(small_exercise().reference.source).includes, "#include <cmath>\n"));
}

TEST(Sources, AloneFillsStandBeforeTheCopyAndOutOfItsSight) {
  const std::string text = copies_of(small_exercise(), {{0, {}, {{1, "1 + 1"}}}});
  const std::size_t alone = text.find("#line 1 \"copy/0/alone/size\"\n1 + 1\n");
  ASSERT_NE(alone, std::string::npos);
  EXPECT_LT(alone, text.find("namespace copy_5ec7e7_0 {"));
  EXPECT_TRUE(
      holds(text, "case 2:\n        grader_values[0] = grader_number(::alone_5ec7e7_0::grader_alone_1());"));
}

TEST(Sources, TheOwnFileProgramHoldsNoWordOfTheReference) {
  const Exercise exercise = small_exercise();
  const std::vector<AloneFill> alone = {{1, "7"}};
  for (const std::string& text : {shim_text(exercise, alone), alone_text(exercise, alone)})
    EXPECT_FALSE(holds(text, "cmath") || holds(text, "int size")) << text;
}

TEST(Sources, TheSecretIsTakenOutOfMessages) {
  EXPECT_EQ(without_secret("'x' is not a member of 'copy_5ec7e7_12::Thing'", "5ec7e7"),
            "'x' is not a member of 'Thing'");
  EXPECT_EQ(without_secret("in namespace copy_5ec7e7_1", "5ec7e7"), "in namespace ");
  EXPECT_EQ(without_secret("copy_other_1", "5ec7e7"), "copy_other_1");
}

}  // namespace
}  // namespace grader::observe
