// SPDX-License-Identifier: MIT
// What the compiler says. A student gets what concerns his own file; the instructor all of it.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "grader/report/compiler_words.hpp"
#include "grader/report/writing.hpp"

namespace grader::report {
namespace {

constexpr std::size_t file_name_cap_bytes = 80;
constexpr std::size_t diagnostic_line_cap_bytes = 300;
constexpr std::size_t sentence_cap_bytes = 160;
constexpr std::size_t student_build_lines = 5;
constexpr std::size_t instructor_build_lines = 20;

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

bool is_error(std::string_view line) { return line.find("error: ") != std::string_view::npos; }

std::string file_shown(const Writing& writing) {
  if (writing.grade.files.empty()) return {};
  return escape_capped(writing.grade.files.front(), Lines::one, file_name_cap_bytes);
}

std::string sentence_shown(Writing& writing, const OwnError& error) {
  return writing.student.show(error.sentence, Lines::one, sentence_cap_bytes);
}

/// The lines to show, by who reads them.
std::vector<std::string_view> build_lines(const Writing& writing) {
  std::vector<std::string_view> lines = lines_of(writing.grade.code.build_detail);
  if (writing.for_instructor() || writing.grade.files.empty()) return lines;
  std::erase_if(lines,
                [&](std::string_view line) { return own_errors(line, writing.grade.files.front()).empty(); });
  return lines;
}

}  // namespace

void write_compiler_words(Writing& writing, std::size_t indent, const BlankMark& blank) {
  if (const auto own = error_of_blank(writing.grade, blank)) {
    const std::string place = fmt::format("{}:{}", file_shown(writing), own->line);
    writing.page.paragraph(indent,
                           writing.words(Sentence::compiler_says_at, {place, sentence_shown(writing, *own)}));
    return;
  }
  const auto lines = lines_of(blank.diagnostics);
  const auto error = std::ranges::find_if(lines, is_error);
  if (error == lines.end()) return;
  // Only the sentence: the path and line before it are those of the trial, not of the student's file.
  const std::string_view sentence = error->substr(error->find("error: "));
  writing.page.paragraph(
      indent, writing.words(Sentence::compiler_says,
                            {writing.student.show(sentence, Lines::one, diagnostic_line_cap_bytes)}));
}

std::string build_note(Writing& writing) {
  if (!does_not_build(writing.grade)) return {};
  const auto first = first_own_error(writing.grade);
  std::string note = first ? writing.words(Sentence::file_does_not_compile,
                                           {file_shown(writing), fmt::format("{}", first->line),
                                            sentence_shown(writing, *first)})
                           : writing.words(Sentence::file_does_not_build, {file_shown(writing)});
  if (writing.grade.code.points > Points{}) note += "\n" + writing.words(Sentence::points_all_the_same);
  return note;
}

void write_build(Writing& writing) {
  const CodeMark& code = writing.grade.code;
  if (code.build == BuildOutcome::compiled) return;
  if (code.build_detail.empty() || !code.build_reason.empty()) return;
  const std::vector<std::string_view> lines = build_lines(writing);
  // The first is in the note already, or about an empty blank.
  if (!writing.for_instructor() && lines.size() < 2) return;
  writing.page.heading(writing.words(Sentence::heading_build));
  const std::size_t most = writing.for_instructor() ? instructor_build_lines : student_build_lines;
  for (std::size_t i = 0; i < std::min(most, lines.size()); ++i) {
    writing.page.verbatim(2, writing.student.show(lines[i], Lines::one, diagnostic_line_cap_bytes));
  }
  if (lines.size() > most) {
    writing.page.paragraph(2, writing.words(Sentence::more_lines, {fmt::format("{}", lines.size() - most)}),
                           Style::faint);
  }
}

}  // namespace grader::report
