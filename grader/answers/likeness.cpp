// SPDX-License-Identifier: MIT
#include "grader/answers/likeness.hpp"

#include <algorithm>

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

std::vector<int> LikenessReader::sums_of(const Reading& reading) const {
  std::vector<int> sums = offsets_;
  for (const std::string& phrase : phrases_of(reading)) {
    const auto known = weights_.find(phrase);
    if (known == weights_.end()) continue;
    for (const Weight& weight : known->second) sums[weight.sum] += weight.weight;
  }
  return sums;
}

Range LikenessReader::heaviest_sentence(std::size_t sum, const Reading& reading) const {
  Range heaviest;
  int most = 0;
  for (const Range& sentence : reading.outline.sentences) {
    int weighs = 0;
    each_phrase(reading.text(sentence), [&](const std::string& phrase, Range) {
      if (const auto known = weights_.find(phrase); known != weights_.end())
        for (const Weight& weight : known->second)
          if (weight.sum == sum) weighs += weight.weight;
    });
    if (weighs > most || heaviest.empty()) {
      most = std::max(most, weighs);
      heaviest = sentence;
    }
  }
  return heaviest;
}

std::vector<LikenessReader::Suspicion> LikenessReader::suspicions(const Reading& reading) const {
  if (likeness_.fails.empty()) return {};
  const std::vector<int> sums = sums_of(reading);
  std::vector<Suspicion> found;
  for (std::size_t index = 0; index < likeness_.fails.size(); ++index)
    if (sums[index] >= likeness_.fails[index].from)
      found.push_back({likeness_.fails[index].rule, heaviest_sentence(index, reading)});
  return found;
}

std::optional<Points> LikenessReader::other_points(const std::string& question, Points given,
                                                   const Reading& reading) const {
  std::size_t first = likeness_.fails.size();
  for (const Likeness::Levels& levels : likeness_.questions) {
    if (levels.question != question) {
      first += levels.levels.size();
      continue;
    }
    const auto own = std::ranges::find(levels.levels, given, &Likeness::Level::points);
    if (own == levels.levels.end()) return std::nullopt;
    const std::vector<int> sums = sums_of(reading);
    const auto begin = sums.begin() + static_cast<std::ptrdiff_t>(first);
    const auto likeliest = std::max_element(begin, begin + std::ssize(levels.levels));
    const auto sum_of_own = *(begin + (own - levels.levels.begin()));
    if (*likeliest - sum_of_own < levels.from || *likeliest == sum_of_own) return std::nullopt;
    return levels.levels[static_cast<std::size_t>(likeliest - begin)].points;
  }
  return std::nullopt;
}

}  // namespace grader::answers
