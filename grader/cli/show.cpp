// SPDX-License-Identifier: MIT
// `ledger-grader show STUDENT --out DIR` and `stats DIR`: looking into a gradebook.
#include <algorithm>

#include "grader/cli/class_files.hpp"
#include "grader/cli/commands.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/same_name.hpp"
#include "grader/error.hpp"
#include "grader/report/escape.hpp"

namespace grader::cli {
namespace {

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  constexpr std::size_t cap_bytes = 400;
  return report::escape_capped(text, report::Lines::one, cap_bytes);
}

/// The whole name, or the only one that holds the words; capitals and blanks count only where that tells who.
std::string student_meant(const std::vector<std::string>& students, const std::string& words,
                          Language language) {
  if (std::ranges::find(students, words) != students.end()) return words;
  std::vector<std::string> found;
  for (const std::string& student : students) {
    if (student.find(words) != std::string::npos) found.push_back(student);
  }
  if (found.empty()) found = holding(students, words);
  if (found.size() == 1) return found.front();
  if (found.size() > 1) {
    throw Error(phrase(Phrase::several_students, language, {words, joined(found)}), "");
  }
  const std::vector<std::string> close = close_to(students, words);
  throw Error(phrase(Phrase::no_such_student, language, {words}),
              close.empty() ? phrase(Phrase::no_such_student_mend, language)
                            : phrase(Phrase::did_you_mean, language, {joined(close)}));
}

}  // namespace

int run_show(const Options& options, Console& console) {
  const auto& wanted = std::get<ShowOptions>(options.arguments);
  const Language language = options.common.language;
  if (wanted.audience == report::Audience::student && options.common.format == Format::json) {
    throw Error(phrase(Phrase::student_json, language), phrase(Phrase::student_json_mend, language));
  }
  store::Gradebook gradebook = open_gradebook(wanted.out, language);
  const auto entry = gradebook.find(student_meant(gradebook.students(), wanted.student, language));
  if (!entry) throw Error(phrase(Phrase::no_such_student, language, {wanted.student}), "");
  console.print(options.common.format == Format::json
                    ? report::json_text(entry->grade, language)
                    : report::terminal_text(entry->grade, language, wanted.audience, options.common.colour),
                language);
  if (!entry->trouble.empty() && entry->grade.graded) {
    console.complain(error_text(Error(entry->trouble, entry->trouble_hint), language));
  }
  return exit_codes::done;
}

int run_stats(const Options& options, Console& console) {
  const auto& wanted = std::get<StatsOptions>(options.arguments);
  const Language language = options.common.language;
  store::Gradebook gradebook = open_gradebook(wanted.out, language);
  const report::ClassSummary summary = picture_of(gradebook).summary;
  console.print(
      options.common.format == Format::json ? summary.json() : summary.text(language, options.common.colour),
      language);
  return exit_codes::done;
}

}  // namespace grader::cli
