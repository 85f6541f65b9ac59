// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/written_formats.hpp"

#include "grader/pipeline.hpp"
#include "grader/report/escape_ci_log.hpp"
#include "grader/report/escape_csv.hpp"
#include "grader/report/escape_html.hpp"
#include "grader/report/escape_markdown.hpp"
#include "grader/report/escape_xml.hpp"
#include "tests/support/format_rules.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

void add(std::vector<std::string>& texts, const Evidence& evidence) {
  texts.insert(texts.end(), {evidence.call, evidence.got});
}

std::vector<std::string> student_texts(const Grade& grade) {
  // What a submission printed is in nobody's report, in no format.
  std::vector<std::string> texts = {grade.submission_id, grade.not_graded_reason, grade.code.build_detail,
                                    grade.code.build_reason.en};
  texts.insert(texts.end(), grade.files.begin(), grade.files.end());
  for (const BlankMark& blank : grade.code.blanks) {
    texts.insert(texts.end(), {blank.diagnostics, blank.reason.en, blank.reason.zh});
    add(texts, blank.evidence);
  }
  for (const FoundDiagnosis& diagnosis : grade.code.diagnoses) {
    texts.push_back(diagnosis.message.en);
    add(texts, diagnosis.evidence);
  }
  for (const HardFail& rule : grade.code.hard_fails) {
    texts.push_back(rule.quote);
    add(texts, rule.evidence);
  }
  for (const QuestionMark& question : grade.questions)
    for (const FoundConcept& found : question.concepts) texts.push_back(found.quote);
  std::erase(texts, "");
  return texts;
}

void complain(const char* format, const rules::Broken& broken, WrittenFormats& written) {
  if (broken) written.broken.push_back(std::string(format) + ": " + *broken);
}

void write(const std::string& id, const std::string& text, WrittenFormats& written) {
  const std::string cell = report::csv_cell(text);
  const std::string html = report::html_text(text, report::Lines::many);
  const std::string xml = report::xml_text(text, report::Lines::many);
  const std::string line = report::markdown_text(text);
  const std::string block = report::markdown_block(text);
  const std::string log = report::ci_log_lines(text);

  written.csv += report::csv_cell(id) + "," + cell + "\r\n";
  written.html += "<td>" + report::html_text(id, report::Lines::one) + "</td><td>" + html + "</td>\n";
  written.xml += "<text>" + xml + "</text>\n";
  written.markdown += "| " + report::markdown_text(id) + " | " + line + " |\n\n" + block;
  written.ci_log += report::ci_log_text(id) + "\n" + log;

  std::string ignored;
  complain("CSV", rules::broken_csv(cell, ignored), written);
  complain("HTML", rules::broken_html(html, rules::LineEnds::allowed), written);
  complain("XML", rules::broken_xml(xml), written);
  complain("Markdown", rules::broken_markdown_text(line), written);
  complain("Markdown", rules::broken_markdown_block(block, ignored), written);
  complain("CI log", rules::broken_ci_log(log), written);
}

/// The cache is kept for the process. The grader is not: it has a child as long as it lives.
Grade grade_here(const std::filesystem::path& submission) {
  static const Scratch scratch;
  write_file(scratch / "secret", "against attacks");
  Grader grader({.exercises_folder = LEDGER_GRADER_SOURCE_DIR,
                 .cache = scratch / "cache",
                 .secret_file = scratch / "secret"});
  return grader.grade(submission);
}

}  // namespace

WrittenFormats write_formats(const std::filesystem::path& submission) {
  const Grade grade = grade_here(submission);
  WrittenFormats written;
  for (const std::string& text : student_texts(grade)) write(grade.submission_id, text, written);
  return written;
}

}  // namespace grader::tests
