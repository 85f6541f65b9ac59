// SPDX-License-Identifier: MIT
#include "grader/cli/class_marks.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <system_error>

#include "grader/cli/phrases.hpp"
#include "grader/error.hpp"
#include "grader/intake/read_marks.hpp"
#include "grader/judge/apply_marks.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/escape_ci_log.hpp"

namespace grader::cli {
namespace {

void complain(Console& console, const std::string& text) {
  console.complain(report::without_ci_commands(report::escape(text, report::Lines::many)) + "\n");
}

bool same_place(const HumanMark& left, const HumanMark& right) {
  return left.student == right.student && left.question == right.question;
}

/// Whether a mark is there that is not among the known ones. What cannot be read was written by a person.
bool holds_new_marks(const Exercise& exercise, const std::filesystem::path& review,
                     const std::vector<HumanMark>& known) {
  try {
    const HumanMarks found = intake::read_marks_file(exercise, review);
    return std::ranges::any_of(found.marks, [&](const HumanMark& mark) {
      return !mark.decides_nothing() && std::ranges::none_of(known, [&](const HumanMark& other) {
        return same_place(mark, other) && mark.points == other.points &&
               mark.hard_fails == other.hard_fails && mark.comment == other.comment;
      });
    });
  } catch (const Error&) {
    return true;
  }
}

}  // namespace

ClassMarks::ClassMarks(const Exercise& exercise, const std::optional<std::filesystem::path>& file)
    : exercise_(exercise) {
  if (!file) return;
  marks_ = intake::read_marks_file(exercise, *file);
  from_file_ = marks_.marks;
}

void ClassMarks::keep_in(store::Gradebook& gradebook) {
  read_from(gradebook);
  std::vector<HumanMark> entered;
  for (const HumanMark& mark : marks_.marks)
    if (std::ranges::any_of(from_file_, [&](const HumanMark& given) { return same_place(given, mark); }))
      entered.push_back(mark);
  if (!entered.empty()) gradebook.keep_marks(entered);
}

void ClassMarks::read_from(store::Gradebook& gradebook) {
  std::map<std::pair<std::string, std::string>, HumanMark> latest;
  for (const HumanMark& mark : gradebook.marks()) latest[{mark.student, mark.question}] = mark;
  for (const HumanMark& mark : from_file_) {
    const auto [place, is_new] = latest.try_emplace({mark.student, mark.question}, mark);
    if (!is_new && !mark.decides_nothing()) place->second = judge::merged(place->second, mark);
  }
  marks_.marks.clear();
  for (const auto& [place, mark] : latest) marks_.marks.push_back(mark);
}

void ClassMarks::keep_filled_list(const std::filesystem::path& review, Console& console,
                                  Language language) const {
  if (!std::filesystem::exists(review) || !holds_new_marks(exercise_, review, marks_.marks)) return;
  constexpr int most_kept = 1000;
  std::filesystem::path kept;
  for (int number = 1; number <= most_kept && (kept.empty() || std::filesystem::exists(kept)); ++number)
    kept = review.parent_path() /
           ("review.filled" + (number == 1 ? "" : "-" + std::to_string(number)) + ".yaml");
  std::error_code trouble;
  if (!std::filesystem::exists(kept)) std::filesystem::rename(review, kept, trouble);
  if (trouble || std::filesystem::exists(review))
    throw Error(phrase(Phrase::filled_list_in_the_way, language, {review.string()}),
                phrase(Phrase::filled_list_mend, language));
  complain(console, phrase(Phrase::filled_list_kept, language, {review.string(), kept.string()}));
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
