// SPDX-License-Identifier: MIT
#include "grader/cli/class_files.hpp"

#include "grader/cli/file_name.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/error.hpp"
#include "grader/intake/class_folder.hpp"
#include "grader/report/class_table.hpp"
#include "grader/report/file_troubles.hpp"
#include "grader/report/report.hpp"
#include "grader/report/review_list.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {
namespace {

enum class Kind { of_the_class, of_a_student };

void write_if_changed(const std::filesystem::path& path, const std::string& text,
                      Kind kind = Kind::of_the_class) {
  std::error_code failed;
  if (std::filesystem::file_size(path, failed) == text.size() && !failed) {
    const auto before = sys::read_own(path);
    if (before && *before == text) return;
  }
  if (kind == Kind::of_a_student)
    sys::write_again(path, text);
  else
    sys::write_whole(path, text);
}

/// Of a student with nothing but a trouble of ours nobody knows the files.
std::vector<report::FileTrouble> file_troubles_of(const store::Entry& entry) {
  return entry.grade.graded ? report::file_troubles(entry.submission) : std::vector<report::FileTrouble>();
}

void add(ClassPicture& picture, const store::Entry& entry, const std::vector<report::FileTrouble>& files) {
  picture.summary.add(entry.grade, files);
  if (waits_for_a_person(entry.grade)) ++picture.waiting.of(entry.grade.verdict);
  if (!entry.trouble.empty()) picture.not_graded.push_back({entry.grade.submission_id, entry.trouble});
}

}  // namespace

ClassFiles class_files_in(const std::filesystem::path& out) {
  return {out / intake::gradebook_name, out / "grades.csv", out / "feedback", out / "review.yaml"};
}

ClassPicture write_class_files(store::Gradebook& gradebook, const ClassFiles& files,
                               const std::vector<std::string>& questions, Language language) {
  ClassPicture picture;
  std::vector<Grade> for_review;
  std::string table = report::class_table_header(questions);
  sys::tidy_folder(files.feedback);
  gradebook.each_entry([&](const store::Entry& entry) {
    const auto file_troubles = file_troubles_of(entry);
    add(picture, entry, file_troubles);
    // Nobody has to look at the others, and a class may be large.
    if (waits_for_a_person(entry.grade)) for_review.push_back(entry.grade);
    table += report::class_table_line(entry.grade, questions, entry.trouble, file_troubles);
    write_if_changed(files.feedback / (file_name_for(entry.grade.submission_id) + ".md"),
                     report::markdown_report(entry.grade, language, report::Audience::student),
                     Kind::of_a_student);
  });
  write_if_changed(files.table, table);
  write_if_changed(files.review,
                   report::review_list(gradebook.exercise(), for_review, report::ListFormat::yaml, language));
  return picture;
}

ClassPicture picture_of(store::Gradebook& gradebook) {
  ClassPicture picture;
  gradebook.each_entry(
      [&picture](const store::Entry& entry) { add(picture, entry, file_troubles_of(entry)); });
  return picture;
}

store::Gradebook open_gradebook(const std::filesystem::path& out, Language language) {
  const ClassFiles files = class_files_in(out);
  std::error_code failed;
  if (!std::filesystem::exists(files.gradebook, failed)) {
    throw Error(phrase(Phrase::no_gradebook, language, {out.string()}),
                phrase(Phrase::no_gradebook_mend, language, {out.string()}));
  }
  return store::Gradebook(files.gradebook, store::Gradebook::Access::read);
}

}  // namespace grader::cli
