// SPDX-License-Identifier: MIT
#include "grader/report/escape_html.hpp"

#include <array>
#include <utility>

namespace grader::report {

std::string html_text(std::string_view foreign, Lines lines) {
  // &apos; came late to HTML; the number always worked.
  constexpr std::array<std::pair<char, std::string_view>, 5> entities = {
      {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}, {'\'', "&#39;"}}};
  std::string text;
  for (const char letter : escape(foreign, lines)) {
    std::string_view shown(&letter, 1);
    for (const auto& [sign, entity] : entities) {
      if (letter == sign) shown = entity;
    }
    text += shown;
  }
  return text;
}

}  // namespace grader::report
