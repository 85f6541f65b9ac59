// SPDX-License-Identifier: MIT
#include "grader/answers/units.hpp"

#include <algorithm>
#include <cmath>

#include "grader/answers/chains.hpp"
#include "grader/answers/concepts.hpp"
#include "grader/answers/quantities.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t nearest_pair = 60;  ///< bytes between the two sides of a conversion
constexpr double least_count = 1e8;       ///< fewer items make no other ledger
constexpr std::size_t most_counts = 8;
constexpr double least_told = 10;  ///< small numbers may be anything

bool close(double left, double right, double part) {
  return std::abs(left - right) <= part * std::abs(right);
}

class UnitScan {
 public:
  UnitScan(const AnswerLanguage& language, const Reading& reading, const Question& question,
           const TextRule& rule)
      : language_(language),
        reading_(reading),
        question_(question),
        rule_(rule),
        quantities_(read_quantities(language, reading)),
        sums_(language.ledger ? possible_sums(*language.ledger) : std::vector<double>{}) {
    if (!language.ledger) return;
    counts_.push_back(language.ledger->items);
    for (const Quantity& quantity : quantities_)
      if (quantity.kind == Quantity::Kind::items && quantity.value >= least_count &&
          counts_.size() < most_counts && !near(quantity.value, counts_.front()))
        counts_.push_back(quantity.value);
    for (const LedgerRule::Component& component : language.ledger->components)
      if (!component.optional) full_ += component.size;
  }

  std::optional<TextFail> run() {
    for (std::size_t index = 0; index < quantities_.size(); ++index) {
      if (!has_rival(index)) continue;
      find_conversion(index);
      find_finer_conversion(index);
    }
    for (std::size_t index = 0; index < quantities_.size(); ++index)
      if (has_rival(index)) find_wrong_unit(index);
    for (const Chain& chain : read_chains(reading_.text(), quantities_)) find_mixed_sum(chain);
    return best_;
  }

 private:
  const Unit& unit(std::size_t index) const { return language_.units[*quantities_[index].unit]; }
  bool has_rival(std::size_t index) const {
    return quantities_[index].unit && quantities_[index].kind == Quantity::Kind::size &&
           !unit(index).rival.empty();
  }
  const Unit* rival(std::size_t index) const {
    for (const Unit& other : language_.units)
      if (other.id == unit(index).rival) return &other;
    return nullptr;
  }

  void report(const std::vector<Range>& parts, bool doubtful = false) {
    const Range where = {parts.front().begin, parts.back().end};
    const Range around = reading_.outline.sentence_around(where);
    const Stances& stances = reading_.stances;
    const Claim claim = claim_of({parts}, reading_, question_);
    const bool aside = claim == Claim::none && is_aside_of_rejection(where);
    if ((claim == Claim::none && !aside) || lifted(rule_, reading_, where)) return;
    const bool doubt = doubtful || aside || named_anew(parts.back().end) || claim == Claim::unclear ||
                       stances.covers(Manner::withdrawn, {around}) ||
                       stances.covers(Manner::rejected, {around}) || is_supposed(around) ||
                       quoted(reading_, where);
    best_ = stronger(best_, TextFail{doubt ? Certainty::suspected : Certainty::established, where});
  }

  /// `It cannot be concluded that it halves, it is 112 A still, i.e. 112 B`: the writer may speak for himself
  /// again, and nothing else rejects these units.
  bool is_aside_of_rejection(Range where) const {
    const std::vector<StanceSpan>& spans = reading_.stances.spans();
    return std::ranges::any_of(spans, [&](const StanceSpan& trailing) {
      return trailing.manner == Manner::trailing && trailing.scope.holds(where) &&
             std::ranges::none_of(spans, [&](const StanceSpan& span) {
               return span.manner != Manner::trailing && span.scope.meets(where) &&
                      !(span.cue == trailing.cue);
             });
    });
  }

  /// `If A and B were the same, 112 A would be 112 B`: what follows from a supposition is none of the
  /// writer's.
  bool is_supposed(Range sentence) const {
    return std::ranges::any_of(reading_.stances.spans(), [&](const StanceSpan& span) {
      return span.manner == Manner::supposed && sentence.meets(span.scope);
    });
  }

