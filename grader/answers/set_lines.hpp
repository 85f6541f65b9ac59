// SPDX-License-Identifier: MIT
// How the student set his lines: the bullets and indents that the normalised text no longer shows.
//
// A line such as `It does not follow that:` speaks of the whole list or paragraph that stands under it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/normalise.hpp"
#include "grader/answers/patterns.hpp"

namespace grader::answers {

struct SetLine {
  enum class Dress { blank, plain, item, title, row };
  Range range = {};  ///< in the normalised text, without its end
  Dress dress = Dress::plain;
  std::size_t indent = 0;   ///< columns
  std::string marker = {};  ///< of an item: its bullet, or one sign for each style of numbers
};

/// One for each line of the normalised text.
std::vector<SetLine> lines_as_set(const NormalText& normal);

/// What stands under a line: the items of its list, or one paragraph.
struct Headed {
  std::vector<Range> items = {};
  bool is_list = false;
};
Headed headed_by(const std::vector<SetLine>& lines, std::size_t line, std::string_view text);

/// The items right above a line, whatever their style: `none of these follows`.
Headed list_above(const std::vector<SetLine>& lines, std::size_t line);

/// The line that holds this place; `lines` has at least one.
std::size_t line_at(const std::vector<SetLine>& lines, std::size_t place);

}  // namespace grader::answers
