// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_picture.hpp"

#include <algorithm>
#include <cmath>

namespace grader::answers {
namespace {

constexpr std::size_t longest_gap = 60;  ///< bytes between what is left and what fills it

class PictureScan {
 public:
  explicit PictureScan(const LedgerSource& source)
      : rule_(source.rule),
        question_(source.question),
        reading_(source.reading),
        quantities_(source.quantities) {}

  Picture run(const std::vector<Range>& ignored) const {
    Picture picture;
    picture.chains = read_chains(reading_.text(), quantities_);
    std::erase_if(picture.chains, [&](const Chain& chain) {
      const auto meets = [&](Range range) { return range.meets(chain.range); };
      const Stances& stances = reading_.stances;
      return std::ranges::any_of(ignored, meets) || stances.covers(Manner::withdrawn, {chain.range}) ||
             stances.covers(Manner::rejected, {chain.range});
    });
    LedgerView view{rule_, reading_, quantities_, ignored, std::vector<bool>(quantities_.size())};
    for (const Chain& chain : picture.chains) {
      for (const std::size_t term : chain.terms) view.in_chain[term] = true;
      for (const std::size_t result : chain.results) view.in_chain[result] = true;
    }
    picture.items = read_items(view);
    for (const Chain& chain : picture.chains) {
      pair_terms(picture.items, chain, Side::behind);
      pair_terms(picture.items, chain, Side::before);
    }
    picture.states.resize(rule_.components.size());
    see_names(picture);
    see_sizes(picture);
    see_comparisons(picture);
    see_doubled(picture);
    see_products(picture);
    see_totals(picture, ignored);
    see_denials(picture);
    see_listed_total(picture);
    see_left_out(picture);
    see_group_terms(picture);
    see_foreign(picture);
    for (std::size_t index = 0; index < picture.states.size(); ++index) {
      picture.named += is_asked(rule_.components[index]) && picture.states[index].named ? 1 : 0;
      picture.right += is_asked(rule_.components[index]) && picture.states[index].right ? 1 : 0;
    }
    return picture;
  }

 private:
  enum class Side { before, behind };

  /// `2 + 2 + 4 = 8: a, b, c`: as many names beside a sum as it has terms, each with the size of its term.
  void pair_terms(LedgerItems& items, const Chain& chain, Side side) const {
    constexpr std::size_t longest_names = 160;
    // Of two terms only what stands right before them: `a and b: 4 + 4`.
    constexpr std::size_t nearest_names = 40;
    const bool two = chain.terms.size() == 2 && side == Side::before;
    if ((chain.terms.size() < 3 && !two) || chain.count != chain.terms.size()) return;
    const std::size_t reach = two ? nearest_names : longest_names;
    std::vector<std::size_t> run;
    std::size_t slots = 0;
    const auto take = [&](std::size_t index) {
      const LedgerName& name = items.names[index];
      if (name.foreign || name.group || name.own_size || name.components.empty()) return;
      if (slots < chain.terms.size()) run.push_back(index), slots += name.components.size();
    };
    for (std::size_t index = 0; index < items.names.size(); ++index) {
      const std::size_t begin = items.names[index].range.begin;
      if (side == Side::behind && begin >= chain.range.end && begin < chain.range.end + longest_names)
        take(index);
      const std::size_t back = items.names.size() - 1 - index;
      const Range other = items.names[back].range;
      if (side == Side::before && other.end <= chain.range.begin && other.end + reach > chain.range.begin &&
          (!two ||
           reading_.outline.sentence_at(other.begin) == reading_.outline.sentence_at(chain.range.begin)))
        take(back);
    }
    if (side == Side::before) std::ranges::reverse(run);
    std::size_t term = 0;
    // The base is often a term and no name.
    if (slots + 1 == chain.terms.size() && slots >= 3 && !holds_base(items, run)) {
      if (is_base_size(chain.terms.front()))
        term = 1;
      else if (!is_base_size(chain.terms.back()))
        return;
    } else if (slots != chain.terms.size()) {
      return;
    }
    const std::size_t first = term;
    for (const std::size_t index : run)
      for (const std::size_t component : items.names[index].components)
        if (!fits(quantities_[chain.terms[term++]], rule_.components[component].size)) return;
    term = first;
    for (const std::size_t index : run) {
      // A term taken for the joint size of several names is the size of each.
      for (SizeGiven& given : items.given)
        if (given.name == index && !given.right &&
            std::ranges::find(chain.terms, given.quantity) != chain.terms.end())
          given.right = true, given.joint = false;
      const bool has =
          std::ranges::any_of(items.given, [&](const SizeGiven& given) { return given.name == index; });
      if (!has) items.given.push_back({index, chain.terms[term], false, true});
      term += items.names[index].components.size();
    }
  }

