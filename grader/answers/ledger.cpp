// SPDX-License-Identifier: MIT
#include "grader/answers/ledger.hpp"

#include <algorithm>
#include <set>

#include "grader/answers/chains.hpp"
#include "grader/answers/ledger_items.hpp"
#include "grader/answers/quantities.hpp"

namespace grader::answers {
namespace {

struct ComponentState {
  std::optional<Range> named = {};
  std::optional<Range> right = {};
  std::optional<Range> wrong = {};
  bool vague_only = true;  ///< every name of it may mean something else
  bool covered = false;    ///< by a group
  bool any_size = false;
};

/// What one way of looking at the text gives.
struct Picture {
  LedgerItems items = {};
  std::vector<Chain> chains = {};
  std::vector<ComponentState> states = {};
  std::optional<Range> bare_group = {};
  bool group_sized = false;
  std::optional<Range> right_total = {};
  std::optional<Range> wrong_total = {};
  std::optional<Range> right_chain = {};
  std::optional<Range> closed_chain = {};  ///< adds up to what it says, from the base on
  std::optional<Range> foreign = {};
  bool foreign_sure = false;
  bool foreign_in_total = false;  ///< sized in the sentence that states the total
  std::size_t named = 0;          ///< components that are asked for
  std::size_t right = 0;
};

class LedgerScan {
 public:
  LedgerScan(const AnswerLanguage& language, const Question& question, const Reading& reading)
      : language_(language),
        rule_(*language.ledger),
        question_(question),
        reading_(reading),
        quantities_(read_quantities(language, reading)) {}

  LedgerFinding run() {
    const std::vector<Range> aside = side_ledgers();
    Picture picture = look(aside);
    bool doubt = false;
    if (!aside.empty() && picture.named < asked_count()) {
      Picture all = look({});
      if (all.named > picture.named || all.right > picture.right) {
        doubt = all.right > picture.right;
        picture = std::move(all);
      }
    }
    LedgerFinding finding;
    if (question_.itemises) add_concepts(picture, doubt, finding);
    finding.incomplete = omission(picture);
    return finding;
  }

 private:
  bool asked(std::size_t index) const {
    return !rule_.components[index].base && !rule_.components[index].optional;
  }
  std::size_t asked_count() const {
    std::size_t count = 0;
    for (std::size_t index = 0; index < rule_.components.size(); ++index) count += asked(index) ? 1 : 0;
    return count;
  }
  const std::vector<Range>& hits(const std::optional<std::size_t>& word) const {
    static const std::vector<Range> none;
    return word ? reading_.hits[*word] : none;
  }
  bool meets_hit(const std::optional<std::size_t>& word, Range range) const {
    return std::ranges::any_of(hits(word), [&](Range hit) { return hit.meets(range); });
  }

