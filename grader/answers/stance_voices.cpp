// SPDX-License-Identifier: MIT
#include "grader/answers/stance_voices.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace grader::answers {
namespace {

constexpr std::size_t latest_refutation = 45;  ///< bytes from the start of its sentence

/// Behind `A:`, which only says who answers.
std::size_t reply_from(const StanceText& text, std::size_t at) {
  constexpr std::size_t longest_name = 16;
  const std::string_view rest = text.all().substr(std::min(at, text.all().size()));
  const std::size_t colon = rest.find(':');
  if (colon > longest_name || !text.patterns().reply.starts(rest)) return at;
  return text.next_sentence(at + colon + 1);
}

/// `perhaps X?` says X, unless another guess follows.
bool only_hedged(const StanceText& text, Range question, std::size_t next) {
  return text.patterns().hedge.found_in(text.part(question)) &&
         !text.patterns().choice.found_in(text.part(question)) &&
         !text.patterns().choice.starts(text.all().substr(std::min(next, text.all().size())));
}

/// What a question asks: `A and B (and C, too?)` only asks what stands in the brackets.
Range asked_in(const StanceText& text, Range sentence) {
  const std::string_view behind = text.all().substr(std::min(sentence.end, text.all().size()));
  if (!behind.starts_with(")")) return sentence;
  std::size_t closed = 0;
  for (std::size_t at = sentence.end; at-- > sentence.begin;) {
    if (text.all()[at] == ')') ++closed;
    if (text.all()[at] != '(') continue;
    if (closed == 0) return {at, sentence.end};
    --closed;
  }
  return sentence;
}

}  // namespace

void find_attributions(const StanceText& text, StanceFindings& found) {
  for (const Range& cue : text.attributions()) {
    const Range around = text.sentence(cue.begin);
    const std::size_t end = text.cut(cue.end, around.end);
    const bool turned = end < around.end && text.starts_with_reversal(end);
    const std::size_t next = text.next_sentence(around.end);
    const bool answered =
        next < text.all().size() &&
        (text.starts_with_reversal(next) || text.patterns().refusal.starts(text.all().substr(next)));
    found.add(turned || answered ? Manner::rejected : Manner::attributed, cue, {cue.end, end});
  }
}

void find_refuted_quotations(const StanceText& text, StanceFindings& found) {
  constexpr std::size_t least_quoted = 12;
  constexpr std::size_t soon = 600;
  const std::vector<Range> refutations = text.patterns().refutation.find_all(text.all());
  for (std::size_t open = text.all().find('"'); open != std::string_view::npos;) {
    const std::size_t close = text.all().find('"', open + 1);
    if (close == std::string_view::npos) return;
    const Range quoted = {open + 1, close};
    const Range paragraph = {text.line_begin(open), text.line_end(close)};
    const auto refutes = [&](Range word) {
      return paragraph.holds(word) && !quoted.meets(word) && word.begin + soon > open &&
             word.begin < close + soon;
    };
    if (text.content(quoted) >= least_quoted && std::ranges::any_of(refutations, refutes))
      found.add(Manner::rejected, {}, quoted);
    open = text.all().find('"', close + 1);
  }
}

void find_questions(const StanceText& text, StanceFindings& found) {
  for (const Range& sentence_range : text.outline().sentences) {
    const std::string_view words = text.part(sentence_range);
    const bool asks = words.find('?') != words.npos || words.find("吗") != words.npos;
    const std::vector<Range> rhetorical = text.patterns().rhetorical.find_all(words, 1);
    if (!rhetorical.empty()) {
      const std::size_t begin = sentence_range.begin + rhetorical.front().end;
      found.add(Manner::rejected, {sentence_range.begin + rhetorical.front().begin, begin},
                {begin, sentence_range.end});
    }
    if (!asks || !rhetorical.empty()) continue;
    const std::size_t next = reply_from(text, text.next_sentence(sentence_range.end));
    const std::string_view answer = text.all().substr(std::min(next, text.all().size()));
    // `不能得出: …` opens the next point and answers nothing.
    if (text.patterns().refusal.starts(answer) && !found.cue_opens(next)) {
      found.add(Manner::rejected, {}, sentence_range);
    } else if (!text.patterns().agreement.starts(answer) && !only_hedged(text, sentence_range, next)) {
      found.add(Manner::asked, {}, asked_in(text, sentence_range));
    }
  }
}

void find_reports(const StanceText& text, StanceFindings& found) {
  for (const Range& cue : text.patterns().others.find_all(text.all()))
    found.add(Manner::reported, {}, text.sentence(cue.begin));
  for (const Range& cue : text.patterns().refutation.find_all(text.all())) {
    const Range around = text.sentence(cue.begin);
    found.add(Manner::reported, {}, around);
    if (around.begin > 0 && cue.begin < around.begin + latest_refutation)
      found.add(Manner::reported, {}, text.sentence(around.begin - 1));
  }
}

}  // namespace grader::answers
