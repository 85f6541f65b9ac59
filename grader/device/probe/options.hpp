// SPDX-License-Identifier: MIT
// The probe's command line. No number of a student has a place in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace grader::device::probe {

enum class Accumulation { both, on, off };

struct Options {
  std::vector<std::uint64_t> sizes = {};  ///< empty: chosen by the probe
  Accumulation accumulation = Accumulation::both;
  std::string nonce = "0";
  std::uint64_t budget = 0;  ///< bytes; 0: chosen by the probe
  bool lesson_sizes = false;
  bool fill = false;
  bool look = false;  ///< only say what device there is
  bool hold = false;  ///< be the second process: hold a context until stdin ends
  bool help = false;
  std::string output = "-";  ///< a file, or - for stdout
};

extern const char* const usage_text;

/// Nothing when the words are no command line of the probe.
std::optional<Options> parse_options(const std::vector<std::string>& words);

}  // namespace grader::device::probe
