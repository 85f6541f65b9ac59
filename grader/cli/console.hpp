// SPDX-License-Identifier: MIT
// Where the program speaks: results to one stream, troubles to another.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "grader/error.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

/// Who read the results has read enough. That is his choice and no trouble, so this is no Error.
struct ReaderGone {};

class Console {
 public:
  Console(std::ostream& results, std::ostream& troubles) : results_(results), troubles_(troubles) {}

  /// Written through at once. Throws Error (Trouble::this_grading) when it cannot be, as on a full disk: a
  /// result that nobody got must not end with exit code 0. Throws ReaderGone when it was for a pipe that
  /// nobody reads any more.
  void print(std::string_view text, Language language);

  /// A line that a person types, without its end; nothing when nobody is there to type.
  std::optional<std::string> ask(std::string_view question);

  /// For people, beside the results. Never throws.
  void complain(std::string_view text) noexcept;

 private:
  std::ostream& results_;
  std::ostream& troubles_;
};

/// "error: …" and, when there is one, "hint: …", each line ended. Foreign bytes in them are escaped.
std::string error_text(const Error& error, Language language);

}  // namespace grader::cli
