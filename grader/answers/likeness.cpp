// SPDX-License-Identifier: MIT
#include "grader/answers/likeness.hpp"

#include <algorithm>
#include <iterator>

#include "grader/answers/phrases.hpp"

namespace grader::answers {

LikenessReader::LikenessReader(const Likeness& likeness) : likeness_(likeness) {
  for (const Likeness::Fail& fail : likeness_.fails) add(fail.weighed);
  for (const Likeness::Levels& question : likeness_.questions)
    for (const Likeness::Level& level : question.levels) add(level.weighed);
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

LikenessReader::Sound LikenessReader::hear(const Reading& reading) const {
  std::vector<int> sums = offsets_;
  if (!weights_.empty())
    for (const std::string& phrase : phrases_of(reading))
      if (const auto* weights = weights_of(phrase))
        for (const Weight& weight : *weights) sums[weight.sum] += weight.weight;
  auto next = sums.begin();
  const auto take = [&next](std::size_t count) {
    const auto begin = next;
    std::advance(next, count);
    return std::vector<int>(begin, next);
  };
  Sound sound;
  sound.fails = take(likeness_.fails.size());
  sound.levels.reserve(likeness_.questions.size());
  for (const Likeness::Levels& question : likeness_.questions)
    sound.levels.push_back(take(question.levels.size()));
  return sound;
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
  return heaviest;
}

}  // namespace grader::answers
