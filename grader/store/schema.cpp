// SPDX-License-Identifier: MIT
// Keys are the students' names, not numbers of ours: what is in a gradebook does not depend on who was graded
// first.
#include "grader/store/schema.hpp"

#include <fmt/format.h>

#include "grader/types/bilingual_error.hpp"

namespace grader::store {
namespace {

/// "lgrd" in ASCII: tells a gradebook from any other SQLite file.
constexpr std::int64_t application_id = 0x6C677264;

constexpr const char* version_1 = R"(
CREATE TABLE runs (
  number INTEGER PRIMARY KEY,
  exercise TEXT NOT NULL, rubric TEXT NOT NULL, grader TEXT NOT NULL, identity TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running', 'done')),
  started TEXT NOT NULL, ended TEXT);

CREATE TABLE submissions (
  student TEXT PRIMARY KEY, digest TEXT NOT NULL, record TEXT NOT NULL) WITHOUT ROWID;

-- One grade a student: the last good one. Points in hundredths.
CREATE TABLE grades (
  student TEXT PRIMARY KEY, digest TEXT NOT NULL, rubric TEXT NOT NULL, identity TEXT NOT NULL,
  observation TEXT NOT NULL, run INTEGER NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('pass', 'fail', 'undecided')),
  low INTEGER NOT NULL, high INTEGER NOT NULL, code INTEGER NOT NULL,
  grader TEXT NOT NULL, compiler TEXT NOT NULL, sandbox TEXT NOT NULL,
  automatic TEXT NOT NULL,  -- the record before human marks
  record TEXT NOT NULL,
  at TEXT NOT NULL) WITHOUT ROWID;

-- kind: hard_fail, diagnosis, deduction, blank, question. points: those that were lost.
CREATE TABLE findings (
  student TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, place TEXT NOT NULL,
  line INTEGER, points INTEGER, detail TEXT,
  PRIMARY KEY (student, kind, id, place)) WITHOUT ROWID;

CREATE TABLE observations (
  key TEXT PRIMARY KEY, observed TEXT NOT NULL, repeatable INTEGER NOT NULL, bytes BLOB NOT NULL);

-- What could not be graded by our own fault, the last time it was tried.
CREATE TABLE troubles (
  student TEXT PRIMARY KEY, digest TEXT NOT NULL, reason TEXT NOT NULL, hint TEXT NOT NULL,
  at TEXT NOT NULL) WITHOUT ROWID;
)";

/// What a human decided about a question or a hard fail; `question` is empty for the latter in the code.
constexpr const char* version_2 = R"(
CREATE TABLE human_marks (
  student TEXT NOT NULL, question TEXT NOT NULL, record TEXT NOT NULL,
  PRIMARY KEY (student, question)) WITHOUT ROWID;
)";

std::int64_t pragma(Database& database, const char* name) {
  return integer_of(database.rows(fmt::format("PRAGMA {}", name)).at(0).at(0));
}

bool is_empty(Database& database) {
  return integer_of(database.rows("SELECT count(*) FROM sqlite_master").at(0).at(0)) == 0;
}

}  // namespace

const std::vector<std::string>& schema_steps() {
  static const std::vector<std::string> steps = {version_1, version_2};
  return steps;
}

void require_schema(Database& database, const std::string& file, SchemaCheck check,
                    const std::vector<std::string>& steps) {
  const auto newest = static_cast<std::int64_t>(steps.size());
  const std::int64_t version = pragma(database, "user_version");
  const bool is_new = version == 0 && is_empty(database);
  if (!is_new && pragma(database, "application_id") != application_id) {
    throw BilingualError({file + "：是数据库，但不是成绩册", file + ": a database, but no gradebook"},
                         {"换一个文件夹，或把这个文件移走", "name another folder, or move that file away"});
  }
  if (version > newest) {
    throw BilingualError(
        {fmt::format("{}：成绩册是版本 {}，这个程序只认得到版本 {}", file, version, newest),
         fmt::format("{}: a gradebook of version {}, and this program knows versions up to {}", file, version,
                     newest)},
        {"用写它的那个程序，或更新的程序；什么都没有改",
         "use the program that wrote it, or a newer one; nothing was changed"});
  }
  if (version == newest) return;
  if (check == SchemaCheck::refuse) {
    throw BilingualError({fmt::format("{}：是旧版本 {} 的成绩册", file, version),
                          fmt::format("{}: a gradebook of the older version {}", file, version)},
                         {"用这个程序对它运行一次 batch，就会更新",
                          "run batch on it once with this program, which brings it up to date"});
  }
  database.in_transaction([&] {
    database.run_script(fmt::format("PRAGMA application_id={}", application_id));
    for (std::int64_t i = version; i < newest; ++i) {
      database.run_script(steps[static_cast<std::size_t>(i)]);
    }
    database.run_script(fmt::format("PRAGMA user_version={}", newest));
  });
}

}  // namespace grader::store
