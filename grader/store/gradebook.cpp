// SPDX-License-Identifier: MIT
#include "grader/store/gradebook.hpp"

#include <fmt/format.h>

#include <array>

#include "grader/error.hpp"
#include "grader/store/records.hpp"
#include "grader/store/schema.hpp"
#include "grader/types/verdict_words.hpp"

namespace grader::store {
namespace {

constexpr std::array blank_states = {"right",   "wrong",      "unfilled", "does_not_compile",
                                     "deleted", "not_located"};

constexpr const char* entry_columns =
    "SELECT students.student, submissions.record, grades.digest, grades.rubric, grades.identity, "
    "grades.observation, grades.automatic, grades.record, troubles.reason, troubles.hint, "
    "observations.observed "
    "FROM (SELECT student FROM grades UNION SELECT student FROM troubles) AS students "
    "LEFT JOIN grades ON grades.student = students.student "
    "LEFT JOIN submissions ON submissions.student = students.student "
    "LEFT JOIN troubles ON troubles.student = students.student "
    "LEFT JOIN observations ON observations.key = grades.observation ";

Cell whole(Points points) { return std::int64_t{points.hundredths}; }

Cell line_cell(int line) { return line == 0 ? Cell(nullptr) : Cell(std::int64_t{line}); }

Entry entry_of(const Row& row) {
  Entry entry;
  const std::string& student = text_of(row[0]);
  if (!text_of(row[1]).empty()) entry.submission = submission_from(text_of(row[1]));
  entry.submission.id = student;
  entry.made = {text_of(row[2]), text_of(row[3]), text_of(row[4])};
  entry.observation = {text_of(row[5]), text_of(row[10])};
  entry.trouble = text_of(row[8]);
  entry.trouble_hint = text_of(row[9]);
  if (!text_of(row[7]).empty()) {
    entry.automatic = grade_from(text_of(row[6]));
    entry.grade = grade_from(text_of(row[7]));
  } else {
    entry.grade.submission_id = student;
    entry.grade.not_graded_reason = entry.trouble;
    entry.grade.not_graded_hint = entry.trouble_hint;
    entry.automatic = entry.grade;
  }
  return entry;
}

}  // namespace

Gradebook::Gradebook(const std::filesystem::path& file, Access access)
    : database_(file, access == Access::write ? Database::Access::read_write : Database::Access::read_only) {
  require_schema(database_, file.string(),
                 access == Access::write ? SchemaCheck::move_on : SchemaCheck::refuse);
}

void Gradebook::begin_run(const RunHeader& header) {
  database_.in_transaction([&] {
    const auto cut_off = database_.rows(
        "SELECT number FROM runs WHERE state = 'running' AND exercise = ? AND rubric = ? AND identity = ? "
        "ORDER BY number DESC LIMIT 1",
        {header.exercise, header.rubric, header.identity});
    if (!cut_off.empty()) {
      run_ = integer_of(cut_off[0][0]);
      return;
    }
    database_.run(
        "INSERT INTO runs (exercise, rubric, grader, identity, state, started) "
        "VALUES (?, ?, ?, ?, 'running', ?)",
        {header.exercise, header.rubric, header.grader, header.identity, header.started});
    run_ = integer_of(database_.rows("SELECT last_insert_rowid()").at(0).at(0));
  });
}

void Gradebook::end_run(const std::string& ended) {
  // What no grade rests on any more would only grow.
  database_.run("DELETE FROM observations WHERE key NOT IN (SELECT observation FROM grades)");
  database_.run("UPDATE runs SET state = 'done', ended = ? WHERE number = ?", {ended, run_});
}

bool Gradebook::holds(const std::string& student, const Made& made) {
  const auto rows = database_.rows(
      "SELECT observations.bytes FROM grades LEFT JOIN observations ON key = observation "
      "WHERE student = ? AND digest = ? AND rubric = ? AND identity = ? "
      "AND NOT EXISTS (SELECT 1 FROM troubles WHERE troubles.student = grades.student)",
      {student, made.digest, made.rubric, made.identity});
  return !rows.empty() && is_sealed(text_of(rows[0][0]));
}

bool Gradebook::holds_of_another_rubric(const std::string& student, const Made& made) {
  return !database_
              .rows("SELECT 1 FROM grades WHERE student = ? AND digest = ? AND rubric <> ?",
                    {student, made.digest, made.rubric})
              .empty();
}

std::optional<ObservedSubmission> Gradebook::find_repeatable(const ObservationKey& key) {
  auto observed = find_observation(key.key);
  return observed && observed->repeatable == Repeatable::yes ? std::move(observed) : std::nullopt;
}

std::optional<ObservedSubmission> Gradebook::find_observation(const std::string& key) {
  const auto rows = database_.rows("SELECT bytes FROM observations WHERE key = ?", {key});
  if (rows.empty()) return std::nullopt;
  try {
    return unpacked(text_of(rows[0][0]));
  } catch (const Error&) {
    return std::nullopt;  // a memory that is gone: what it was of can be observed again
  }
}

void Gradebook::keep(const Entry& entry, const ObservedSubmission& observed, const std::string& at) {
  database_.in_transaction([&] {
    database_.run("INSERT OR REPLACE INTO observations VALUES (?, ?, ?, ?)",
                  {entry.observation.key, entry.observation.observed_digest,
                   std::int64_t{observed.repeatable == Repeatable::yes}, Blob{packed(observed)}});
    write_graded(entry, at);
  });
}

void Gradebook::keep_recognised(const Entry& entry, const std::string& at) {
  database_.in_transaction([&] { write_graded(entry, at); });
}

void Gradebook::write_graded(const Entry& entry, const std::string& at) {
  const Submission& submission = entry.submission;
  database_.run("INSERT OR REPLACE INTO submissions VALUES (?, ?, ?)",
                {submission.id, submission.digest, record_of(submission)});
  write_grade(entry, at);
  database_.run("DELETE FROM troubles WHERE student = ?", {submission.id});
}

void Gradebook::keep_judgement(const Entry& entry, const std::string& at) {
  database_.in_transaction([&] { write_grade(entry, at); });
}

void Gradebook::write_grade(const Entry& entry, const std::string& at) {
  const Grade& grade = entry.grade;
  if (!grade.graded) {
    throw Error("a submission that was not graded cannot be entered as a grade", "report this as a defect",
                Trouble::this_grading);
  }
  database_.run("INSERT OR REPLACE INTO grades VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                {entry.submission.id, entry.made.digest, entry.made.rubric, entry.made.identity,
                 entry.observation.key, run_, word_of(grade.verdict), whole(grade.low), whole(grade.high),
                 whole(grade.code.points), grade.provenance.grader, grade.provenance.compiler,
                 grade.provenance.sandbox, record_of(entry.automatic), record_of(grade), at});
  write_findings(grade);
}

