// SPDX-License-Identifier: MIT
#include "grader/report/escape_csv.hpp"

#include <algorithm>
#include <array>

#include "grader/report/escape.hpp"

namespace grader::report {
namespace {

bool looks_like_a_formula(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  // What a spreadsheet for Chinese or Japanese takes for the same signs is in the second row.
  constexpr std::array<std::string_view, 11> starts = {"=",  "+",  "-",  "@",  "\t", "\r",
                                                       "\n", "＝", "＋", "－", "＠"};
  return std::ranges::any_of(starts, [&](std::string_view start) { return text.starts_with(start); });
}

}  // namespace

std::string csv_cell(std::string_view foreign) {
  std::string cell = "\"";
  if (looks_like_a_formula(foreign)) cell += '\'';
  for (const char letter : escape(foreign, Lines::one)) {
    if (letter == '"') cell += '"';
    cell += letter;
  }
  return cell + '"';
}

}  // namespace grader::report
