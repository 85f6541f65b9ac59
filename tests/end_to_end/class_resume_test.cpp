// SPDX-License-Identifier: MIT
// Running a class again: what is unchanged is kept, what changed is graded, and no failure of ours takes a
// good grade away.
#include <unistd.h>

#include "grader/store/gradebook.hpp"
#include "tests/end_to_end/class_room.hpp"
#include "tests/end_to_end/exercises_copy.hpp"
#include "tests/end_to_end/other_user.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

class ClassResume : public ClassRoom {
 protected:
  /// How each student was dealt with, in the order of the class: "kept graded …".
  std::string how(const std::vector<std::string>& more = {}, int exit_code = 0) const {
    std::vector<std::string> words = more;
    words.insert(words.end(), {"--events", scratch_ / "events", "--jobs", "1"});
    const Outcome outcome = run(batch(out(), words));
    EXPECT_EQ(outcome.exit_code, exit_code) << outcome.errors;
    std::map<std::int64_t, std::string> ways;
    for (const formats::Json& event : events_of(scratch_ / "events")) {
      if (const formats::Json* index = event.find("index"))
        ways[std::get<std::int64_t>(index->value())] = word_of(event, "event");
    }
    std::string text;
    for (const auto& [index, way] : ways) text += (text.empty() ? "" : " ") + way;
    return text;
  }

  store::Entry entry(const std::string& student) const {
    return store::Gradebook(gradebook(), store::Gradebook::Access::read).find(student).value();
  }
};

TEST_F(ClassResume, TheSameCodeIsCompiledOnceAndTheUnchangedIsKept) {
  small_class();
  EXPECT_EQ(how(), "graded graded graded recognised");
  const std::string before = files_of(out());
  EXPECT_EQ(how(), "kept kept kept kept");
  EXPECT_EQ(files_of(out()), before);
}

TEST_F(ClassResume, WhatChangedIsGradedAgainAndNothingElse) {
  small_class();
  how();
  write_file(students() / "bob/answers.md", "## Q1\n\nBecause.\n");  // the code is what it was
  hand_in("zoe", "code/03-ok-pow");
  hand_in("new", "code/98-several-c");
  EXPECT_EQ(how(), "kept recognised graded graded kept");
  EXPECT_EQ(entry("zoe").grade.code.points, Points{400});
  EXPECT_EQ(entry("bob").grade.questions.front().basis, "automatic");
  EXPECT_EQ(how(), "kept kept kept kept kept");
}

TEST_F(ClassResume, AnotherSecretIsAnotherGrading) {
  small_class();
  how();
  const std::string seed = entry("anna").grade.provenance.seed;
  write_file(scratch_ / "secret", "another secret");
  EXPECT_EQ(how(), "graded graded graded recognised");
  EXPECT_NE(entry("anna").grade.provenance.seed, seed);
}

TEST_F(ClassResume, OtherPointsAreJudgedWithoutCompilingAndAnotherMisconceptionIsLookedFor) {
  small_class();
  how();
  const ExercisesCopy exercises(first_exercise());
  exercises.change("rubrics/lesson01.yaml", "pass: 8", "pass: 4");
  EXPECT_EQ(how({"--exercises", exercises.path()}), "recognised recognised recognised recognised");
  EXPECT_EQ(entry("anna").grade.verdict, Verdict::pass);
  EXPECT_EQ(how({"--exercises", exercises.path()}), "kept kept kept kept");
  exercises.change("reference/lesson01/ledger.hpp", "#pragma once", "#pragma once\n// Another edition.");
  EXPECT_EQ(how({"--exercises", exercises.path()}), "graded graded graded recognised");
}

TEST_F(ClassResume, AFailureOfOursKeepsTheGoodGradeAndIsTriedAgain) {
  small_class();
  how();
  const std::string before = read_file(out() / "feedback/zoe.md");
  // Whoever may read everything has no trouble with this; so somebody else grades.
  if (::geteuid() != 0) GTEST_SKIP() << "needs root to be somebody else";
  for (const char* folder : {"class", "out"}) {
    for (const auto& path : fs::recursive_directory_iterator(scratch_ / folder))
      ASSERT_EQ(::chown(path.path().c_str(), nobody, nobody), 0);
    ASSERT_EQ(::chown((scratch_ / folder).c_str(), nobody, nobody), 0);
  }
  fs::permissions(students() / "zoe/ledger.hpp", fs::perms::none);
  hand_in("new", "code/03-ok-pow");
  fs::permissions(students() / "new", fs::perms::none);
  const Outcome outcome =
      run(as_nobody(batch(out(), {"--events", scratch_ / "events2", "--cache", "off"}), scratch_.path()));
  EXPECT_EQ(outcome.exit_code, 3) << outcome.errors;
  EXPECT_NE(outcome.output.find("zoe: cannot read ledger.hpp of zoe"), std::string::npos) << outcome.output;
  EXPECT_NE(outcome.output.find("new: "), std::string::npos) << outcome.output;
  EXPECT_TRUE(entry("zoe").grade.graded);
  EXPECT_EQ(read_file(out() / "feedback/zoe.md"), before);
  EXPECT_NE(entry("zoe").trouble, "");
  EXPECT_FALSE(entry("new").grade.graded);
  EXPECT_NE(read_file(out() / "grades.csv").find("\"new\",not_graded,,,,,"), std::string::npos);
  const Outcome shown = run(command({"show", "zoe", "--out", out()}));
  EXPECT_EQ(shown.exit_code, 0);
  EXPECT_NE(shown.errors.find("cannot read ledger.hpp"), std::string::npos) << shown.errors;

  fs::permissions(students() / "zoe/ledger.hpp", fs::perms::owner_read);
  fs::permissions(students() / "new", fs::perms::owner_all);
  EXPECT_EQ(how().find("not_graded"), std::string::npos);
  EXPECT_EQ(entry("zoe").trouble, "");
  EXPECT_TRUE(entry("new").grade.graded);
}

TEST_F(ClassResume, AStudentWhoIsGoneStaysInTheGradebook) {
  small_class();
  how();
  fs::remove_all(students() / "bob");
  EXPECT_EQ(how(), "kept kept kept");
  EXPECT_NE(read_file(out() / "grades.csv").find("\"bob\",graded,"), std::string::npos);
}

}  // namespace
}  // namespace grader::tests
