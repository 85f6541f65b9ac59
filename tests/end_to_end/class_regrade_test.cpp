// SPDX-License-Identifier: MIT
// A changed rubric over a class that was graded, and looking into its gradebook.
#include "tests/end_to_end/class_room.hpp"
#include "tests/end_to_end/exercises_copy.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

class ClassRegrade : public ClassRoom {
 protected:
  ClassRegrade() {
    small_class();
    const Outcome outcome = run(batch(out()));
    EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  }

  Outcome regrade(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = {"regrade", out(), "--exercises", exercises_.path()};
    words.insert(words.end(), more.begin(), more.end());
    return run(command(words));
  }
  Outcome show(const std::vector<std::string>& more) const {
    std::vector<std::string> words = {"show", "--out", out()};
    words.insert(words.end(), more.begin(), more.end());
    return run(command(words));
  }

  static bool says(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
  }

  const ExercisesCopy exercises_{first_exercise()};
};

TEST_F(ClassRegrade, AnUnchangedRubricChangesNothing) {
  const std::string before = files_of(out());
  const Outcome outcome = regrade();
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_TRUE(says(outcome.output, "4 judged again, 0 of them changed.\nNobody's verdict changes.\n"))
      << outcome.output;
  EXPECT_EQ(files_of(out()), before);
}

TEST_F(ClassRegrade, TellsWhoCrossesThePassMark) {
  exercises_.change("rubrics/lesson01.yaml", "pass: 8", "pass: 4");
  const Outcome outcome = regrade();
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  const std::string crossing = "Verdict changed:\n  anna: not passed (4) → passed (4)\n";
  EXPECT_TRUE(says(outcome.output, crossing)) << outcome.output;
  EXPECT_FALSE(says(outcome.output, "  bob: "));
  EXPECT_TRUE(says(read_file(out() / "grades.csv"), "\"anna\",graded,pass,4,4,10,4,"));
  EXPECT_TRUE(says(show({"anna"}).output, "anna: passed")) << show({"anna"}).output;
  const Outcome again = run(batch(out(), {"--exercises", exercises_.path()}));
  EXPECT_TRUE(says(again.output, "0 graded, 0 without compiling (identical code was run before), 4 kept"))
      << again.output;
}

TEST_F(ClassRegrade, WhatIfWritesNothing) {
  exercises_.change("rubrics/lesson01.yaml", "pass: 8", "pass: 4");
  const std::string before = read_file(gradebook());
  const std::string files = files_of(out());
  const Outcome outcome = regrade({"--what-if"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_TRUE(says(outcome.output, "Verdict changed:\n  anna: ")) << outcome.output;
  EXPECT_EQ(read_file(gradebook()), before);
  EXPECT_EQ(files_of(out()), files);
  const Outcome json = regrade({"--what-if", "--format", "json"});
  const formats::Json parsed = formats::read_json(json.output, "what if");
  EXPECT_EQ(std::get<std::int64_t>(parsed.find("judged")->value()), 4);
  EXPECT_EQ(std::get<formats::Json::Array>(parsed.find("changes")->value()).size(), 2U);
}

TEST_F(ClassRegrade, ARubricThatAsksForMoreIsNotCoveredAndLeavesEveryGrade) {
  const std::string before = read_file(out() / "grades.csv");
  exercises_.change("reference/lesson01/ledger.hpp", "#pragma once", "#pragma once\n// Another edition.");
  const Outcome outcome = regrade();
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_TRUE(says(outcome.errors, "these need batch again: anna, bob, zoe, 张三, \"老大\""))
      << outcome.errors;
  EXPECT_EQ(read_file(out() / "grades.csv"), before);
}

TEST_F(ClassRegrade, WithoutAGradebookThereIsNothingToRegradeShowOrSumUp) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"regrade", scratch_ / "no"},
                                                {"stats", scratch_ / "no"},
                                                {"show", "anna", "--out", scratch_ / "no"}}) {
    const Outcome outcome = run(command(words));
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_TRUE(says(outcome.errors, "first run: ledger-grader batch")) << outcome.errors;
  }
  EXPECT_FALSE(fs::exists(scratch_ / "no"));
}

// ---- looking -------------------------------------------------------------------------------------------

TEST_F(ClassRegrade, ShowsTheOneWhoIsMeant) {
  EXPECT_TRUE(says(show({"bob"}).output, "bob: not passed"));
  EXPECT_TRUE(says(show({"老大"}).output, "张三, \"老大\": not passed"));
  const Outcome several = show({"o"});
  EXPECT_EQ(several.exit_code, 2);
  EXPECT_TRUE(says(several.errors, "could be several students: bob, zoe")) << several.errors;
  const Outcome nobody = show({"bbo"});
  EXPECT_EQ(nobody.exit_code, 2);
  EXPECT_TRUE(says(nobody.errors, "there is no bbo in the gradebook")) << nobody.errors;
  EXPECT_TRUE(says(nobody.errors, "did you mean bob?")) << nobody.errors;
  EXPECT_TRUE(says(show({"BOB"}).output, "bob: not passed"));
  EXPECT_EQ(show({"--format", "json", "--for", "student", "bob"}).exit_code, 2);
}

TEST_F(ClassRegrade, ShowsTheSameAsGradeDoes) {
  for (const char* format : {"text", "json"}) {
    for (const char* student : {"anna", "bob", "zoe"}) {
      const Outcome graded = run(command({"grade", students() / student, "--format", format}));
      EXPECT_EQ(show({student, "--format", format}).output, graded.output);
    }
  }
}

TEST_F(ClassRegrade, SumsTheClassUpInBothLanguagesAndForPrograms) {
  const Outcome english = run(command({"stats", out()}));
  EXPECT_TRUE(says(english.output, "4 submissions: 0 passed, 0 undecided, 4 not passed, 0 not graded"))
      << english.output;
  EXPECT_TRUE(says(english.output, "units_swapped: "));
  const Outcome chinese = run(command({"stats", out(), "--lang", "zh"}));
  EXPECT_TRUE(says(chinese.output, "4 份作业：0 通过，0 待定，4 未通过，0 未评分"))
      << chinese.output << chinese.errors;
  const Outcome json = run(command({"stats", out(), "--format", "json"}));
  const formats::Json parsed = formats::read_json(json.output, "stats");
  EXPECT_EQ(std::get<std::int64_t>(parsed.find("fail")->value()), 4);
  const Outcome of_batch = run(batch(out(), {"--format", "json"}));
  EXPECT_EQ(of_batch.output, json.output);
}

}  // namespace
}  // namespace grader::tests