  /// Right behind it another unit is named: `9.3 MB (really MiB)`.
  bool named_anew(std::size_t end) const {
    constexpr std::size_t right_behind = 24;
    const auto names = [&](const Unit& other) {
      return !other.rival.empty() && std::ranges::any_of(reading_.hits_of(other.word), [&](Range hit) {
        if (hit.begin < end || hit.begin > end + right_behind) return false;
        const std::string_view between = reading_.text({end, hit.begin});
        return between.find_first_of("0123456789\n") == between.npos;
      });
    };
    return std::ranges::any_of(language_.units, names);
  }

  /// The size in the rival unit that comes next; plain numbers between them are factors.
  std::optional<std::size_t> next_in_rival(std::size_t index) const {
    std::size_t next = index + 1;
    while (next < quantities_.size() && !has_rival(next) && !is_size_with_unit(next)) ++next;
    if (next >= quantities_.size() || !has_rival(next) || unit(next).id != unit(index).rival)
      return std::nullopt;
    return next;
  }
  bool is_size_with_unit(std::size_t index) const {
    return quantities_[index].unit && quantities_[index].kind == Quantity::Kind::size;
  }

  /// `112 A = 120 B`: two sizes that are said to be the same.
  void find_conversion(std::size_t index) {
    const std::optional<std::size_t> next = next_in_rival(index);
    if (!next) return;
    const Quantity& left = quantities_[index];
    const Quantity& right = quantities_[*next];
    if (right.range.begin - left.range.end > nearest_pair) return;
    if (reading_.outline.sentence_at(left.range.begin) != reading_.outline.sentence_at(right.range.begin))
      return;
    const std::string_view between = reading_.text({left.range.end, right.range.begin});
    if (between.find("≠") != between.npos || between.find('+') != between.npos) return;
    if (*next > index + 1 && between.find(',') != between.npos) return;  // `1 A is 2^30, 1 B is 10^9`
    const double is = left.value * unit(index).size;
    const double said = right.value * unit(*next).size;
    converted_.push_back(index);
    converted_.push_back(*next);
    if (close(is, said, 0.012)) {
      knows_ = knows_ || !close(left.value, right.value, 0.006);
      return;
    }
    // Slips of a unit's size: the number kept, the factor turned round, or one that is not carried through.
    const double factor = unit(index).size / unit(*next).size;
    const double ratio = left.value / right.value;
    if (close(ratio, 1, 0.006) || close(ratio, factor, 0.02) || close(ratio, factor * factor, 0.01) ||
        is_slip(ratio))
      report({left.range, right.range});
    else if (between.find('=') != between.npos && close(ratio, 1, 0.3))
      report({left.range, right.range}, true);
  }

  static bool is_binary(const Unit& unit) { return std::exp2(std::round(std::log2(unit.size))) == unit.size; }

  /// `56 A = 57344 b`, a finer unit of the other kind: counted as if both were of one kind.
  void find_finer_conversion(std::size_t index) {
    const std::size_t next = index + 1;
    if (next >= quantities_.size() || !is_size_with_unit(next) || has_rival(next)) return;
    if (is_binary(unit(index)) == is_binary(unit(next)) || unit(next).size <= 1) return;
    const Range between = {quantities_[index].range.end, quantities_[next].range.begin};
    if (between.begin > between.end || reading_.text(between).find('=') == std::string_view::npos ||
        between.size() > 3)
      return;
    const double is = quantities_[index].value * unit(index).size;
    const double said = quantities_[next].value * unit(next).size;
    const double factor = rival(index)->size / unit(index).size;
    if (close(said / is, factor, 0.004)) report({quantities_[index].range, quantities_[next].range});
  }

  /// One or two steps of 1024 for 1000 where there are three.
  static bool is_slip(double ratio) {
    constexpr double step = 1.024;
    constexpr double exactness = 0.002;
    return close(ratio, step, exactness) || close(ratio, step * step, exactness) ||
           close(ratio, 1 / step, exactness) || close(ratio, 1 / (step * step), exactness);
  }

