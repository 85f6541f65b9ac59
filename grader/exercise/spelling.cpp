// SPDX-License-Identifier: MIT
#include "grader/exercise/spelling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace grader::exercise {
namespace {

constexpr std::size_t longest_name = 64;  // the table grows with the product of both lengths
constexpr std::size_t most_listed = 24;

}  // namespace

std::size_t edit_distance(std::string_view left, std::string_view right) {
  std::vector<std::size_t> two_above;
  std::vector<std::size_t> above(right.size() + 1);
  for (std::size_t column = 0; column <= right.size(); ++column) above[column] = column;
  for (std::size_t row = 1; row <= left.size(); ++row) {
    std::vector<std::size_t> here(right.size() + 1, row);
    for (std::size_t column = 1; column <= right.size(); ++column) {
      const bool same = left[row - 1] == right[column - 1];
      here[column] = std::min({above[column] + 1, here[column - 1] + 1, above[column - 1] + (same ? 0 : 1)});
      const bool exchanged =
          row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1];
      if (exchanged) here[column] = std::min(here[column], two_above[column - 2] + 1);
    }
    two_above = std::move(above);
    above = std::move(here);
  }
  return above.back();
}

std::string suggest(std::string_view name, const std::vector<std::string>& known) {
  if (known.empty()) return "there is none to choose from";
  const std::string* nearest = nullptr;
  std::size_t least = longest_name;
  for (const std::string& candidate : known) {
    if (name.size() > longest_name || candidate.size() > longest_name) continue;
    const std::size_t distance = edit_distance(name, candidate);
    // Two slips in a short name make another name; a third of a long one is still the same word.
    if (distance > std::max<std::size_t>(1, std::max(name.size(), candidate.size()) / 3)) continue;
    if (distance < least) {
      least = distance;
      nearest = &candidate;
    }
  }
  if (nearest != nullptr) return fmt::format("did you mean '{}'?", *nearest);
  const auto end = known.begin() + static_cast<std::ptrdiff_t>(std::min(known.size(), most_listed));
  const std::string more = known.size() > most_listed ? ", …" : "";
  return fmt::format("use one of {}{}", fmt::join(known.begin(), end, ", "), more);
}

}  // namespace grader::exercise
