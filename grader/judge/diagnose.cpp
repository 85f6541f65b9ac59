// SPDX-License-Identifier: MIT
// A misconception is the reference with some fills replaced. It explains the quantities in which it differs
// from the reference, and it is given when the student's values are its values on exactly these. So "8 in m,
// 0 in v" is one idea and not two errors, and both units exchanged are one exchange.
#include "grader/judge/diagnose.hpp"

#include <algorithm>

#include "grader/judge/clauses.hpp"
#include "grader/judge/evidence.hpp"

namespace grader::judge {
namespace {

struct Candidate {
  std::size_t diagnosis = 0;
  std::vector<Quantity> explains = {};
};

bool contains(const std::vector<Quantity>& list, const Quantity& quantity) {
  return std::ranges::find(list, quantity) != list.end();
}

class Explainer {
 public:
  explicit Explainer(const Picture& picture) : picture_(picture) {
    for (const Quantity& quantity : picture.quantities()) given_.push_back(picture.of_student(quantity));
  }

  std::vector<Candidate> candidates() const {
    std::vector<Candidate> found;
    const auto& diagnoses = picture_.exercise().diagnoses;
    for (std::size_t d = 0; d < diagnoses.size(); ++d) {
      const auto add = [&](std::vector<Quantity> explains) {
        if (!explains.empty()) found.push_back({d, std::move(explains)});
      };
      const auto& expected = picture_.observations().expected.misconceptions;
      if (d < expected.size()) {
        for (const CopyObservation& copy : expected[d]) add(explained_by(copy));
      }
      for (const Clause& clause : diagnoses[d].clauses) {
        if (clause_holds(picture_, clause, Absent::unknown)) add(wrong_of(clause.explains));
      }
      for (const EachClause& clause : diagnoses[d].each) {
        for (const Quantity& quantity : each_that_holds(picture_, clause)) add(wrong_of({quantity}));
      }
    }
    return found;
  }

 private:
  /// Where the copy differs from the reference, if the student's values are the copy's there; else nothing.
  std::vector<Quantity> explained_by(const CopyObservation& copy) const {
    std::vector<Quantity> differing;
    const double tolerance = picture_.exercise().tolerance;
    for (std::size_t q = 0; q < picture_.quantities().size(); ++q) {
      const Quantity& quantity = picture_.quantities()[q];
      const Samples samples = picture_.of_copy(copy, quantity);
      if (agree(samples, picture_.wanted(quantity), tolerance)) continue;
      if (!agree(given_[q], samples, tolerance)) return {};
      differing.push_back(quantity);
    }
    return differing;
  }

  std::vector<Quantity> wrong_of(const std::vector<Quantity>& quantities) const {
    std::vector<Quantity> wrong;
    for (std::size_t q = 0; q < picture_.quantities().size(); ++q) {
      const Quantity& quantity = picture_.quantities()[q];
      if (contains(quantities, quantity) && !picture_.is_right(given_[q], quantity))
        wrong.push_back(quantity);
    }
    return wrong;
  }

  const Picture& picture_;
  std::vector<Samples> given_;
};

/// Keeps the largest explanations; stable, so that of two equal ones the rubric's first stays.
std::vector<Candidate> keep_largest(std::vector<Candidate> candidates) {
  std::ranges::stable_sort(candidates, [](const Candidate& left, const Candidate& right) {
    return left.explains.size() > right.explains.size();
  });
  std::vector<Candidate> kept;
  for (Candidate& candidate : candidates) {
    const bool is_part = std::ranges::any_of(kept, [&](const Candidate& larger) {
      return std::ranges::all_of(
          candidate.explains, [&](const Quantity& quantity) { return contains(larger.explains, quantity); });
    });
    if (!is_part) kept.push_back(std::move(candidate));
  }
  std::ranges::stable_sort(kept, {}, &Candidate::diagnosis);
  return kept;
}

std::vector<std::size_t> blanks_of(const Picture& picture, const std::vector<Quantity>& quantities) {
  std::vector<std::size_t> blanks;
  for (const Quantity& quantity : quantities) {
    for (const std::size_t blank : picture.blanks_of(quantity)) {
      if (std::ranges::find(blanks, blank) == blanks.end()) blanks.push_back(blank);
    }
  }
  return blanks;
}

/// Where it is told: at the first of its blanks that has a line, and in the words for that blank.
Explanation explain(const Picture& picture, const Candidate& candidate) {
  const Diagnosis& diagnosis = picture.exercise().diagnoses[candidate.diagnosis];
  const std::vector<std::size_t> blanks = blanks_of(picture, candidate.explains);
  const auto line = [&](std::size_t blank) { return picture.reading().fills[blank].line; };
  const auto seen = std::ranges::find_if(blanks, [&](std::size_t blank) { return line(blank) > 0; });
  const auto place = seen == blanks.end() ? blanks.begin() : seen;
  FoundDiagnosis found{diagnosis.id, diagnosis.message, 0, evidence_for(picture, candidate.explains)};
  if (place == blanks.end()) return {found, blanks};
  found.line = line(*place);
  const auto words = diagnosis.message_at.find(*place);
  if (words != diagnosis.message_at.end()) found.message = words->second;
  return {found, blanks};
}

}  // namespace

std::vector<Explanation> diagnose(const Picture& picture, const std::vector<FoundFact>& facts) {
  std::vector<Explanation> all;
  const auto add = [&](const Explanation& one) {
    const auto same =
        std::ranges::find_if(all, [&](const Explanation& other) { return other.found.id == one.found.id; });
    if (same == all.end())
      all.push_back(one);
    else if (same->found.message == one.found.message)
      same->blanks.insert(same->blanks.end(), one.blanks.begin(), one.blanks.end());
  };
  if (!is_no_attempt(facts)) {
    for (const Candidate& candidate : keep_largest(Explainer(picture).candidates()))
      add(explain(picture, candidate));
  }
  for (const FoundFact& fact : facts) add({{fact.diagnosis->id, fact.diagnosis->message, fact.line, {}}, {}});
  return all;
}

}  // namespace grader::judge
