// SPDX-License-Identifier: MIT
#include "grader/cli/class_notices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "grader/cli/phrases.hpp"
#include "grader/cli/same_name.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/escape_ci_log.hpp"

namespace grader::cli {
namespace {

constexpr std::size_t most_groups = 20;

enum class Quoted { no, yes };

/// A blank at the end of a name shows only between quotation marks.
std::string joined(const std::vector<std::string>& names, Quoted quoted = Quoted::no) {
  constexpr std::size_t cap_bytes = 300;
  const std::string_view mark = quoted == Quoted::yes ? "\"" : "";
  std::string text;
  for (const std::string& name : names) {
    text += text.empty() ? "" : ", ";
    text += mark;
    text += name;
    text += mark;
  }
  return report::escape_capped(text, report::Lines::one, cap_bytes);
}

std::string line(const std::string& text) { return report::without_ci_commands(text) + "\n"; }

std::string count_of(const std::vector<std::string>& names) { return fmt::format("{}", names.size()); }

}  // namespace

std::string notices_before(const intake::ClassFolder& folder, Language language) {
  std::string text;
  if (!folder.passed_over.empty())
    text += line(phrase(Phrase::batch_passed_over, language, {joined(folder.passed_over)}));
  if (!folder.results.empty())
    text += line(phrase(Phrase::batch_results_passed_over, language, {joined(folder.results)}));
  return text;
}

std::string notices_after(const intake::ClassFolder& folder, const std::vector<std::string>& in_gradebook,
                          Language language) {
  std::string text;
  if (!folder.unread.empty())
    text += line(phrase(Phrase::batch_unread, language, {count_of(folder.unread), joined(folder.unread)}));
  std::set<std::string> here;
  for (const std::filesystem::path& student : folder.students) here.insert(student.filename().string());
  std::vector<std::string> gone;
  std::ranges::copy_if(in_gradebook, std::back_inserter(gone),
                       [&](const std::string& student) { return !here.contains(student); });
  if (!gone.empty()) text += line(phrase(Phrase::batch_gone, language, {count_of(gone), joined(gone)}));
  here.insert(in_gradebook.begin(), in_gradebook.end());
  std::vector<std::vector<std::string>> groups = alike({here.begin(), here.end()});
  if (groups.size() > most_groups) groups.resize(most_groups);
  for (const std::vector<std::string>& group : groups)
    text += line(phrase(Phrase::batch_alike, language, {joined(group, Quoted::yes)}));
  return text;
}

std::string other_rubric_notice(std::size_t grades, const std::filesystem::path& exercises,
                                Language language) {
  return line(phrase(Phrase::batch_other_rubric, language,
                     {fmt::format("{}", grades), report::escape(exercises.string(), report::Lines::one)}));
}

}  // namespace grader::cli
