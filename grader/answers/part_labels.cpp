// SPDX-License-Identifier: MIT
#include "grader/answers/part_labels.hpp"

#include <algorithm>
#include <optional>

#include "grader/answers/signs.hpp"

namespace grader::answers {
namespace {

// A label stands at the start of a line, cell or sentence; in brackets it may stand anywhere.
constexpr const char* label_expression =
    "(?:^|[\\n。;.!?] ?|\\n?\\| ?|, ?)(?:for |对于|关于)?(?:"
    "(?:q3)?[a-c] ?= "
    "|\\(?(?:q3)?[a-c1-3一二三][).:、]|\\((?:[a-c1-3]|一|二|三|i|ii|iii)\\)|(?:part|question|q|问)[ "
    ".]?(?:[a-c1-3]|一|二|三)[).:,]?|"
    "第[ ]?(?:[a-c1-3]|一|二|三)(?:问|小问|点|部分|[).:,、])|问题?[一二三123a-c]|[a-c1-3] "
    "?[:—-]|(?:i|ii|iii)[).:]|其[一二三]|首先|其次|最后|"
    "(?:first|second|third)(?:ly)?[,:])| ?\\((?:[a-c1-3]|一|二|三)\\)";

// `a` alone at the start of a line, without a sign behind it.
constexpr const char* bare_label_expression = "(?:^|\n)(?:[a-c](?: [a-z0-9]|\\p{Han}|\n)|\\| ?[a-c] ?\\|)";

// `a is … b because … c measure …`, without any sign; taken where all of them are there.
constexpr const char* running_label_expression =
    "(?:^|[\n ,;.。!?]|\\p{Han})(?:[a-c1-3][.)、:] ?(?:\\p{Han}|[a-z])|[a-c], ?(?:\\p{Han}|[a-z])|[a-c]\\) "
    "?[0-9(]|[a-c](?:\\p{Han}| "
    "(?:is|are|was|were|because|cause|cuz|since|bc|measure|you|we|i|need|"
    "needs|should|would|look|watch|check|log|the|they|it|means|m|v|adam|momentum|first|before|after|=)\\b))";

std::optional<PartLabel> read_label(std::string_view text, Range range) {
  const std::string_view label = text.substr(range.begin, range.size());
  const auto holds = [&](std::string_view what) { return label.find(what) != label.npos; };
  if (holds("iii")) return PartLabel{LabelStyle::roman, 2, range};
  if (holds("ii")) return PartLabel{LabelStyle::roman, 1, range};
  const std::string_view words[3][2] = {{"first", "首先"}, {"second", "其次"}, {"third", "最后"}};
  const std::string_view numerals[3] = {"一", "二", "三"};
  for (std::size_t index = 0; index < 3; ++index) {
    if (holds(words[index][0]) || holds(words[index][1])) return PartLabel{LabelStyle::word, index, range};
    if (holds(numerals[index])) return PartLabel{LabelStyle::chinese, index, range};
  }
  // The label proper is the last single sign: letters before it may be a word such as `part`.
  for (std::size_t at = label.size(); at-- > 0;) {
    const char sign = label[at];
    const bool alone = at == 0 || !is_latin(label[at - 1]);
    if (sign >= '1' && sign <= '3')
      return PartLabel{LabelStyle::digit, static_cast<std::size_t>(sign - '1'), range};
    if (sign >= 'a' && sign <= 'c' && alone)
      return PartLabel{LabelStyle::letter, static_cast<std::size_t>(sign - 'a'), range};
    if (sign == 'i' && alone) return PartLabel{LabelStyle::roman, 0, range};
  }
  return std::nullopt;
}

/// Ranges of the letters alone, in order with the others.
std::vector<Range> find_labels(const Pattern& labels, const Pattern& bare, std::string_view text) {
  std::vector<Range> found = labels.find_all(text, 200);
  for (const Range& range : bare.find_all(text, 200)) {
    std::size_t letter = range.begin;
    while (!is_latin(text[letter])) ++letter;
    const Range label = {range.begin, letter + 1};
    if (std::ranges::none_of(found, [&](Range other) { return other.meets(range); })) found.push_back(label);
  }
  std::ranges::sort(found, {}, &Range::begin);
  return found;
}

}  // namespace

PartLabels::PartLabels()
    : labels_(label_expression),
      bare_labels_(bare_label_expression),
      running_labels_(running_label_expression) {}

std::vector<PartLabel> PartLabels::find(std::string_view text, std::size_t parts) const {
  std::vector<PartLabel> found;
  for (const Range& range : find_labels(labels_, bare_labels_, text))
    if (const auto label = read_label(text, range); label && label->index < parts) found.push_back(*label);
  return found;
}

std::vector<Range> PartLabels::find_running(std::string_view text) const {
  return running_labels_.find_all(text, 200);
}

}  // namespace grader::answers
