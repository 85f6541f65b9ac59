// SPDX-License-Identifier: MIT
// Faults that several files or several places have a part in, and many at once: none hides another.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/unit/exercise/spoiled_exercise.hpp"

namespace grader::exercise {
namespace {

TEST_F(SpoiledExercise, LoadsBeforeItIsSpoiled) {
  EXPECT_EQ(problems_of(folder_), std::vector<std::string>{});
}

TEST_F(SpoiledExercise, AnUnknownFactIsAnsweredByTheClosedSet) {
  change("rubrics/boxes.yaml", "fact: wrote_output", "fact: wrote_outputs");
  const std::vector<std::string> problems = problems_of(folder_);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_NE(problems[0].find("did you mean 'wrote_output'?"), std::string::npos);
  EXPECT_NE(problems[0].find("only_known_inputs"), std::string::npos);
}

TEST_F(SpoiledExercise, PointsOfTheCodeAreHeldAgainstBothOfTheirSums) {
  change("rubrics/boxes.yaml", "  points: 3\n", "  points: 3.5\n");
  EXPECT_EQ(problems_of(folder_),
            (std::vector<std::string>{"rubrics/boxes.yaml:6: points: code and questions add up to 4.5, not "
                                      "4; change this sum or the parts",
                                      "rubrics/boxes.yaml:11: code.points: the criteria add up to 3, not "
                                      "3.5; change the shares or this sum"}));
}

TEST_F(SpoiledExercise, FiveHundredCallsAreAllowedAndOneMoreIsNot) {
  // sizes 4 x 2, guard 1, terms 4: the guard is stretched until the sum is 500, then by one more.
  std::string heights = "height: [1";
  for (int more = 1; more < 488; ++more) heights += ", 1";
  change("rubrics/boxes.yaml", "{width: [-1], height: [1]}", "{width: [-1], " + heights + "]}");
  EXPECT_EQ(problems_of(folder_), std::vector<std::string>{});
  change("rubrics/boxes.yaml", "height: [1, 1,", "height: [1, 1, 1,");
  const std::vector<std::string> problems = problems_of(folder_);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_NE(problems[0].find("code.probes: the probes make more than 500 calls"), std::string::npos);
}

TEST_F(SpoiledExercise, FourHundredFillsAreAllowedAndOneMoreIsNot) {
  // One fill and two specimens are there already.
  std::string fills;
  for (int more = 0; more < 397; ++more) fills += "        - {area: \"width\"}\n";
  change("rubrics/boxes.yaml", "        - {area: \"width + height\"}\n",
         "        - {area: \"width + height\"}\n" + fills);
  EXPECT_EQ(problems_of(folder_), std::vector<std::string>{});
  change("rubrics/boxes.yaml", "        - {area: \"width\"}\n",
         "        - {area: \"1\"}\n        - {area: \"width\"}\n");
  const std::vector<std::string> problems = problems_of(folder_);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_NE(problems[0].find("code.diagnoses: 401 fills and specimens; keep at most 400"), std::string::npos);
}

TEST_F(SpoiledExercise, OtherWordsNeedABlankThatIsThereAndValuesThatLieInIt) {
  change("rubrics/boxes.yaml", "      fills:\n        - {area: \"width + height\"}\n",
         "      message_at: {area: {zh: \"面积\", en: \"The area.\"}}\n"
         "      fills:\n        - {area: \"width + height\"}\n");
  EXPECT_EQ(problems_of(folder_), std::vector<std::string>{});
  change("rubrics/boxes.yaml", "message_at: {area:", "message_at: {depth:");
  change("rubrics/boxes.yaml", "      fact: wrote_output\n",
         "      fact: wrote_output\n      message_at: {area: {zh: \"面积\", en: \"The area.\"}}\n");
  const std::vector<std::string> problems = problems_of(folder_);
  ASSERT_EQ(problems.size(), 2u);
  EXPECT_NE(problems[0].find("depth"), std::string::npos) << problems[0];
  EXPECT_NE(problems[1].find("message_at: no values that could lie in a blank"), std::string::npos)
      << problems[1];
}

TEST_F(SpoiledExercise, AMarkWithoutABlankIsReportedInTheReference) {
  change("reference/boxes/box.hpp", "#pragma once", "#pragma once\nconst int more = /*{depth*/1/*}*/;");
  EXPECT_EQ(problems_of(folder_),
            std::vector<std::string>{"reference/boxes/box.hpp:2: depth: the rubric has no such "
                                     "blank; use one of area, sides, perimeter"});
}

TEST_F(SpoiledExercise, AMarkThatIsNeverClosedIsReportedInTheReference) {
  change("reference/boxes/box.hpp", "sides * (width + height)/*}*/", "sides * (width + height)");
  const std::vector<std::string> problems = problems_of(folder_);
  ASSERT_FALSE(problems.empty());
  EXPECT_TRUE(problems.back().starts_with("reference/boxes/box.hpp:12: ")) << problems.back();
}

TEST_F(SpoiledExercise, ABlankOutsideAFunctionIsReportedInTheReference) {
  change("reference/boxes/box.hpp", "  const std::int64_t sides = /*{sides*/2/*}*/;\n", "");
  change("reference/boxes/box.hpp", "#include <stdexcept>\n",
         "#include <stdexcept>\nconst std::int64_t sides = /*{sides*/2/*}*/;\n");
  EXPECT_EQ(problems_of(folder_),
            std::vector<std::string>{"reference/boxes/box.hpp:4: sides: a fill of this blank is not found "
                                     "again; let it be a part of one statement in a function"});
}

TEST_F(SpoiledExercise, ABlankInAPreprocessorLineIsReportedInTheReference) {
  change("reference/boxes/box.hpp", "  const std::int64_t sides = /*{sides*/2/*}*/;",
         "#define sides /*{sides*/2/*}*/");
  const std::vector<std::string> problems = problems_of(folder_);
  ASSERT_FALSE(problems.empty());
  EXPECT_NE(problems[0].find("a fill of this blank is not found again"), std::string::npos);
}

TEST_F(SpoiledExercise, ABlankBehindAStrayBracketIsReportedInTheReference) {
  change("reference/boxes/box.hpp", "(\"negative side\")", "(\"negative side\"))");
  const std::vector<std::string> problems = problems_of(folder_);
  ASSERT_FALSE(problems.empty());
  EXPECT_NE(problems[0].find("area: a fill of this blank is not found again"), std::string::npos);
}

TEST_F(SpoiledExercise, AnAdapterWithoutACallIsReportedAtTheCall) {
  change("reference/boxes/adapter.hpp", "void call_area(", "// call_area\nvoid call_surface(");
  EXPECT_EQ(
      problems_of(folder_),
      std::vector<std::string>{"rubrics/boxes.yaml:14: code.calls[area]: reference/boxes/adapter.hpp has no "
                               "function call_area; add it there, or take the call out"});
}

TEST_F(SpoiledExercise, MissingFilesOfTheReferenceAreReportedTogether) {
  fs::remove(folder_ / "reference/boxes/box.hpp");
  fs::remove(folder_ / "reference/boxes/adapter.hpp");
  EXPECT_EQ(problems_of(folder_),
            (std::vector<std::string>{
                "reference/boxes/adapter.hpp: there is no such file; the exercise needs it; write it",
                "reference/boxes/box.hpp: there is no such file; the exercise needs it; write it"}));
}

TEST_F(SpoiledExercise, AFaultyCallIsNotBlamedOnThoseThatNameIt) {
  change("rubrics/boxes.yaml", "values: [{id: perimeter}]", "values: [{name: perimeter}]");
  EXPECT_EQ(
      problems_of(folder_),
      (std::vector<std::string>{
          "rubrics/boxes.yaml:21: code.calls[perimeter].values[1].name: unknown key; use one of id, member",
          "rubrics/boxes.yaml:21: code.calls[perimeter].values[1].id: missing; add 'id: …'"}));
}

TEST_F(SpoiledExercise, BrokenYamlIsOneProblemWithItsLine) {
  change("rubrics/boxes.yaml", "file: box.hpp", " file: box.hpp");
  const std::vector<std::string> problems = problems_of(folder_);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_TRUE(problems[0].starts_with("rubrics/boxes.yaml:4: not YAML: ")) << problems[0];
}

TEST_F(SpoiledExercise, AnyTextInPlaceOfTheRubricIsAnsweredByAnError) {
  for (const std::string text :
       {"", "~", "[]", "a", "{}", "- a\n- b\n", "code: []", "code: {calls: 1, probes: {a: b}}",
        "code: {criteria: [1, [2], {blanks: [~]}], diagnoses: [[]], hard_fails: {a: 1}}"}) {
    write(folder_ / "rubrics/boxes.yaml", text);
    EXPECT_THROW(load_exercise(folder_, "boxes"), Error) << text;
  }
}

TEST(LoadFaults, ARubricWithTwelveDifferentFaultsReportsEachAtItsLine) {
  const std::vector<std::string> expected = {
      "rubrics/boxes.yaml:7: pass: above",
      "rubrics/boxes.yaml:9: questions[Q1].points: not a number",
      "rubrics/boxes.yaml:12: code.tolerence: unknown key; did you mean 'tolerance'?",
      "rubrics/boxes.yaml:17: code.calls[area].arguments[2].type: unknown type 'whole'",
      "rubrics/boxes.yaml:27: code.probes[sizes].grid.width[3]: no number lies from 1000 to below 3",
      "rubrics/boxes.yaml:40: code.criteria[surface].blanks[area]: reference/boxes/box.hpp has no mark for "
      "it",
      "rubrics/boxes.yaml:41: code.criteria[surface].blanks[area].title.en: empty",
      "rubrics/boxes.yaml:51: code.criteria[border].blanks[sides].points: finer than 0.01",
      "rubrics/boxes.yaml:57: code.criteria[border].blanks[perimeter].needs[1]: unknown quantity "
      "'terms.witdh'",
      "rubrics/boxes.yaml:64: code.hard_fails[no_area].when_any[1].holds: column 6: '=' stands alone",
      "rubrics/boxes.yaml:72: code.diagnoses[nothing_there].trips: unknown rule 'no_areas'; did you mean "
      "'no_area'?",
      "rubrics/boxes.yaml:91: code.diagnoses[printed].fact: unknown fact 'wrote_nothing'",
      "reference/boxes/box.hpp:7: surface: the rubric has no such blank",
  };
  const std::vector<std::string> problems = problems_of(fixtures / "faults");
  ASSERT_EQ(problems.size(), expected.size());
  for (std::size_t index = 0; index < expected.size(); ++index)
    EXPECT_TRUE(problems[index].starts_with(expected[index])) << problems[index];
}

}  // namespace
}  // namespace grader::exercise
