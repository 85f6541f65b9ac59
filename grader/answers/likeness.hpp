// SPDX-License-Identifier: MIT
// How much an answer sounds like those that people have marked (types/likeness.hpp).
//
// The frames of a rubric find what their writer thought of; new wordings pass them by. A sum of weighed
// phrases knows no meaning, but it notices company.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

#include "grader/answers/reading.hpp"
#include "grader/types/likeness.hpp"

namespace grader::answers {

class LikenessReader {
 public:
  explicit LikenessReader(const Likeness& likeness);

  /// What the answer sounds like: a sum for each of Likeness::fails.
  std::vector<int> hear(const Reading& reading) const;

  /// The sentence that adds most to the sum of this fail.
  Range heaviest_sentence(std::size_t fail, const Reading& reading) const;

  const Likeness& taught() const { return likeness_; }

 private:
  struct Weight {
    std::size_t sum = 0;  ///< index of the fail
    int weight = 0;
  };
  void add(const WeighedPhrases& weighed);
  const std::vector<Weight>* weights_of(const std::string& phrase) const;

  Likeness likeness_;
  std::vector<int> offsets_ = {};
  std::unordered_map<std::string, std::vector<Weight>> weights_ = {};
};

}  // namespace grader::answers
