// SPDX-License-Identifier: MIT
#include "grader/answers/stance_text.hpp"

#include <algorithm>

namespace grader::answers {
namespace {

constexpr std::size_t longest_quotation = 400;

bool is_letter(char sign) {
  return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') ||
         static_cast<unsigned char>(sign) >= 0x80;
}

std::vector<Range> struck_out_in(std::string_view text) {
  constexpr std::string_view mark = "\xEE\x80\x80";  ///< opens and closes what is struck out
  std::vector<Range> struck;
  for (std::size_t at = text.find(mark); at != std::string_view::npos;) {
    const std::size_t close = text.find(mark, at + mark.size());
    if (close == std::string_view::npos) break;
    struck.push_back({at, close});
    at = text.find(mark, close + mark.size());
  }
  return struck;
}

}  // namespace

StanceText::StanceText(const StancePatterns& patterns, std::string_view text, const Outline& outline)
    : patterns_(patterns),
      all_(text),
      outline_(outline),
      reversals_(patterns.reversal.find_all(text)),
      reasons_(patterns.because.find_all(text)),
      connectives_(patterns.connective.find_all(text)),
      attributions_(patterns.attribution.find_all(text)),
      struck_out_(struck_out_in(text)) {}

bool StanceText::is_struck_out(Range cue) const {
  return std::ranges::any_of(struck_out_, [&](Range struck) { return struck.holds(cue); });
}

std::size_t StanceText::content(Range range) const {
  return static_cast<std::size_t>(std::ranges::count_if(part(range), is_letter));
}

std::size_t StanceText::line_begin(std::size_t at) const {
  const std::size_t before = all_.rfind('\n', at);
  return before == std::string_view::npos ? 0 : before + 1;
}

std::size_t StanceText::line_end(std::size_t at) const { return std::min(all_.find('\n', at), all_.size()); }

std::size_t StanceText::next_sentence(std::size_t at) const {
  while (at < all_.size() && (all_[at] == '\n' || all_[at] == ' ' || all_[at] == '"' || all_[at] == ')'))
    ++at;
  return at;
}

std::size_t StanceText::behind_letter(std::size_t at) const {
  while (at > 0 && !is_letter(all_[at - 1])) --at;
  return at;
}

bool StanceText::only_points_back(Range range) const {
  return content(range) < least_content || patterns_.pronoun.starts(part(range));
}

bool StanceText::starts_with_reversal(std::size_t at) const {
  return std::ranges::any_of(reversals_, [&](Range word) { return word.begin == at; });
}

bool StanceText::starts_with_reason(std::size_t at) const {
  const std::size_t word = all_.find_first_not_of(" ,", at);
  return std::ranges::any_of(reasons_, [&](Range reason) { return reason.begin == word; });
}

bool StanceText::inside_quotation(std::size_t from, std::size_t at) const {
  return std::count(all_.begin() + static_cast<std::ptrdiff_t>(from),
                    all_.begin() + static_cast<std::ptrdiff_t>(at), '"') %
             2 ==
         1;
}

std::size_t StanceText::cut(std::size_t begin, std::size_t end) const {
  if (begin >= end) return end;  // a cue may reach over the end of its sentence
  if (inside_quotation(begin, end)) {
    const std::size_t close = all_.find('"', end);
    if (close != std::string_view::npos && close - end < longest_quotation) end = close + 1;
  }
  const auto cut_at = [&](const std::vector<Range>& words) {
    for (const Range& word : words) {
      if (word.begin < begin || word.begin >= end || content({begin, word.begin}) < least_content) continue;
      if (!inside_quotation(begin, word.begin)) {
        end = word.begin;
        return;
      }
    }
  };
  cut_at(reversals_);
  cut_at(reasons_);
  return end;
}

}  // namespace grader::answers
