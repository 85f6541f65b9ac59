// SPDX-License-Identifier: MIT
// The grades of a class as one CSV table (RFC 4180): a header, then a line for each student.
//
// Promises: UTF-8, lines end with CR LF, columns depend on the exercise's questions only. Points are plain
// numbers; everything else is quoted and safe in a spreadsheet (escape_csv.hpp).
#pragma once

#include <string>
#include <vector>

#include "grader/report/file_troubles.hpp"
#include "grader/types/grade.hpp"

namespace grader::report {

/// `questions`: ids, in the order of the rubric.
std::string class_table_header(const std::vector<std::string>& questions);

/// `trouble`: why a later try of this student failed by our fault, or empty. `files`: a certain zero, named
/// among the diagnoses.
std::string class_table_line(const Grade& grade, const std::vector<std::string>& questions,
                             const std::string& trouble, const std::vector<FileTrouble>& files = {});

}  // namespace grader::report
