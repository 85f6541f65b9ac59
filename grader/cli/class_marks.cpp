// SPDX-License-Identifier: MIT
#include "grader/cli/class_marks.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "grader/cli/phrases.hpp"
#include "grader/intake/read_marks.hpp"
#include "grader/judge/apply_marks.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/escape_ci_log.hpp"

namespace grader::cli {
namespace {

void complain(Console& console, const std::string& text) {
  console.complain(report::without_ci_commands(report::escape(text, report::Lines::many)) + "\n");
}

}  // namespace

ClassMarks::ClassMarks(const Exercise& exercise, const std::optional<std::filesystem::path>& file)
    : exercise_(exercise) {
  if (!file) return;
  marks_ = intake::read_marks_file(exercise, *file);
  from_file_ = marks_.marks;
}

void ClassMarks::keep_in(store::Gradebook& gradebook) {
  if (!from_file_.empty()) gradebook.keep_marks(from_file_);
  read_from(gradebook);  // the gradebook knows no lines
}

void ClassMarks::read_from(store::Gradebook& gradebook) {
  std::map<std::pair<std::string, std::string>, HumanMark> latest;
  for (const HumanMark& mark : gradebook.marks()) latest[{mark.student, mark.question}] = mark;
  for (const HumanMark& mark : from_file_) latest[{mark.student, mark.question}] = mark;
  marks_.marks.clear();
  for (const auto& [place, mark] : latest) marks_.marks.push_back(mark);
}

Grade ClassMarks::over(Grade automatic) {
  for (const Text& warning : judge::apply_marks(exercise_, marks_, automatic)) {
    warnings_.insert({warning.zh, warning.en});
  }
  return automatic;
}

std::vector<std::string> ClassMarks::students() const {
  std::set<std::string> names;
  for (const HumanMark& mark : marks_.marks) names.insert(mark.student);
  return {names.begin(), names.end()};
}

void ClassMarks::tell(store::Gradebook& gradebook, Console& console, Language language) const {
  const std::vector<std::string> known = gradebook.students();
  const auto count = std::ranges::count_if(from_file_, [&](const HumanMark& mark) {
    return std::ranges::find(known, mark.student) != known.end();
  });
  if (!from_file_.empty())
    complain(console, phrase(Phrase::marks_taken, language, {marks_.file, std::to_string(count)}));
  for (const auto& [zh, en] : warnings_) complain(console, language == Language::zh ? zh : en);
  for (const std::string& student : judge::unknown_students({marks_.file, from_file_}, known)) {
    complain(console, phrase(Phrase::unknown_student, language, {marks_.file, student}));
  }
}

}  // namespace grader::cli
