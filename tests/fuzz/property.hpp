// SPDX-License-Identifier: MIT
// What the fuzz targets share: a property that must hold, and input cut into parts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace grader::fuzz {

/// Ends the run with the property's sentence; the fuzzer then keeps the input.
inline void require(bool holds, std::string_view property, std::string_view shown = {}) {
  if (holds) return;
  std::fprintf(stderr, "PROPERTY BROKEN: %.*s\n%.*s\n", static_cast<int>(property.size()), property.data(),
               static_cast<int>(shown.size()), shown.data());
  std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// The parts between record separators (0x1E), exactly `count` of them; those that are missing are empty.
inline std::vector<std::string> parts_of(std::string_view input, std::size_t count) {
  std::vector<std::string> parts;
  while (parts.size() + 1 < count) {
    const std::size_t end = std::min(input.find('\x1e'), input.size());
    parts.emplace_back(input.substr(0, end));
    input.remove_prefix(std::min(end + 1, input.size()));
  }
  parts.emplace_back(input);
  return parts;
}

inline int lines_in(std::string_view text) {
  return 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace grader::fuzz
