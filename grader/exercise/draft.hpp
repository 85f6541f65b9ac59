// SPDX-License-Identifier: MIT
// An exercise while its rubric is read: what is known so far, and what was wrong.
//
// Names are entered even when something about them is faulty, so that one fault does not make every place
// that mentions the name a fault too.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/exercise/problems.hpp"
#include "grader/types/exercise.hpp"

namespace grader::exercise {

/// Where something of the rubric stands, for problems that show up later.
struct RubricPlace {
  int line = 0;
  std::string key = {};
};

struct Draft {
  explicit Draft(std::string rubric_file) : problems(std::move(rubric_file)) {}

  Exercise exercise = {};
  Problems problems;
  /// By call and by probe: whether every name in it was read. Names in the others are not judged.
  std::vector<bool> sound_calls = {};
  std::vector<bool> sound_probes = {};
  bool code_points_known = false;                  ///< `code.points` could be read
  std::vector<RubricPlace> blank_places = {};      ///< by blank
  std::vector<RubricPlace> call_places = {};       ///< by call
  std::vector<RubricPlace> near_code_places = {};  ///< by diagnosis
};

/// Where the one with this id stands in a list of calls, probes, blanks …
template <class List>
std::optional<std::size_t> index_of(const List& list, std::string_view id) {
  for (std::size_t index = 0; index < list.size(); ++index)
    if (list[index].id == id) return index;
  return std::nullopt;
}

template <class List>
std::vector<std::string> ids_of(const List& list) {
  std::vector<std::string> ids;
  for (const auto& entry : list)
    if (!entry.id.empty()) ids.push_back(entry.id);
  return ids;
}

}  // namespace grader::exercise
