// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_omission.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "grader/answers/ledger_open_list.hpp"
#include "grader/answers/ledger_sizes.hpp"

namespace grader::answers {
namespace {

/// What the ledger says of its components, as far as an omission asks.
struct Listing {
  std::vector<std::size_t> missing = {};  ///< components that are needed and not spoken for
  std::optional<Range> where = {};
  bool itemised = false;   ///< a ledger, not a remark that names a component
  bool vague_only = true;  ///< every name of what is needed may mean something else
  std::size_t sized = 0;   ///< components that are named and have some size
  bool all_sized = true;   ///< of those that are asked for and named
};

/// A mere product, `14 * 8 = 112`, itemises nothing.
bool has_right_sum(const Picture& picture) {
  if (!picture.right_chain) return false;
  const auto product = [&](const Chain& chain) {
    return chain.range == *picture.right_chain && chain.terms.size() == 1;
  };
  return picture.named > 0 || picture.bare_group || std::ranges::none_of(picture.chains, product);
}

bool has_name(const LedgerName& name, std::size_t component) {
  return std::ranges::find(name.components, component) != name.components.end();
}

/// Named, and be it as not there yet.
bool is_mentioned(const LedgerSource& source, const Picture& picture, std::size_t component) {
  return std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
    const auto gone = [&](Range hit) { return hit.meets(name.range); };
    return has_name(name, component) &&
           std::ranges::none_of(source.reading.hits_of(source.rule.gone_word), gone);
  });
}

/// Where something foreign has the term, what is only spoken of has none.
bool may_be_spoken_of(const LedgerSource& source, const Picture& picture) {
  const bool stuffed =
      picture.foreign && picture.foreign_sure && (picture.right_chain || picture.right_total);
  return !source.question.itemises && !stuffed;
}

Listing look_at_listing(const LedgerSource& source, const Picture& picture) {
  Listing listing;
  listing.where = picture.right_chain;
  listing.itemised =
      picture.group_sized || has_right_sum(picture) || (picture.group_missized && source.question.itemises);
  const bool by_mention = may_be_spoken_of(source, picture);
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    const ComponentState& state = picture.states[index];
    const LedgerRule::Component& component = source.rule.components[index];
    const bool held = state.named || state.covered || (by_mention && is_mentioned(source, picture, index));
    if (state.named && state.any_size) ++listing.sized;
    if (state.named && !state.any_size && is_asked(component)) listing.all_sized = false;
    if (!component.needed) continue;
    if (!held) listing.missing.push_back(index);
    if (!state.named) continue;
    if (!listing.where) listing.where = state.named;
    listing.itemised = listing.itemised || !state.vague_only || state.any_size;
    listing.vague_only = listing.vague_only && state.vague_only;
  }
  if (!listing.where && picture.bare_group) listing.where = picture.bare_group;
  return listing;
}

bool states_total(const Picture& picture) {
  return picture.closed_chain || picture.right_total || picture.wrong_total || picture.rival_total ||
         picture.right_chain || picture.listed_total || !picture.items.totals.empty();
}

/// Vague names are a ledger where a total closes it, and it is wrong or of several sizes.
bool is_itemised(const Picture& picture, const Listing& listing) {
  if (listing.itemised || !states_total(picture) || !listing.vague_only || picture.bare_group)
    return listing.itemised;
  return picture.wrong_total || listing.sized > 1;
}

/// Something that seems to be missing has a name, and be it a denied one.
bool speaks_of_missing(const Picture& picture, const Listing& listing) {
  return std::ranges::any_of(listing.missing, [&](std::size_t index) {
    return std::ranges::any_of(picture.items.names,
                               [&](const LedgerName& name) { return !name.gone && has_name(name, index); });
  });
}

