// SPDX-License-Identifier: MIT
// A class with odd names, graded by one, two and four at a time: the same bytes, read by others as they were
// meant.
#include "tests/end_to_end/class_room.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

class ClassSame : public ClassRoom {};

/// Python's own reader, against the folders' names as the file system has them. A guard against formulas is
/// taken off as a person would.
constexpr const char* read_table = R"(
import csv, os, re, sys
out, students = os.fsencode(sys.argv[1]), os.fsencode(sys.argv[2])
with open(os.path.join(out, b'grades.csv'), encoding='utf-8', newline='') as file:
    raw = file.read()
assert raw.count('\n') == raw.count('\r\n'), 'line ends'
rows = list(csv.DictReader(raw.splitlines(keepends=True), strict=True))
def shown(name):
    text = ''.join('\\x%02x' % (ord(c) - 0xdc00) if 0xdc80 <= ord(c) <= 0xdcff else c
                   for c in name.decode('utf-8', 'surrogateescape'))
    return text.replace('\n', '\\x0a')
def unguarded(cell):
    return cell[1:] if re.match(r"''*\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]", cell) else cell
names = sorted(os.listdir(students))
assert [unguarded(row['student']) for row in rows] == [shown(name) for name in names], 'names'
for row in rows:
    assert None not in row and None not in row.values(), row
    assert row['status'] == 'graded' and row['verdict'] in ('pass', 'fail', 'undecided'), row
    assert 0 <= float(row['points_low']) <= float(row['points_high']) <= float(row['possible']), row
    for cell in row.values():
        assert not cell.startswith(('=', '+', '-', '@', '\t', '\r')), cell
assert len(os.listdir(os.path.join(out, b'feedback'))) == len(names), 'feedback'
print(len(rows), 'students')
)";

TEST_F(ClassSame, BytesAreTheSameForAnyNumberOfWorkersAndReadByPython) {
  const std::size_t size = is_long_run() ? 300 : 60;
  make_class(students(), size);
  for (const char* jobs : {"1", "2", "4"}) {
    const Outcome outcome = run(batch(scratch_ / jobs, {"--jobs", jobs}));
    ASSERT_EQ(outcome.exit_code, 0) << outcome.errors;
  }
  EXPECT_EQ(files_of(scratch_ / "1"), files_of(scratch_ / "2"));
  EXPECT_EQ(files_of(scratch_ / "1"), files_of(scratch_ / "4"));
  const std::string one = dump(scratch_ / "1/gradebook.sqlite");
  EXPECT_TRUE(one.starts_with("ok\n"));
  EXPECT_EQ(one, dump(scratch_ / "2/gradebook.sqlite"));
  EXPECT_EQ(one, dump(scratch_ / "4/gradebook.sqlite"));

  const auto output = [&](std::vector<std::string> words) {
    const Outcome outcome = run(command(std::move(words)));
    EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
    return outcome.output;
  };
  for (const char* format : {"text", "json"}) {
    const std::string stats = output({"stats", scratch_ / "1", "--format", format});
    EXPECT_EQ(stats, output({"stats", scratch_ / "4", "--format", format}));
    for (const std::size_t student : {0U, 4U, 7U, 11U, 19U}) {
      const std::vector<std::string> words = {"show", student_name(student), "--format", format, "--out"};
      auto first = words;
      first.push_back(scratch_ / "1");
      auto second = words;
      second.push_back(scratch_ / "4");
      EXPECT_EQ(output(first), output(second));
    }
  }
  if (run({.arguments = {"python3", "-c", ""}}).exit_code != 0) GTEST_SKIP() << "no python3";
  const Outcome read = run({.arguments = {"python3", "-c", read_table, scratch_ / "2", students()},
                            .environment = {{"PYTHONUTF8", "1"}}});
  EXPECT_EQ(read.exit_code, 0) << read.errors;
  EXPECT_EQ(read.output, std::to_string(size) + " students\n");
}

}  // namespace
}  // namespace grader::tests
