// SPDX-License-Identifier: MIT
// How well automatic marks agree with marks that people gave.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grader/types/grade.hpp"
#include "grader/types/points.hpp"

namespace grader {

/// An answer that a person has marked.
struct LabelledAnswer {
  std::string id = {};
  std::string question = {};
  std::string text = {};
  Points points = {};
  std::vector<std::string> hard_fails = {};  ///< the rules that the person applied
};

struct JudgedAnswer {
  LabelledAnswer label = {};
  QuestionMark mark = {};
};

/// Of some items. Shares are of the decided ones.
struct PointsAgreement {
  int items = 0;
  int decided = 0;
  int exact = 0;
  int within_half = 0;               ///< at most half a point apart
  int inside = 0;                    ///< of the others: the person's points lie in the interval
  std::optional<double> kappa = {};  ///< quadratic weighted; nothing where everything is the same
};

struct RuleAgreement {
  int labelled = 0;
  int established = 0;  ///< by the grader
  int established_right = 0;
  int found = 0;  ///< established or suspected
  int found_right = 0;
};

struct Agreement {
  PointsAgreement all = {};
  PointsAgreement weak = {};  ///< what got less than full points from the person
  std::map<std::string, RuleAgreement> rules = {};
  std::vector<std::size_t> worst = {};  ///< which items disagree, the worst first
};

}  // namespace grader
