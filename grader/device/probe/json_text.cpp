// SPDX-License-Identifier: MIT
#include "grader/device/probe/json_text.hpp"

namespace grader::device::probe {

// Names of devices and messages of drivers are plain ASCII; whatever else comes is not worth an encoder.
std::string JsonText::quoted(const std::string& value) {
  std::string text = "\"";
  for (const char letter : value) {
    const bool plain = letter >= ' ' && letter <= '~' && letter != '"' && letter != '\\';
    text += plain ? letter : '?';
  }
  return text + "\"";
}

void JsonText::before(const char* key) {
  if (!first_) text_ += ',';
  first_ = false;
  if (key != nullptr) text_ += quoted(key) + ":";
}

JsonText& JsonText::raw(const char* key, const std::string& value) {
  before(key);
  text_ += value;
  return *this;
}

JsonText& JsonText::open(const char* key, char bracket) {
  before(key);
  text_ += bracket;
  first_ = true;
  return *this;
}

JsonText& JsonText::close(char bracket) {
  text_ += bracket;
  first_ = false;
  return *this;
}

}  // namespace grader::device::probe
