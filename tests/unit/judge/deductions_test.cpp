// SPDX-License-Identifier: MIT
// An edit of the boxes costs at least 0.5 and at most 1.
#include "grader/judge/deductions.hpp"

#include <gtest/gtest.h>

#include <list>
#include <vector>

#include "tests/unit/judge/desk.hpp"

namespace grader::judge {
namespace {

class Deductions : public ::testing::Test {
 protected:
  Deductions() { desk_.hand_in({}); }

  const Diagnosis& costing(EditCost cost) {
    diagnoses_.push_back({.id = "edit", .message = {"改动", "an edit"}, .line = 1});
    diagnoses_.back().fact = FactKind::probe_wrong;
    diagnoses_.back().cost = cost;
    return diagnoses_.back();
  }

  static std::vector<Share> spoiled(int hundredths) {
    std::vector<Share> shares(3);
    shares[0].spoiled = {hundredths};
    return shares;
  }

  std::vector<int> costs(const std::vector<Share>& shares, const std::vector<FoundFact>& facts) const {
    std::vector<int> list;
    for (const Deduction& one : mark_edits(desk_.picture(), shares, facts))
      list.push_back(one.points.hundredths);
    return list;
  }

  using Costs = std::vector<int>;
  Desk desk_;
  std::list<Diagnosis> diagnoses_;
};

TEST_F(Deductions, NothingSpoiledAndNoFactCostsNothing) { EXPECT_EQ(costs(spoiled(0), {}), Costs{}); }

TEST_F(Deductions, AFixedEditCostsTheLeast) {
  EXPECT_EQ(costs(spoiled(0), {{&costing(EditCost::fixed), 3, false}}), Costs{50});
}

TEST_F(Deductions, AFactThatIsOnlyToldCostsNothing) {
  EXPECT_EQ(costs(spoiled(0), {{&costing(EditCost::nothing), 3, false}}), Costs{});
}

TEST_F(Deductions, WhatIsSpoiledIsRaisedToTheLeastAndCutToTheMost) {
  const FoundFact fact{&costing(EditCost::spoiled), 3, false};
  EXPECT_EQ(costs(spoiled(0), {fact}), Costs{50});
  EXPECT_EQ(costs(spoiled(49), {fact}), Costs{50});
  EXPECT_EQ(costs(spoiled(51), {fact}), Costs{51});
  EXPECT_EQ(costs(spoiled(99), {fact}), Costs{99});
  EXPECT_EQ(costs(spoiled(101), {fact}), Costs{100});
}

TEST_F(Deductions, AnEditWhoseSharesAreLostAlreadyIsNotChargedAgain) {
  EXPECT_EQ(costs(spoiled(0), {{&costing(EditCost::spoiled), 3, true}}), Costs{});
  EXPECT_EQ(costs(spoiled(0), {{&costing(EditCost::fixed), 3, true}}), Costs{});
}

TEST_F(Deductions, TwoEditsShareWhatIsSpoiledAndNeitherIsBelowTheLeast) {
  const FoundFact one{&costing(EditCost::spoiled), 3, false};
  const FoundFact two{&costing(EditCost::spoiled), 4, false};
  EXPECT_EQ(costs(spoiled(120), {one, two}), (Costs{70, 50}));
  EXPECT_EQ(costs(spoiled(60), {one, two}), (Costs{50, 50}));
}

TEST_F(Deductions, WhatNoFactExplainsIsChargedOnceToo) {
  desk_.reading.edits.push_back({.line = 9});
  const auto list = mark_edits(desk_.picture(), spoiled(70), {});
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].id, "edited_outside_blanks");
  EXPECT_EQ(list[0].points.hundredths, 70);
  EXPECT_EQ(list[0].line, 9);
}

TEST_F(Deductions, ADeletedMemberIsToppedUpToTheLeast) {
  desk_.exercise.calls[0].values[0].member = "area_mm2";
  desk_.reading.absent_names = {"area_mm2"};
  const FoundFact fact{&costing(EditCost::topped), 3, false};
  std::vector<Share> shares(3);
  shares[Desk::area].earned = {150 - 20};  // 0.2 is lost with it already
  EXPECT_EQ(costs(shares, {fact}), Costs{30});
  shares[Desk::area].earned = {150 - 50};
  EXPECT_EQ(costs(shares, {fact}), Costs{});
}

}  // namespace
}  // namespace grader::judge
