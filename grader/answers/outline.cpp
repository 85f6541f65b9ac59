// SPDX-License-Identifier: MIT
#include "grader/answers/outline.hpp"

#include <algorithm>

#include "grader/answers/dialogue.hpp"
#include "grader/answers/sentence_ends.hpp"

namespace grader::answers {
namespace {

constexpr const char* clause_words =
    "但是|但|不过|然而|可是|只是|而是|而且|并且|所以|因此|因而|于是|从而|因为|由于|虽然|尽管|即使|同时|另外|"
    "此外|其次|"
    "\\b(?:but|however|although|though|while|whereas|because|since|therefore|thus|hence|so|instead|yet)\\b|"
    " [2-9] ?[.)、][^0-9]";

constexpr const char* abbreviations = "(?:e\\.g|i\\.e|vs|etc|approx|resp|cf|fig|no)\\.";

/// Ends clauses and sentences one behind the other, so that no gap is left.
class Cuts {
 public:
  explicit Cuts(Outline& outline) : outline_(outline) {}

  void end_clause(std::size_t at) {
    if (at > clause_) outline_.clauses.push_back({clause_, at});
    clause_ = at;
  }
  void end_sentence(std::size_t at) {
    end_clause(at);
    if (at > sentence_) outline_.sentences.push_back({sentence_, at});
    sentence_ = at;
  }
  /// An empty text is one sentence and one clause.
  void finish(std::size_t size) {
    end_sentence(size);
    if (outline_.sentences.empty()) outline_.sentences.push_back({0, size});
    if (outline_.clauses.empty()) outline_.clauses.push_back({0, size});
  }

 private:
  Outline& outline_;
  std::size_t sentence_ = 0;
  std::size_t clause_ = 0;
};

std::size_t index_at(const std::vector<Range>& ranges, std::size_t position) {
  const auto after = std::ranges::upper_bound(ranges, position, {}, &Range::begin);
  return after == ranges.begin() ? 0 : static_cast<std::size_t>(after - ranges.begin()) - 1;
}

}  // namespace

OutlineReader::OutlineReader() : clause_words_(clause_words), abbreviations_(abbreviations) {}

Outline OutlineReader::read(std::string_view text, std::size_t parts) const {
  Outline outline;
  outline.parts = read_labelled_parts(labels_, text, parts);
  outline.spoken = find_dialogue(text);
  const std::vector<Range> words = clause_words_.find_all(text);
  const std::vector<Range> short_forms = abbreviations_.find_all(text);
  std::size_t word = 0;
  std::size_t part = 0;
  std::size_t short_form = 0;
  Cuts cuts(outline);
  for (std::size_t at = 0; at < text.size();) {
    while (word < words.size() && words[word].begin < at) ++word;
    while (short_form < short_forms.size() && short_forms[short_form].end <= at) ++short_form;
    // Nothing is said across a label.
    while (part < outline.parts.size() && outline.parts[part].range.begin < at) ++part;
    if (part < outline.parts.size() && outline.parts[part].range.begin == at) cuts.end_sentence(at);
    const bool shortened = short_form < short_forms.size() && short_forms[short_form].holds(at);
    if (word < words.size() && words[word].begin == at) cuts.end_clause(at);
    const std::size_t ends = shortened ? 0 : sentence_end(text, at);
    const std::size_t parting = ends > 0 ? ends : clause_end(text, at);
    at += std::max<std::size_t>(parting, 1);
    if (ends > 0)
      cuts.end_sentence(at);
    else if (parting > 0)
      cuts.end_clause(at);
  }
  cuts.finish(text.size());
  return outline;
}

std::size_t Outline::sentence_at(std::size_t position) const { return index_at(sentences, position); }
std::size_t Outline::clause_at(std::size_t position) const { return index_at(clauses, position); }

Range Outline::sentence_around(Range range) const {
  const std::size_t last = range.end > range.begin ? range.end - 1 : range.begin;
  return {sentences[sentence_at(range.begin)].begin, sentences[sentence_at(last)].end};
}

}  // namespace grader::answers
