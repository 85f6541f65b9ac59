// SPDX-License-Identifier: MIT
// Prints grades as the program writes them, so that docs/grade.schema.json is held against real output.
#include <cstdio>
#include <string>
#include <vector>

#include "grader/report/report.hpp"
#include "tests/support/sample_grades.hpp"

int main() {
  using namespace grader;
  std::vector<Grade> grades = {samples::sample_grade(), samples::not_graded(), samples::hostile_grade(),
                               samples::sample_grade()};
  grades.back().device = samples::recorded_mark();
  const std::string text = report::json_text(grades, Language::zh);
  return std::fputs(text.c_str(), stdout) < 0 ? 1 : 0;
}
