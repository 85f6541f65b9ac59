// SPDX-License-Identifier: MIT
#include "tests/end_to_end/other_user.hpp"

#include <unistd.h>

#include <algorithm>

namespace grader::tests {

namespace fs = std::filesystem;

Invocation as_nobody(Invocation invocation, const fs::path& place) {
  if (::geteuid() != 0) return invocation;
  const fs::path open_to_all = place / "open-to-all";
  fs::create_directories(open_to_all);
  const fs::path program = open_to_all / "ledger-grader";
  fs::copy_file(invocation.arguments.front(), program);
  invocation.arguments.front() = program;
  if (std::ranges::find(invocation.arguments, "--exercises") == invocation.arguments.end()) {
    for (const char* folder : {"rubrics", "reference", "student_template"})
      fs::copy(fs::path(LEDGER_GRADER_SOURCE_DIR) / folder, open_to_all / folder,
               fs::copy_options::recursive);
    invocation.arguments.insert(invocation.arguments.end(), {"--exercises", open_to_all});
  }
  invocation.user = nobody;
  return invocation;
}

}  // namespace grader::tests
