// SPDX-License-Identifier: MIT
// Where a submission and a device differ, told once for each component, in bytes for each parameter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grader/device/probe_report.hpp"
#include "grader/types/text.hpp"
#include "grader/types/value.hpp"

namespace grader::device {

bool equals(const Value& value, std::int64_t number);

/// Whether `value` is `bytes` counted in units of `unit_bytes`, to 12 digits.
bool converts(const Value& value, std::int64_t bytes, std::int64_t unit_bytes);

/// A number as people read it; nothing stays nothing.
std::optional<std::string> shown(const std::optional<Value>& value);

class Differences {
 public:
  void component(const std::string& name, const Value& yours, std::int64_t held, const ReportedRun& run);
  void total(const std::string& name, const Value& yours, std::int64_t sum, const ReportedRun& run);
  void unit(const std::string& name, const Value& yours, std::int64_t bytes, std::int64_t unit_bytes);

  const std::vector<Text>& texts() const { return texts_; }

 private:
  /// What is said of a larger size takes the place of what was said of a smaller one: one parameter shows
  /// little of a formula.
  void say(const std::string& key, Text text);

  std::map<std::string, std::size_t> said_ = {};
  std::vector<Text> texts_ = {};
};

}  // namespace grader::device
