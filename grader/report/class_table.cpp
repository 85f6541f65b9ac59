// SPDX-License-Identifier: MIT
// Numbers stay bare so that a spreadsheet adds them up; what has no points has an empty cell, never a zero.
#include "grader/report/class_table.hpp"

#include <algorithm>

#include "grader/report/escape_csv.hpp"
#include "grader/report/points_text.hpp"
#include "grader/types/verdict_words.hpp"

namespace grader::report {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : "; ") + word;
  return text;
}

void add_hard_fails(const std::vector<HardFail>& found, std::vector<std::string>& words) {
  for (const HardFail& hard_fail : found) {
    if (hard_fail.decision == Decision::lifted) continue;  // it does not count
    const bool suspected = hard_fail.certainty == Certainty::suspected;
    words.push_back(hard_fail.rule + " (" + hard_fail.where + (suspected ? ", suspected)" : ")"));
  }
}

std::string hard_fails_of(const Grade& grade) {
  std::vector<std::string> words;
  add_hard_fails(grade.code.hard_fails, words);
  for (const QuestionMark& question : grade.questions) add_hard_fails(question.hard_fails, words);
  return joined(words);
}

std::string diagnoses_of(const Grade& grade, const std::vector<FileTrouble>& files) {
  std::vector<std::string> words;
  words.reserve(files.size() + grade.code.diagnoses.size());
  for (const FileTrouble& found : files) words.push_back(found.id);
  for (const FoundDiagnosis& found : grade.code.diagnoses) words.push_back(found.id);
  return joined(words);
}

std::string points_of_question(const Grade& grade, const std::string& id) {
  const auto mark = std::ranges::find(grade.questions, id, &QuestionMark::id);
  if (!grade.graded || mark == grade.questions.end()) return ",";
  return points_text(mark->low) + "," + points_text(mark->high);
}

}  // namespace

std::string class_table_header(const std::vector<std::string>& questions) {
  std::string line = "student,status,verdict,points_low,points_high,possible,code";
  for (const std::string& id : questions) line += "," + csv_cell(id + "_low") + "," + csv_cell(id + "_high");
  return line + ",for_review,hard_fails,diagnoses,trouble,digest\r\n";
}

std::string class_table_line(const Grade& grade, const std::vector<std::string>& questions,
                             const std::string& trouble, const std::vector<FileTrouble>& files) {
  std::string line = csv_name(grade.submission_id) + "," + (grade.graded ? "graded" : "not_graded") + ",";
  if (grade.graded) {
    line += std::string(word_of(grade.verdict)) + "," + points_text(grade.low) + "," +
            points_text(grade.high) + "," + points_text(grade.possible) + "," +
            points_text(grade.code.points);
  } else {
    line += ",,,,";
  }
  for (const std::string& id : questions) line += "," + points_of_question(grade, id);
  line += std::string(",") + (waits_for_a_person(grade) ? "yes" : "no") + "," +
          csv_cell(hard_fails_of(grade)) + "," + csv_cell(diagnoses_of(grade, files)) + "," +
          csv_cell(trouble) + "," + csv_cell(grade.submission_digest);
  return line + "\r\n";
}

}  // namespace grader::report
