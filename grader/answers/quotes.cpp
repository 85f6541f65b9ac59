// SPDX-License-Identifier: MIT
#include "grader/answers/quotes.hpp"

#include <cstddef>

namespace grader::answers {
namespace {

constexpr std::size_t longest_quote = 400;

}  // namespace

std::string cut_quote(std::string quote) {
  if (quote.size() <= longest_quote) return quote;
  std::size_t length = longest_quote;
  while (length > 0 && (static_cast<unsigned char>(quote[length]) & 0xC0U) == 0x80U) --length;
  return quote.substr(0, length) + "…";
}

}  // namespace grader::answers
