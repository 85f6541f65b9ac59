// SPDX-License-Identifier: MIT
#include "grader/intake/class_folder.hpp"

#include <algorithm>

#include "grader/intake/answers_files.hpp"
#include "grader/intake/archive_names.hpp"
#include "grader/types/bilingual_error.hpp"

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
  const std::string name = student.filename().string();
  throw BilingualError({"结果会写进一个学生的文件夹：" + name + " 里有作业",
                        "the results would lie in the folder of a student: " + name + " holds a submission"},
                       {"用 --out 给出另一个文件夹；和学生文件夹并排的新文件夹就可以",
                        "give another folder with --out; a new one beside the students' folders will do"});
}

/// Whoever keeps a gradebook of his own beside his work is a student all the same.
bool is_results(const Exercise& exercise, const std::filesystem::path& folder) {
  return is_there(folder / gradebook_name) && !holds_work(exercise, folder);
}

bool may_be_work(const Exercise& exercise, const std::filesystem::path& path) {
  const std::string ending = std::filesystem::path(exercise.file).extension().string();
  return is_archive(path.filename().string()) || (!ending.empty() && path.extension() == ending);
}

void require_class(const Exercise& exercise, const std::filesystem::path& folder,
                   const std::filesystem::path& whole, const std::filesystem::path& except) {
  const std::string name = folder.string();
  std::error_code failed;
  if (!std::filesystem::is_directory(whole, failed)) {
    const bool packed = is_there(whole) && is_archive(name);
    throw BilingualError({name + (packed ? " 是压缩包，不是文件夹" : " 不是文件夹"),
                          name + (packed ? " is an archive, and no folder" : " is no folder")},
                         {packed ? "先解压，再给出解压得到的文件夹，里面每个学生一个文件夹"
                                 : "给出班级文件夹，里面每个学生一个文件夹",
                          packed ? "unpack it first, and give the folder that comes out: it should hold one "
                                   "folder for each student"
                                 : "give the folder that holds one folder for each student"});
  }
  if (is_there(whole / exercise.file)) {
    throw BilingualError({name + " 里直接放着 " + exercise.file + "：这是一份作业，不是一个班",
                          name + " holds " + exercise.file + " itself: that is one submission, not a class"},
                         {"给出它的上一级文件夹；只评这一份用 ledger-grader grade PATH",
                          "give the folder above it, or use: ledger-grader grade PATH"});
  }
  if (std::filesystem::equivalent(whole, except, failed)) {
    throw BilingualError({"结果会和作业混在一起，都在 " + name + " 里",
                          "the results would lie among the submissions, in " + name},
                         {"用 --out 给出另一个文件夹；可以是它里面的一个新文件夹",
                          "give another folder with --out; one inside that folder will do"});
  }
  require_nobodys_folder(exercise, except, whole);
}

}  // namespace

ClassFolder read_class(const Exercise& exercise, const std::filesystem::path& folder,
                       const std::filesystem::path& except) {
  std::error_code failed;
  std::error_code ignored;
  const std::filesystem::path whole = std::filesystem::absolute(folder).lexically_normal();
  require_class(exercise, folder, whole, except);
  ClassFolder found;
  for (std::filesystem::directory_iterator entry(whole, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    const std::string name = entry->path().filename().string();
    if (is_left_behind(name)) continue;
    if (std::filesystem::equivalent(entry->path(), except, ignored)) continue;
    const auto status = std::filesystem::symlink_status(entry->path(), ignored);
    if (!std::filesystem::is_directory(status)) {
      found.passed_over.push_back(name);
      if (may_be_work(exercise, entry->path())) found.unread.push_back(name);
    } else if (is_results(exercise, entry->path())) {
      found.results.push_back(name);
    } else {
      found.students.push_back(entry->path());
    }
    if (found.students.size() > most_students) {
      throw BilingualError({folder.string() + " 里的文件夹超过 100000 个",
                            folder.string() + " holds more than 100000 folders"},
                           {"把班级分成几部分", "split the class"});
    }
  }
  if (failed) {
    throw BilingualError({"读不了文件夹 " + folder.string() + "：" + failed.message(),
                          "cannot read the folder " + folder.string() + ": " + failed.message()},
                         {"让评分的用户能读它", "make it readable for the user who grades"});
  }
  if (found.students.empty()) {
    throw BilingualError(
        {folder.string() + " 里没有学生的文件夹", folder.string() + " holds no student's folder"},
        {"里面应当每个学生一个文件夹，文件夹里放着 " + exercise.file +
             (found.unread.empty() ? "" : "；压缩包要先解压"),
         "it should hold one folder for each student, with " + exercise.file + " in it" +
             (found.unread.empty() ? "" : "; unpack archives first")});
  }
  const auto name_of = [](const std::filesystem::path& path) { return path.filename().string(); };
  std::ranges::sort(found.students, {}, name_of);
  for (std::vector<std::string>* names : {&found.passed_over, &found.unread, &found.results})
    std::ranges::sort(*names);
  return found;
}

}  // namespace grader::intake
