// SPDX-License-Identifier: MIT
// A message for people, in both languages of the course.
#pragma once

#include <string>

namespace grader {

enum class Language { zh, en };

struct Text {
  std::string zh = {};
  std::string en = {};

  const std::string& in(Language language) const { return language == Language::zh ? zh : en; }
  bool empty() const { return zh.empty() && en.empty(); }
  bool operator==(const Text&) const = default;
};

}  // namespace grader
