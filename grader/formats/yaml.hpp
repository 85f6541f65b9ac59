// SPDX-License-Identifier: MIT
// YAML as a plain tree, each node with its place in the file. The door to yaml-cpp.
//
// Promises: aliases are resolved (each becomes a copy of what it names); a key that stands twice, a key that
// is no plain text and a second document are problems with a line; what could be read is there beside them.
// Refuses, as a problem: files above 1 MiB, nesting above 32, more than 100,000 nodes or 4 MiB of text after
// aliases are resolved, aliases inside their own anchor. Never throws on any bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::formats {

struct YamlKey {
  std::string text = {};
  int line = 0;  ///< 1-based, as columns are
  int column = 0;
};

struct YamlNode {
  enum class Kind { scalar, sequence, map };
  Kind kind = Kind::scalar;
  std::string text = {};  ///< of a scalar; empty for `~` and for a value that was left out
  int line = 0;
  int column = 0;
  std::vector<YamlKey> keys = {};  ///< of a map, parallel to children
  std::vector<YamlNode> children = {};
};

struct YamlProblem {
  int line = 0;
  int column = 0;
  std::string what = {};
  std::string mend = {};
};

struct YamlDocument {
  YamlNode root = {};
  bool complete = false;  ///< the whole file was read; else `root` is what stood before the problem
  std::vector<YamlProblem> problems = {};
};

YamlDocument read_yaml(std::string_view bytes);

}  // namespace grader::formats
