// SPDX-License-Identifier: MIT
// Just enough JSON to write a report: the probe stands alone and links nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace grader::device::probe {

class JsonText {
 public:
  JsonText& begin_object(const char* key = nullptr) { return open(key, '{'); }
  JsonText& end_object() { return close('}'); }
  JsonText& begin_array(const char* key = nullptr) { return open(key, '['); }
  JsonText& end_array() { return close(']'); }

  JsonText& text(const char* key, const std::string& value) { return raw(key, quoted(value)); }
  JsonText& flag(const char* key, bool value) { return raw(key, value ? "true" : "false"); }
  JsonText& number(const char* key, std::uint64_t value) { return raw(key, std::to_string(value)); }
  JsonText& signed_number(const char* key, std::int64_t value) { return raw(key, std::to_string(value)); }
  JsonText& nothing(const char* key) { return raw(key, "null"); }
  JsonText& maybe(const char* key, const std::optional<std::uint64_t>& value) {
    return value ? number(key, *value) : nothing(key);
  }
  JsonText& maybe_signed(const char* key, const std::optional<std::int64_t>& value) {
    return value ? signed_number(key, *value) : nothing(key);
  }
  const std::string& str() const { return text_; }

 private:
  static std::string quoted(const std::string& value);
  JsonText& raw(const char* key, const std::string& value);
  JsonText& open(const char* key, char bracket);
  JsonText& close(char bracket);
  void before(const char* key);

  std::string text_ = {};
  bool first_ = true;
};

}  // namespace grader::device::probe
