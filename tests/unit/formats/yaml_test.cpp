// SPDX-License-Identifier: MIT
#include "grader/formats/yaml.hpp"

#include <gtest/gtest.h>

namespace grader::formats {
namespace {

using Kind = YamlNode::Kind;

TEST(Yaml, KeepsOrderKindsAndPlaces) {
  const YamlDocument document = read_yaml("b: 1\na:\n  - x\n  - {c: 'y z'}\n");
  ASSERT_TRUE(document.complete);
  EXPECT_TRUE(document.problems.empty());
  const YamlNode& root = document.root;
  ASSERT_EQ(root.kind, Kind::map);
  ASSERT_EQ(root.keys.size(), 2u);
  EXPECT_EQ(root.keys[0].text, "b");
  EXPECT_EQ(root.keys[1].line, 2);
  EXPECT_EQ(root.children[0].text, "1");
  EXPECT_EQ(root.children[0].column, 4);
  const YamlNode& list = root.children[1];
  ASSERT_EQ(list.kind, Kind::sequence);
  EXPECT_EQ(list.children[0].text, "x");
  EXPECT_EQ(list.children[0].line, 3);
  EXPECT_EQ(list.children[1].children[0].text, "y z");
}

TEST(Yaml, AnAliasBecomesACopy) {
  const YamlDocument document = read_yaml("a: &one [1, 2]\nb: *one\n");
  ASSERT_TRUE(document.complete);
  ASSERT_EQ(document.root.children[1].children.size(), 2u);
  EXPECT_EQ(document.root.children[1].children[1].text, "2");
}

TEST(Yaml, NothingIsAnEmptyText) {
  for (const std::string text : {"", "~", "# a comment only\n"}) {
    const YamlDocument document = read_yaml(text);
    EXPECT_TRUE(document.complete) << text;
    EXPECT_EQ(document.root.kind, Kind::scalar) << text;
    EXPECT_EQ(document.root.text, "") << text;
  }
}

TEST(Yaml, ARepeatedKeyIsAProblemAtItsLineAndTheFirstStays) {
  const YamlDocument document = read_yaml("a: 1\nb: 2\na: 3\nc: {d: 1, d: 2}\n");
  EXPECT_TRUE(document.complete);
  ASSERT_EQ(document.problems.size(), 2u);
  EXPECT_EQ(document.problems[0].line, 3);
  EXPECT_EQ(document.problems[1].line, 4);
  EXPECT_EQ(document.problems[1].column, 11);
  EXPECT_EQ(document.root.children[0].text, "1");
  EXPECT_EQ(document.root.keys.size(), 3u);
}

TEST(Yaml, AKeyThatIsAListIsAProblem) {
  const YamlDocument document = read_yaml("x: 1\n? [a, b]\n: 2\n");
  ASSERT_EQ(document.problems.size(), 1u);
  EXPECT_EQ(document.problems[0].line, 2);
}

TEST(Yaml, BrokenTextIsAProblemWithItsLine) {
  const YamlDocument document = read_yaml("a: 1\nb: [1, 2\nc: 3\n");
  EXPECT_FALSE(document.complete);
  ASSERT_EQ(document.problems.size(), 1u);
  EXPECT_GE(document.problems[0].line, 2);
  EXPECT_TRUE(document.problems[0].what.starts_with("not YAML: "));
}

TEST(Yaml, ASecondDocumentIsRefused) {
  const YamlDocument document = read_yaml("a: 1\n---\na: 2\n");
  EXPECT_FALSE(document.complete);
  ASSERT_EQ(document.problems.size(), 1u);
  EXPECT_EQ(document.problems[0].line, 2);
}

TEST(Yaml, AnAnchorThatHoldsItselfIsRefused) {
  EXPECT_FALSE(read_yaml("a: &a [*a]\n").complete);
  EXPECT_FALSE(read_yaml("a: &a {b: *a}\n").complete);
}

std::string laughs(int levels) {
  std::string text = "l0: &l0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int level = 1; level <= levels; ++level) {
    const std::string below = "*l" + std::to_string(level - 1);
    text += "l" + std::to_string(level) + ": &l" + std::to_string(level) + " [" + below;
    for (int more = 1; more < 10; ++more) text += ", " + below;
    text += "]\n";
  }
  return text;
}

TEST(Yaml, AliasesThatMultiplyAreStoppedAboveTheCapAndNotBelow) {
  EXPECT_TRUE(read_yaml(laughs(3)).complete);
  EXPECT_FALSE(read_yaml(laughs(4)).complete);
  EXPECT_FALSE(read_yaml(laughs(20)).complete);
}

TEST(Yaml, ALongTextThatIsRepeatedIsStopped) {
  std::string text = "a: &a " + std::string(500'000, 'x') + "\nb: [";
  for (int copy = 0; copy < 6; ++copy) text += "*a, ";
  EXPECT_TRUE(read_yaml(text + "1]\n").complete);
  EXPECT_FALSE(read_yaml(text + "*a, *a, *a]\n").complete);
}

TEST(Yaml, ThirtyTwoLevelsAreReadAndOneMoreIsNot) {
  EXPECT_TRUE(read_yaml(std::string(32, '[') + std::string(32, ']')).complete);
  EXPECT_FALSE(read_yaml(std::string(33, '[') + std::string(33, ']')).complete);
  EXPECT_FALSE(read_yaml(std::string(100'000, '[')).complete);
}

TEST(Yaml, AMebibyteIsReadAndOneMoreByteIsNot) {
  std::string text = "a: 1\n#";
  text.resize(std::size_t{1} << 20, ' ');
  EXPECT_TRUE(read_yaml(text).complete);
  EXPECT_FALSE(read_yaml(text + " ").complete);
}

}  // namespace
}  // namespace grader::formats
