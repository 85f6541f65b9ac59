// SPDX-License-Identifier: MIT
// How much an answer sounds like those that people have marked (types/likeness.hpp).
//
// The frames of a rubric find what their writer thought of; new wordings pass them by. A sum of weighed
// phrases knows no meaning, but it notices company: so it may call for a person, and it never decides.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "grader/answers/reading.hpp"
#include "grader/types/likeness.hpp"
#include "grader/types/points.hpp"

namespace grader::answers {

class LikenessReader {
 public:
  explicit LikenessReader(const Likeness& likeness);

  /// Rules whose sum is reached, each with the sentence that weighs most.
  struct Suspicion {
    std::string rule = {};
    Range where = {};
  };
  std::vector<Suspicion> suspicions(const Reading& reading) const;

  /// The points that answers like this one got, where they are others than `given` and speak clearly.
  std::optional<Points> other_points(const std::string& question, Points given, const Reading& reading) const;

 private:
  struct Weight {
    std::size_t sum = 0;  ///< index: fails first, then the levels of all questions
    int weight = 0;
  };
  std::vector<int> sums_of(const Reading& reading) const;
  Range heaviest_sentence(std::size_t sum, const Reading& reading) const;
  void add(const WeighedPhrases& weighed);

  Likeness likeness_;
  std::vector<int> offsets_ = {};
  std::unordered_map<std::string, std::vector<Weight>> weights_ = {};
};

}  // namespace grader::answers