  /// Sentences about another scheme, or another number of items.
  std::vector<Range> side_ledgers() const {
    std::vector<Range> aside;
    for (const Range& hit : hits(rule_.side_word)) aside.push_back(reading_.outline.sentence_around(hit));
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

  Picture look(const std::vector<Range>& ignored) const {
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
    picture.states.resize(rule_.components.size());
    see_names(picture);
    see_sizes(picture);
    see_totals(picture, ignored);
    see_group_terms(picture);
    see_foreign(picture);
    for (std::size_t index = 0; index < picture.states.size(); ++index) {
      picture.named += asked(index) && picture.states[index].named ? 1 : 0;
      picture.right += asked(index) && picture.states[index].right ? 1 : 0;
    }
    return picture;
  }

  bool claimed(const LedgerName& name) const {
    if (name.claimed) return true;
    const Range clause = reading_.outline.clauses[reading_.outline.clause_at(name.range.begin)];
    return meets_hit(question_.contrast_word, clause) &&
           !reading_.stances.covers(Manner::withdrawn, {name.range});
  }

  void see_names(Picture& picture) const {
    for (const LedgerName& name : picture.items.names) {
      if (!claimed(name) || name.foreign) continue;
      for (const std::size_t index : name.components) {
        ComponentState& state = picture.states[index];
        if (!state.named) state.named = name.range;
        state.vague_only = state.vague_only && name.vague;
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
        const bool plain = quantity.unit || quantity.per_item || plausible(quantity);
        if (!given.right && plain && claimed(name)) state.wrong = range;
      }
    }
  }

  /// A bare number that could well be some size.
  bool plausible(const Quantity& quantity) const {
    for (const double sum : possible_sums(rule_))
      if (fits(quantity, sum)) return true;
    return false;
  }

  void see_group_size(Picture& picture, const LedgerName& name, const Quantity& quantity) const {
    for (const auto& cover : rule_.groups[*name.group].covers) {
      if (!fits(quantity, size_of(rule_, cover))) continue;
      picture.group_sized = true;
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

  bool is_whole(const Quantity& quantity) const { return fits(quantity, whole_size(rule_)); }
  bool is_asked(const Quantity& quantity) const { return fits(quantity, asked_size(rule_)); }

  /// The numbers that a right total is written as: per item, or for all items.
  bool is_written_total(double sum) const {
    const double all = written(rule_.items * 1.0);
    for (const double whole : {whole_size(rule_), asked_size(rule_)})
      if (near(sum, whole) || near(sum, whole * all)) return true;
    return false;
  }
  bool is_written_part(double sum) const {
    const double all = written(rule_.items * 1.0);
    for (const double part : possible_sums(rule_))
      if (near(sum, part) || near(sum, part * all)) return true;
    return false;
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
      const bool owned = std::ranges::any_of(picture.items.given,
                                             [&](const SizeGiven& given) { return given.quantity == index; });
      const bool total = std::ranges::find(picture.items.totals, index) != picture.items.totals.end();
      // Fourteen may be a part of the whole or all that is asked for: only a word or a unit tells.
      const bool clear = is_whole(quantity) || (is_asked(quantity) && quantity.value != asked_size(rule_));
      if (!owned && (clear || (total && is_asked(quantity)))) picture.right_total = quantity.range;
    }
    for (const Chain& chain : picture.chains) {
      const bool right = is_written_total(chain.sum);
      bool result_right = chain.results.empty();
      bool result_fits = chain.results.empty();
      for (const std::size_t result : chain.results) {
        const double value = written(quantities_[result].value);
        result_right = result_right || is_written_total(value);
        result_fits = result_fits || near(value, chain.sum);
      }
      if (right && result_right && !picture.right_chain) picture.right_chain = chain.range;
      if (chain.count >= 3 && !chain.results.empty() && result_fits && holds_base(picture, chain))
        picture.closed_chain = chain.range;
      const bool part = is_written_part(chain.sum) && result_fits;
      if (!(right && result_right) && !part && chain.count >= 2 && touches_ledger(picture, chain))
        picture.wrong_total = chain.range;
    }
    for (const std::size_t index : picture.items.totals)
      if (!is_whole(quantities_[index]) && !is_asked(quantities_[index]) && !plausible(quantities_[index]) &&
          quantities_[index].unit)
        picture.wrong_total = quantities_[index].range;
  }

  bool holds_base(const Picture& picture, const Chain& chain) const {
    return std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
      return name.components.size() == 1 && rule_.components[name.components[0]].base &&
             name.range.end + 30 > chain.range.begin && name.range.begin < chain.range.end;
    });
  }

  /// A sum of sizes, not one of steps or seconds.
  bool touches_ledger(const Picture& picture, const Chain& chain) const {
    std::size_t parts = 0;
    for (const std::size_t term : chain.terms) parts += plausible(quantities_[term]) ? 1 : 0;
    (void)picture;
    return parts * 2 > chain.terms.size();
  }

  void see_foreign(Picture& picture) const {
    for (std::size_t index = 0; index < picture.items.names.size(); ++index) {
      const LedgerName& name = picture.items.names[index];
      if (!name.foreign || !claimed(name)) continue;
      const Range sentence = reading_.outline.sentence_around(name.range);
      const Range clause = reading_.outline.clauses[reading_.outline.clause_at(name.range.begin)];
      const bool apart = meets_hit(rule_.apart_word, sentence);
      const bool rest = meets_hit(rule_.rest_word, clause);
      const bool sized = std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
        return given.name == index && plausible(quantities_[given.quantity]);
      });
      if (apart && !rest) continue;
      if (!rest && !sized) continue;
      picture.foreign = name.range;
      picture.foreign_in_total = picture.foreign_in_total ||
                                 (sized && picture.right_total && sentence.meets(*picture.right_total)) ||
                                 rest;
      picture.foreign_sure = picture.foreign_sure || rest || sized;
    }
  }

  // ---- conclusions

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

  static void put(LedgerFinding& finding, const std::string& id, Found found, Range where) {
    if (!id.empty() && finding.concepts[id].found < found) finding.concepts[id] = {found, where};
  }

