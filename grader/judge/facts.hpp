// SPDX-License-Identifier: MIT
// What can be found out about a submission besides its values: types, guards, state between calls, text.
#pragma once

#include <optional>
#include <vector>

#include "grader/judge/picture.hpp"
#include "grader/judge/shares.hpp"

namespace grader::judge {

struct FoundFact {
  const Diagnosis* diagnosis = nullptr;
  int line = 0;  ///< in the student's file; 0 when no line can be named
  bool charged =
      false;  ///< the shares of the blanks it lies in are lost with it already: it costs nothing more
};

/// The facts of the rubric that hold, in its order. An empty or a wrong file has that fact alone.
std::vector<FoundFact> find_facts(const Picture& picture, const std::vector<Share>& shares);

/// The file is empty or another one: there is nothing to explain, charge or hold against anyone.
bool is_no_attempt(const std::vector<FoundFact>& facts);

/// Whether an edit of this blank's statement belongs to one edit that runs through several statements (a
/// narrow cast, state kept between calls): then it is charged once, as an edit, and its share is judged by
/// its fill.
bool runs_through(const Picture& picture, std::size_t blank);

/// Something outside the blanks differs from the template.
bool edited_outside(const Reading& reading);

}  // namespace grader::judge
