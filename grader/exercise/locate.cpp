// SPDX-License-Identifier: MIT
// First by the letter: the tokens before the hole, a fill, the tokens behind it. Then, when that fails, by
// the name that the statement gives a value, so that a student is told the right line, and so that an edit
// that runs through many statements can be told from wrong fills.
//
// A fill ends at the first place outside its brackets where the template goes on. Where a semicolon is
// missing it ends before the next statement that the template knows.
#include "grader/exercise/locate.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace grader::exercise {
namespace {

using List = std::vector<Token>;

bool stands_at(const List& tokens, std::size_t at, const List& pattern, std::size_t begin, std::size_t end) {
  if (at + (end - begin) > tokens.size()) return false;
  for (std::size_t i = begin; i < end; ++i) {
    if (!(tokens[at + i - begin] == pattern[i])) return false;
  }
  return true;
}

class Locator {
 public:
  Locator(const Outline& outline, const MappedFile& file)
      : outline_(outline), tokens_(file.tokens), file_(file) {}

  Place locate(const Hole& hole) const {
    const auto function = std::ranges::find(file_.functions, hole.function, &FunctionRange::name);
    if (function == file_.functions.end()) return absent(has_word(hole.function));
    const Range range{function->body, function->end};
    if (auto place = by_letter(hole, range)) return *place;
    if (auto place = by_name(hole, range)) return *place;
    return absent(mentions(hole, range));
  }

 private:
  /// A function's tokens, from its opening brace on.
  struct Range {
    std::size_t body = 0;
    std::size_t end = 0;
  };
  struct End {
    std::size_t fill_end = 0;
    std::size_t statement_end = 0;
    bool by_the_letter = false;
  };

  bool has_word(const std::string& word) const {
    return std::ranges::any_of(tokens_, [&](const Token& token) { return token.text == word; });
  }

  /// Whether the statement's own name, or for a statement without one its first word, is still in the
  /// function.
  bool mentions(const Hole& hole, const Range& range) const {
    const std::string& word = hole.key.empty() ? outline_.tokens[hole.begin].text : hole.key;
    for (std::size_t i = range.body; i < range.end; ++i) {
      if (tokens_[i].text == word) return true;
    }
    return false;
  }

  static Place absent(bool mentioned) {
    return {.state = mentioned ? FillState::not_located : FillState::deleted};
  }

  /// Looks for the place first and for its end once: a file may hold thousands of beginnings.
  std::optional<Place> by_letter(const Hole& hole, const Range& range) const {
    std::optional<std::size_t> best;
    bool best_is_outermost = false;
    const std::size_t prefix = hole.token - hole.begin;
    int depth = 1;  // behind the body's opening brace
    for (std::size_t i = range.body + 1; i < range.end && i + prefix <= range.end; ++i) {
      if (stands_at(tokens_, i, outline_.tokens, hole.begin, hole.token) &&
          (depth == 1 || !best_is_outermost)) {
        best = i;
        best_is_outermost = depth == 1;
      }
      if (tokens_[i].text == "{") ++depth;
      if (tokens_[i].text == "}") --depth;
    }
    if (!best) return std::nullopt;
    const End end = end_of_fill(hole, range, *best + prefix);
    return Place{.state = end.by_the_letter ? FillState::located : FillState::edited,
                 .begin = *best,
                 .end = end.statement_end,
                 .fill_begin = *best + prefix,
                 .fill_end = end.fill_end};
  }

  /// `box.x += width * FILL`: the name, an assignment of any kind, then the template's own words.
  std::optional<Place> by_name(const Hole& hole, const Range& range) const {
    static const std::set<std::string> assignments = {"=", "+=", "-=", "*=", "|=", "^="};
    std::optional<std::size_t> last;
    for (std::size_t i = range.body + 1; i + 1 < range.end; ++i) {
      const bool gives_value =
          hole.key.empty() ? tokens_[i].text == "return" && outline_.tokens[hole.begin].text == "return"
                           : tokens_[i].text == hole.key && assignments.contains(tokens_[i + 1].text);
      if (gives_value) last = i;
    }
    if (!last) return std::nullopt;
    std::size_t begin = *last;
    while (begin > range.body + 1 && !is_border(begin - 1)) --begin;
    const std::size_t fill = fill_behind_words(hole, range, *last + (hole.key.empty() ? 1 : 2));
    const End end = end_of_fill(hole, range, fill);
    return Place{.state = FillState::edited,
                 .begin = begin,
                 .end = end.statement_end,
                 .fill_begin = fill,
                 .fill_end = end.fill_end};
  }

