// SPDX-License-Identifier: MIT
#include "grader/exercise/observed_parts.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "grader/exercise/load.hpp"

namespace grader::exercise {
namespace {

class ObservedParts : public ::testing::Test {
 protected:
  bool changed_by(const std::function<void(Exercise&)>& change) const {
    Exercise other = exercise_;
    change(other);
    return observed_parts(other) != observed_parts(exercise_);
  }

  const Exercise exercise_ = load_exercise(LEDGER_GRADER_SOURCE_DIR, "lesson01");
};

TEST_F(ObservedParts, AreTheSameForTheSameExercise) {
  EXPECT_FALSE(changed_by([](Exercise&) {}));
}

TEST_F(ObservedParts, KnowNothingOfPointsMessagesAndRules) {
  EXPECT_FALSE(changed_by([](Exercise& x) {
    x.pass = {100};
    x.possible = {2000};
    x.code_points = {700};
    x.edit_least = {1};
    x.edit_most = {2};
    x.title = {"", ""};
    x.rubric_text += "# changed";
    x.rubric_digest = "other";
    x.answers_template += "more";
    x.hard_fails.clear();
    x.questions.clear();
    for (Criterion& criterion : x.criteria) criterion.points = {1};
    for (Blank& blank : x.blanks) {
      blank.share = {1};
      blank.one_wrong = {};
      blank.hint = blank.title = {"其他", "other"};
    }
    for (Diagnosis& diagnosis : x.diagnoses) {
      diagnosis.message = {"其他", "other"};
      diagnosis.cost = EditCost::nothing;
      diagnosis.tokens.clear();
      diagnosis.clauses.clear();
    }
    for (Call& call : x.calls) call.shown = "other";
  }));
}

TEST_F(ObservedParts, ChangeWithWhateverIsCompiledRunOrCompared) {
  EXPECT_TRUE(changed_by([](Exercise& x) { x.file = "other.hpp"; }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.tolerance *= 2; }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.reference.source += " "; }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.reference.adapter += " "; }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.calls[0].arguments[0].type = CallArgument::Type::real; }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.calls[0].values[0].member += "x"; }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.probes.pop_back(); }));
  EXPECT_TRUE(changed_by([](Exercise& x) { std::swap(x.probes[0], x.probes[1]); }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.probes[0].columns[0].pop_back(); }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.blanks[0].alone = !x.blanks[0].alone; }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.blanks[0].needs.clear(); }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.blanks[0].reference_fill += "+0"; }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.blanks[0].together_with.push_back(1); }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.diagnoses.push_back({.id = "new", .fills = {{{0, "1"}}}}); }));
  EXPECT_TRUE(changed_by([](Exercise& x) { x.diagnoses.erase(x.diagnoses.begin()); }));
}

TEST_F(ObservedParts, EveryNumberOfADrawIsInIt) {
  const auto draw = [](auto change) {
    return [change](Exercise& x) {
      for (Probe& probe : x.probes)
        for (auto& column : probe.columns)
          for (GridEntry& entry : column)
            if (Draw* found = std::get_if<Draw>(&entry)) return change(*found);
    };
  };
  EXPECT_TRUE(changed_by(draw([](Draw& d) { ++d.count; })));
  EXPECT_TRUE(changed_by(draw([](Draw& d) { --d.from; })));
  EXPECT_TRUE(changed_by(draw([](Draw& d) { ++d.below; })));
  EXPECT_TRUE(changed_by(draw([](Draw& d) { d.odd = !d.odd; })));
  EXPECT_TRUE(changed_by(draw([](Draw& d) { ++d.not_multiple_of; })));
}

}  // namespace
}  // namespace grader::exercise
