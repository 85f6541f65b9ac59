// SPDX-License-Identifier: MIT
#include "grader/exercise/rubric_fields.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "grader/exercise/spelling.hpp"

namespace grader::exercise {
namespace {

using Kind = formats::YamlNode::Kind;

std::string below(const std::string& key, const std::string& name) {
  return key.empty() ? name : fmt::format("{}.{}", key, name);
}

Item child(const Item& parent, std::size_t index) {
  const formats::YamlKey& key = parent.node->keys[index];
  return {&parent.node->children[index], key.line, below(parent.key, key.text)};
}

/// What people call an entry of a list: its id when it has one.
std::string label(const formats::YamlNode& node, std::size_t index) {
  for (std::size_t at = 0; at < node.keys.size(); ++at) {
    const formats::YamlNode& value = node.children[at];
    if (node.keys[at].text == "id" && value.kind == Kind::scalar && !value.text.empty()) return value.text;
  }
  return fmt::format("{}", index + 1);
}

bool is_empty_text(const formats::YamlNode& node) { return node.kind == Kind::scalar && node.text.empty(); }

}  // namespace

Fields::Fields(Item item, const std::vector<std::string>& known, Problems& problems)
    : item_(std::move(item)), known_(known), problems_(problems) {
  if (item_.node->kind != Kind::map) {
    problems_.add(item_.line, item_.key, is_empty_text(*item_.node) ? "empty" : "not a map",
                  fmt::format("write its keys: {}", fmt::join(known, ", ")));
    return;
  }
  for (const formats::YamlKey& key : item_.node->keys) {
    if (std::ranges::find(known, key.text) != known.end()) continue;
    problems_.add(key.line, below(item_.key, key.text), "unknown key", suggest(key.text, known));
  }
}

std::optional<Item> Fields::find(std::string_view key) const {
  for (std::size_t index = 0; index < item_.node->keys.size(); ++index)
    if (item_.node->keys[index].text == key) return child(item_, index);
  return std::nullopt;
}

std::optional<Item> Fields::need(std::string_view key) const {
  std::optional<Item> found = find(key);
  if (!found && item_.node->kind == Kind::map)
    problems_.add(item_.line, below(item_.key, std::string(key)), "missing", fmt::format("add '{}: …'", key));
  return found;
}

std::vector<Item> Fields::all() const {
  std::vector<Item> items;
  for (std::size_t index = 0; index < item_.node->keys.size(); ++index)
    if (std::ranges::find(known_, item_.node->keys[index].text) != known_.end())
      items.push_back(child(item_, index));
  return items;
}

std::vector<Item> read_list(const std::optional<Item>& list, Problems& problems) {
  if (!list) return {};
  const formats::YamlNode& node = *list->node;
  if (is_empty_text(node) || (node.kind == Kind::sequence && node.children.empty())) {
    problems.add(list->line, list->key, "empty", "write at least one entry, or leave the key out");
    return {};
  }
  if (node.kind != Kind::sequence) {
    problems.add(list->line, list->key, "not a list",
                 "write its entries as [a, b] or on lines that start with -");
    return {};
  }
  std::vector<Item> items;
  for (std::size_t index = 0; index < node.children.size(); ++index) {
    const formats::YamlNode& entry = node.children[index];
    items.push_back({&entry, entry.line, fmt::format("{}[{}]", list->key, label(entry, index))});
  }
  return items;
}

std::vector<NamedItem> read_names(const std::optional<Item>& map, Problems& problems) {
  if (!map) return {};
  if (map->node->kind != Kind::map || map->node->keys.empty()) {
    problems.add(map->line, map->key,
                 is_empty_text(*map->node) || map->node->keys.empty() ? "empty" : "not a map",
                 "write it as {name: value}");
    return {};
  }
  std::vector<NamedItem> items;
  for (std::size_t index = 0; index < map->node->keys.size(); ++index)
    items.push_back({map->node->keys[index].text, child(*map, index)});
  return items;
}

}  // namespace grader::exercise
