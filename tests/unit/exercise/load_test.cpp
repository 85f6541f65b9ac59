// SPDX-License-Identifier: MIT
// Sound exercises: the one of the course, and a small one that proves that nothing knows the first by name.
#include "grader/exercise/load.hpp"

#include <gtest/gtest.h>

#include "grader/error.hpp"

namespace grader::exercise {
namespace {

const std::filesystem::path source_folder = LEDGER_GRADER_SOURCE_DIR;
const std::filesystem::path fixtures = source_folder / "tests/unit/exercise/fixtures";

template <class List>
const auto& named(const List& list, const std::string& id) {
  for (const auto& entry : list)
    if (entry.id == id) return entry;
  throw std::out_of_range(id);
}

std::vector<std::string> names_of(const std::vector<Quantity>& quantities) {
  std::vector<std::string> names;
  for (const Quantity& quantity : quantities) names.push_back(quantity.name);
  return names;
}

using Names = std::vector<std::string>;

TEST(LoadLesson, HasItsBlanksDiagnosesAndFills) {
  const Exercise exercise = load_exercise(source_folder, "lesson01");
  std::size_t fills = 0;
  for (const Diagnosis& diagnosis : exercise.diagnoses) fills += diagnosis.fills.size();
  EXPECT_EQ(exercise.blanks.size(), 11u);
  EXPECT_EQ(exercise.diagnoses.size(), 40u);
  EXPECT_EQ(fills, 90u);
  EXPECT_EQ(exercise.questions.size(), 3u);
  EXPECT_EQ(exercise.hard_fails.size(), 2u);
}

TEST(LoadLesson, CountsPointsInHundredths) {
  const Exercise exercise = load_exercise(source_folder, "lesson01");
  EXPECT_EQ(exercise.possible.hundredths, 1000);
  EXPECT_EQ(exercise.pass.hundredths, 800);
  EXPECT_EQ(exercise.code_points.hundredths, 400);
  EXPECT_EQ(exercise.edit_least.hundredths, 50);
  EXPECT_EQ(exercise.edit_most.hundredths, 100);
  EXPECT_EQ(named(exercise.blanks, "bf16_bytes").share.hundredths, 25);
  EXPECT_EQ(named(exercise.blanks, "adam_v").share.hundredths, 20);
}

TEST(LoadLesson, KeepsBlanksInTheOrderOfTheCriteria) {
  const Exercise exercise = load_exercise(source_folder, "lesson01");
  Names ids;
  for (const Blank& blank : exercise.blanks) ids.push_back(blank.id);
  EXPECT_EQ(ids, (Names{"total", "bf16_bytes", "fp32_bytes", "model", "grad", "master", "adam_m", "adam_v",
                        "accum", "gb", "gib"}));
  EXPECT_EQ(exercise.criteria[named(exercise.blanks, "gib").criterion].id, "units");
}

TEST(LoadSmall, TakesEveryFieldOfACall) {
  const Exercise exercise = load_exercise(fixtures / "small", "boxes");
  ASSERT_EQ(exercise.calls.size(), 2u);
  EXPECT_EQ(exercise.calls[0].shown, "area({width}, {height})");
  EXPECT_EQ(exercise.calls[0].arguments[1].name, "height");
  EXPECT_EQ(exercise.calls[0].values[0].id, "area");
}

TEST(LoadSmall, TakesGridsAndBases) {
  const Exercise exercise = load_exercise(fixtures / "small", "boxes");
  const Probe& sizes = named(exercise.probes, "sizes");
  ASSERT_EQ(sizes.columns.size(), 2u);
  ASSERT_EQ(sizes.columns[0].size(), 3u);
  EXPECT_EQ(std::get<Number>(sizes.columns[0][1]).integer, 2);
  const Draw draw = std::get<Draw>(sizes.columns[0][2]);
  EXPECT_EQ(draw.count, 2);
  EXPECT_EQ(draw.from, 3);
  EXPECT_EQ(draw.below, 1000);
  EXPECT_FALSE(draw.odd);
  const Probe& terms = named(exercise.probes, "terms");
  EXPECT_EQ(terms.kind, Probe::Kind::basis);
  EXPECT_TRUE(terms.step.odd);
  EXPECT_EQ(terms.call, 1u);
}

TEST(LoadSmall, NamesWhatABlankNeeds) {
  const Exercise exercise = load_exercise(fixtures / "small", "boxes");
  const Blank& perimeter = named(exercise.blanks, "perimeter");
  EXPECT_EQ(names_of(perimeter.needs), (Names{"terms.width", "terms.height", "terms.constant"}));
  EXPECT_EQ(perimeter.needs[1].kind, Quantity::Kind::coefficient);
  EXPECT_EQ(perimeter.needs[1].index, 1u);
  EXPECT_EQ(perimeter.needs[2].kind, Quantity::Kind::constant);
  EXPECT_EQ(perimeter.one_wrong, Points{50});
  EXPECT_EQ(perimeter.together_with, std::vector<std::size_t>{0});
  const Blank& sides = named(exercise.blanks, "sides");
  EXPECT_TRUE(sides.alone);
  EXPECT_EQ(names_of(sides.needs), Names{"alone.sides"});
  EXPECT_EQ(sides.needs[0].kind, Quantity::Kind::alone);
  EXPECT_EQ(sides.needs[0].probe, 1u);
  EXPECT_EQ(names_of(sides.in_file_when_any), (Names{"terms.width", "terms.height"}));
}

TEST(LoadSmall, ReadsFillsFromTheReference) {
  const Exercise exercise = load_exercise(fixtures / "small", "boxes");
  EXPECT_EQ(named(exercise.blanks, "area").reference_fill, "width * height");
  EXPECT_EQ(exercise.reference.path, "reference/boxes/box.hpp");
  EXPECT_NE(exercise.reference.handout.find("___"), std::string::npos);
  EXPECT_EQ(exercise.reference.handout.find("width * height"), std::string::npos);
  EXPECT_NE(exercise.reference.adapter.find("call_perimeter"), std::string::npos);
}

TEST(LoadSmall, AClauseReadsValuesAndNotArguments) {
  const Exercise exercise = load_exercise(fixtures / "small", "boxes");
  const Clause& rule = exercise.hard_fails[0].clauses.at(0);
  EXPECT_EQ(names_of(rule.reads), Names{"sizes.area"});
  EXPECT_EQ(rule.condition.kind, Expression::Kind::logical_and);
}

TEST(LoadSmall, AClauseExplainsWhatItReadsUnlessItSaysMore) {
  const Exercise small = load_exercise(fixtures / "small", "boxes");
  EXPECT_EQ(names_of(named(small.diagnoses, "nothing_there").clauses.at(0).explains), Names{"sizes.area"});
  const Exercise lesson = load_exercise(source_folder, "lesson01");
  EXPECT_EQ(named(lesson.diagnoses, "hardcoded_total").clauses.at(0).explains.size(), 7u);
}

TEST(LoadSmall, TakesDiagnosesByValuesAndByFact) {
  const Exercise exercise = load_exercise(fixtures / "small", "boxes");
  EXPECT_EQ(named(exercise.diagnoses, "sum_for_product").fills.at(0), (FillMap{{0, "width + height"}}));
  EXPECT_EQ(named(exercise.diagnoses, "nothing_there").trips, Names{"no_area"});
  EXPECT_EQ(named(exercise.diagnoses, "nothing_there").specimens.size(), 1u);
  EXPECT_EQ(names_of(named(exercise.diagnoses, "one_side").each.at(0).of),
            (Names{"terms.width", "terms.height"}));
  const Diagnosis& guard = named(exercise.diagnoses, "guard_changed");
  EXPECT_EQ(guard.fact, FactKind::probe_wrong);
  EXPECT_EQ(guard.probe, 1u);
  EXPECT_EQ(guard.near_code, "width < 0");
  EXPECT_EQ(guard.cost, EditCost::fixed);
  EXPECT_EQ(named(exercise.diagnoses, "printed").cost, EditCost::nothing);
}

TEST(LoadSmall, TakesTheSelftestAndTheRubricItself) {
  const Exercise exercise = load_exercise(fixtures / "small", "boxes");
  EXPECT_EQ(exercise.selftest.respellings.at("2"), "(1 + 1)");
  EXPECT_EQ(exercise.selftest.renames.at("width"), "wide");
  EXPECT_EQ(exercise.rubric_path, "rubrics/boxes.yaml");
  EXPECT_TRUE(exercise.rubric_text.starts_with("schema: ledger-grader/rubric/1"));
  EXPECT_EQ(exercise.rubric_digest, "");
}

TEST(LoadExercise, AMissingExerciseIsAnsweredByThoseThatExist) {
  try {
    load_exercise(fixtures / "small", "circles");
    FAIL() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "there is no exercise 'circles'");
    EXPECT_NE(error.hint().find("holds boxes"), std::string::npos);
    EXPECT_EQ(error.trouble(), Trouble::installation);
  }
}

TEST(LoadExercise, ANameThatCouldLeaveTheFolderIsRefused) {
  for (const std::string name : {"../boxes", "", "Boxes", "boxes/../boxes", "-boxes", "1boxes"})
    EXPECT_THROW(load_exercise(fixtures / "small", name), Error) << name;
  EXPECT_NO_THROW(load_exercise(fixtures / "small", "boxes"));
}

TEST(ListExercises, GivesSortedNamesAndNothingForAnyOtherFolder) {
  EXPECT_EQ(list_exercises(fixtures / "small"), Names{"boxes"});
  EXPECT_EQ(list_exercises(fixtures / "nowhere"), Names{});
}

}  // namespace
}  // namespace grader::exercise
