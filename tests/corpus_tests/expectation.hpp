// SPDX-License-Identifier: MIT
// What the label beside a submission of the code corpus says of it: expect.yaml.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "grader/formats/yaml.hpp"
#include "grader/types/points.hpp"

namespace grader::tests {

struct Expectation {
  Points points = {};
  std::set<std::string> hard_fails = {};
  std::set<std::string> diagnoses = {};
};

/// Throws when the label lacks a key or holds something else than it should.
Expectation read_expectation(const std::filesystem::path& submission);

/// The root of a YAML file that must be whole and sound.
formats::YamlNode read_label(const std::filesystem::path& file);

/// The value of a key of a map, or nothing.
const formats::YamlNode* find(const formats::YamlNode& map, const std::string& key);

/// The folders of a corpus that hold a label, in the order of their names.
std::vector<std::filesystem::path> labelled_folders(const std::string& corpus);

}  // namespace grader::tests
