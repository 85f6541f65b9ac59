// SPDX-License-Identifier: MIT
// What a person has to look at, as a file to fill in and feed back with --marks.
//
// Promises: undecided students first; each question for review with the student's words as they stand, each
// hard fail that is not decided with its quote, and empty fields for the person. Fed back as it is, it
// changes nothing. A student's words can end no field: they are quoted by the rules of the format, and
// characters that cannot be seen are written as escapes. Grades "not graded" are left out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "grader/types/grade.hpp"
#include "grader/types/text.hpp"

namespace grader::report {

enum class ListFormat { yaml, csv };

/// By the ending of the file's name: .csv, or YAML.
ListFormat list_format_of(std::string_view file_name);

std::string review_list(std::string_view exercise, const std::vector<Grade>& grades, ListFormat format,
                        Language language);

}  // namespace grader::report
