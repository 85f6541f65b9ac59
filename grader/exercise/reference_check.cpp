// SPDX-License-Identifier: MIT
#include "grader/exercise/reference_check.hpp"

#include <fmt/format.h>

#include <set>
#include <string>

#include "grader/exercise/read_fills.hpp"
#include "grader/exercise/rubric_scalars.hpp"
#include "grader/exercise/spelling.hpp"
#include "grader/exercise/template.hpp"
#include "grader/exercise/tokens.hpp"

namespace grader::exercise {
namespace {

void check_marks(Draft& draft) {
  Exercise& exercise = draft.exercise;
  const MarkedSource marked = find_marks(exercise.reference.source);
  for (const MarkProblem& problem : marked.problems)
    draft.problems.add({exercise.reference.path, problem.line, "", problem.what,
                        "write /*{name*/ fill /*}*/ once for each blank"});
  for (const MarkedBlank& mark : marked.blanks) {
    if (const auto blank = index_of(exercise.blanks, mark.id)) {
      exercise.blanks[*blank].reference_fill = mark.fill;
      if (mark.fill.empty())
        draft.problems.add({exercise.reference.path, mark.line, mark.id, "the mark holds no fill",
                            "write the solution between its comments"});
      continue;
    }
    draft.problems.add({exercise.reference.path, mark.line, mark.id, "the rubric has no such blank",
                        suggest(mark.id, ids_of(exercise.blanks))});
  }
  for (std::size_t index = 0; index < exercise.blanks.size(); ++index) {
    const std::string& id = exercise.blanks[index].id;
    if (id.empty() || index_of(marked.blanks, id)) continue;
    const RubricPlace& place = draft.blank_places[index];
    draft.problems.add(place.line, place.key, fmt::format("{} has no mark for it", exercise.reference.path),
                       fmt::format("write /*{{{}*/ fill /*}}*/ there", id));
  }
}

void check_near_code(Draft& draft) {
  const Tokens tokens = read_tokens(draft.exercise.reference.handout);
  const std::string code = " " + join(tokens.list, 0, tokens.list.size()) + " ";
  for (std::size_t index = 0; index < draft.exercise.diagnoses.size(); ++index) {
    const std::string& near_code = draft.exercise.diagnoses[index].near_code;
    if (near_code.empty()) continue;
    const Tokens wanted = read_tokens(near_code);
    if (code.find(" " + join(wanted.list, 0, wanted.list.size()) + " ") != std::string::npos) continue;
    const RubricPlace& place = draft.near_code_places[index];
    draft.problems.add(place.line, place.key, "the template has no such code",
                       fmt::format("copy it from {}", draft.exercise.reference.path));
  }
}

/// Words only, comments left out. Whether the function has the right arguments is for the compiler.
void check_adapter(const std::string& path, Draft& draft) {
  std::set<std::string> words;
  for (const Token& token : read_tokens(draft.exercise.reference.adapter).list)
    if (token.kind == TokenKind::word) words.insert(token.text);
  for (std::size_t index = 0; index < draft.exercise.calls.size(); ++index) {
    const std::string& id = draft.exercise.calls[index].id;
    if (!is_id(id) || words.contains("call_" + id)) continue;
    const RubricPlace& place = draft.call_places[index];
    draft.problems.add(place.line, place.key, fmt::format("{} has no function call_{}", path, id),
                       "add it there, or take the call out");
  }
}

/// Every blank must be found again where it is unfilled, and where it holds the solution: else no student
/// could earn it. A blank outside a function, or behind a brace that never closes, is none.
void check_places(Draft& draft) {
  const Exercise& exercise = draft.exercise;
  const Reading handout = read_fills(exercise, exercise.reference.handout);
  const Reading solution = read_fills(exercise, exercise.reference.source);
  for (const MarkedBlank& mark : find_marks(exercise.reference.source).blanks) {
    const std::size_t blank = *index_of(exercise.blanks, mark.id);
    if (handout.fills[blank].state == FillState::unfilled && solution.fills[blank].same_as_reference)
      continue;
    draft.problems.add({exercise.reference.path, mark.line, mark.id,
                        "a fill of this blank is not found again",
                        "let it be a part of one statement in a function"});
  }
}

}  // namespace

void check_reference(const std::string& adapter_path, Draft& draft) {
  ReferenceSources& reference = draft.exercise.reference;
  if (!reference.source.empty()) {
    check_marks(draft);
    reference.handout = make_template(reference.source);
    check_near_code(draft);
  }
  if (!reference.adapter.empty()) check_adapter(adapter_path, draft);
  if (!reference.source.empty() && draft.problems.count() == 0) check_places(draft);
}

}  // namespace grader::exercise
