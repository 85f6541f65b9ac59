// SPDX-License-Identifier: MIT
// The one place where foreign text becomes text that may be shown.
//
// Promises: nothing that comes out can move a cursor, set a title, fill a clipboard, reorder a line or hide
// from the reader; bytes that are no UTF-8 are shown as \xNN, other characters as \u{…}. What comes out is
// valid UTF-8. Refuses nothing. Reports escape first and then follow the rules of their format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace grader::report {

enum class Lines {
  many,  ///< line ends stay
  one,   ///< line ends are escaped too
};

std::string escape(std::string_view foreign, Lines lines);

/// Words that a student broke over lines, on one: a line end or a tab, and the spaces round it, become a
/// space, or nothing between characters of a script that is written without spaces. Escapes nothing.
std::string on_one_line(std::string_view words);

/// At most `cap_bytes` of escaped text, cut between characters; then a note as "… (+1234 bytes)" says how
/// many bytes of `foreign` are not shown. The note comes on top of the cap.
std::string escape_capped(std::string_view foreign, Lines lines, std::size_t cap_bytes);

/// What a student's words may take in one report: all of them together at most `budget_bytes` after escaping.
class StudentText {
 public:
  static constexpr std::size_t usual_budget_bytes = 8UL * 1024;
  explicit StudentText(std::size_t budget_bytes = usual_budget_bytes) : left_bytes_(budget_bytes) {}

  /// As escape_capped, and takes what it shows from the budget.
  std::string show(std::string_view foreign, Lines lines, std::size_t cap_bytes);

  std::size_t left_bytes() const { return left_bytes_; }

 private:
  std::size_t left_bytes_;
};

}  // namespace grader::report
