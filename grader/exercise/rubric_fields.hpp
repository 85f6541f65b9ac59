// SPDX-License-Identifier: MIT
// A rubric's maps and lists, read so that nothing is passed over in silence.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grader/exercise/problems.hpp"
#include "grader/formats/yaml.hpp"

namespace grader::exercise {

/// A value of the rubric with its place. The node belongs to the document.
struct Item {
  const formats::YamlNode* node = nullptr;
  int line = 0;          ///< of its key
  std::string key = {};  ///< the way to it: `code.calls[total].values[1].id`; list entries by id, else from 1
};

/// A map with the keys it may have. Anything else is reported when it is made: no map, an unknown key.
class Fields {
 public:
  Fields(Item item, const std::vector<std::string>& known, Problems& problems);

  std::optional<Item> find(std::string_view key) const;
  std::optional<Item> need(std::string_view key) const;  ///< a missing one is reported
  std::vector<Item> all() const;  ///< the known ones that are there, in the file's order
  bool has(std::string_view key) const { return find(key).has_value(); }
  const Item& item() const { return item_; }

 private:
  Item item_;
  std::vector<std::string> known_;
  Problems& problems_;
};

/// The entries of a list that must not be empty. Absent gives none; the wrong kind is reported.
std::vector<Item> read_list(const std::optional<Item>& list, Problems& problems);

/// The entries of a map with any keys, each with its key as the second.
struct NamedItem {
  std::string name = {};
  Item item = {};
};
std::vector<NamedItem> read_names(const std::optional<Item>& map, Problems& problems);

}  // namespace grader::exercise
