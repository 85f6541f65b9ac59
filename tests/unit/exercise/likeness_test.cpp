// SPDX-License-Identifier: MIT
// One fault of the learned file at a time: its line, its key and the mend.
#include "grader/exercise/likeness.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::exercise {
namespace {

const std::string sound = R"(schema: ledger-grader/likeness/1
exercise: boxes
hard_fails:
  - {id: no_box, from: 90, surely: 160, unlike: -200, offset: -120, phrases: {"lid light": 80, "盖": -30}}
)";

Draft read(const std::string& text) {
  Draft draft("rubrics/boxes.yaml");
  draft.exercise.name = "boxes";
  draft.exercise.answers.rules.push_back({.id = "no_box"});
  read_likeness(text, "rubrics/boxes.likeness.yaml", draft);
  return draft;
}

std::string problems(const std::string& from, const std::string& to) {
  std::string text = sound;
  text.replace(text.find(from), from.size(), to);
  std::string all;
  const Draft draft = read(text);
  for (const Problem& problem : draft.problems.list()) all += problem.text() + "\n";
  return all;
}

TEST(LikenessFile, IsReadWhole) {
  const Draft draft = read(sound);
  EXPECT_EQ(draft.problems.count(), 0U);
  const Likeness& likeness = draft.exercise.answers.likeness;
  ASSERT_EQ(likeness.fails.size(), 1U);
  EXPECT_EQ(likeness.fails[0].rule, "no_box");
  EXPECT_EQ(likeness.fails[0].from, 90);
  EXPECT_EQ(likeness.fails[0].surely, 160);
  EXPECT_EQ(likeness.fails[0].unlike, -200);
  EXPECT_EQ(likeness.fails[0].weighed.offset, -120);
  ASSERT_EQ(likeness.fails[0].weighed.phrases.size(), 2U);
  EXPECT_EQ(likeness.fails[0].weighed.phrases[1].words, "盖");
  EXPECT_EQ(likeness.fails[0].weighed.phrases[1].weight, -30);
}

TEST(LikenessFile, EachFaultIsNamedWithItsPlaceAndMend) {
  EXPECT_EQ(
      problems("id: no_box", "id: no_bx"),
      "rubrics/boxes.likeness.yaml:4: hard_fails[no_bx].id: unknown name 'no_bx'; did you mean 'no_box'?\n");
  EXPECT_EQ(
      problems("80,", "100001,"),
      "rubrics/boxes.likeness.yaml:4: hard_fails[no_box].phrases.lid light: too heavy; write -100000 to "
      "100000\n");
  EXPECT_EQ(problems("80,", "100000,"), "");
  EXPECT_EQ(problems("surely: 160", "surely: 89"),
            "rubrics/boxes.likeness.yaml:4: hard_fails[no_box]: its limits are in no order; write unlike <= "
            "from <= surely\n");
  EXPECT_EQ(problems("surely: 160", "surely: 90"), "");
}

TEST(LikenessFile, ARuleStandsThereOnce) {
  EXPECT_EQ(
      problems("-30}}\n",
               "-30}}\n  - {id: no_box, from: 1, surely: 2, unlike: 0, offset: 0, phrases: {a: 1}}\n"),
      "rubrics/boxes.likeness.yaml:5: hard_fails[no_box]: this rule stands twice; keep one of the two\n");
}

TEST(LikenessFile, KnowsNothingOfPoints) {
  EXPECT_EQ(problems("hard_fails:\n", "points: []\nhard_fails:\n"),
            "rubrics/boxes.likeness.yaml:3: points: unknown key; use one of schema, exercise, hard_fails\n");
}

}  // namespace
}  // namespace grader::exercise