  bool is_converted(std::size_t index) const {
    return std::ranges::find(converted_, index) != converted_.end();
  }

  /// A number that is right in the rival unit only.
  void find_wrong_unit(std::size_t index) {
    if (is_converted(index) || is_spelt_out(index) || !language_.ledger) return;
    const Quantity& quantity = quantities_[index];
    const Unit* other = rival(index);
    if (!other || quantity.per_item) return;
    bool right_here = false;
    bool right_there = false;
    for (const double count : counts_)
      for (const double sum : sums_) {
        right_here = right_here || close(quantity.value, sum * count / unit(index).size, 0.004);
        // Of another model only the whole ledger counts: other numbers may be anything.
        if (count != counts_.front() && sum != full_) continue;
        // Written to the last digit, or the whole in round numbers.
        const double there = sum * count / other->size;
        const bool whole = sum == full_ && unit(index).size < other->size;
        right_there = right_there || std::abs(quantity.value - there) < (whole ? 0.5 : 0.051);
      }
    if (right_here || quantity.value < least_told) return;
    if (right_there) return report({quantity.range}, knows_ || is_right_elsewhere(index));
    // The factor turned round: 112 of the one as 120 of the other.
    for (const double sum : sums_) {
      const double turned = sum * counts_.front() / other->size * (unit(index).size / other->size);
      if (unit(index).size > other->size && sum >= full_ / 2 && close(quantity.value, turned, 0.004))
        return report({quantity.range});
    }
  }

  /// `56 A * 2 = 112 B`: the numbers are added as if the two units were one. Sizes of devices are often
  /// named in either, so a person decides.
  void find_mixed_sum(const Chain& chain) {
    for (const std::size_t result : chain.results) {
      if (!has_rival(result) || !close(chain.sum, written(quantities_[result].value), 0.004)) continue;
      std::vector<Range> parts;
      bool mixed = true;
      for (const std::size_t term : chain.terms) {
        if (!is_size_with_unit(term)) continue;
        mixed = mixed && has_rival(term) && unit(term).id == unit(result).rival;
        parts.push_back(quantities_[term].range);
      }
      if (parts.empty() || !mixed) continue;
      parts.push_back(quantities_[result].range);
      std::ranges::sort(parts, {}, &Range::begin);
      report(parts, true);
    }
  }

  /// The same sentence gives its bytes, rightly.
  bool is_spelt_out(std::size_t index) const {
    const double bytes = quantities_[index].value * unit(index).size;
    const std::size_t sentence = reading_.outline.sentence_at(quantities_[index].range.begin);
    return std::ranges::any_of(quantities_, [&](const Quantity& other) {
      const bool plain = !other.unit || language_.units[*other.unit].plain;
      return plain && close(other.value, bytes, 0.004) &&
             reading_.outline.sentence_at(other.range.begin) == sentence;
    });
  }

  /// The number stands there in the right unit too, and is none that everybody knows.
  bool is_right_elsewhere(std::size_t index) const {
    if (unit(index).size > rival(index)->size) return false;
    for (std::size_t other = 0; other < quantities_.size(); ++other)
      if (has_rival(other) && unit(other).id == unit(index).rival &&
          close(quantities_[other].value, quantities_[index].value, 0.004))
        return true;
    return false;
  }

  const AnswerLanguage& language_;
  const Reading& reading_;
  const Question& question_;
  const TextRule& rule_;
  std::vector<Quantity> quantities_;
  std::vector<double> sums_;
  std::vector<double> counts_ = {};  ///< of items: the lesson's first, then others of the answer
  double full_ = 0;                  ///< the whole ledger, per item
  std::vector<std::size_t> converted_ = {};
  bool knows_ = false;  ///< a right conversion stands there
  std::optional<TextFail> best_ = {};
};

}  // namespace

std::optional<TextFail> units_confused(const AnswerLanguage& language, const Reading& reading,
                                       const Question& question, const TextRule& rule) {
  if (language.units.empty()) return std::nullopt;
  return UnitScan(language, reading, question, rule).run();
}

}  // namespace grader::answers
