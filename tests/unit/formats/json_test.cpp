// SPDX-License-Identifier: MIT
#include "grader/formats/json.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "grader/error.hpp"

namespace grader::formats {
namespace {

TEST(Json, KeepsTheOrderOfMembers) {
  const Json json = Json::Object{{"zebra", 1}, {"ant", nullptr}, {"list", Json::Array{true, "x"}}};
  EXPECT_EQ(write_json(json),
            "{\n  \"zebra\": 1,\n  \"ant\": null,\n  \"list\": [\n    true,\n    \"x\"\n  ]\n}\n");
}

TEST(Json, WritesHundredthsExactly) {
  EXPECT_EQ(write_json(350 / 100.0), "3.5\n");
  EXPECT_EQ(write_json(25 / 100.0), "0.25\n");
  EXPECT_EQ(write_json(400 / 100.0), "4.0\n");
  EXPECT_EQ(write_json(385 / 100.0), "3.85\n");
}

TEST(Json, RefusesNumbersThatAreNotFinite) {
  EXPECT_THROW(write_json(std::nan("")), Error);
  EXPECT_THROW(write_json(std::numeric_limits<double>::infinity()), Error);
}

TEST(Json, ReplacesBytesThatAreNoUtf8) { EXPECT_EQ(write_json("a\xff"), "\"a\xef\xbf\xbd\"\n"); }

TEST(Json, ReadsWhatItWrote) {
  const Json json = Json::Object{{"a", Json::Array{1, 2.5, "中", nullptr, false}}, {"b", Json::Object{}}};
  EXPECT_EQ(write_json(read_json(write_json(json), "x")), write_json(json));
}

TEST(Json, FindsAMemberAndSaysWhenThereIsNone) {
  const Json json = read_json(R"({"a": 9223372036854775807})", "x");
  ASSERT_NE(json.find("a"), nullptr);
  EXPECT_EQ(std::get<std::int64_t>(json.find("a")->value()), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(json.find("b"), nullptr);
  EXPECT_EQ(Json(1).find("a"), nullptr);
}

TEST(Json, AFaultyTextNamesTheFileAndThePlace) {
  try {
    read_json("{\"a\": ]", "store.json");
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "store.json: no valid JSON (at byte 7)");
  }
}

TEST(Json, SixtyFourLevelsAreReadAndOneMoreIsRefused) {
  const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
  EXPECT_NO_THROW(read_json(nested(64), "x"));
  EXPECT_NO_THROW(read_json(std::string(64, '[') + "1" + std::string(64, ']'), "x"));
  EXPECT_THROW(read_json(nested(65), "x"), Error);
}

TEST(Json, ANumberThatNoDoubleHoldsIsOurError) { EXPECT_THROW(read_json("[1e999]", "x"), Error); }

}  // namespace
}  // namespace grader::formats
