// SPDX-License-Identifier: MIT
#include "grader/judge/clauses.hpp"

#include <gtest/gtest.h>

#include "tests/unit/judge/desk.hpp"

namespace grader::judge {
namespace {

Clause over_sizes(const Desk& desk, const std::string& text) {
  return {
      .probe = 0, .condition = Desk::condition(text), .reads = {desk.quantity("sizes.area")}, .explains = {}};
}

Clause over_terms(const Desk& desk, const std::string& text) {
  return {.probe = desk.quantity("terms.width").probe,
          .condition = Desk::condition(text),
          .reads = {desk.quantity("terms.width"), desk.quantity("terms.height")},
          .explains = {}};
}

TEST(Clauses, AConditionMustHoldInEveryCase) {
  Desk desk;
  Program program;
  program.area = [](std::int64_t width, std::int64_t) { return whole(width == 1 ? 5 : 0); };
  desk.hand_in(program);
  EXPECT_FALSE(clause_holds(desk.picture(), over_sizes(desk, "area == 0"), Absent::unknown));
  EXPECT_TRUE(clause_holds(desk.picture(), over_sizes(desk, "area == 0 or area == 5"), Absent::unknown));
}

TEST(Clauses, CasesThatWereNotAnsweredDoNotCount) {
  Desk desk;
  Program program;
  program.area = [](std::int64_t width, std::int64_t) {
    return width == 1 ? thrown(CallEnding::unanswered) : whole(0);
  };
  desk.hand_in(program);
  EXPECT_TRUE(clause_holds(desk.picture(), over_sizes(desk, "area == 0"), Absent::unknown));
}

TEST(Clauses, WithoutAnyAnswerNothingHolds) {
  Desk desk;
  Program program;
  program.area = [](std::int64_t, std::int64_t) { return thrown(CallEnding::unanswered); };
  desk.hand_in(program);
  EXPECT_FALSE(clause_holds(desk.picture(), over_sizes(desk, "area == 0"), Absent::unknown));
  EXPECT_FALSE(clause_holds(desk.picture(), over_sizes(desk, "area != 0"), Absent::unknown));
}

TEST(Clauses, AConditionMayNameTheArgumentsOfTheCall) {
  Desk desk;
  Program program;
  program.area = [](std::int64_t width, std::int64_t height) { return whole(width + height); };
  desk.hand_in(program);
  EXPECT_TRUE(clause_holds(desk.picture(), over_sizes(desk, "area == width + height"), Absent::unknown));
  EXPECT_FALSE(clause_holds(desk.picture(), over_sizes(desk, "area == width * height"), Absent::unknown));
}

TEST(Clauses, OverABasisTheNamesAreCoefficients) {
  Desk desk;
  Program program;
  program.perimeter = [](std::int64_t width, std::int64_t) { return whole(2 * width); };
  desk.hand_in(program);
  EXPECT_TRUE(clause_holds(desk.picture(), over_terms(desk, "width == 2 and height == 0"), Absent::unknown));
}

TEST(Clauses, AClauseThatReadsNothingNeverHolds) {
  Desk desk;
  desk.hand_in({});
  Clause clause = over_sizes(desk, "1 == 1");
  clause.reads.clear();
  EXPECT_FALSE(clause_holds(desk.picture(), clause, Absent::unknown));
}

TEST(Clauses, ADeletedBlankIsZeroOnlyBesideOneThatWasKept) {
  Desk desk;
  desk.exercise.blanks[Desk::area].together_with = {Desk::perimeter};
  desk.reading.fills[Desk::area].state = FillState::deleted;
  EXPECT_TRUE(clause_holds(desk.picture(), over_sizes(desk, "area == 0"), Absent::zero));
  EXPECT_FALSE(clause_holds(desk.picture(), over_sizes(desk, "area == 0"), Absent::unknown));
  desk.reading.fills[Desk::perimeter].state = FillState::deleted;
  EXPECT_FALSE(clause_holds(desk.picture(), over_sizes(desk, "area == 0"), Absent::zero));
}

TEST(Clauses, AnUnfilledBlankShowsNothing) {
  Desk desk;
  desk.exercise.blanks[Desk::area].together_with = {Desk::perimeter};
  desk.reading.fills[Desk::area].state = FillState::unfilled;
  EXPECT_FALSE(clause_holds(desk.picture(), over_sizes(desk, "area == 0"), Absent::zero));
}

TEST(Clauses, AnEachClauseNamesTheQuantitiesWhereItHolds) {
  Desk desk;
  Program program;
  program.perimeter = [](std::int64_t width, std::int64_t height) { return whole(2 * width + height); };
  desk.hand_in(program);
  const EachClause clause{.of = {desk.quantity("terms.width"), desk.quantity("terms.height")},
                          .condition = Desk::condition("value == 1")};
  const auto found = each_that_holds(desk.picture(), clause);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].name, "terms.height");
}

TEST(Clauses, AnEachClauseOverAGridMustHoldAtEveryInput) {
  Desk desk;
  Program program;
  program.area = [](std::int64_t width, std::int64_t height) {
    return whole(width == 1 ? width * height : width);
  };
  desk.hand_in(program);
  const EachClause clause{.of = {desk.quantity("sizes.area")},
                          .condition = Desk::condition("value == width")};
  EXPECT_TRUE(each_that_holds(desk.picture(), clause).empty());
}

}  // namespace
}  // namespace grader::judge
