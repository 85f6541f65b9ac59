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
points:
  - question: Q1
    from: 200
    levels:
      - {points: 0, offset: -50, phrases: {dust: -110}}
      - {points: 2, offset: 10, phrases: {"keeps out": 140}}
)";

Draft read(const std::string& text) {
  Draft draft("rubrics/boxes.yaml");
  draft.exercise.name = "boxes";
  draft.exercise.questions.push_back({.id = "Q1", .points = {200}});
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
  ASSERT_EQ(likeness.questions.size(), 1U);
  ASSERT_EQ(likeness.questions[0].levels.size(), 2U);
  EXPECT_EQ(likeness.questions[0].levels[1].points, Points{200});
}

TEST(LikenessFile, EachFaultIsNamedWithItsPlaceAndMend) {
  EXPECT_EQ(
      problems("id: no_box", "id: no_bx"),
      "rubrics/boxes.likeness.yaml:4: hard_fails[no_bx].id: unknown name 'no_bx'; did you mean 'no_box'?\n");
  EXPECT_EQ(problems("question: Q1", "question: Q2"),
            "rubrics/boxes.likeness.yaml:6: points[1].question: unknown name 'Q2'; did you mean 'Q1'?\n");
  EXPECT_EQ(
      problems("80,", "100001,"),
      "rubrics/boxes.likeness.yaml:4: hard_fails[no_box].phrases.lid light: too heavy; write -100000 to "
      "100000\n");
  EXPECT_EQ(problems("80,", "100000,"), "");
  EXPECT_EQ(problems("surely: 160", "surely: 89"),
            "rubrics/boxes.likeness.yaml:4: hard_fails[no_box]: its limits are in no order; write unlike <= "
            "from <= surely\n");
  EXPECT_EQ(problems("surely: 160", "surely: 90"), "");
  EXPECT_EQ(problems("from: 200", "from: -1"),
            "rubrics/boxes.likeness.yaml:7: points[1].from: below 0; write 0 or more\n");
  EXPECT_EQ(
      problems("points: 2,", "points: 2.01,"),
      "rubrics/boxes.likeness.yaml:10: points[1].levels[2]: more points than the question has; write the "
      "points of a mark\n");
  EXPECT_EQ(problems("points: 2,", "points: 0,"),
            "rubrics/boxes.likeness.yaml:10: points[1].levels[2]: these points stand twice; keep one of the "
            "two\n");
}

TEST(LikenessFile, ARuleStandsThereOnce) {
  EXPECT_EQ(
      problems("points:\n",
               "  - {id: no_box, from: 1, surely: 2, unlike: 0, offset: 0, phrases: {a: 1}}\npoints:\n"),
      "rubrics/boxes.likeness.yaml:5: hard_fails[no_box]: this rule stands twice; keep one of the two\n");
}

}  // namespace
}  // namespace grader::exercise