/// Terms of the right sum that are the size of no name, neither themselves nor by their number.
std::vector<std::size_t> spare_terms(const LedgerSource& source, const Picture& picture) {
  const std::vector<Quantity>& quantities = source.quantities;
  std::vector<std::size_t> spare;
  for (const Chain& chain : picture.chains)
    if (chain.range == *picture.right_chain) spare = chain.terms;
  std::erase_if(spare, [&](std::size_t term) { return is_owned(picture, term); });
  for (const SizeGiven& given : picture.items.given) {
    const auto same = std::ranges::find_if(spare, [&](std::size_t term) {
      return written(quantities[term].value) == written(quantities[given.quantity].value);
    });
    if (same != spare.end() && !picture.right_chain->holds(quantities[given.quantity].range.begin))
      spare.erase(same);
  }
  return spare;
}

/// The sum has a term for everything that no name was found for: a name was not understood.
bool has_terms_for(const LedgerSource& source, const Picture& picture, const Listing& listing) {
  if (!picture.right_chain) return false;
  std::vector<std::size_t> spare = spare_terms(source, picture);
  return std::ranges::all_of(listing.missing, [&](std::size_t index) {
    const auto own = std::ranges::find_if(spare, [&](std::size_t term) {
      return fits(source.quantities[term], source.rule.components[index].size);
    });
    if (own == spare.end()) return false;
    spare.erase(own);
    return true;
  });
}

/// Something foreign stands in the gap, and the ledger states a total.
bool is_filled(const Picture& picture, const Listing& listing) {
  return states_total(picture) && picture.foreign && picture.foreign_sure &&
         (listing.sized >= 2 || picture.group_sized);
}

/// Sizes with a unit that no name has.
bool has_unowned(const LedgerSource& source, const Picture& picture) {
  return std::ranges::any_of(picture.items.loose, [&](std::size_t loose) {
    return source.quantities[loose].unit && is_plausible(source.rule, source.quantities[loose]);
  });
}

/// A gap that something foreign fills is closed, and so is a total of just the sizes that are listed.
bool is_closed(const LedgerSource& source, const Picture& picture, const Listing& listing) {
  if (is_filled(picture, listing) || (picture.listed_total && listing.sized >= 3)) return true;
  if (!states_total(picture)) return false;
  return (listing.all_sized && listing.sized >= 2 && !has_unowned(source, picture)) ||
         is_enumerated(source, picture);
}

/// Of a question that asks for no ledger: only a plain breakdown, or a list that is said to be all.
std::optional<TextFail> unasked_omission(const LedgerSource& source, const Picture& picture,
                                         const Listing& listing) {
  const std::size_t components = source.rule.components.size();
  if (is_filled(picture, listing) && listing.sized >= 3 && picture.most_terms < components)
    return TextFail{Certainty::suspected, *listing.where};
  // A sum of as many terms as there are components names them all, without words.
  if (picture.most_terms >= components - 1) return std::nullopt;
  const bool breakdown = (picture.right_chain || picture.listed_total) && listing.sized >= 3;
  const bool lacking =
      picture.short_chain && !picture.right_chain && !picture.right_total && listing.sized > 0;
  if (lacking && !breakdown) return TextFail{Certainty::suspected, *picture.short_chain};
  if (!breakdown && !is_enumerated(source, picture)) return std::nullopt;
  return TextFail{is_closed(source, picture, listing) ? Certainty::established : Certainty::suspected,
                  *listing.where};
}

}  // namespace

std::optional<TextFail> find_omission(const LedgerSource& source, const Picture& picture) {
  const Listing listing = look_at_listing(source, picture);
  if (listing.missing.empty() || !listing.where || !is_itemised(picture, listing) ||
      is_left_open(source, picture))
    return std::nullopt;
  if (!source.question.itemises) return unasked_omission(source, picture, listing);
  const bool unsure = speaks_of_missing(picture, listing) || has_terms_for(source, picture, listing) ||
                      !is_closed(source, picture, listing);
  return TextFail{unsure ? Certainty::suspected : Certainty::established, *listing.where};
}

}  // namespace grader::answers
