// SPDX-License-Identifier: MIT
#include "grader/intake/class_folder.hpp"

#include <algorithm>

#include "grader/error.hpp"
#include "grader/intake/answers_files.hpp"

namespace grader::intake {
namespace {

constexpr std::size_t most_students = 100000;

bool is_left_behind(const std::string& name) { return name.starts_with('.') || name == "__MACOSX"; }

bool is_there(const std::filesystem::path& path) {
  std::error_code failed;
  return std::filesystem::exists(std::filesystem::symlink_status(path, failed));
}

/// Also under a wrong name, or a folder too deep: results have none of it.
bool holds_work(const Exercise& exercise, const std::filesystem::path& folder) {
  const std::string ending = std::filesystem::path(exercise.file).extension().string();
  std::error_code failed;
  for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    const bool of_code = !ending.empty() && entry->path().extension() == ending;
    if (of_code || entry->path().filename() == exercise.answers_file ||
        is_there(entry->path() / exercise.file))
      return true;
  }
  return is_there(folder / exercise.file) || !find_answers_files(exercise, folder).empty();
}

/// The entry of the class's folder in which `place` lies or will lie; empty when it lies elsewhere.
std::filesystem::path entry_around(const std::filesystem::path& place, const std::filesystem::path& folder) {
  std::error_code failed;
  const auto inside = std::filesystem::weakly_canonical(std::filesystem::absolute(place), failed)
                          .lexically_relative(std::filesystem::canonical(folder, failed));
  if (failed || inside.empty() || *inside.begin() == ".." || *inside.begin() == ".") return {};
  return folder / *inside.begin();
}

/// A student's folder as the place of the results would take the student out of the class.
void require_nobodys_folder(const Exercise& exercise, const std::filesystem::path& except,
                            const std::filesystem::path& folder) {
  const std::filesystem::path student = entry_around(except, folder);
  if (student.empty() || !holds_work(exercise, student)) return;
  throw Error("the results would lie in the folder of a student: " + student.filename().string() +
                  " holds a submission",
              "give another folder with --out; a new one beside the students' folders will do");
}

}  // namespace

ClassFolder read_class(const Exercise& exercise, const std::filesystem::path& folder,
                       const std::filesystem::path& except) {
  std::error_code failed;
  const std::filesystem::path whole = std::filesystem::absolute(folder).lexically_normal();
  if (!std::filesystem::is_directory(whole, failed)) {
    throw Error(folder.string() + " is no folder", "give the folder that holds one folder for each student");
  }
  if (is_there(whole / exercise.file)) {
    throw Error(folder.string() + " holds " + exercise.file + " itself: that is one submission, not a class",
                "give the folder above it, or use: ledger-grader grade PATH");
  }
  std::error_code ignored;
  if (std::filesystem::equivalent(whole, except, ignored)) {
    throw Error("the results would lie among the submissions, in " + folder.string(),
                "give another folder with --out; one inside that folder will do");
  }
  require_nobodys_folder(exercise, except, whole);
  ClassFolder found;
  for (std::filesystem::directory_iterator entry(whole, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    const std::string name = entry->path().filename().string();
    if (is_left_behind(name)) continue;
    if (std::filesystem::equivalent(entry->path(), except, ignored)) continue;
    const auto status = std::filesystem::symlink_status(entry->path(), ignored);
    if (std::filesystem::is_directory(status)) {
      found.students.push_back(entry->path());
    } else {
      found.passed_over.push_back(name);
    }
    if (found.students.size() > most_students) {
      throw Error(folder.string() + " holds more than 100000 folders", "split the class");
    }
  }
  if (failed) {
    throw Error("cannot read the folder " + folder.string() + ": " + failed.message(),
                "make it readable for the user who grades");
  }
  if (found.students.empty()) {
    throw Error(folder.string() + " holds no student's folder",
                "it should hold one folder for each student, with " + exercise.file + " in it");
  }
  const auto name_of = [](const std::filesystem::path& path) { return path.filename().string(); };
  std::ranges::sort(found.students, {}, name_of);
  std::ranges::sort(found.passed_over);
  return found;
}

}  // namespace grader::intake
