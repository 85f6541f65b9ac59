// SPDX-License-Identifier: MIT
#include "tests/end_to_end/exercises_copy.hpp"

#include <algorithm>
#include <stdexcept>

namespace grader::tests {

namespace fs = std::filesystem;

fs::path first_exercise() { return LEDGER_GRADER_SOURCE_DIR; }

fs::path second_exercise() { return first_exercise() / "tests/fixtures/second_exercise"; }

ExercisesCopy::ExercisesCopy(const fs::path& exercises) {
  for (const char* folder : {"rubrics", "reference", "student_template"}) {
    fs::create_directories(path());
    fs::copy(exercises / folder, path() / folder, fs::copy_options::recursive);
  }
}

int ExercisesCopy::change(const std::string& file, const std::string& from, const std::string& to) const {
  const std::string before = read_file(path() / file);
  const auto at = static_cast<std::ptrdiff_t>(before.find(from));
  change_file(path() / file, from, to);
  return static_cast<int>(1 + std::count(before.begin(), before.begin() + at, '\n'));
}

Outcome selftest(const fs::path& exercises, const std::string& exercise) {
  static const Scratch cache;
  return run({.arguments = {grader_program(), "selftest", exercise, "--exercises", exercises, "--cache",
                            cache.path(), "--lang", "en"}});
}

}  // namespace grader::tests
