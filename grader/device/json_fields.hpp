// SPDX-License-Identifier: MIT
// The members of a JSON object, taken one by one: what is missing, of another kind, out of range or left over
// is refused.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "grader/formats/json.hpp"

namespace grader::device {

/// Why reading stopped. Caught in this folder.
struct Refused {
  std::string why = {};
};

class JsonFields {
 public:
  /// Throws Refused when it is no object. The object must outlive this.
  JsonFields(const formats::Json& json, std::string name);

  const formats::Json& at(const char* key);
  std::string text(const char* key);
  std::string one_of(const char* key, const std::vector<std::string>& choices);
  bool flag(const char* key);
  std::optional<bool> maybe_flag(const char* key);
  std::int64_t count(const char* key);  ///< 0 or more
  std::optional<std::int64_t> maybe_count(const char* key);
  std::optional<std::int64_t> maybe_integer(const char* key);
  std::vector<std::string> texts(const char* key);
  const formats::Json::Array& array(const char* key, std::size_t most);
  std::string below(const char* key) const { return name_.empty() ? key : name_ + "." + key; }
  /// Throws Refused when a key was not asked for.
  void finish() const;

 private:
  std::int64_t integer_of(const formats::Json& json, const char* key) const;
  [[noreturn]] void refuse(const char* key, const char* why) const;

  const formats::Json& json_;
  std::string name_;
  std::set<std::string> asked_ = {};
};

}  // namespace grader::device
