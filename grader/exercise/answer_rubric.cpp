// SPDX-License-Identifier: MIT
#include "grader/exercise/answer_rubric.hpp"

#include "grader/exercise/answer_draft.hpp"
#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

constexpr std::string_view schema = "ledger-grader/answers/1";

}  // namespace

void read_answer_rubric(std::string_view text, const std::string& file, Draft& draft) {
  Problems problems(file);
  const formats::YamlDocument document = formats::read_yaml(text);
  for (const formats::YamlProblem& problem : document.problems)
    problems.add(problem.line, "", problem.what, problem.mend);
  if (document.complete) {
    const Fields fields({&document.root, document.root.line, ""},
                        {"schema", "exercise", "words", "units", "ledger", "hard_fails", "questions"},
                        problems);
    AnswerDraft answers(draft.exercise, problems);
    expect_text(fields.need("schema"), schema, problems);
    expect_text(fields.need("exercise"), draft.exercise.name, problems);
    read_words(fields.need("words"), answers);
    read_units(fields.find("units"), answers);
    read_ledger(fields.find("ledger"), answers);
    read_text_rules(fields.find("hard_fails"), answers);
    read_marked_questions(fields.need("questions"), answers);
  }
  for (const Problem& problem : problems.list()) draft.problems.add(problem);
}

}  // namespace grader::exercise