  bool is_base_size(std::size_t quantity) const {
    return std::ranges::any_of(rule_.components, [&](const LedgerRule::Component& component) {
      return component.base && fits(quantities_[quantity], component.size);
    });
  }
  bool holds_base(const LedgerItems& items, const std::vector<std::size_t>& run) const {
    return std::ranges::any_of(run, [&](std::size_t name) {
      return std::ranges::any_of(items.names[name].components,
                                 [&](std::size_t index) { return rule_.components[index].base; });
    });
  }

  bool claimed(const LedgerName& name) const {
    if (name.claimed) return true;
    const Range clause = reading_.outline.clauses[reading_.outline.clause_at(name.range.begin)];
    return reading_.meets_hit(question_.contrast_word, clause) &&
           !reading_.stances.covers(Manner::withdrawn, {name.range});
  }

  void see_names(Picture& picture) const {
    for (const LedgerName& name : picture.items.names) {
      if (!claimed(name) || name.foreign) continue;
      for (const std::size_t index : name.components) {
        ComponentState& state = picture.states[index];
        if (!state.named) state.named = name.range;
        state.vague_only = state.vague_only && name.vague;
        state.spelt_only = state.spelt_only && name.own_size;
      }
    }
    for (const LedgerName& name : picture.items.names) {
      if (!claimed(name) || !name.group) continue;
      const auto& covers = rule_.groups[*name.group].covers;
      if (covers.empty()) continue;
      const bool split = std::ranges::any_of(
          covers.front(), [&](std::size_t index) { return picture.states[index].named.has_value(); });
      if (!split && !picture.bare_group) picture.bare_group = name.range;
      for (const std::size_t index : covers.front())
        if (!split) picture.states[index].covered = true;
    }
  }

  void see_sizes(Picture& picture) const {
    for (const std::size_t name : picture.items.reached)
      for (const std::size_t index : picture.items.names[name].components) {
        picture.states[index].any_size = true;
        if (!picture.states[index].right) picture.states[index].right = picture.items.names[name].range;
      }
    for (const SizeGiven& given : picture.items.given) {
      const LedgerName& name = picture.items.names[given.name];
      const Quantity& quantity = quantities_[given.quantity];
      const Range range = {std::min(name.range.begin, quantity.range.begin),
                           std::max(name.range.end, quantity.range.end)};
      if (name.group) {
        see_group_size(picture, name, quantity);
        continue;
      }
      for (const std::size_t index : name.components) {
        ComponentState& state = picture.states[index];
        state.any_size = true;
        if (given.right && !state.right) state.right = range;
        const bool plain =
            quantity.unit || quantity.per_item || is_plausible(rule_, quantity) || is_term(picture, quantity);
        if (!given.right && plain && claimed(name)) state.wrong = range;
      }
    }
  }

  /// What stands between two sizes that are a choice.
  static bool offers(std::string_view between) {
    if (between.find_first_not_of(" (") == between.npos && between.find('(') != between.npos) return false;
    std::string words(between);
    std::erase_if(words, [](char sign) { return sign == ' ' || sign == '(' || sign == ')' || sign == '"'; });
    for (const std::string_view choice :
         {"",       "or",   "/",      "-",     "~",       "?",        "?or",     "orrather", "ormaybe",
          "orelse", ",or",  ",maybe", "maybe", "perhaps", ",perhaps", "oreven",  "eitheror", "or,",
          "vs",     "to",   "或",     "或者",  "还是",    "或是",     ",或",     ",还是",    ",或者",
          "要么",   "要不", "抑或",   "到",    "至",      "亦或",     ",也可能", "也可能",   "也许"})
      if (words == choice) return true;
    return false;
  }

