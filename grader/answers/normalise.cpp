// SPDX-License-Identifier: MIT
#include "grader/answers/normalise.hpp"

#include <algorithm>

#include "grader/answers/blanks.hpp"
#include "grader/answers/fold_signs.hpp"
#include "grader/answers/named_values.hpp"
#include "grader/answers/regional.hpp"
#include "grader/answers/undress.hpp"
#include "grader/answers/unwrap.hpp"

namespace grader::answers {

std::string NormalText::quote(Range range) const {
  if (range.empty() || range.end > text.size()) return "";
  const std::uint32_t begin = begins[range.begin];
  const std::uint32_t end = std::max(begin, ends[range.end - 1]);
  return verbatim.substr(begin, end - begin);
}

NormalText normalise(std::string_view verbatim, const formats::Folding& folding) {
  NormalText normal;
  if (verbatim.size() > longest_answer) {
    normal.cut = true;
    std::size_t length = longest_answer;
    while (length > longest_answer - 4 && (static_cast<unsigned char>(verbatim[length]) & 0xC0U) == 0x80U)
      --length;
    verbatim = verbatim.substr(0, length);
  }
  normal.verbatim = verbatim;
  const Letters lines = unwrap(fold(verbatim, folding), verbatim);
  for (const Letter& letter : tighten(part_values(undress(in_standard_words(lines))))) {
    formats::append_utf8(normal.text, letter.value);
    normal.begins.resize(normal.text.size(), letter.begin);
    normal.ends.resize(normal.text.size(), letter.end);
  }
  return normal;
}

}  // namespace grader::answers
