// SPDX-License-Identifier: MIT
#include "grader/answers/reading.hpp"

#include <algorithm>

namespace grader::answers {
namespace {

constexpr std::size_t near_bytes = 90;  ///< about 30 Chinese characters or 15 English words
constexpr std::size_t most_steps = 20000;

std::size_t distance(Range left, Range right) {
  if (left.meets(right)) return 0;
  return left.begin < right.begin ? right.begin - left.end : left.begin - right.end;
}

class FrameSearch {
 public:
  FrameSearch(const Frame& frame, const Reading& reading, std::size_t most)
      : frame_(frame), reading_(reading), most_(most) {
    for (const Frame::Part& part : frame.parts)
      if (part.link == Frame::Link::near || part.link == Frame::Link::then ||
          part.link == Frame::Link::sentence)
        wide_ = true;
  }

  std::vector<FrameMatch> run() {
    extend({});
    return std::move(found_);
  }

 private:
  const std::vector<Range>& hits(std::size_t part) const { return reading_.hits(frame_.parts[part].word); }

  bool linked(const FrameMatch& match, std::size_t index, Range hit) const {
    const Range before = match.parts.back();
    const Outline& outline = reading_.outline;
    const auto disjoint = [&](Range part) { return !part.meets(hit); };
    if (!std::ranges::all_of(match.parts, disjoint)) return false;
    const bool one_sentence = outline.sentence_at(before.begin) == outline.sentence_at(hit.begin);
    switch (frame_.parts[index].link) {
      case Frame::Link::clause:
        return outline.clause_at(before.begin) == outline.clause_at(hit.begin);
      case Frame::Link::clause_then:
        return hit.begin >= before.end && outline.clause_at(before.begin) == outline.clause_at(hit.begin);
      case Frame::Link::near:
        return one_sentence && distance(before, hit) <= near_bytes;
      case Frame::Link::then:
        return one_sentence && hit.begin >= before.end && hit.begin - before.end <= near_bytes;
      case Frame::Link::sentence:
        return one_sentence;
      default:
        return true;
    }
  }

  /// No hit of an excluded word in the clause or sentence.
  bool allowed(const FrameMatch& match, std::size_t index) const {
    const Outline& outline = reading_.outline;
    const std::size_t at = match.parts.front().begin;
    const Range scope =
        wide_ ? outline.sentences[outline.sentence_at(at)] : outline.clauses[outline.clause_at(at)];
    return std::ranges::none_of(hits(index), [&](Range hit) {
      return scope.meets(hit) &&
             std::ranges::none_of(match.parts, [&](Range part) { return part.holds(hit); });
    });
  }

  void extend(const FrameMatch& match) {
    if (found_.size() >= most_ || ++steps_ > most_steps) return;
    std::size_t index = match.parts.size() + skipped_;
    if (index == frame_.parts.size()) {
      found_.push_back(match);
      return;
    }
    if (frame_.parts[index].link == Frame::Link::without) {
      if (!allowed(match, index)) return;
      ++skipped_;
      extend(match);
      --skipped_;
      return;
    }
    for (const Range& hit : hits(index)) {
      if (!match.parts.empty() && !linked(match, index, hit)) continue;
      FrameMatch longer = match;
      longer.parts.push_back(hit);
      extend(longer);
    }
  }

  const Frame& frame_;
  const Reading& reading_;
  std::size_t most_;
  bool wide_ = false;
  std::size_t skipped_ = 0;
  std::size_t steps_ = 0;
  std::vector<FrameMatch> found_ = {};
};

/// What is cheap to know comes first: most frames lack a word.
bool lacks_word(const Frame& frame, const Reading& reading) {
  std::vector<std::size_t> needed;
  for (const Frame::Part& part : frame.parts)
    if (part.link != Frame::Link::without) needed.push_back(part.word);
  const auto nowhere = [&](std::size_t word) { return reading.words.surely_nowhere(word); };
  if (std::ranges::any_of(needed, nowhere)) return true;
  std::ranges::sort(needed, {}, [&](std::size_t word) { return reading.words.effort(word); });
  return std::ranges::any_of(needed, [&](std::size_t word) { return reading.hits(word).empty(); });
}

}  // namespace

const std::vector<Range>& Reading::hits_of(const std::optional<std::size_t>& word) const {
  static const std::vector<Range> none;
  return word ? hits(*word) : none;
}

bool Reading::meets_hit(const std::optional<std::size_t>& word, Range range) const {
  return std::ranges::any_of(hits_of(word), [&](Range hit) { return hit.meets(range); });
}

Range FrameMatch::whole() const {
  Range whole = parts.empty() ? Range{} : parts.front();
  for (const Range& part : parts) whole = {std::min(whole.begin, part.begin), std::max(whole.end, part.end)};
  return whole;
}

std::vector<FrameMatch> match_frame(const Frame& frame, const Reading& reading, std::size_t most) {
  if (lacks_word(frame, reading)) return {};
  return FrameSearch(frame, reading, most).run();
}

}  // namespace grader::answers