  /// `14 and 28` for one name: where nothing else has the second, it is another size of the same.
  static bool adds(std::string_view between) {
    std::string words(between);
    std::erase_if(words, [](char sign) { return sign == ' ' || sign == '(' || sign == ')'; });
    for (const std::string_view sign : {",", "、", "and", "和", "与", "&", "及", "also", "又", ",又", ",and"})
      if (words == sign) return true;
    return false;
  }
  bool is_component(const Quantity& size) const {
    return std::ranges::any_of(
        rule_.components, [&](const LedgerRule::Component& component) { return fits(size, component.size); });
  }

  bool is_given(const Picture& picture, std::size_t size, bool right) const {
    return std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
      return given.quantity == size && given.right == right && !picture.items.names[given.name].foreign;
    });
  }

  /// `a 3 or 5, b 5 or 3` names every size that may be right; `3 kg (6.6 lb)` says one size twice.
  void see_doubled(Picture& picture) const {
    const auto is_size = [&](std::size_t index) {
      return quantities_[index].kind == Quantity::Kind::size &&
             !is_replaced(reading_, quantities_[index].range);
    };
    const auto in_chain = [&](std::size_t index) {
      return std::ranges::any_of(picture.chains, [&](const Chain& chain) {
        return chain.range.holds(quantities_[index].range.begin);
      });
    };
    for (std::size_t left = 0; left + 1 < quantities_.size(); ++left) {
      const std::size_t right = left + 1;
      const Quantity& one = quantities_[left];
      const Quantity& other = quantities_[right];
      if (!is_size(left) || !is_size(right) || one.range.end > other.range.begin) continue;
      if (in_chain(left) || in_chain(right)) continue;
      const bool left_right = is_given(picture, left, true);
      const bool right_right = is_given(picture, right, true);
      if (left_right == right_right) continue;
      const bool same = std::ranges::any_of(one.sizes, [&](double size) { return fits(other, size); });
      if (same || is_whole(one) || is_whole(other)) continue;
      const std::string_view between = reading_.text({one.range.end, other.range.begin});
      if (offers(between) || (adds(between) && is_component(one) && is_component(other)))
        picture.doubled = {one.range.begin, other.range.end};
    }
  }

  static bool yields(std::string_view between) {
    std::string words(between);
    std::erase(words, ' ');
    for (const std::string_view verb : {"=", "==", "≈", "~", "→", "is", "makes", "gives", "equals", "是",
                                        "等于", "为", "得", "就是", ",即", "即", "=约", "约为", "isabout"})
      if (words == verb) return true;
    return false;
  }

  /// `16 bytes x 7 billion = 120 GB`
  void see_products(Picture& picture) const {
    for (std::size_t result = 1; result < quantities_.size(); ++result) {
      const Quantity& product = quantities_[result];
      const Quantity& last = quantities_[result - 1];
      if (product.kind != Quantity::Kind::size || !product.unit || product.per_item) continue;
      if (product.range.begin < last.range.end || fits(product, whole_size(rule_))) continue;
      if (!yields(reading_.text({last.range.end, product.range.begin}))) continue;
      const auto whole = [&](const Quantity& size) {
        return size.kind == Quantity::Kind::size && fits(size, whole_size(rule_));
      };
      std::size_t begin = last.range.begin;
      if (!(last.per_item && whole(last))) {
        if (result < 2) continue;
        const Quantity& first = quantities_[result - 2];
        const auto items = [&](const Quantity& count) {
          return count.kind == Quantity::Kind::items && near(count.value, rule_.items);
        };
        if (!(items(first) && whole(last)) && !(whole(first) && items(last))) continue;
        if (last.range.begin < first.range.end || last.range.begin > first.range.end + 12) continue;
        begin = first.range.begin;
      }
      picture.wrong_product = {begin, product.range.end};
    }
  }

