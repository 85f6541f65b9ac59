// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_reading.hpp"

#include <algorithm>

#include "grader/answers/ledger_picture.hpp"
#include "grader/answers/ledger_sizes.hpp"
#include "grader/answers/quantities.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t longest_list = 120;  ///< bytes between a name and the words that leave its list open

class LedgerScan {
 public:
  LedgerScan(const AnswerLanguage& language, const Question& question, const Reading& reading)
      : rule_(*language.ledger),
        question_(question),
        reading_(reading),
        quantities_(read_quantities(language, reading)) {}

  LedgerFinding run() {
    const std::vector<Range> aside = side_ledgers();
    Picture picture = look_at_ledger({rule_, question_, reading_, quantities_}, aside);
    bool doubt = false;
    if (!aside.empty() && picture.named < asked_count()) {
      Picture all = look_at_ledger({rule_, question_, reading_, quantities_}, {});
      if (all.named > picture.named || all.right > picture.right) {
        doubt = all.right > picture.right;
        // What another ledger takes in or sizes for itself is foreign or wrong there.
        for (std::size_t index = 0; index < all.states.size(); ++index) {
          if (!all.states[index].wrong || picture.states[index].wrong) continue;
          all.states[index].wrong.reset();
          doubt = true;
        }
        all.foreign = picture.foreign;
        all.foreign_sure = picture.foreign_sure;
        all.foreign_in_total = picture.foreign_in_total;
        picture = std::move(all);
      }
    }
    LedgerFinding finding;
    if (question_.itemises) add_concepts(picture, doubt || picture.list_denied, finding);
    finding.incomplete = omission(picture);
    finding.complete = !finding.incomplete && is_complete(picture);
    return finding;
  }

 private:
  bool asked(std::size_t index) const { return is_asked(rule_.components[index]); }
  std::size_t asked_count() const {
    std::size_t count = 0;
    for (std::size_t index = 0; index < rule_.components.size(); ++index) count += asked(index) ? 1 : 0;
    return count;
  }
  const std::vector<Range>& hits(const std::optional<std::size_t>& word) const {
    return reading_.hits_of(word);
  }

