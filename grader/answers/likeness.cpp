// SPDX-License-Identifier: MIT
#include "grader/answers/likeness.hpp"

#include <algorithm>
#include <set>

#include "grader/answers/phrases.hpp"

namespace grader::answers {

LikenessReader::LikenessReader(const Likeness& likeness) : likeness_(likeness) {
  for (const Likeness::Fail& fail : likeness_.fails) add(fail.weighed);
}

void LikenessReader::add(const WeighedPhrases& weighed) {
  for (const WeighedPhrases::Phrase& phrase : weighed.phrases)
    weights_[phrase.words].push_back({offsets_.size(), phrase.weight});
  offsets_.push_back(weighed.offset);
}

const std::vector<LikenessReader::Weight>* LikenessReader::weights_of(const std::string& phrase) const {
  const auto known = weights_.find(phrase);
  return known == weights_.end() ? nullptr : &known->second;
}

std::vector<int> LikenessReader::hear(const Reading& reading) const {
  std::vector<int> sums = offsets_;
  std::set<const std::vector<Weight>*> heard;
  const auto hear_once = [&](const std::string& phrase) {
    const auto* weights = weights_of(phrase);
    if (weights == nullptr || !heard.insert(weights).second) return;
    for (const Weight& weight : *weights) sums[weight.sum] += weight.weight;
  };
  if (!weights_.empty()) each_own_phrase(reading, hear_once);
  return sums;
}

Range LikenessReader::heaviest_sentence(std::size_t fail, const Reading& reading) const {
  Range heaviest;
  int most = 0;
  for (const Range& sentence : reading.outline.sentences) {
    int weighs = 0;
    each_phrase(reading.text(sentence), [&](const std::string& phrase, Range) {
      if (const auto* weights = weights_of(phrase))
        for (const Weight& weight : *weights)
          if (weight.sum == fail) weighs += weight.weight;
    });
    if (weighs <= most && !heaviest.empty()) continue;
    most = std::max(most, weighs);
    heaviest = sentence;
  }
  while (!heaviest.empty() &&
         (reading.text()[heaviest.begin] == ' ' || reading.text()[heaviest.begin] == '\n'))
    ++heaviest.begin;
  return heaviest;
}

}  // namespace grader::answers