  bool is_border(std::size_t i) const {
    return tokens_[i].text == ";" || tokens_[i].text == "{" || tokens_[i].text == "}" ||
           tokens_[i].kind == TokenKind::directive;
  }

  /// Behind the last of the template's tokens between the assignment and the hole, when it is there.
  std::size_t fill_behind_words(const Hole& hole, const Range& range, std::size_t value) const {
    const std::string& last = outline_.tokens[hole.token - 1].text;
    if (hole.token == hole.begin || last == "=" || last == "return") return value;
    for (std::size_t i = value; i < range.end && !is_border(i); ++i) {
      if (tokens_[i].text == last) return i + 1;
    }
    return value;
  }

  bool starts_other_statement(const Hole& hole, std::size_t position) const {
    for (const Hole& other : outline_.holes) {
      const std::size_t length = other.token - other.begin;
      if (other.begin != hole.begin && length >= 3 &&
          stands_at(tokens_, position, outline_.tokens, other.begin, other.token)) {
        return true;
      }
    }
    // the statement that follows in the template
    const std::size_t next = hole.end;
    const auto& words = outline_.tokens;
    return next + 2 < words.size() && words[next].kind == TokenKind::word &&
           stands_at(tokens_, position, words, next, next + 3);
  }

  End end_of_fill(const Hole& hole, const Range& range, std::size_t fill) const {
    const std::size_t suffix = hole.end - hole.token - 1;
    std::string open;
    int braces = 0;  // among the open ones
    std::size_t i = fill;
    for (; i < range.end; ++i) {
      const std::string& text = tokens_[i].text;
      if (open.empty() && stands_at(tokens_, i, outline_.tokens, hole.token + 1, hole.end)) {
        return {i, i + suffix, true};
      }
      const bool begins_statement = text == "return" && i > fill;  // no expression holds that word
      if (braces == 0 && (text == ";" || (text == "}" && open.empty()) || begins_statement ||
                          starts_other_statement(hole, i)))
        break;
      if (text == "(" || text == "[" || text == "{") open += text;
      if (text == "{") ++braces;
      if ((text == ")" || text == "]" || text == "}") && !open.empty()) {
        if (open.back() == '{') --braces;
        open.pop_back();
      }
    }
    return broken_end(hole, fill, i, suffix);
  }

  /// The statement ends where the template does not: unbalanced brackets, or words missing.
  End broken_end(const Hole& hole, std::size_t fill, std::size_t stop, std::size_t suffix) const {
    const bool has_semicolon = stop < tokens_.size() && tokens_[stop].text == ";";
    const std::size_t statement_end = has_semicolon ? stop + 1 : stop;
    if (has_semicolon && statement_end >= fill + suffix &&
        stands_at(tokens_, statement_end - suffix, outline_.tokens, hole.token + 1, hole.end)) {
      return {statement_end - suffix, statement_end, true};
    }
    return {stop, std::max(statement_end, fill), false};
  }

  const Outline& outline_;
  const List& tokens_;
  const MappedFile& file_;
};

bool is_unfilled(const List& tokens, const Place& place) {
  if (place.fill_begin >= place.fill_end) return place.state == FillState::located;
  for (std::size_t i = place.fill_begin; i < place.fill_end; ++i) {
    if (is_hole(tokens[i].text) || tokens[i].text == "TODO") return true;
  }
  return false;
}

}  // namespace

std::vector<Place> locate_fills(const Outline& outline, const MappedFile& file) {
  const Locator locator(outline, file);
  std::vector<Place> places;
  for (const Hole& hole : outline.holes) {
    Place place = locator.locate(hole);
    if (place.has_place() && is_unfilled(file.tokens, place)) place.state = FillState::unfilled;
    places.push_back(place);
  }
  return places;
}

}  // namespace grader::exercise