  /// A ledger of sizes that closes without it leaves it out, though it is spoken of.
  void see_left_out(Picture& picture) const {
    if (!picture.listed_total || picture.right_chain) return;
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      if (is_asked(rule_.components[index]) && !picture.states[index].right)
        picture.states[index].denied = true;
  }

  /// What is said not to be there is not named by being spoken of, unless it has a size all the same.
  void see_denials(Picture& picture) const {
    for (const LedgerName& name : picture.items.names) {
      if (name.components.size() != 1 || claimed(name)) continue;
      ComponentState& state = picture.states[name.components[0]];
      if (state.right || rule_.components[name.components[0]].base) continue;
      state.denied = true;
      // A sum of all terms takes back what was left out before.
      if (name.gone && picture.most_terms + 1 < rule_.components.size()) state.named.reset();
    }
  }

  void see_comparisons(Picture& picture) const {
    for (const std::size_t index : picture.items.compared)
      for (const std::size_t component : picture.items.names[index].components)
        picture.states[component].compared = true;
  }

  /// The same number is added up somewhere.
  bool is_term(const Picture& picture, const Quantity& quantity) const {
    return std::ranges::any_of(picture.chains, [&](const Chain& chain) {
      return chain.count >= 3 && std::ranges::any_of(chain.terms, [&](std::size_t term) {
               return quantities_[term].value == quantity.value;
             });
    });
  }

  /// An average, as in `24.5 * 4 + 14`, is the size of nothing.
  std::optional<Range> odd_term(const Chain& chain) const {
    for (const std::size_t term : chain.terms) {
      const Quantity& quantity = quantities_[term];
      const double value = written(quantity.value);
      if (value != std::floor(value) && !is_plausible(rule_, quantity)) return quantity.range;
    }
    return std::nullopt;
  }

  void see_group_size(Picture& picture, const LedgerName& name, const Quantity& quantity) const {
    const auto& covers = rule_.groups[*name.group].covers;
    const bool fitting =
        std::ranges::any_of(covers, [&](const auto& cover) { return fits(quantity, size_of(rule_, cover)); });
    if (!fitting && quantity.unit && claimed(name) && !is_whole(quantity) && !is_extra(quantity))
      picture.group_missized = {std::min(name.range.begin, quantity.range.begin),
                                std::max(name.range.end, quantity.range.end)};
    for (const auto& cover : covers) {
      if (!fits(quantity, size_of(rule_, cover))) continue;
      picture.group_sized = true;
      // An answer that splits the group into some of its parts means no others.
      const bool split = std::ranges::any_of(
          covers.front(), [&](std::size_t index) { return picture.states[index].named.has_value(); });
      if (split && cover != covers.front()) continue;
      for (const std::size_t index : cover) picture.states[index].covered = true;
    }
  }

  /// A bare group in a sum of bare terms: the term tells what the group stands for.
  void see_group_terms(Picture& picture) const {
    if (!picture.bare_group || !picture.right_chain || picture.group_sized) return;
    for (const LedgerName& name : picture.items.names)
      for (const Chain& chain : picture.chains)
        if (name.group && chain.range == *picture.right_chain)
          for (const std::size_t term : chain.terms) see_group_size(picture, name, quantities_[term]);
  }

  bool is_whole(const Quantity& quantity) const {
    return fits(quantity, whole_size(rule_)) && !is_whole_of_rival(quantity);
  }
  /// The whole in the number of another unit, as 104.3 GB: a number like 112 may stand with any unit.
  bool is_whole_of_rival(const Quantity& quantity) const {
    return quantity.unit && !quantity.per_item && !quantity.sizes.empty() &&
           fits(quantity, whole_size(rule_)) && !near(quantity.sizes.front(), whole_size(rule_)) &&
           !near(written(quantity.value), whole_size(rule_) * written(rule_.items));
  }
  bool is_extra(const Quantity& quantity) const { return fits(quantity, asked_size(rule_)); }

