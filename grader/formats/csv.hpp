// SPDX-License-Identifier: MIT
// A teacher's CSV file (RFC 4180) as rows of cells. The door to libcsv.
//
// Promises: a byte order mark and the separator (`,`, `;` or tab) are recognised; quoted cells may hold line
// ends; every row knows the line it starts in; rows without a cell are left out; what could be read is there
// beside the problems. Refuses, as a problem: files above 4 MiB, text that is no UTF-8. Never throws.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grader::formats {

struct CsvRow {
  int line = 0;  ///< 1-based
  std::vector<std::string> cells = {};
};

struct CsvProblem {
  int line = 0;
  std::string what = {};
  std::string mend = {};
};

struct CsvTable {
  char separator = ',';
  std::vector<CsvRow> rows = {};
  std::vector<CsvProblem> problems = {};
};

CsvTable read_csv(std::string_view bytes);

}  // namespace grader::formats