void Gradebook::write_findings(const Grade& grade) {
  const std::string& student = grade.submission_id;
  const auto add = [&](const char* kind, const std::string& id, const std::string& place, const Cell& line,
                       const Cell& points, const Cell& detail) {
    database_.run("INSERT OR REPLACE INTO findings VALUES (?, ?, ?, ?, ?, ?, ?)",
                  {student, kind, id, place, line, points, detail});
  };
  const auto add_hard_fail = [&](const HardFail& found) {
    add("hard_fail", found.rule, found.where, nullptr, nullptr, word_of(found.certainty));
  };
  database_.run("DELETE FROM findings WHERE student = ?", {student});
  for (const HardFail& found : grade.code.hard_fails) add_hard_fail(found);
  for (const FoundDiagnosis& found : grade.code.diagnoses) {
    add("diagnosis", found.id, fmt::format("line {}", found.line), line_cell(found.line), nullptr, nullptr);
  }
  for (const Deduction& found : grade.code.deductions) {
    add("deduction", found.id, fmt::format("line {}", found.line), line_cell(found.line), whole(found.points),
        nullptr);
  }
  for (const BlankMark& blank : grade.code.blanks) {
    add("blank", blank.id, "", line_cell(blank.line), whole(blank.possible - blank.points),
        blank_states.at(static_cast<std::size_t>(blank.state)));
  }
  for (const QuestionMark& question : grade.questions) {
    add("question", question.id, "", nullptr, whole(question.possible - question.high), question.basis);
    for (const HardFail& found : question.hard_fails) add_hard_fail(found);
  }
}

void Gradebook::keep_trouble(const Submission& submission, const std::string& reason, const std::string& hint,
                             const std::string& at) {
  database_.run("INSERT OR REPLACE INTO troubles VALUES (?, ?, ?, ?, ?)",
                {submission.id, submission.digest, reason, hint, at});
}

void Gradebook::keep_marks(const std::vector<HumanMark>& marks) {
  database_.in_transaction([&] {
    for (const HumanMark& mark : marks) {
      database_.run("INSERT OR REPLACE INTO human_marks VALUES (?, ?, ?)",
                    {mark.student, mark.question, record_of(mark)});
    }
  });
}

std::vector<HumanMark> Gradebook::marks() {
  std::vector<HumanMark> marks;
  for (const Row& row : database_.rows("SELECT record FROM human_marks ORDER BY student, question")) {
    marks.push_back(human_mark_from(text_of(row[0])));
  }
  return marks;
}

void Gradebook::each_entry(const std::function<void(const Entry&)>& visit) {
  database_.each_row(std::string(entry_columns) + "ORDER BY students.student", {},
                     [&visit](const Row& row) { visit(entry_of(row)); });
}

std::optional<Entry> Gradebook::find(const std::string& student) {
  const auto rows = database_.rows(std::string(entry_columns) + "WHERE students.student = ?", {student});
  if (rows.empty()) return std::nullopt;
  return entry_of(rows.front());
}

std::vector<std::string> Gradebook::students() {
  std::vector<std::string> names;
  for (const Row& row :
       database_.rows("SELECT student FROM grades UNION SELECT student FROM troubles ORDER BY 1")) {
    names.push_back(text_of(row[0]));
  }
  return names;
}

std::string Gradebook::exercise() {
  const auto rows = database_.rows("SELECT exercise FROM runs ORDER BY number DESC LIMIT 1");
  return rows.empty() ? std::string() : text_of(rows.front().front());
}

}  // namespace grader::store
