// SPDX-License-Identifier: MIT
// Tags within a Markdown text, and which of them hide what they stand around.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace grader::answers {

/// `<span style="…">`: its name, and where it ends.
struct Tag {
  std::string name = {};
  std::string attributes = {};  ///< small letters, without blanks and quotes
  bool valued = false;          ///< one of them has a value in quotes: nobody writes such a comparison
  bool says_hidden = false;
  std::size_t end = 0;
};

/// The tag that begins at this sign.
std::optional<Tag> tag_at(std::string_view text, std::size_t begin);
/// Nothing in it is shown: its style or its name says so.
bool is_unseen(const Tag& tag);
/// In small letters.
std::string small(std::string_view text);

}  // namespace grader::answers
