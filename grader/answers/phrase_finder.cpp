// SPDX-License-Identifier: MIT
// RE2 tells for all expressions which strings a text must hold for any of them to match. These atoms are
// looked up by their first bytes in one walk over the text. One expression of all phrases of a word would be
// shorter to run where everything matches, but it knows too many states to remember them.
#include "grader/answers/phrase_finder.hpp"

#include <re2/filtered_re2.h>
#include <re2/re2.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

#include "grader/error.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t shortest_atom = 2;  ///< bytes: a size such as 14 is one
constexpr std::size_t most_found = 4096;
constexpr std::size_t most_shown = 80;  ///< bytes of an expression in a message

constexpr std::size_t none = static_cast<std::size_t>(-1);
constexpr std::size_t places = std::size_t{1} << 16U;

/// By the first bytes of a text, at most three, which are one Chinese letter; a few starts share a place.
std::size_t place_of(std::string_view start) {
  constexpr std::size_t counted = 3;
  std::uint32_t key = static_cast<std::uint32_t>(std::min(start.size(), counted));
  for (const char sign : start.substr(0, counted)) key = (key << 8U) | static_cast<unsigned char>(sign);
  constexpr std::uint32_t scatter = 2654435761U;  // Knuth's multiplicative hash
  return (key * scatter) >> 16U;
}

/// Few expressions are large; what would be much for all of them is allowed to these.
enum class Budget { usual, large };

RE2::Options options(Budget budget) {
  RE2::Options chosen;
  chosen.set_max_mem(std::int64_t{budget == Budget::usual ? 8 : 32} << 20);
  chosen.set_longest_match(true);
  chosen.set_log_errors(false);
  return chosen;
}

}  // namespace

struct PhraseFinder::Compiled {
  explicit Compiled(const std::vector<std::vector<std::string>>& sets)
      : filter(static_cast<int>(shortest_atom)), expressions_of(sets.size()) {
    std::unordered_map<std::string, std::size_t> known;
    for (std::size_t set = 0; set < sets.size(); ++set)
      for (const std::string& expression : sets[set]) {
        const auto [place, is_new] = known.emplace(expression, count);
        if (is_new) add(expression);
        expressions_of[set].push_back(place->second);
      }
    if (count > 0) filter.Compile(&atoms);  // else RE2 complains on the error stream
    next_atom.resize(atoms.size(), none);
    for (std::size_t index = 0; index < atoms.size(); ++index) {
      std::size_t& first = first_atom[place_of(atoms[index])];
      next_atom[index] = std::exchange(first, index);
    }
  }

  void add(const std::string& expression) {
    int index = 0;
    if (filter.Add(expression, options(Budget::usual), &index) != RE2::NoError &&
        filter.Add(expression, options(Budget::large), &index) != RE2::NoError)
      throw Error("'" + expression.substr(0, most_shown) + "' is no regular expression, or too large a one",
                  "mend the words of the rubric; docs/rubric.md explains their syntax");
    ++count;
  }

  std::vector<int> atoms_in(std::string_view text) const {
    std::vector<bool> known(atoms.size(), false);
    std::vector<int> found;
    for (std::size_t at = 0; at + shortest_atom <= text.size(); ++at) {
      const std::string_view rest = text.substr(at);
      for (const std::string_view start : {rest.substr(0, shortest_atom), rest.substr(0, shortest_atom + 1)})
        for (std::size_t atom = first_atom[place_of(start)]; atom != none; atom = next_atom[atom]) {
          if (known[atom] || !rest.starts_with(atoms[atom])) continue;
          known[atom] = true;
          found.push_back(static_cast<int>(atom));
        }
    }
    return found;
  }

  std::optional<Range> next(std::string_view text, std::size_t expression, std::size_t from) const {
    re2::StringPiece match;
    const re2::StringPiece all(text.data(), text.size());
    const RE2& compiled = filter.GetRE2(static_cast<int>(expression));
    if (!compiled.Match(all, from, text.size(), RE2::UNANCHORED, &match, 1)) return std::nullopt;
    const auto begin = static_cast<std::size_t>(match.data() - text.data());
    return Range{begin, begin + match.size()};
  }

  re2::FilteredRE2 filter;
  std::size_t count = 0;
  std::vector<std::vector<std::size_t>> expressions_of = {};  ///< by set
  std::vector<std::string> atoms = {};
  std::vector<std::size_t> first_atom = std::vector<std::size_t>(places, none);  ///< by its first bytes
  std::vector<std::size_t> next_atom = {};                                       ///< at the same place
};

PhraseFinder::PhraseFinder(const std::vector<std::vector<std::string>>& sets)
    : compiled_(std::make_unique<Compiled>(sets)) {}
PhraseFinder::PhraseFinder(PhraseFinder&&) noexcept = default;
PhraseFinder& PhraseFinder::operator=(PhraseFinder&&) noexcept = default;
PhraseFinder::~PhraseFinder() = default;

PhraseFinder::Candidates PhraseFinder::candidates_in(std::string_view text) const {
  Candidates candidates(compiled_->count);
  if (candidates.empty()) return candidates;
  std::vector<int> possible;
  compiled_->filter.AllPotentials(compiled_->atoms_in(text), &possible);
  for (const int expression : possible) candidates[static_cast<std::size_t>(expression)] = true;
  return candidates;
}

std::size_t PhraseFinder::count_in(std::size_t set, const Candidates& candidates) const {
  return static_cast<std::size_t>(std::ranges::count_if(
      compiled_->expressions_of[set], [&](std::size_t expression) { return candidates[expression]; }));
}

std::vector<Range> PhraseFinder::find_all(std::string_view text, std::size_t set,
                                          const Candidates& candidates) const {
  struct Next {
    std::size_t expression = 0;
    Range match = {};
  };
  std::vector<Next> ahead;
  for (const std::size_t expression : compiled_->expressions_of[set]) {
    if (!candidates[expression]) continue;
    if (const auto match = compiled_->next(text, expression, 0)) ahead.push_back({expression, *match});
  }
  std::vector<Range> found;
  while (!ahead.empty() && found.size() < most_found) {
    Range best = ahead.front().match;
    for (const Next& next : ahead)
      if (next.match.begin < best.begin || (next.match.begin == best.begin && next.match.end > best.end))
        best = next.match;
    if (!best.empty()) found.push_back(best);
    const std::size_t from = best.empty() ? best.begin + 1 : best.end;
    std::erase_if(ahead, [&](Next& next) {
      if (next.match.begin >= from) return false;
      const auto match = from < text.size() ? compiled_->next(text, next.expression, from) : std::nullopt;
      if (match) next.match = *match;
      return !match;
    });
  }
  return found;
}

}  // namespace grader::answers
