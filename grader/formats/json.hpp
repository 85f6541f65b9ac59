// SPDX-License-Identifier: MIT
// The door to JSON: a small value whose members keep their order, written and read by the library behind.
//
// Promises: what is written is valid JSON in UTF-8, whatever the strings hold. Refuses NaN and infinity.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace grader::formats {

struct JsonMember;

/// One JSON value. A default one is null.
class Json {
 public:
  using Array = std::vector<Json>;
  using Object = std::vector<JsonMember>;
  using Value = std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, Array, Object>;

  Json();
  Json(std::nullptr_t);
  Json(bool value);
  Json(int value);
  Json(std::int64_t value);
  Json(double value);
  Json(std::string value);
  Json(const char* value);
  Json(Array value);
  Json(Object value);

  const Value& value() const { return value_; }
  bool is_null() const { return std::holds_alternative<std::nullptr_t>(value_); }

  /// The member of an object, or nothing when there is none or this is no object.
  const Json* find(std::string_view key) const;

 private:
  Value value_;  ///< null at first; no initialiser here, for JsonMember is not complete yet
};

struct JsonMember {
  std::string key = {};
  Json value = {};
};

/// Indented by two spaces, members in their order, a newline at the end. Bytes that are no UTF-8 become
/// U+FFFD. Throws Error for NaN or infinity.
std::string write_json(const Json& json);

/// The same on one line, without a newline at its end.
std::string write_json_line(const Json& json);

/// Throws Error that says at which byte reading stopped. `name` says to people what was read.
/// Refuses more than 64 levels of nesting.
Json read_json(std::string_view text, const std::string& name);

}  // namespace grader::formats
