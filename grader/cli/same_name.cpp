// SPDX-License-Identifier: MIT
#include "grader/cli/same_name.hpp"

#include <algorithm>
#include <map>

#include "grader/cli/suggest.hpp"
#include "grader/formats/encoding.hpp"

namespace grader::cli {
namespace {

/// The name and its parts, as keys.
std::vector<std::string> parts_of(const std::string& name) {
  std::vector<std::string> parts = {name_key(name)};
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find_first_of(" ,;_-.()", at), name.size());
    if (end > at) parts.push_back(name_key(name.substr(at, end - at)));
    at = end + 1;
  }
  return parts;
}

}  // namespace

std::string name_key(std::string_view name) {
  constexpr std::string_view no_character = "\xEF\xBF\xBD";
  const std::string folded = formats::without_case_and_form(name);
  // Bytes that are no text are told apart by themselves only.
  if (folded.find(no_character) != std::string::npos) return std::string(name);
  std::string key;
  for (const char byte : folded) {
    if (byte != ' ' && byte != '\t') key += byte;
  }
  return key;
}

std::vector<std::vector<std::string>> alike(const std::vector<std::string>& names) {
  std::map<std::string, std::vector<std::string>> by_key;
  for (const std::string& name : names) by_key[name_key(name)].push_back(name);
  std::vector<std::vector<std::string>> groups;
  for (const std::string& name : names) {
    std::vector<std::string>& group = by_key[name_key(name)];
    if (group.size() > 1 && group.front() == name) groups.push_back(group);
  }
  return groups;
}

std::vector<std::string> holding(const std::vector<std::string>& names, std::string_view words) {
  const std::string key = name_key(words);
  std::vector<std::string> found;
  if (key.empty()) return found;
  for (const std::string& name : names) {
    if (name_key(name).find(key) != std::string::npos) found.push_back(name);
  }
  return found;
}

std::vector<std::string> close_to(const std::vector<std::string>& names, std::string_view words) {
  constexpr std::size_t most_offered = 3;
  const std::string key = name_key(words);
  std::vector<std::string> found;
  for (const std::string& name : names) {
    if (found.size() < most_offered && nearest(key, parts_of(name))) found.push_back(name);
  }
  return found;
}

}  // namespace grader::cli
