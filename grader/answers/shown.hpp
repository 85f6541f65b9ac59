// SPDX-License-Identifier: MIT
// What of a Markdown text a reader sees. Comments, link definitions and titles, the words of pictures,
// attributes, hidden elements and the like show nothing: whoever reads the page does not know them.
//
// Promises: pure, in time that grows with the text; code is shown as it stands. Where one cannot be sure,
// it counts as hidden.
#pragma once

#include <string>
#include <string_view>

namespace grader::answers {

struct Shown {
  std::string text = {};
  bool hides = false;  ///< something with letters was left out
};

Shown shown(std::string_view text);

}  // namespace grader::answers