  /// The numbers that a right total is written as: per item, or for all items.
  bool is_written_total(double sum) const {
    const double all = written(rule_.items);
    for (const double whole : {whole_size(rule_), asked_size(rule_)})
      if (near(sum, whole) || near(sum, whole * all)) return true;
    return false;
  }
  bool is_written_part(double sum) const {
    const double all = written(rule_.items);
    for (const double part : possible_sums(rule_))
      if (near(sum, part) || near(sum, part * all)) return true;
    return false;
  }

  /// The whole, or what is asked for, without one component that is needed.
  bool lacks_one(double sum) const {
    const double all = written(rule_.items);
    return std::ranges::any_of(rule_.components, [&](const LedgerRule::Component& component) {
      const double rest = whole_size(rule_) - component.size;
      return component.needed && (near(sum, rest) || near(sum, rest * all));
    });
  }

  void see_totals(Picture& picture, const std::vector<Range>& ignored) const {
    const auto usable = [&](Range range) {
      return std::ranges::none_of(ignored, [&](Range other) { return other.meets(range); }) &&
             !reading_.stances.covers(Manner::withdrawn, {range}) &&
             !reading_.stances.covers(Manner::rejected, {range});
    };
    for (std::size_t index = 0; index < quantities_.size(); ++index) {
      const Quantity& quantity = quantities_[index];
      if (quantity.kind != Quantity::Kind::size || !usable(quantity.range)) continue;
      if (is_replaced(reading_, quantity.range)) continue;
      if (picture.wrong_product && picture.wrong_product->meets(quantity.range)) continue;
      const bool owned = std::ranges::any_of(picture.items.given,
                                             [&](const SizeGiven& given) { return given.quantity == index; });
      const bool total = std::ranges::find(picture.items.totals, index) != picture.items.totals.end();
      // Fourteen may be a part of the whole or all that is asked for: only a word or a unit tells.
      const bool clear = is_whole(quantity) || (is_extra(quantity) && quantity.value != asked_size(rule_));
      if (!owned && (clear || (total && is_extra(quantity)))) picture.right_total = quantity.range;
      if (!owned && total && is_whole_of_rival(quantity)) picture.rival_total = quantity.range;
    }
    for (const Chain& chain : picture.chains) {
      // `2 * 7 = 14` is a conversion and splits nothing.
      const bool right = is_written_total(chain.sum) && (chain.added || chain.count > 2);
      bool result_right = chain.results.empty();
      bool result_fits = chain.results.empty();
      for (const std::size_t result : chain.results) {
        const double value = written(quantities_[result].value);
        result_right = result_right || is_written_total(value);
        result_fits = result_fits || near(value, chain.sum);
      }
      if (right && result_right && !picture.right_chain) {
        picture.right_chain = chain.range;
        picture.odd_term = odd_term(chain);
      }
      if (right && result_right) picture.most_terms = std::max(picture.most_terms, chain.count);
      if (chain.count >= 3 && !chain.results.empty() && result_fits && holds_base(picture, chain))
        picture.closed_chain = chain.range;
      if (result_fits && !chain.results.empty() && chain.count >= 4 && lacks_one(chain.sum))
        picture.short_chain = chain.range;
      const bool part = is_written_part(chain.sum) && result_fits;
      if (!(right && result_right) && !part && chain.count >= 2 && touches_ledger(chain))
        picture.wrong_total = chain.range;
    }
    for (const std::size_t index : picture.items.totals)
      if (!is_whole(quantities_[index]) && !is_extra(quantities_[index]) &&
          !is_plausible(rule_, quantities_[index]) && quantities_[index].unit)
        picture.wrong_total = quantities_[index].range;
  }

  /// A size that nothing has, and that is the sum of all components with a right size, three at least.
  void see_listed_total(Picture& picture) const {
    double asked = 0;
    double base = 0;
    std::size_t count = 0;
    for (std::size_t index = 0; index < picture.states.size(); ++index) {
      if (!picture.states[index].right) continue;
      const LedgerRule::Component& component = rule_.components[index];
      (component.base ? base : asked) += component.size;
      ++count;
    }
    if (count < 3) return;
    for (std::size_t index = 0; index < quantities_.size(); ++index) {
      const bool owned = std::ranges::any_of(picture.items.given,
                                             [&](const SizeGiven& given) { return given.quantity == index; });
      if (owned || quantities_[index].kind != Quantity::Kind::size) continue;
      if (fits(quantities_[index], asked + base) || (asked > 0 && fits(quantities_[index], asked)))
        picture.listed_total = quantities_[index].range;
    }
  }

