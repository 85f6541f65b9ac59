// SPDX-License-Identifier: MIT
// What must not change the mark of a written answer: how it is typed, dressed and ordered.
#include <gtest/gtest.h>

#include <string>

#include "tests/corpus_tests/answer_changes.hpp"
#include "tests/corpus_tests/answers_corpus.hpp"

namespace grader::tests {
namespace {

class AnswersCorpusChanged : public AnswersFixture {};

TEST_F(AnswersCorpusChanged, IsMarkedTheSameInFullAndInHalfWidth) {
  expect_kept("full width", in_full_width, 500);
  expect_kept("half width", in_half_width, 300);
}

TEST_F(AnswersCorpusChanged, IsMarkedTheSameInTraditionalAndInSimplifiedCharacters) {
  expect_kept("traditional", in_traditional, 300);
  expect_kept("simplified", in_simplified, 30);
}

TEST_F(AnswersCorpusChanged, IsMarkedTheSameInAndOutOfLatex) {
  expect_kept("in LaTeX", in_latex, 100);
  expect_kept("out of LaTeX", out_of_latex, 15);
}

TEST_F(AnswersCorpusChanged, IsMarkedTheSameWithItsListsInTheOppositeOrder) {
  expect_kept("lists reversed", with_lists_reversed, 100);
}

TEST_F(AnswersCorpusChanged, IsMarkedTheSameBetweenNeutralSentences) {
  for (const std::string greeting : {"老师好。\n\n", "Here is my answer.\n\n"})
    expect_kept(
        "behind a greeting", [&](const std::string& text) { return greeting + text; }, 500);
  for (const std::string thanks : {"\n\nThank you for reading.\n", "\n\n以上是我的回答。\n"})
    expect_kept(
        "before thanks", [&](const std::string& text) { return text + thanks; }, 500);
}

TEST_F(AnswersCorpusChanged, IsMarkedTheSameWithOtherLineEnds) {
  expect_kept("carriage returns", with_carriage_returns, 500);
  expect_kept("blank lines", with_blank_lines, 500);
}

TEST_F(AnswersCorpusChanged, IsMarkedTheSameWithItsLinesWrapped) { expect_kept("wrapped", wrapped, 200); }

TEST_F(AnswersCorpusChanged, IsMarkedTheSameInMarkdownDress) {
  expect_kept("bold", in_bold, 100);
  expect_kept("quotation", as_quotation, 500);
}

}  // namespace
}  // namespace grader::tests
