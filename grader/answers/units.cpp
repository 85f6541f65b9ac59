// SPDX-License-Identifier: MIT
#include "grader/answers/units.hpp"

#include <algorithm>
#include <cmath>

#include "grader/answers/concepts.hpp"
#include "grader/answers/quantities.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t nearest_pair = 60;  ///< bytes between the two sides of a conversion

bool close(double left, double right, double part) {
  return std::abs(left - right) <= part * std::abs(right);
}

class UnitScan {
 public:
  UnitScan(const AnswerLanguage& language, const Reading& reading, const Question& question)
      : language_(language),
        reading_(reading),
        question_(question),
        quantities_(read_quantities(language, reading)),
        sums_(language.ledger ? possible_sums(*language.ledger) : std::vector<double>{}) {}

  std::optional<TextFail> run() {
    for (std::size_t index = 0; index < quantities_.size(); ++index) {
      if (!has_rival(index)) continue;
      find_conversion(index);
      find_wrong_unit(index);
    }
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

  void report(const std::vector<Range>& parts) {
    const Range where = {parts.front().begin, parts.back().end};
    const Range around = reading_.outline.sentence_around(where);
    const Stances& stances = reading_.stances;
    const Claim claim = claim_of({parts}, reading_, question_);
    if (claim == Claim::none) return;
    const std::string_view before = reading_.text({around.begin, where.begin});
    const bool doubt = claim == Claim::unclear || stances.covers(Manner::withdrawn, {around}) ||
                       stances.covers(Manner::rejected, {around}) ||
                       stances.covers(Manner::supposed, parts) ||
                       std::count(before.begin(), before.end(), '"') % 2 == 1;
    best_ = stronger(best_, TextFail{doubt ? Certainty::suspected : Certainty::established, where});
  }

  /// `112 A = 120 B`: two sizes that are said to be the same.
  void find_conversion(std::size_t index) {
    if (index + 1 >= quantities_.size() || !has_rival(index + 1) || unit(index + 1).id != unit(index).rival)
      return;
    const Quantity& left = quantities_[index];
    const Quantity& right = quantities_[index + 1];
    if (right.range.begin - left.range.end > nearest_pair) return;
    if (reading_.outline.sentence_at(left.range.begin) != reading_.outline.sentence_at(right.range.begin))
      return;
    const std::string_view between = reading_.text({left.range.end, right.range.begin});
    if (between.find("≠") != between.npos || between.find('+') != between.npos) return;
    const double is = left.value * unit(index).size;
    const double said = right.value * unit(index + 1).size;
    converted_.push_back(index);
    converted_.push_back(index + 1);
    if (close(is, said, 0.012)) return;
    // Only slips of a unit's size: the number kept, or the factor turned round.
    const double factor = unit(index).size / unit(index + 1).size;
    const double ratio = left.value / right.value;
    if (close(ratio, 1, 0.006) || close(ratio, factor, 0.02) || close(ratio, factor * factor, 0.01))
      report({left.range, right.range});
  }

  bool is_converted(std::size_t index) const {
    return std::ranges::find(converted_, index) != converted_.end();
  }

  /// A number that is right in the rival unit only.
  void find_wrong_unit(std::size_t index) {
    if (is_converted(index) || !language_.ledger) return;
    const Quantity& quantity = quantities_[index];
    const Unit* other = rival(index);
    if (!other || quantity.per_item) return;
    const double items = language_.ledger->items;
    bool right_here = false;
    bool right_there = false;
    for (const double sum : sums_) {
      const double whole = sum * items;
      right_here = right_here || close(quantity.value, whole / unit(index).size, 0.004);
      const double there = whole / other->size;
      // Written to the last digit: rounded numbers may be anything.
      right_there = right_there || std::abs(quantity.value - there) < 0.051;
    }
    // The factor turned round: 112 of the one as 120 of the other.
    for (const double sum : sums_) {
      const double turned = sum * items / other->size * (unit(index).size / other->size);
      if (unit(index).size > other->size && sum >= 8 && !right_here && close(quantity.value, turned, 0.004) &&
          !right_there) {
        report({quantity.range});
        return;
      }
    }
    const bool told = quantity.value >= 10;
    if (right_there && !right_here && told) report({quantity.range});
  }

  const AnswerLanguage& language_;
  const Reading& reading_;
  const Question& question_;
  std::vector<Quantity> quantities_;
  std::vector<double> sums_;
  std::vector<std::size_t> converted_ = {};
  std::optional<TextFail> best_ = {};
};

}  // namespace

std::optional<TextFail> units_confused(const AnswerLanguage& language, const Reading& reading,
                                       const Question& question) {
  if (language.units.empty()) return std::nullopt;
  return UnitScan(language, reading, question).run();
}

}  // namespace grader::answers
