// SPDX-License-Identifier: MIT
#include "grader/exercise/problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "grader/error.hpp"

namespace grader::exercise {
namespace {

/// A file that is no rubric at all could give thousands; nobody reads beyond these.
constexpr std::size_t most_shown = 200;

}  // namespace

std::string Problem::text() const {
  const std::string place = line > 0 ? fmt::format("{}:{}", file, line) : file;
  const std::string subject = key.empty() ? place : fmt::format("{}: {}", place, key);
  return fmt::format("{}: {}; {}", subject, what, mend);
}

void Problems::add(int line, const std::string& key, std::string what, std::string mend) {
  add({file_, line, key, std::move(what), std::move(mend)});
}

void Problems::add(Problem problem) { list_.push_back(std::move(problem)); }

void Problems::throw_if_any(const std::string& hint) const {
  if (list_.empty()) return;
  std::vector<Problem> sorted = list_;
  std::ranges::stable_sort(sorted, [this](const Problem& left, const Problem& right) {
    const bool left_elsewhere = left.file != file_;
    const bool right_elsewhere = right.file != file_;
    return std::tie(left_elsewhere, left.file, left.line) < std::tie(right_elsewhere, right.file, right.line);
  });
  std::string text;
  for (std::size_t index = 0; index < std::min(sorted.size(), most_shown); ++index)
    text += (index == 0 ? "" : "\n") + sorted[index].text();
  if (sorted.size() > most_shown) text += fmt::format("\nand {} more", sorted.size() - most_shown);
  throw Error(text, hint, Trouble::installation);
}

}  // namespace grader::exercise
