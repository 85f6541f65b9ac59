// SPDX-License-Identifier: MIT
// A command line as it was typed, word for word: nothing in it is checked yet.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "grader/cli/phrases.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

/// The values of options and arguments. One that was not typed has what it would mean then.
struct Typed {
  std::string exercise = {};
  std::string exercises_folder = {};
  std::string language = {};
  std::string format = "text";
  std::string colour = "auto";
  std::string cache = {};
  std::string secret_file = {};
  std::vector<std::string> paths = {};
  std::string audience = "instructor";
  bool unsafe = false;
  std::string output = {};
  std::string out = {};
  std::string jobs = {};
  std::string events = {};
  std::string student = {};
  bool what_if = false;
  std::string hints = "2";
  bool watch = false;
  bool ci = false;
  std::string results = {};
  std::string marks = {};
  std::string review_list = {};
  std::string folder = {};
  std::string phrases = {};
  std::string device_path = {};
  std::string device_evidence = {};
  std::string save = {};
  std::string probe = {};
  std::string sizes = "usual";
  std::int64_t budget_bytes = 0;
  bool verbose = false;
};

/// The values, and the language in which to complain about them.
struct TypedLine {
  Typed typed = {};
  Language language = Language::en;

  std::string say(Phrase which, std::initializer_list<std::string_view> values = {}) const {
    return phrase(which, language, values);
  }
};

}  // namespace grader::cli
