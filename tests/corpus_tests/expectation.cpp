// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/expectation.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

const formats::YamlNode& need(const formats::YamlNode& map, const std::string& key) {
  if (const auto* value = find(map, key)) return *value;
  throw std::runtime_error("a label without " + key);
}

std::set<std::string> words(const formats::YamlNode& list) {
  std::set<std::string> set;
  for (const auto& word : list.children) set.insert(word.text);
  return set;
}

}  // namespace

formats::YamlNode read_label(const std::filesystem::path& file) {
  auto document = formats::read_yaml(read_file(file));
  if (!document.complete || !document.problems.empty())
    throw std::runtime_error("unsound label " + file.string());
  return std::move(document.root);
}

const formats::YamlNode* find(const formats::YamlNode& map, const std::string& key) {
  for (std::size_t i = 0; i < map.keys.size(); ++i)
    if (map.keys[i].text == key) return &map.children[i];
  return nullptr;
}

Expectation read_expectation(const std::filesystem::path& submission) {
  const auto label = read_label(submission / "expect.yaml");
  return {.points = {static_cast<int>(std::lround(std::stod(need(label, "points").text) * 100))},
          .hard_fails = words(need(label, "hard_fail")),
          .diagnoses = words(need(label, "diagnosis"))};
}

std::vector<std::filesystem::path> labelled_folders(const std::string& corpus) {
  const auto folder = std::filesystem::path(LEDGER_GRADER_SOURCE_DIR) / "tests/corpus" / corpus;
  std::vector<std::filesystem::path> folders;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (std::filesystem::exists(entry.path() / "expect.yaml")) folders.push_back(entry.path());
  std::ranges::sort(folders);
  return folders;
}

}  // namespace grader::tests
