// SPDX-License-Identifier: MIT
// The page that explains the rubric shows YAML that can be read, and leaves nothing out.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "grader/exercise/facts.hpp"
#include "grader/formats/yaml.hpp"

namespace grader::exercise {
namespace {

const std::filesystem::path source_folder = LEDGER_GRADER_SOURCE_DIR;

struct Block {
  int line = 0;
  std::string text = {};
};

std::vector<std::string> document_lines() {
  std::ifstream file(source_folder / "docs/rubric.md");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

std::vector<Block> yaml_blocks() {
  std::vector<Block> blocks;
  bool inside = false;
  int number = 0;
  for (const std::string& line : document_lines()) {
    ++number;
    if (line.starts_with("```")) {
      inside = !inside && line == "```yaml";
      if (inside) blocks.push_back({number, ""});
    } else if (inside) {
      blocks.back().text += line + "\n";
    }
  }
  return blocks;
}

void collect_keys(const formats::YamlNode& node, std::vector<std::string>& keys) {
  for (const formats::YamlKey& key : node.keys) keys.push_back(key.text);
  for (const formats::YamlNode& child : node.children) collect_keys(child, keys);
}

TEST(RubricDocument, EveryExampleIsAMapThatCanBeRead) {
  const std::vector<Block> blocks = yaml_blocks();
  ASSERT_GE(blocks.size(), 10u);
  for (const Block& block : blocks) {
    const formats::YamlDocument document = formats::read_yaml(block.text);
    EXPECT_TRUE(document.complete && document.problems.empty()) << "docs/rubric.md:" << block.line;
    EXPECT_EQ(document.root.kind, formats::YamlNode::Kind::map) << "docs/rubric.md:" << block.line;
  }
}

TEST(RubricDocument, ShowsEveryKeyInAnExample) {
  std::vector<std::string> keys;
  for (const Block& block : yaml_blocks()) collect_keys(formats::read_yaml(block.text).root, keys);
  for (const std::string key : {"schema",
                                "exercise",
                                "title",
                                "file",
                                "answers",
                                "points",
                                "pass",
                                "questions",
                                "code",
                                "selftest",
                                "text_hard_fails",
                                "rescale",
                                "headings",
                                "known_sizes",
                                "schemes",
                                "bytes_each",
                                "words",
                                "units",
                                "bytes",
                                "tolerance",
                                "edits",
                                "least",
                                "most",
                                "calls",
                                "probes",
                                "criteria",
                                "id",
                                "hard_fails",
                                "diagnoses",
                                "shown",
                                "arguments",
                                "values",
                                "name",
                                "type",
                                "member",
                                "call",
                                "grid",
                                "basis",
                                "random",
                                "from",
                                "below",
                                "odd",
                                "not_multiple_of",
                                "blanks",
                                "needs",
                                "one_wrong",
                                "alone",
                                "in_file_when_any",
                                "together_with",
                                "hint",
                                "message",
                                "message_at",
                                "when_any",
                                "over",
                                "holds",
                                "explains",
                                "fills",
                                "where",
                                "each",
                                "of",
                                "specimens",
                                "trips",
                                "fact",
                                "tokens",
                                "probe",
                                "quantities",
                                "known",
                                "near_code",
                                "cost",
                                "respellings",
                                "renames",
                                "zh",
                                "en"})
    EXPECT_NE(std::find(keys.begin(), keys.end(), key), keys.end()) << key;
}

TEST(RubricDocument, ListsEveryFact) {
  std::string page;
  for (const std::string& line : document_lines()) page += line + "\n";
  for (const std::string& fact : fact_names())
    EXPECT_NE(page.find("| `" + fact + "` |"), std::string::npos) << fact;
}

}  // namespace
}  // namespace grader::exercise