  /// How many components have a name there.
  std::size_t components_in(Range range) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(rule_.components, [&](const LedgerRule::Component& component) {
          return std::ranges::any_of(reading_.hits[component.word],
                                     [&](Range hit) { return range.holds(hit); });
        }));
  }

  /// The sentence that a word of another scheme stands in. Behind a whole ledger, as in `…, 112 in all, so
  /// two cards`, only what begins with its clause.
  Range aside_of(Range word) const {
    constexpr std::size_t whole_ledger = 3;
    Range around = reading_.outline.sentence_around(word);
    const Range clause = reading_.outline.clauses[reading_.outline.clause_at(word.begin)];
    if (clause.begin > around.begin && components_in({around.begin, clause.begin}) >= whole_ledger)
      around.begin = clause.begin;
    return around;
  }

  /// Sentences about another scheme, or another number of items.
  std::vector<Range> side_ledgers() const {
    std::vector<Range> aside;
    for (const Range& hit : hits(rule_.side_word)) aside.push_back(aside_of(hit));
    for (const Quantity& quantity : quantities_) {
      if (quantity.kind != Quantity::Kind::items || near(quantity.value, rule_.items)) continue;
      const Range around = reading_.outline.sentence_around(quantity.range);
      const bool ours = std::ranges::any_of(quantities_, [&](const Quantity& other) {
        return other.kind == Quantity::Kind::items && near(other.value, rule_.items) &&
               around.meets(other.range);
      });
      if (!ours && quantity.value > 1e7) aside.push_back(around);
    }
    return aside;
  }

  bool listed(const Picture& picture) const {
    for (std::size_t index = 0; index < picture.states.size(); ++index) {
      const bool held = picture.states[index].right || (picture.states[index].covered && picture.group_sized);
      if (asked(index) && !held) return false;
    }
    return true;
  }

  bool wrong(const Picture& picture) const {
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      if (asked(index) && picture.states[index].wrong && !picture.states[index].right) return true;
    return false;
  }

  /// What the sum builds on has a wrong size there.
  bool wrong_base(const Picture& picture) const {
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      if (rule_.components[index].base && picture.states[index].wrong && !picture.states[index].right)
        return true;
    return false;
  }

  static void put(LedgerFinding& finding, const std::string& id, Found found, Range where) {
    if (!id.empty() && finding.concepts[id].found < found) finding.concepts[id] = {found, where};
  }

  static bool is_owned(const Picture& picture, std::size_t quantity) {
    return std::ranges::any_of(picture.items.given,
                               [&](const SizeGiven& given) { return given.quantity == quantity; });
  }

  /// Spoken of where something is rejected or denied, and the sum is right all the same.
  void put_mentioned(const Picture& picture, std::size_t index, LedgerFinding& finding) const {
    if (rule_.components[index].base || rule_.components[index].optional) return;
    for (const LedgerName& name : picture.items.names)
      if (!name.claimed && !name.gone && std::ranges::find(name.components, index) != name.components.end())
        put(finding, rule_.components[index].named, Found::maybe, name.range);
  }

  /// The sum has a term for everything that no name was found for: a name was not understood.
  bool has_terms_for(const Picture& picture, const std::vector<std::size_t>& missing) const {
    if (!picture.right_chain) return false;
    std::vector<std::size_t> spare;
    for (const Chain& chain : picture.chains)
      if (chain.range == *picture.right_chain) spare = chain.terms;
    std::erase_if(spare, [&](std::size_t term) {
      return std::ranges::any_of(picture.items.given,
                                 [&](const SizeGiven& given) { return given.quantity == term; });
    });
    for (const SizeGiven& given : picture.items.given) {
      const auto same = std::ranges::find_if(spare, [&](std::size_t term) {
        return written(quantities_[term].value) == written(quantities_[given.quantity].value);
      });
      if (same != spare.end() && !picture.right_chain->holds(quantities_[given.quantity].range.begin))
        spare.erase(same);
    }
    return std::ranges::all_of(missing, [&](std::size_t index) {
      const auto own = std::ranges::find_if(
          spare, [&](std::size_t term) { return fits(quantities_[term], rule_.components[index].size); });
      if (own == spare.end()) return false;
      spare.erase(own);
      return true;
    });
  }

  /// Of the components that the group stands for just one is named anywhere.
  bool is_alone(const Picture& picture, const SizeGiven& given) const {
    const LedgerName& name = picture.items.names[given.name];
    const std::vector<std::size_t>& cover = rule_.groups[*name.group].covers.front();
    return std::ranges::count_if(cover, [&](std::size_t index) {
             return std::ranges::any_of(picture.items.names, [&](const LedgerName& other) {
               return other.claimed && std::ranges::find(other.components, index) != other.components.end();
             });
           }) == 1;
  }

  /// `Adam state 28 … it keeps one, the momentum`: the size of the group may be that of the part that is
  /// named.
  void add_only_state(const Picture& picture, LedgerFinding& finding) const {
    for (const SizeGiven& given : picture.items.given) {
      const LedgerName& name = picture.items.names[given.name];
      if (!name.group || given.right || !name.claimed) continue;
      for (const std::size_t index : rule_.groups[*name.group].covers.empty()
                                         ? std::vector<std::size_t>{}
                                         : rule_.groups[*name.group].covers.front()) {
        const ComponentState& state = picture.states[index];
        if (state.named && !state.right && !state.wrong &&
            fits(quantities_[given.quantity], rule_.components[index].size))
          put(finding, rule_.components[index].sized, is_alone(picture, given) ? Found::yes : Found::maybe,
              quantities_[given.quantity].range);
      }
    }
  }

  /// `the last 28 are buffers`: the size belongs to what does not belong here.
  bool fills_gap(const Picture& picture, Range size) const {
    if (!picture.foreign || !picture.foreign_sure) return false;
    const Range around = reading_.outline.sentence_around(size);
    return around.meets(*picture.foreign) || reading_.meets_hit(rule_.rest_word, around);
  }

  void add_concepts(const Picture& picture, bool doubt, LedgerFinding& finding) const {
    const Found sure = doubt ? Found::maybe : Found::yes;
    for (std::size_t index = 0; index < picture.states.size(); ++index) {
      const ComponentState& state = picture.states[index];
      const LedgerRule::Component& component = rule_.components[index];
      const bool unsure = state.denied || state.spelt_only;
      if (state.named) put(finding, component.named, unsure ? Found::maybe : Found::yes, *state.named);
      if (state.named && state.spelt_only)
        for (const LedgerRule::Group& group : rule_.groups)
          put(finding, group.named, Found::yes, *state.named);
      if (!state.named && picture.right_chain) put_mentioned(picture, index, finding);
      if (state.right)
        put(finding, component.sized, state.named && state.spelt_only ? Found::maybe : sure, *state.right);
      if (state.compared && state.named && !state.right && !state.wrong)
        put(finding, component.sized, Found::maybe, *state.named);
      // `both in 32 bits, so 4 + 4`: a short sum may be of sizes that no name has.
      for (const Chain& chain : picture.chains)
        for (const std::size_t term : chain.terms)
          if (asked(index) && state.named && !state.right && !state.wrong && chain.terms.size() <= 3 &&
              !(picture.right_chain && chain.range == *picture.right_chain) && !is_owned(picture, term) &&
              fits(quantities_[term], component.size))
            put(finding, component.sized, Found::maybe, quantities_[term].range);
      for (const std::size_t loose : picture.items.loose) {
        const Quantity& quantity = quantities_[loose];
        if (!asked(index) || !(quantity.unit || quantity.per_item) || !fits(quantity, component.size))
          continue;
        if (fills_gap(picture, quantity.range)) continue;
        if (!state.named && !state.covered) put(finding, component.named, Found::maybe, quantity.range);
        if (!state.right && !state.wrong) put(finding, component.sized, Found::maybe, quantity.range);
      }
    }
    add_only_state(picture, finding);
    if (picture.bare_group)
      for (const LedgerRule::Group& group : rule_.groups)
        put(finding, group.named, Found::yes, *picture.bare_group);
    for (const ComponentState& state : picture.states)
      if (state.wrong && !state.right && asked(static_cast<std::size_t>(&state - picture.states.data())))
        put(finding, question_.ledger_concepts.wrong_size, sure, *state.wrong);
    // Two sizes of one component: which of them counts is not clear.
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      if (picture.states[index].wrong && picture.states[index].right && asked(index) &&
          (picture.wrong_total || (picture.most_terms < asked_count() &&
                                   picture.states[index].wrong->begin < picture.states[index].right->begin)))
        put(finding, question_.ledger_concepts.wrong_size, Found::maybe, *picture.states[index].wrong);
    std::size_t twice = 0;
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      twice += picture.states[index].wrong && picture.states[index].right && asked(index) ? 1 : 0;
    if (picture.doubled || twice >= 2)
      put(finding, question_.ledger_concepts.wrong_size, Found::maybe,
          picture.doubled ? *picture.doubled : reading_.outline.sentences.front());
    if (picture.slip)
      put(finding, question_.ledger_concepts.wrong_size, is_used(picture) ? Found::yes : Found::maybe,
          *picture.slip);
    if (picture.foreign && picture.foreign_listed)
      put(finding, question_.ledger_concepts.foreign, Found::maybe, *picture.foreign);
    const bool complete = picture.right_chain || (listed(picture) && picture.right_total);
    if (picture.group_missized && picture.right == 0)
      put(finding, question_.ledger_concepts.wrong_size, Found::maybe, *picture.group_missized);
    if (picture.foreign && (picture.foreign_in_total || !(complete && listed(picture))))
      put(finding, question_.ledger_concepts.foreign, picture.foreign_sure ? Found::yes : Found::maybe,
          *picture.foreign);
    add_sum(picture, sure, complete, finding);
  }

  /// The wrong product is a term of a sum, so it is what the writer takes for the size.
  bool is_used(const Picture& picture) const {
    return std::ranges::any_of(picture.chains, [&](const Chain& chain) {
      return chain.added && std::ranges::any_of(chain.terms, [&](std::size_t term) {
               return quantities_[term].value == quantities_[*picture.slip_result].value;
             });
    });
  }

  /// Words in the answer make a doubt of what the ledger finds.
  bool is_doubted(const std::string& id) const {
    return std::ranges::any_of(question_.concepts, [&](const Concept& idea) {
      return idea.id == id && std::ranges::any_of(idea.doubts, [&](const Frame& frame) {
               return !match_frame(frame, reading_).empty();
             });
    });
  }

  void add_sum(const Picture& picture, Found sure, bool complete, LedgerFinding& finding) const {
    if (wrong(picture)) return;
    const std::string& id = question_.ledger_concepts.sum;
    if (complete) {
      if (picture.wrong_product && !picture.right_total) return;
      if (picture.own_total && !picture.right_chain) return;
      const bool contradicted = (picture.wrong_total && !picture.right_chain) || picture.rival_total ||
                                picture.wrong_product || picture.odd_term || wrong_base(picture) ||
                                (picture.most_terms < asked_count() && is_doubted(id));
      return put(finding, id, contradicted ? Found::maybe : sure,
                 picture.right_chain ? *picture.right_chain : *picture.right_total);
    }
    if (picture.wrong_total || picture.rival_total) return;
    std::size_t compared = 0;
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      compared += asked(index) && picture.states[index].compared && !picture.states[index].right ? 1 : 0;
    if (picture.right_total && picture.named > 0 && !picture.items.compared.empty() && picture.bare_group)
      put(finding, id, Found::maybe, *picture.right_total);
    if (picture.right_total && compared > 0 && picture.right + compared >= asked_count())
      put(finding, id, Found::maybe, *picture.right_total);
    // Sizes whose owner is unknown may be the missing terms.
    if (picture.right_total && picture.right + fitting(picture) >= asked_count())
      put(finding, id, Found::maybe, *picture.right_total);
  }

  /// Every needed component has its size in a right sum, or a right sum has as many terms as there are
  /// components.
  bool is_complete(const Picture& picture) const {
    if (!picture.right_total && !picture.right_chain) return false;
    std::size_t counted = 0;
    for (const LedgerRule::Component& component : rule_.components) counted += component.optional ? 0 : 1;
    if (picture.right_chain && picture.most_terms >= counted) return true;
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      if (rule_.components[index].needed && (!picture.states[index].right || picture.states[index].wrong))
        return false;
    return true;
  }

  /// A mere product, `14 * 8 = 112`, itemises nothing.
  static bool has_right_sum(const Picture& picture) {
    if (!picture.right_chain) return false;
    const auto product = [&](const Chain& chain) {
      return chain.range == *picture.right_chain && chain.terms.size() == 1;
    };
    return picture.named > 0 || picture.bare_group || std::ranges::none_of(picture.chains, product);
  }

  std::optional<TextFail> omission(const Picture& picture) const {
    std::vector<std::size_t> missing;
    bool itemised =
        picture.group_sized || has_right_sum(picture) || (picture.group_missized && question_.itemises);
    bool vague_only = true;
    std::optional<Range> where = picture.right_chain;
    std::size_t sized = 0;
    bool all_sized = true;
    const bool stuffed =
        picture.foreign && picture.foreign_sure && (picture.right_chain || picture.right_total);
    for (std::size_t index = 0; index < picture.states.size(); ++index) {
      const ComponentState& state = picture.states[index];
      // Where something foreign has the term, what is only spoken of has none.
      const bool spoken = !question_.itemises && !stuffed && mentioned(picture, index);
      const bool held = state.named || state.covered || spoken;
      if (state.named && state.any_size) ++sized;
      if (state.named && !state.any_size && asked(index)) all_sized = false;
      if (!rule_.components[index].needed) continue;
      if (!held) missing.push_back(index);
      if (!state.named) continue;
      if (!where) where = state.named;
      itemised = itemised || !state.vague_only || state.any_size;
      vague_only = vague_only && state.vague_only;
    }
    if (!where && picture.bare_group) where = picture.bare_group;
    const bool stated = picture.closed_chain || picture.right_total || picture.wrong_total ||
                        picture.rival_total || picture.right_chain || picture.listed_total ||
                        !picture.items.totals.empty();
    if (!itemised && stated && vague_only && where && !picture.bare_group)
      itemised = picture.wrong_total || sized > 1;
    if (missing.empty() || !where || !itemised || left_open(picture)) return std::nullopt;
    const bool spoken_of = std::ranges::any_of(missing, [&](std::size_t index) {
      return std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
        return !name.gone && std::ranges::find(name.components, index) != name.components.end();
      });
    });
    if (question_.itemises && (spoken_of || has_terms_for(picture, missing)))
      return TextFail{Certainty::suspected, *where};
    // A gap that something foreign fills is closed, and so is a total of just the sizes that are listed.
    const bool filled =
        stated && picture.foreign && picture.foreign_sure && (sized >= 2 || picture.group_sized);
    const bool added_up = picture.listed_total && sized >= 3;
    const bool closed = filled || added_up || (stated && all_sized && sized >= 2 && unowned(picture) == 0) ||
                        (stated && enumerated(picture));
    if (!question_.itemises) {
      if (filled && sized >= 3 && picture.most_terms < rule_.components.size())
        return TextFail{Certainty::suspected, *where};
      // A sum of as many terms as there are components names them all, without words.
      if (picture.most_terms >= rule_.components.size() - 1) return std::nullopt;
      const bool breakdown = (picture.right_chain || picture.listed_total) && sized >= 3;
      const bool lacking = picture.short_chain && !picture.right_chain && !picture.right_total && sized > 0;
      if (lacking && !breakdown) return TextFail{Certainty::suspected, *picture.short_chain};
      if (!breakdown && !enumerated(picture)) return std::nullopt;
      return TextFail{closed ? Certainty::established : Certainty::suspected, *where};
    }
    return TextFail{closed ? Certainty::established : Certainty::suspected, *where};
  }

  /// Loose sizes that a component without one may have.
  std::size_t fitting(const Picture& picture) const {
    std::size_t terms = 0;
    for (const Chain& chain : picture.chains)
      for (const std::size_t term : chain.terms)
        if (chain.terms.size() <= 3 && chain.count == chain.terms.size() && !is_owned(picture, term) &&
            may_be_missing(picture, term))
          ++terms;
    return terms +
           static_cast<std::size_t>(std::ranges::count_if(
               picture.items.loose, [&](std::size_t loose) { return may_be_missing(picture, loose); }));
  }
  bool may_be_missing(const Picture& picture, std::size_t size) const {
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      if (asked(index) && !picture.states[index].right &&
          fits(quantities_[size], rule_.components[index].size))
        return true;
    return false;
  }

  /// `there is nothing but a, b and c`
  bool enumerated(const Picture& picture) const {
    return std::ranges::any_of(hits(rule_.only_word), [&](Range only) {
      const Range around = reading_.outline.sentence_around(only);
      // A list in quotation marks is somebody's.
      if (quoted(reading_, only)) return false;
      std::size_t count = 0;
      for (std::size_t index = 0; index < picture.states.size(); ++index)
        count += std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
          return name.claimed && around.meets(name.range) &&
                 std::ranges::find(name.components, index) != name.components.end();
        });
      return count >= 3;
    });
  }

  /// Named, and be it as not there yet.
  bool mentioned(const Picture& picture, std::size_t component) const {
    return std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
      const auto gone = [&](Range hit) { return hit.meets(name.range); };
      return std::ranges::find(name.components, component) != name.components.end() &&
             std::ranges::none_of(hits(rule_.gone_word), gone);
    });
  }

  /// `and so on` where the components are listed.
  bool left_open(const Picture& picture) const {
    return std::ranges::any_of(hits(rule_.open_word), [&](Range open) {
      // `buffers and the like` leaves open only what does not belong here.
      if (std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
            return name.foreign && name.range.end <= open.begin && open.begin - name.range.end < 8;
          }))
        return false;
      return std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
        const bool beside = reading_.outline.sentence_around(open).meets(name.range);
        return !name.foreign &&
               (beside || (name.range.end <= open.begin && open.begin - name.range.end < longest_list));
      });
    });
  }

  /// Sizes with a unit that no name has.
  std::size_t unowned(const Picture& picture) const {
    std::size_t count = 0;
    for (const std::size_t loose : picture.items.loose)
      count += quantities_[loose].unit && is_plausible(rule_, quantities_[loose]) ? 1 : 0;
    return count;
  }

  const LedgerRule& rule_;
  const Question& question_;
  const Reading& reading_;
  std::vector<Quantity> quantities_;
};

}  // namespace

std::vector<std::size_t> ledger_words(const AnswerLanguage& language) {
  std::vector<std::size_t> words;
  for (const Unit& unit : language.units) words.push_back(unit.word);
  if (!language.ledger) return words;
  const LedgerRule& ledger = *language.ledger;
  for (const LedgerRule::Component& component : ledger.components) words.push_back(component.word);
  for (const LedgerRule::Group& group : ledger.groups) words.push_back(group.word);
  for (const auto& word : {ledger.item_word, ledger.items_word, ledger.foreign_word, ledger.apart_word,
                           ledger.rest_word, ledger.gone_word, ledger.only_word, ledger.side_word,
                           ledger.vague_name_word, ledger.open_word, ledger.total_word, ledger.noise_word})
    if (word) words.push_back(*word);
  return words;
}

LedgerFinding read_ledger(const AnswerLanguage& language, const Question& question, const Reading& reading) {
  if (!language.ledger) return {};
  return LedgerScan(language, question, reading).run();
}

}  // namespace grader::answers