  void add_concepts(const Picture& picture, bool doubt, LedgerFinding& finding) const {
    const Found sure = doubt ? Found::maybe : Found::yes;
    for (std::size_t index = 0; index < picture.states.size(); ++index) {
      const ComponentState& state = picture.states[index];
      const LedgerRule::Component& component = rule_.components[index];
      if (state.named) put(finding, component.named, Found::yes, *state.named);
      if (state.right) put(finding, component.sized, sure, *state.right);
      for (const std::size_t loose : picture.items.loose) {
        const Quantity& quantity = quantities_[loose];
        if (!asked(index) || !(quantity.unit || quantity.per_item) || !fits(quantity, component.size))
          continue;
        if (!state.named && !state.covered) put(finding, component.named, Found::maybe, quantity.range);
        if (!state.right && !state.wrong) put(finding, component.sized, Found::maybe, quantity.range);
      }
    }
    if (picture.bare_group)
      for (const LedgerRule::Group& group : rule_.groups)
        put(finding, group.named, Found::yes, *picture.bare_group);
    for (const ComponentState& state : picture.states)
      if (state.wrong && !state.right && asked(static_cast<std::size_t>(&state - picture.states.data())))
        put(finding, question_.ledger_concepts.wrong_size, sure, *state.wrong);
    const bool complete = picture.right_chain || (listed(picture) && picture.right_total);
    if (picture.foreign && (picture.foreign_in_total || !(complete && listed(picture))))
      put(finding, question_.ledger_concepts.foreign, picture.foreign_sure ? Found::yes : Found::maybe,
          *picture.foreign);
    add_sum(picture, sure, complete, finding);
  }

  void add_sum(const Picture& picture, Found sure, bool complete, LedgerFinding& finding) const {
    if (wrong(picture)) return;
    const std::string& id = question_.ledger_concepts.sum;
    if (complete) {
      const bool contradicted = picture.wrong_total && !picture.right_chain;
      return put(finding, id, contradicted ? Found::maybe : sure,
                 picture.right_chain ? *picture.right_chain : *picture.right_total);
    }
    if (picture.wrong_total) return;
    // Sizes whose owner is unknown may be the missing terms.
    if (picture.right_total && !picture.items.loose.empty() &&
        picture.right + picture.items.loose.size() >= asked_count())
      put(finding, id, Found::maybe, *picture.right_total);
  }

  std::optional<TextFail> omission(const Picture& picture) const {
    std::vector<std::size_t> missing;
    bool itemised = picture.group_sized || picture.right_chain.has_value();
    bool vague_only = true;
    std::optional<Range> where = picture.right_chain;
    std::size_t sized = 0;
    bool all_sized = true;
    for (std::size_t index = 0; index < picture.states.size(); ++index) {
      const ComponentState& state = picture.states[index];
      const bool held = state.named || state.covered;
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
                        picture.right_chain || !picture.items.totals.empty();
    if (!itemised && stated && vague_only && where && !picture.bare_group)
      itemised = picture.wrong_total || sized > 1;
    if (missing.empty() || !where || !itemised || !hits(rule_.open_word).empty()) return std::nullopt;
    const bool closed = stated && all_sized && sized >= 2 && unowned(picture) == 0;
    if (!question_.itemises) {
      const bool breakdown =
          (picture.wrong_total || picture.right_chain || picture.closed_chain) && sized >= 3;
      if (!breakdown) return std::nullopt;
      return TextFail{closed ? Certainty::established : Certainty::suspected, *where};
    }
    return TextFail{closed && sized + 1 >= 3 ? Certainty::established : Certainty::suspected, *where};
  }

  /// Sizes with a unit that no name has.
  std::size_t unowned(const Picture& picture) const {
    std::size_t count = 0;
    for (const std::size_t loose : picture.items.loose)
      count += quantities_[loose].unit && plausible(quantities_[loose]) ? 1 : 0;
    return count;
  }

  const AnswerLanguage& language_;
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
  for (const auto& word :
       {ledger.item_word, ledger.items_word, ledger.foreign_word, ledger.apart_word, ledger.rest_word,
        ledger.side_word, ledger.vague_name_word, ledger.open_word, ledger.total_word, ledger.noise_word})
    if (word) words.push_back(*word);
  return words;
}

LedgerFinding read_ledger(const AnswerLanguage& language, const Question& question, const Reading& reading) {
  if (!language.ledger) return {};
  return LedgerScan(language, question, reading).run();
}

}  // namespace grader::answers
