// SPDX-License-Identifier: MIT
// One fault of the answers' file at a time: its line, its key and the mend.
#include "grader/exercise/answer_rubric.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::exercise {
namespace {

const std::string sound = R"(schema: ledger-grader/answers/1
exercise: boxes
words:
  lid: [lid]
  dust: [dust, "<lid> dust"]
questions:
  Q1:
    concepts:
      - {id: clean, title: {zh: "净", en: "clean"}, any: [lid + dust]}
    marks:
      - id: use
        title: {zh: "用", en: "use"}
        hint: {zh: "想", en: "think"}
        steps: [{when: [clean], points: 2}]
)";

std::string problems(const std::string& from, const std::string& to) {
  std::string text = sound;
  if (!from.empty()) text.replace(text.find(from), from.size(), to);
  Draft draft("rubrics/boxes.yaml");
  draft.exercise.name = "boxes";
  draft.exercise.questions.push_back({.id = "Q1", .points = {200}});
  read_answer_rubric(text, "rubrics/boxes.answers.yaml", draft);
  std::string all;
  for (const Problem& problem : draft.problems.list()) all += problem.text() + "\n";
  return all;
}

TEST(AnswerRubric, ASoundOneHasNoProblem) {
  EXPECT_EQ(problems("", ""), "");
  EXPECT_EQ(
      problems("steps:",
               "hints: [{when: [clean], at_least: 1, without: [clean], hint: {zh: \"想\", en: \"think\"}}]\n"
               "        steps:"),
      "");
  EXPECT_EQ(problems("    marks:",
                     "    slips: [{id: s, message: {zh: \"错\", en: \"no\"}, when: [clean], unless: [lid]}]\n"
                     "    marks:"),
            "");
}

TEST(AnswerRubric, EachFaultIsNamedWithItsPlaceAndMend) {
  EXPECT_EQ(problems("any: [lid + dust]", "any: [lid + dst]"),
            "rubrics/boxes.answers.yaml:9: questions.Q1.concepts[clean].any[1]: unknown word 'dst'; did you "
            "mean 'dust'?\n");
  EXPECT_EQ(problems("lid + dust", "lid & dust"),
            "rubrics/boxes.answers.yaml:9: questions.Q1.concepts[clean].any[1]: '&' links no words; write +, "
            "~, >, ++ or - between words, with blanks "
            "around\n");
  EXPECT_EQ(problems("lid + dust", "lid +"),
            "rubrics/boxes.answers.yaml:9: questions.Q1.concepts[clean].any[1]: the frame is not finished; "
            "write a word after the last link\n");
  EXPECT_EQ(problems("<lid>", "<led>"),
            "rubrics/boxes.answers.yaml:5: words.dust: unknown word 'led'; did you mean 'lid'?, defined "
            "above its use\n");
  EXPECT_EQ(problems("when: [clean]", "when: [clear]"),
            "rubrics/boxes.answers.yaml:14: questions.Q1.marks[use].steps[1].when: unknown concept 'clear'; "
            "did you mean 'clean'?\n");
  EXPECT_EQ(problems("steps:", "hints: [{when: [clear], hint: {zh: \"想\", en: \"think\"}}]\n        steps:"),
            "rubrics/boxes.answers.yaml:14: questions.Q1.marks[use].hints[1].when: unknown concept 'clear'; "
            "did you mean 'clean'?\n");
  EXPECT_EQ(problems("    marks:",
                     "    slips: [{id: s, message: {zh: \"错\", en: \"no\"}, any: [lid + dst]}]\n    marks:"),
            "rubrics/boxes.answers.yaml:10: questions.Q1.slips[s].any[1]: unknown word 'dst'; did you mean "
            "'dust'?\n");
  EXPECT_EQ(problems("points: 2", "points: 1"),
            "rubrics/boxes.answers.yaml:7: questions.Q1: its marks add up to 1, the question has 2; change "
            "the points of the steps\n");
  EXPECT_EQ(problems("  Q1:", "  Q2:"),
            "rubrics/boxes.answers.yaml:7: questions.Q2: unknown question 'Q2'; did you mean 'Q1'?\n");
  EXPECT_EQ(problems("exercise: boxes", "exercise: lids"),
            "rubrics/boxes.answers.yaml:2: exercise: 'lids' does not fit; write boxes\n");
}

TEST(AnswerRubric, WhatIsNoExpressionIsShownAsItWasWritten) {
  EXPECT_EQ(
      problems("lid: [lid]", "lid: [lid, '(((a b', 'c)|(d']"),
      "rubrics/boxes.answers.yaml:4: words.lid: '(((a b' is no regular expression: missing ); mend it, or "
      "write \\ before a sign that is meant as itself\n"
      "rubrics/boxes.answers.yaml:4: words.lid: 'c)|(d' is no regular expression: unexpected ); mend it, or "
      "write \\ before a sign that is meant as itself\n");
  EXPECT_EQ(problems("\"<lid> dust\"", "'!<lid>{3'"), "");
  EXPECT_NE(problems("\"<lid> dust\"", "'!*<lid>'").find(":5: words.dust: '*<lid>' is no regular"),
            std::string::npos);
}

TEST(AnswerRubric, APhraseThatIsNeverFoundIsTold) {
  const std::string mend = "; write what an answer says, in small letters\n";
  EXPECT_EQ(
      problems("lid: [lid]", "lid: [lid, Lid, '!', 'a\\C', '\\p{Han}', '\\pL', '\\W']"),
      "rubrics/boxes.answers.yaml:4: words.lid: 'Lid' is never found: answers are read in small letters" +
          mend + "rubrics/boxes.answers.yaml:4: words.lid: an empty phrase says nothing" + mend +
          "rubrics/boxes.answers.yaml:4: words.lid: 'a\\C': \\C is no whole letter" + mend);
}

TEST(AnswerRubric, AnUnknownWordIsToldWhatThereIs) {
  EXPECT_EQ(
      problems("[lid]", "['<nosuch>']"),
      "rubrics/boxes.answers.yaml:4: words.lid: unknown word 'nosuch'; use one of lid, dust, defined above "
      "its use\n");
  EXPECT_EQ(
      problems("[lid]", "['<dust>']"),
      "rubrics/boxes.answers.yaml:4: words.lid: the word 'dust' is not defined yet; define it above its "
      "use\n");
}

TEST(AnswerRubric, AllFaultsComeAtOnce) {
  const std::string found =
      problems("any: [lid + dust]}", "any: [lid + dst], stance: proud, part: b, colour: red}");
  for (const char* part : {"'dst'", "'proud' is no stance", "'b' is no part of the question", "unknown key"})
    EXPECT_NE(found.find(part), std::string::npos) << part;
}

}  // namespace
}  // namespace grader::exercise
