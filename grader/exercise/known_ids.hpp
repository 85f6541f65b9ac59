// SPDX-License-Identifier: MIT
// An id that must be one of a list: where it stands there, or a problem that says what may have been meant.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"
#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {

/// `unknown call 'totl'`, with the ids there are.
void report_unknown(std::string_view kind, const std::string& id, const std::vector<std::string>& known,
                    const Item& item, Problems& problems);

/// The index of the one with this id; an unknown one is reported.
template <class List>
std::optional<std::size_t> find_known(std::string_view kind, const std::string& id, const List& list,
                                      const Item& item, Problems& problems) {
  const std::optional<std::size_t> index = index_of(list, id);
  if (!index) report_unknown(kind, id, ids_of(list), item, problems);
  return index;
}

/// The indices of those that a list of the rubric names.
template <class List>
std::vector<std::size_t> read_known(std::string_view kind, const std::optional<Item>& names, const List& list,
                                    Problems& problems) {
  std::vector<std::size_t> indices;
  for (const std::string& id : read_texts(names, problems)) {
    if (id.empty()) continue;
    if (const auto index = find_known(kind, id, list, *names, problems)) indices.push_back(*index);
  }
  return indices;
}

}  // namespace grader::exercise
