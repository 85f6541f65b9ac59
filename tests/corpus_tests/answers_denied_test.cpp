// SPDX-License-Identifier: MIT
// A claim that the writer denies, or lets others say and denies then, earns nothing and fails nobody.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <optional>
#include <regex>
#include <string>
#include <string_view>

#include "tests/corpus_tests/answers_corpus.hpp"

namespace grader::tests {
namespace {

struct Denial {
  std::string before = {};
  std::string after = {};

  std::string of(const std::string& claim) const { return before + claim + after; }
};

const std::vector<Denial> chinese = {{"并不是说", ""},
                                     {"不能说", ""},
                                     {"说", "是不对的"},
                                     {"有人说", "，这是错的"},
                                     {"“", "”这种说法是错误的"}};
const std::vector<Denial> english = {{"It is wrong to say that ", ""},
                                     {"It is not true that ", ""},
                                     {"One cannot conclude that ", ""},
                                     {"Some people say that ", ", but this is wrong"},
                                     {"\"", "\" is a misconception"}};

bool is_chinese(std::string_view text) {
  const auto wide =
      std::ranges::count_if(text, [](char letter) { return static_cast<unsigned char>(letter) >= 0xE4; });
  return wide * 8 > static_cast<std::ptrdiff_t>(text.size());
}

struct Place {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The sentence around a part of a text, without the sign that ends it.
Place sentence_around(const std::string& text, Place part) {
  const auto ends = [&](std::size_t place) -> std::size_t {
    const std::string_view rest = std::string_view(text).substr(place);
    for (const std::string_view sign : {"。", "！", "？", "；", "\n", "!", "?", ";", ". ", ".\n"})
      if (rest.starts_with(sign)) return sign.starts_with('.') ? 1 : sign.size();
    return 0;
  };
  Place found = {0, part.end};
  for (std::size_t place = 0; place < part.begin; ++place)
    if (const std::size_t length = ends(place); length > 0) found.begin = place + length;
  while (found.end < text.size() && ends(found.end) == 0) ++found.end;
  return found;
}

/// Where a denial can be put without changing what it denies: prose that says one thing and only here.
std::optional<Place> deniable(const std::string& text, const std::string& quote) {
  constexpr std::size_t least_quote = 6;
  static const std::regex label(
      "^(?: |\\*|- |\\+ |#|(?:\\(|（)?(?:[0-9]|[a-c])(?:\\)|）|\\. |、|: )|①|②|③|"
      "第[一二三](?:[，：,]|个)|(?:First|Second|Third|Firstly|Secondly|One|Two)[,:] )+");
  static const std::regex more_than_a_claim(
      "\n|\\||`|//|->|→|\\$|\\\\|_|\"|“|「|：|:|—|\\(|（|但|不过|其实|实际|而|因为|因為|由于|所以|故|就|却|"
      "只|不|没|沒|未|无|需要|錯|错|误|如果|只要|若|虽|吗|？|\\?|"
      "\\b(?:but|however|actually|in fact|because|since|as|so|though|yet|while|if|not|no|never|nothing|only|"
      "without|cannot|wrong|instead|then)\\b|n't",
      std::regex::icase);
  const std::size_t at = text.find(quote);
  if (quote.size() < least_quote || at == std::string::npos || text.find(quote, at + 1) != std::string::npos)
    return std::nullopt;
  Place place = sentence_around(text, {at, at + quote.size()});
  const std::string sentence = text.substr(place.begin, place.end - place.begin);
  std::smatch found;
  if (std::regex_search(sentence, found, label)) place.begin += static_cast<std::size_t>(found.length());
  if (place.begin > at ||
      std::regex_search(text.substr(place.begin, place.end - place.begin), more_than_a_claim))
    return std::nullopt;
  return place;
}

class AnswersCorpusDenied : public AnswersFixture {
 protected:
  /// Whether the concept is still earned by words of the denied sentence alone.
  bool earned_within(const JudgedAnswer& one, const std::string& id, Place place,
                     const Denial& denial) const {
    const std::string& text = one.label.text;
    const std::string denied = denial.of(text.substr(place.begin, place.end - place.begin));
    const std::string changed = text.substr(0, place.begin) + denied + text.substr(place.end);
    for (const FoundConcept& found : marked(one.label, changed).concepts) {
      const std::size_t at = changed.find(found.quote);
      const bool once = at != std::string::npos && changed.find(found.quote, at + 1) == std::string::npos;
      if (found.id == id && once && at >= place.begin &&
          at + found.quote.size() <= place.begin + denied.size())
        return true;
    }
    return false;
  }

