// SPDX-License-Identifier: MIT
#include "grader/answers/worthless.hpp"

#include <algorithm>
#include <set>

#include "grader/formats/encoding.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t shingle = 3;         ///< Chinese letters that are compared together
constexpr std::size_t latin_shingle = 9;   ///< a word and a half
constexpr std::size_t least_letters = 12;  ///< shorter sentences say too little to be called copied
constexpr std::size_t fewest_keywords = 6;

std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (std::size_t at = 0; at < text.size();) {
    const formats::CodePoint point = formats::code_point_at(text, at);
    at += point.length;
    const bool letter = (point.value >= 'a' && point.value <= 'z') ||
                        (point.value >= '0' && point.value <= '9') ||
                        (point.value >= 0x3400 && point.value < 0xA000);
    if (letter) letters += point.value;
  }
  return letters;
}

std::size_t keywords(std::string_view text) {
  std::size_t count = 0;
  bool inside = false;
  for (std::size_t at = 0; at < text.size();) {
    const formats::CodePoint point = formats::code_point_at(text, at);
    at += point.length;
    const bool parts = point.value == ' ' || point.value == ',' || point.value == U'、' ||
                       point.value == ';' || point.value == '\n' || point.value == '/' ||
                       point.value == '.' || point.value == U'。';
    if (!parts && !inside) ++count;
    inside = !parts;
  }
  return count;
}

}  // namespace

std::vector<Range> copied_sentences(const std::vector<std::string>& questions, const Reading& reading) {
  std::vector<std::set<std::u32string>> known;
  for (const std::string& question : questions) {
    const std::u32string letters = letters_of(question);
    std::set<std::u32string> shingles;
    for (const std::size_t length : {shingle, latin_shingle})
      for (std::size_t at = 0; at + length <= letters.size(); ++at)
        shingles.insert(letters.substr(at, length));
    known.push_back(std::move(shingles));
  }
  std::vector<Range> copied;
  for (const Range& sentence : reading.outline.sentences) {
    const std::u32string letters = letters_of(reading.text(sentence));
    if (letters.size() < least_letters) continue;
    const auto latin = std::ranges::count_if(letters, [](char32_t letter) { return letter < 0x80; });
    const std::size_t length = static_cast<std::size_t>(latin) * 2 > letters.size() ? latin_shingle : shingle;
    const std::size_t total = letters.size() - length + 1;
    for (const auto& shingles : known) {
      std::size_t same = 0;
      for (std::size_t at = 0; at < total; ++at)
        same += shingles.contains(letters.substr(at, length)) ? 1 : 0;
      if (same * 100 < total * 85) continue;
      copied.push_back(sentence);
      break;
    }
  }
  return copied;
}

KeywordSoup::KeywordSoup()
    : grammar_(
          "[的是有了在要会能把被让使不需存用看测记算快小省高低多少减降占每从到后前更大才就都也为与和及共计加]"
          "|\\b(?"
          ":is|are|be|was|were|has|have|the|a|an|to|of|in|"
          "for|with|that|because|so|and|not|no|needs?|keeps?|stores?|uses?|gets?|makes?|takes?|can|will|it|"
          "they|you|we|per|"
          "from|at|by|on|but|as|than|then|more|less|only|faster|smaller|halves|higher|lower|halved)\\b"),
      sizes_("(?:^|[^a-z0-9])\\d|[=+]") {}

bool KeywordSoup::is_soup(std::string_view text) const {
  return keywords(text) >= fewest_keywords && !grammar_.found_in(text) && sizes_.find_all(text, 2).size() < 2;
}

std::vector<Range> KeywordSoup::found_in(const Reading& reading) const {
  if (!reading.outline.parts.empty()) return {};
  std::vector<Range> soups;
  for (const Range& sentence : reading.outline.sentences) {
    if (is_soup(reading.text(sentence))) soups.push_back(sentence);
  }
  if (is_soup(reading.text())) soups = {{0, reading.text().size()}};
  std::size_t inside = 0;
  std::size_t all = 0;
  for (const auto& hits : reading.hits) {
    for (const Range& hit : hits) {
      ++all;
      if (std::ranges::any_of(soups, [&](const Range& soup) { return soup.holds(hit); })) ++inside;
    }
  }
  constexpr std::size_t most_percent_beside = 30;
  return (all - inside) * 100 <= all * most_percent_beside ? soups : std::vector<Range>();
}

}  // namespace grader::answers
