// SPDX-License-Identifier: MIT
#include "grader/answers/chains.hpp"

#include <array>
#include <string>

namespace grader::answers {
namespace {

constexpr std::size_t longest_between = 90;
enum class Sign { none, plus, times, equals };

/// The sign between two numbers: labels, units and brackets may stand beside it.
Sign sign_between(std::string_view between) {
  if (between.size() > longest_between) return Sign::none;
  for (const std::string_view end : {"\n", "。", ";", "?", "!", "|"})
    if (between.find(end) != between.npos) return Sign::none;
  if (between.find('=') != between.npos || between.find("≈") != between.npos ||
      between.find("→") != between.npos || between.find("等于") != between.npos ||
      between.find("equals") != between.npos || between.find("得到") != between.npos)
    return Sign::equals;
  std::string_view word = between;
  while (!word.empty() && word.front() == ' ') word.remove_prefix(1);
  while (!word.empty() && word.back() == ' ') word.remove_suffix(1);
  for (const std::string_view verb : {"得", "是", "即", "合", "就是", "便是", "得出", "变成", "共得", "is",
                                      "makes", "gives", "gets", "yields"})
    if (word == verb) return Sign::equals;
  for (const std::string_view total :
       {"加起来", "加总", "加在一起", "加一起", "相加", "合计", "总共", "一共"})
    if (between.find(total) != between.npos && between.find('+') == between.npos) return Sign::none;
  for (const std::string_view plus : {"+", "加上", "加", " plus "})
    if (between.find(plus) != between.npos) return Sign::plus;
  for (const std::string_view times : {"*", " x ", "乘以", "乘", " times "})
    if (between.find(times) != between.npos)
      return between.find(',') == between.npos ? Sign::times : Sign::none;
  if (between == "x") return Sign::times;
  return Sign::none;
}

class ChainScan {
 public:
  ChainScan(std::string_view text, const std::vector<Quantity>& quantities)
      : text_(text), quantities_(quantities) {}

  std::vector<Chain> run() {
    for (std::size_t at = 0; at < quantities_.size();) at = chain_from(at);
    return std::move(chains_);
  }

 private:
  Sign sign_after(std::size_t at) const {
    if (at + 1 >= quantities_.size()) return Sign::none;
    if (quantities_[at].kind == Quantity::Kind::noise || quantities_[at + 1].kind == Quantity::Kind::noise)
      return Sign::none;
    const std::size_t from = quantities_[at].range.end;
    const std::size_t to = quantities_[at + 1].range.begin;
    return from > to ? Sign::none : sign_between(text_.substr(from, to - from));
  }

  /// Reads a product; items are no factor of a term, they only change what is counted.
  std::size_t product(std::size_t at, Chain& chain) const {
    double term = 1;
    double count = 1;
    bool any = false;
    for (;; ++at) {
      const Quantity& quantity = quantities_[at];
      const double value = written(quantity.value);
      if (quantity.kind != Quantity::Kind::items) {
        chain.terms.push_back(at);
        if (any) count = std::min(value, term) >= 1 && std::min(value, term) <= 4 ? std::min(value, term) : 1;
        term *= value;
        any = true;
      }
      if (sign_after(at) != Sign::times) break;
    }
    if (any) {
      chain.sum += term;
      chain.count += static_cast<std::size_t>(count);
    }
    return at;
  }

  std::size_t chain_from(std::size_t at) {
    Chain chain;
    chain.range.begin = quantities_[at].range.begin;
    // `16 = 2 + 2 + 12` gives its result first.
    std::optional<std::size_t> first_result;
    if (sign_after(at) == Sign::equals) first_result = at;
    const std::size_t start = first_result ? at + 1 : at;
    std::size_t last = product(start, chain);
    while (sign_after(last) == Sign::plus) last = product(last + 1, chain), chain.added = true;
    if (chain.count < 2) return first_result ? start : std::max(last, at) + 1;
    if (first_result) chain.results.push_back(*first_result);
    while (sign_after(last) == Sign::equals || (!chain.results.empty() && sign_after(last) == Sign::times)) {
      // `4 + 12 = 2 + 2 + 12`: the other side is a sum of its own.
      if (sign_after(last) == Sign::equals && sign_after(last + 1) == Sign::plus) break;
      // `= 16 N, N = 7 billion` tells what is counted.
      if (quantities_[last + 1].kind == Quantity::Kind::items && sign_after(last + 1) == Sign::none) break;
      ++last;
      chain.results.push_back(last);
    }
    chain.range.end = quantities_[last].range.end;
    chains_.push_back(chain);
    return last + 1;
  }

  std::string_view text_;
  const std::vector<Quantity>& quantities_;
  std::vector<Chain> chains_ = {};
};

}  // namespace

double written(double value) { return value >= 1e8 ? value / 1e9 : value; }

std::vector<Chain> read_chains(std::string_view text, const std::vector<Quantity>& quantities) {
  return ChainScan(text, quantities).run();
}

}  // namespace grader::answers
