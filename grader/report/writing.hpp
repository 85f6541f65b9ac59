// SPDX-License-Identifier: MIT
// What the sections of a terminal report share while one grade is written.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "grader/report/escape.hpp"
#include "grader/report/messages.hpp"
#include "grader/report/page.hpp"
#include "grader/report/report.hpp"

namespace grader::report {

struct Writing {
  const Grade& grade;
  Language language = Language::en;
  Audience audience = Audience::student;
  Page page;
  StudentText student = StudentText();
  bool hidden_number_explained = false;  ///< on this page, what U stands for

  bool for_instructor() const { return audience == Audience::instructor; }

  std::string words(Sentence sentence, std::initializer_list<std::string_view> values = {}) const {
    return say(sentence, language, values);
  }
  /// What a student wrote in an answer, on one line.
  std::string quote(std::string_view foreign) {
    constexpr std::size_t cap_bytes = 300;
    return student.show(on_one_line(foreign), Lines::one, cap_bytes);
  }
  /// A message of the rubric. It is ours, but may quote what a student wrote.
  std::string words(const Text& text) const {
    constexpr std::size_t cap_bytes = 2000;
    return escape_capped(text.in(language), Lines::many, cap_bytes);
  }
};

/// The call and what it gave; for the instructor also what it should give. Empty when there is nothing that
/// this reader may see.
std::string evidence_text(Writing& writing, const Evidence& evidence);

/// Diagnoses that have been shown already, by their place in the mark.
using Shown = std::set<std::size_t>;

/// "text (box.hpp:33)", or the text alone where no line is known.
std::string with_line(const Writing& writing, const std::string& text, int line);

/// The reason, the diagnoses of its line, what shows it, what earned points, and the compiler's sentence.
void write_what_is_wrong(Writing& writing, std::size_t indent, const BlankMark& blank, Shown& shown);
void write_deductions(Writing& writing, Shown& shown);
void write_other_diagnoses(Writing& writing, const Shown& shown);
void write_build(Writing& writing);
/// Of a blank that does not compile: what the compiler says of its line, else of its text by itself.
void write_compiler_words(Writing& writing, std::size_t indent, const BlankMark& blank);

/// That no program can be made of the file as it stands, and the first error in it: a line or two; or
/// nothing.
std::string build_note(Writing& writing);

/// Where it stands, and what it is; for an instructor its id, for a student whether it only waits for a
/// person.
std::string hard_fail_text(const Writing& writing, const HardFail& hard_fail);

/// It counts only once a person has confirmed it, and nobody has decided yet.
bool waits_for_a_person(const HardFail& hard_fail, const Grade& grade);

bool all_wait_for_a_person(const std::vector<HardFail>& hard_fails, const Grade& grade);

/// Nothing is missing in an answer with all its points.
bool has_hints(const QuestionMark& mark);

/// What rules passing out, each with what shows it and what a person decided about it.
void write_hard_fails(Writing& writing);

/// The written answers, question by question, and the rescale task.
void write_questions(Writing& writing);

/// Whether the rescale task is done, in a sentence.
std::string rescale_text(const Writing& writing);

/// Criteria, lost points, deductions, other findings, compiler, output.
void write_code(Writing& writing);

}  // namespace grader::report
