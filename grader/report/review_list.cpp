// SPDX-License-Identifier: MIT
// Rows first, each a question of a student, then the format.
#include "grader/report/review_list.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "grader/report/characters.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/escape_csv.hpp"
#include "grader/report/messages.hpp"
#include "grader/report/points_text.hpp"
#include "grader/types/verdict_words.hpp"

namespace grader::report {
namespace {

constexpr std::size_t quote_cap_bytes = 300;

struct Row {
  const Grade* grade = nullptr;
  std::string question = {};
  const QuestionMark* mark = nullptr;  ///< nothing for the code
  std::vector<const HardFail*> open = {};
};

std::vector<const HardFail*> open_ones(const std::vector<HardFail>& hard_fails, bool only_suspected) {
  std::vector<const HardFail*> open;
  for (const HardFail& hard_fail : hard_fails) {
    const bool settled_by_code = only_suspected && hard_fail.certainty == Certainty::established;
    if (hard_fail.decision == Decision::open && !settled_by_code) open.push_back(&hard_fail);
  }
  return open;
}

std::vector<Row> rows_of(const std::vector<Grade>& grades) {
  std::vector<const Grade*> order;
  for (const Grade& grade : grades)
    if (grade.graded) order.push_back(&grade);
  std::stable_partition(order.begin(), order.end(),
                        [](const Grade* grade) { return grade->verdict == Verdict::undecided; });
  std::vector<Row> rows;
  for (const Grade* grade : order) {
    if (waits_for_a_person(grade->code))
      rows.push_back({grade, "code", nullptr, open_ones(grade->code.hard_fails, true)});
    for (const QuestionMark& mark : grade->questions)
      if (waits_for_a_person(mark))
        rows.push_back({grade, mark.id, &mark, open_ones(mark.hard_fails, false)});
  }
  return rows;
}

/// A scalar between double quotes. It is read back as it was, but for bytes that are no UTF-8.
std::string yaml_text(std::string_view foreign) {
  std::string quoted = "\"";
  while (!foreign.empty()) {
    const Character character = first_character(foreign);
    const std::string_view bytes = foreign.substr(0, character.bytes);
    if (bytes == "\"" || bytes == "\\")
      quoted += "\\" + std::string(bytes);
    else if (character.valid && is_readable(character.code))
      quoted += bytes;
    else
      quoted += fmt::format("\\U{:08x}", static_cast<unsigned>(character.code));
    foreign.remove_prefix(character.bytes);
  }
  return quoted + '"';
}

/// A block with its own indentation: nothing in it can end it. Empty lines need none.
std::string yaml_block(std::string_view foreign, std::size_t indent) {
  const std::string escaped = escape(foreign, Lines::many);
  std::string block = "|2\n";
  std::string_view rest = escaped;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    if (!line.empty()) block += std::string(indent, ' ') + std::string(line);
    block += '\n';
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return block;
}

std::string found_text(const HardFail& hard_fail, Language language) {
  const bool suspected = hard_fail.certainty == Certainty::suspected;
  const std::string certainty = say(suspected ? Sentence::suspected : Sentence::established, language);
  const std::string words = hard_fail.quote.empty() ? hard_fail.evidence.call : hard_fail.quote;
  return fmt::format("{}: {}", certainty, escape_capped(on_one_line(words), Lines::one, quote_cap_bytes));
}

std::string automatic_text(const Row& row) {
  return row.mark == nullptr ? "" : points_text(row.mark->low, row.mark->high);
}

std::string reason_text(const Row& row, Language language) {
  return row.mark == nullptr ? "" : escape(row.mark->reason.in(language), Lines::one);
}

std::string yaml_row(const Row& row, Language language) {
  std::string text = fmt::format("\n  - student: {}\n    digest: {}\n    question: {}\n    verdict: {}\n",
                                 yaml_text(row.grade->submission_id), yaml_text(row.grade->submission_digest),
                                 row.question, word_of(row.grade->verdict));
  if (row.mark != nullptr) {
    text += fmt::format("    possible: {}\n    automatic: \"{}\"\n    reason: {}\n",
                        points_text(row.mark->possible), automatic_text(row),
                        yaml_text(reason_text(row, language)));
    text += row.mark->answer.empty() ? "    answer:\n" : "    answer: " + yaml_block(row.mark->answer, 6);
    text += "    points:\n";
  }
  if (!row.open.empty()) {
    text += "    found:\n";
    for (const HardFail* hard_fail : row.open)
      text += fmt::format("      {}: {}\n", hard_fail->rule, yaml_text(found_text(*hard_fail, language)));
    text += "    hard_fail:\n";
    for (const HardFail* hard_fail : row.open) text += fmt::format("      {}:\n", hard_fail->rule);
  } else {
    text += "    hard_fail:\n";
  }
  return text + "    comment:\n    marker:\n    date:\n";
}

std::string yaml_list(std::string_view exercise, const std::vector<Row>& rows, Language language) {
  std::string text = "# " + say(Sentence::review_how, language) + "\n";
  text += "schema: ledger-grader/marks/1\n";
  text += "exercise: " + escape(exercise, Lines::one) + "\n";
  text += "marker:\ndate:\nmarks:\n";
  for (const Row& row : rows) text += yaml_row(row, language);
  return text;
}

std::string csv_list(const std::vector<Row>& rows, Language language) {
  std::string text =
      "student,digest,question,verdict,automatic,possible,points,hard_fail,comment,marker,date,found,reason,"
      "answer\r\n";
  for (const Row& row : rows) {
    std::string found;
    std::string decisions;
    for (const HardFail* hard_fail : row.open) {
      found += (found.empty() ? "" : " | ") + hard_fail->rule + " " + found_text(*hard_fail, language);
      decisions += (decisions.empty() ? "" : "; ") + hard_fail->rule + "=?";
    }
    const std::vector<std::string> cells = {csv_cell(row.grade->submission_id),
                                            csv_cell(row.grade->submission_digest),
                                            csv_cell(row.question),
                                            word_of(row.grade->verdict),
                                            csv_cell(automatic_text(row)),
                                            row.mark == nullptr ? "" : points_text(row.mark->possible),
                                            "",
                                            csv_cell(decisions),
                                            "",
                                            "",
                                            "",
                                            csv_cell(found),
                                            csv_cell(reason_text(row, language)),
                                            csv_cell(row.mark == nullptr ? "" : row.mark->answer)};
    text += fmt::format("{}\r\n", fmt::join(cells, ","));
  }
  return text;
}

}  // namespace

ListFormat list_format_of(std::string_view file_name) {
  return file_name.ends_with(".csv") ? ListFormat::csv : ListFormat::yaml;
}

std::string review_list(std::string_view exercise, const std::vector<Grade>& grades, ListFormat format,
                        Language language) {
  const std::vector<Row> rows = rows_of(grades);
  return format == ListFormat::csv ? csv_list(rows, language) : yaml_list(exercise, rows, language);
}

}  // namespace grader::report