  QuestionMark mark(const std::string& question, const std::string& text) const {
    return marker_.mark(*std::ranges::find(exercise_.questions, question, &Question::id), text);
  }
};

TEST_F(AnswersCorpusDenied, AConceptIsNotEarnedByASentenceThatIsDenied) {
  int tried = 0;
  int gone = 0;
  std::string others;
  for (const JudgedAnswer& one : open_answers()) {
    const Question& question = *std::ranges::find(exercise_.questions, one.label.question, &Question::id);
    for (const FoundConcept& found : one.mark.concepts) {
      const auto idea = std::ranges::find(question.concepts, found.id, &Concept::id);
      const std::optional<Place> place = deniable(one.label.text, found.quote);
      if (idea->stance != Stance::asserted || !place) continue;
      const std::string sentence = one.label.text.substr(place->begin, place->end - place->begin);
      for (const Denial& denial : is_chinese(sentence) ? chinese : english) {
        ++tried;
        const bool earned = earned_within(one, found.id, *place, denial);
        gone += earned ? 0 : 1;
        if (earned) others += one.label.id + " " + found.id + ": " + denial.of(sentence) + "\n";
      }
    }
  }
  std::cout << gone << " of " << tried << " denied claims earned nothing\n";
  EXPECT_GE(tried, 1000);
  EXPECT_GE(100.0 * gone, 98.0 * tried) << others;
}

struct Claim {
  std::string question = {};
  std::string rule = {};
  std::string text = {};
};

const std::vector<Claim> claims = {
    {"Q1", "static_is_peak", "训练的峰值显存就是 112 GB"},
    {"Q1", "static_is_peak", "the peak of training is exactly 112 GB"},
    {"Q1", "static_is_peak", "the most memory that training will ever use is 112 GB"},
    {"Q3", "static_is_peak", "112 GB 就是训练过程的最大用量"},
    {"Q1", "absolute_claim", "谁也训练不了 7B 模型"},
    {"Q3", "absolute_claim", "7B 模型无论如何都训练不了"},
    {"Q1", "absolute_claim", "nobody can ever train a 7B model"},
    {"Q2", "absolute_claim", "a 7B model can never be trained"},
    {"Q1", "gb_gib", "GB 和 GiB 是一回事"},
    {"Q2", "gb_gib", "1 GB 等于 1024^3 字节"},
    {"Q1", "gb_gib", "GB and GiB are the same unit"},
    {"Q3", "gb_gib", "1 GB is 1024^3 bytes"},
    {"Q1", "missing_state", "Adam 只有一个动量"},
    {"Q2", "missing_state", "有了混合精度就不需要主权重"},
    {"Q1", "missing_state", "Adam keeps only one moment"},
    {"Q2", "missing_state", "no master weights are needed"}};

TEST_F(AnswersCorpusDenied, AHardFailIsRaisedByAClaimAndNotByItsDenial) {
  for (const Claim& claim : claims) {
    EXPECT_TRUE(established(mark(claim.question, claim.text + ".")).contains(claim.rule)) << claim.text;
    for (const Denial& denial : is_chinese(claim.text) ? chinese : english)
      EXPECT_FALSE(established(mark(claim.question, denial.of(claim.text) + ".")).contains(claim.rule))
          << denial.of(claim.text);
  }
}

}  // namespace
}  // namespace grader::tests
