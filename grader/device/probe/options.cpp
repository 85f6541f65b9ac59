// SPDX-License-Identifier: MIT
#include "grader/device/probe/options.hpp"

#include <algorithm>

namespace grader::device::probe {
namespace {

std::optional<std::uint64_t> whole_number(const std::string& word) {
  constexpr std::size_t most_digits = 15;
  if (word.empty() || word.size() > most_digits) return std::nullopt;
  std::uint64_t number = 0;
  for (const char letter : word) {
    if (letter < '0' || letter > '9') return std::nullopt;
    number = number * 10 + static_cast<std::uint64_t>(letter - '0');
  }
  return number;
}

bool read_sizes(const std::string& word, std::vector<std::uint64_t>& sizes) {
  std::size_t begin = 0;
  while (begin <= word.size()) {
    const std::size_t comma = std::min(word.find(',', begin), word.size());
    const auto size = whole_number(word.substr(begin, comma - begin));
    if (!size || *size == 0) return false;
    sizes.push_back(*size);
    begin = comma + 1;
  }
  return true;
}

bool read_accumulation(const std::string& word, Accumulation& accumulation) {
  if (word == "both") accumulation = Accumulation::both;
  if (word == "on") accumulation = Accumulation::on;
  if (word == "off") accumulation = Accumulation::off;
  return word == "both" || word == "on" || word == "off";
}

bool read_nonce(const std::string& word, std::string& nonce) {
  constexpr std::size_t longest = 64;
  nonce = word;
  return !word.empty() && word.size() <= longest &&
         word.find_first_not_of("0123456789abcdef") == std::string::npos;
}

bool read_budget(const std::string& word, std::uint64_t& budget) {
  budget = whole_number(word).value_or(0);
  return budget > 0;
}

bool read_switch(const std::string& word, Options& options) {
  if (word == "--lesson-sizes") return options.lesson_sizes = true;
  if (word == "--fill") return options.fill = true;
  if (word == "--look") return options.look = true;
  if (word == "--hold") return options.hold = true;
  if (word == "--help" || word == "-h") return options.help = true;
  return false;
}

bool read_value(const std::string& name, const std::string& value, Options& options) {
  if (name == "--n") return read_sizes(value, options.sizes);
  if (name == "--accum") return read_accumulation(value, options.accumulation);
  if (name == "--nonce") return read_nonce(value, options.nonce);
  if (name == "--budget-bytes") return read_budget(value, options.budget);
  if (name == "--json") return !(options.output = value).empty();
  return false;
}

}  // namespace

const char* const usage_text =
    "Usage: ledger-cuda-probe [--n LIST] [--accum both|on|off] [--nonce HEX] [--budget-bytes BYTES]\n"
    "                         [--lesson-sizes] [--fill] [--look] [--json FILE|-]\n"
    "Allocates a training state on the first CUDA device, trains two steps on it, checks every byte, and\n"
    "writes what was requested, used and reserved as JSON. It knows nothing of any submission.\n"
    "Exit: 0 measured, 2 usage, 3 nothing to measure on, 4 inconclusive, 5 a self-check failed.\n";

std::optional<Options> parse_options(const std::vector<std::string>& words) {
  Options options;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (read_switch(words[i], options)) continue;
    if (i + 1 == words.size() || !read_value(words[i], words[i + 1], options)) return std::nullopt;
    ++i;
  }
  return options;
}

}  // namespace grader::device::probe
