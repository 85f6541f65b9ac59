// SPDX-License-Identifier: MIT
// The reference marks its blanks; the template is generated from it.
//
// A mark is a pair of comments round a fill:  /*{total*/ a + b /*}*/
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "grader/types/exercise.hpp"

namespace grader::exercise {

struct MarkedBlank {
  std::string id = {};
  std::string fill = {};  ///< text between the marks, trimmed
  int line = 0;
  std::size_t begin = 0;  ///< byte range of mark, fill and mark in the source
  std::size_t end = 0;
};

struct MarkProblem {
  int line = 0;
  std::string what = {};
};

struct MarkedSource {
  std::vector<MarkedBlank> blanks = {};
  std::vector<MarkProblem> problems = {};  ///< unclosed, nested, repeated or nameless marks
};

MarkedSource find_marks(std::string_view reference);

/// The reference with a run of underscores in place of each mark. Refuses nothing: call find_marks first.
std::string make_template(std::string_view reference);

/// The reference without marks and with the given fills, by blank id; the others keep their own.
std::string fill_reference(std::string_view reference, const std::map<std::string, std::string>& fills);

}  // namespace grader::exercise
