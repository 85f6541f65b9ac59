// SPDX-License-Identifier: MIT
#include "grader/judge/edit_lines.hpp"

#include <gtest/gtest.h>

namespace grader::judge {
namespace {

TEST(EditLines, ACastIsSeenInEachSpelling) {
  for (const char* text :
       {"( int ) width", "static_cast < int > ( width )", "int ( width )",
        "static_cast < std :: int32_t > ( width )", "( std :: int32_t ) width", "std :: int32_t ( width )"})
    EXPECT_TRUE(casts_to(text, {"int", "int32_t"})) << text;
}

TEST(EditLines, WhatOnlyNamesATypeIsNoCast) {
  for (const char* text : {"sizeof ( int )", "alignof ( int )", "std :: numeric_limits < int > :: max ( )",
                           "printed ( width )", "integer", "( width )", ""})
    EXPECT_FALSE(casts_to(text, {"int", "int32_t"})) << text;
}

TEST(EditLines, TokensAreMatchedOneByOneAndNextToEachOther) {
  EXPECT_TRUE(holds_tokens("2 * * 30", "* *"));
  EXPECT_TRUE(holds_tokens("self . width", "self ."));
  EXPECT_FALSE(holds_tokens("2 * 3 * 4", "* *"));
  EXPECT_FALSE(holds_tokens("myself . width", "self ."));
  EXPECT_FALSE(holds_tokens("Trueness", "True"));
}

Reading three_edits() {
  Reading reading;
  reading.edits.push_back({.line = 3, .removed = {}, .added = {"static"}, .blank = 1});
  reading.edits.push_back({.line = 5, .removed = {"width", "<", "0"}, .added = {"width", "<=", "0"}});
  reading.edits.push_back({.line = 8, .removed = {}, .added = {"int"}});
  return reading;
}

TEST(EditLines, WithoutWordsTheFirstEditOutsideTheBlanksIsNamed) {
  EXPECT_EQ(line_of_edit(three_edits(), {}), 5);
}

TEST(EditLines, WithWordsTheFirstEditThatBringsOneInIsNamed) {
  EXPECT_EQ(line_of_edit(three_edits(), {"int"}), 8);
  EXPECT_EQ(line_of_edit(three_edits(), {"static", "int"}), 3);
  EXPECT_EQ(line_of_edit(three_edits(), {"double"}), 0);
}

TEST(EditLines, NearCodeIsFoundInWhatWasRemovedAndElseTheFirstEditStands) {
  EXPECT_EQ(line_near(three_edits(), "width < 0"), 5);
  EXPECT_EQ(line_near(three_edits(), "int"), 8);
  EXPECT_EQ(line_near(three_edits(), "height < 0"), 5);
  EXPECT_EQ(line_near({}, "height < 0"), 0);
}

}  // namespace
}  // namespace grader::judge
