// SPDX-License-Identifier: MIT
// What a lecturer is told of his class besides grades: another rubric, files that are no use, folders that
// are nobody, marks that do not fit.
#include <gmock/gmock.h>

#include "tests/end_to_end/class_room.hpp"
#include "tests/end_to_end/exercises_copy.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class ClassTold : public ClassRoom {
 protected:
  Outcome graded(const std::vector<std::string>& more = {}) const { return run(batch(out(), more)); }
  std::string page(const std::string& student) const {
    return read_file(out() / "feedback" / (student + ".md"));
  }
};

TEST_F(ClassTold, ARunUnderAnotherRubricThanTheLastOneSaysSo) {
  hand_in("anna", "code/01-ok-plain");
  const ExercisesCopy exercises(first_exercise());
  exercises.change("rubrics/lesson01.yaml", "pass: 8", "pass: 4");
  EXPECT_THAT(graded().errors, Not(HasSubstr("another rubric")));
  const Outcome regraded = run(command({"regrade", out(), "--exercises", exercises.path()}));
  EXPECT_THAT(regraded.errors, HasSubstr("(now from " + exercises.path().string() + "): 1 grade."));

  hand_in("new", "code/01-ok-plain");
  const Outcome back = graded({"--events", scratch_ / "events"});
  EXPECT_THAT(back.errors, HasSubstr("judged again under another rubric than the last run"));
  EXPECT_THAT(back.errors, HasSubstr("): 1 grade. If that was not meant"))
      << "the new one is not judged again";
  EXPECT_THAT(read_file(scratch_ / "events"), HasSubstr("\"event\":\"other_rubric\",\"grades\":1,"));
  EXPECT_THAT(graded().errors, Not(HasSubstr("another rubric")));
}

TEST_F(ClassTold, AFileThatIsNoUseIsNamedAndWhatIsAddedIsSeen) {
  hand_in("anna", "code/01-ok-plain");
  fs::create_directories(students() / "empty");
  const Outcome first = graded();
  EXPECT_THAT(first.output, HasSubstr("No usable file\n"));
  EXPECT_THAT(first.output, HasSubstr("  - empty: ledger.hpp is missing: the folder is empty."));
  EXPECT_THAT(first.output, Not(HasSubstr("Blanks that cost most")));
  EXPECT_THAT(read_file(out() / "grades.csv"), HasSubstr("\"code_file_missing; answers_missing\""));
  write_file(students() / "empty/Ledger (1).hpp", "int x;");
  const Outcome second = graded();
  EXPECT_THAT(second.output, HasSubstr("there is Ledger (1).hpp"));
  EXPECT_THAT(page("empty"), HasSubstr("but there is Ledger "));
}

TEST_F(ClassTold, FoldersThatAreNobodyAndStudentsWithoutAFolderAreNamed) {
  hand_in("anna", "code/01-ok-plain");
  hand_in("ANNA", "code/01-ok-plain");
  fs::create_directories(students() / "deep");
  hand_in("deep/submission", "code/01-ok-plain");
  write_file(students() / "max.zip", "");
  EXPECT_EQ(run(batch(students() / "results1")).exit_code, 0);
  const Outcome outcome = run(batch(students() / "results2"));
  EXPECT_THAT(outcome.errors, HasSubstr("passed over (results of a run): results1"));
  EXPECT_THAT(outcome.errors, HasSubstr("without a grade: max.zip."));
  EXPECT_THAT(outcome.errors, HasSubstr("the same student: \"ANNA\", \"anna\""));
  EXPECT_THAT(read_file(students() / "results2/grades.csv"), HasSubstr("\"deep\",graded,fail,4,4,10,4,"));
  EXPECT_THAT(read_file(students() / "results2/grades.csv"), Not(HasSubstr("results1")));
  fs::remove_all(students() / "deep");
  EXPECT_THAT(run(batch(students() / "results2")).errors, HasSubstr("1 student: deep."));
}

TEST_F(ClassTold, MarksThatDoNotFitAreToldWithTheirPlaceAndStrangersOnce) {
  hand_in("anna", "code/01-ok-plain");
  graded();
  const std::string head = "student,question,points,marker,date,digest\n";
  write_file(scratch_ / "m.csv",
             head + "anna,Q1,1,wang,2027-01-31,sha256:old\nnobody,Q1,1,wang,2027-01-31,\n");
  const Outcome given = graded({"--marks", scratch_ / "m.csv"});
  EXPECT_THAT(given.errors, HasSubstr("m.csv:2: the submission of anna was changed"));
  EXPECT_THAT(given.errors, HasSubstr("holds marks for nobody"));
  EXPECT_THAT(given.errors, HasSubstr("for students of this class: 1"));
  const Outcome later = graded();
  EXPECT_THAT(later.errors, HasSubstr("in the gradebook, given on 2027-01-31 by wang"));
  EXPECT_THAT(later.errors, Not(HasSubstr("nobody")));
  EXPECT_THAT(later.errors, Not(HasSubstr("for students of this class")));
}

TEST_F(ClassTold, AFilledInListIsKeptWhereItWasNotRead) {
  hand_in("anna", "code/01-ok-plain");
  graded();
  const std::string filled =
      "schema: ledger-grader/marks/1\nexercise: lesson01\nmarker: wang\ndate: 2027-01-31\nmarks:\n"
      "  - student: anna\n    question: Q1\n    points: 1\n";
  write_file(out() / "review.yaml", filled);
  EXPECT_THAT(graded().errors, HasSubstr("review.filled.yaml"));
  EXPECT_EQ(read_file(out() / "review.filled.yaml"), filled);
  EXPECT_THAT(graded().errors, Not(HasSubstr("review.filled")));
  EXPECT_THAT(graded({"--marks", out() / "review.filled.yaml"}).errors, HasSubstr("this class: "));
}

TEST_F(ClassTold, TroubleBeforeAnybodyIsGradedIsToldInTheLanguageOfTheRun) {
  hand_in("anna", "code/01-ok-plain");
  const std::vector<std::pair<std::vector<std::string>, std::string>> slips = {
      {{"batch", scratch_ / "no.zip", "--out", out()}, "不是文件夹"},
      {{"batch", students(), "--out", students()}, "结果会和作业混在一起"},
      {{"batch", students(), "--out", out(), "--exercises", scratch_.path()}, "里没有练习"},
      {{"batch", students(), "--out", out(), "--marks", scratch_ / "no.csv"}, "没有文件"}};
  for (auto [words, expected] : slips) {
    words.insert(words.end(), {"--lang", "zh"});
    const Outcome outcome = run(command(words));
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr(expected));
    EXPECT_THAT(outcome.errors, HasSubstr("提示："));
  }
}

}  // namespace
}  // namespace grader::tests