  bool holds_base(const Picture& picture, const Chain& chain) const {
    return std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
      return name.components.size() == 1 && rule_.components[name.components[0]].base &&
             name.range.end + 30 > chain.range.begin && name.range.begin < chain.range.end;
    });
  }

  /// A sum of sizes, not one of steps or seconds.
  bool touches_ledger(const Chain& chain) const {
    std::size_t parts = 0;
    for (const std::size_t term : chain.terms) parts += is_plausible(rule_, quantities_[term]) ? 1 : 0;
    return parts * 2 > chain.terms.size();
  }

  /// The base and what comes on top are both there: nothing is left to fill.
  bool is_reconciled(const Picture& picture) const {
    if (picture.right_chain) return true;
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      if (rule_.components[index].base && picture.states[index].right) return true;
    return false;
  }

  /// In one list with sizes that are right: no line is empty between them.
  bool is_listed(const Picture& picture, Range foreign) const {
    return std::ranges::any_of(picture.states, [&](const ComponentState& state) {
      if (!state.right || state.right->end > foreign.begin) return false;
      const std::string_view between = reading_.text({state.right->end, foreign.begin});
      return between.size() <= longest_gap && between.find("\n\n") == between.npos;
    });
  }

  void see_foreign(Picture& picture) const {
    for (std::size_t index = 0; index < picture.items.names.size(); ++index) {
      const LedgerName& name = picture.items.names[index];
      if (!name.foreign || !claimed(name)) continue;
      const Range sentence = reading_.outline.sentence_around(name.range);
      const Range clause = reading_.outline.clauses[reading_.outline.clause_at(name.range.begin)];
      const bool apart = reading_.meets_hit(rule_.apart_word, sentence);
      const Range near = {name.range.begin > longest_gap ? name.range.begin - longest_gap : 0,
                          name.range.end};
      const bool rest = reading_.meets_hit(rule_.rest_word, clause) ||
                        reading_.meets_hit(rule_.rest_word, {std::max(near.begin, sentence.begin), near.end});
      const bool sized = std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
        return given.name == index && is_plausible(rule_, quantities_[given.quantity]);
      });
      const bool added = sized && std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
                           return given.name == index && is_term(picture, quantities_[given.quantity]);
                         });
      const bool any_size = sized || std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
                              return given.name == index && quantities_[given.quantity].unit;
                            });
      const bool before_total = any_size && !apart && picture.right_total && is_listed(picture, name.range) &&
                                name.range.end <= picture.right_total->begin;
      if (before_total && !(sized && !is_reconciled(picture))) {
        if (!picture.foreign) picture.foreign = name.range;
        picture.foreign_listed = true;
      }
      if (apart && !rest && !added) continue;
      if (!rest && !sized) continue;
      picture.foreign = name.range;
      picture.foreign_in_total = picture.foreign_in_total ||
                                 (sized && picture.right_total && sentence.meets(*picture.right_total)) ||
                                 (rest && (picture.rival_total || !is_reconciled(picture)));
      picture.foreign_sure = picture.foreign_sure || rest || sized;
      if (before_total && !is_reconciled(picture)) picture.foreign_in_total = true;
    }
  }

  const LedgerRule& rule_;
  const Question& question_;
  const Reading& reading_;
  const std::vector<Quantity>& quantities_;
};

}  // namespace

bool is_asked(const LedgerRule::Component& component) { return !component.base && !component.optional; }

bool is_plausible(const LedgerRule& rule, const Quantity& quantity) {
  return std::ranges::any_of(possible_sums(rule), [&](double sum) { return fits(quantity, sum); });
}

Picture look_at_ledger(const LedgerSource& source, const std::vector<Range>& ignored) {
  return PictureScan(source).run(ignored);
}

}  // namespace grader::answers
