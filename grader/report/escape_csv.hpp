// SPDX-License-Identifier: MIT
// Foreign text as one cell of a CSV file (RFC 4180) that people open in a spreadsheet.
//
// Promises: the cell is quoted and stands on one line; a reader of CSV gets the escaped text back, with an
// apostrophe before it where a spreadsheet would have taken it for a formula: where it starts with = + - @,
// also behind spaces or apostrophes and in their full-width forms, or with a tab or a line end; so the
// apostrophe can be taken off again, and different cells stay different. Refuses nothing. Not meant
// for numbers of ours: they are written as they are.
#pragma once

#include <string>
#include <string_view>

namespace grader::report {

std::string csv_cell(std::string_view foreign);

/// A student's name, by which other tables are joined: as csv_cell, but every character of a script stays,
/// also joiners and variation selectors, which make up letters and emoji of many. Controls, and marks that
/// turn the direction of text, are still escaped; a backslash that would look like the start of an escape is
/// one, too (`\x5c`), so that different names stay different.
std::string csv_name(std::string_view foreign);

}  // namespace grader::report
