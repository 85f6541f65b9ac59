// SPDX-License-Identifier: MIT
#include "grader/answers/html_tags.hpp"

#include <algorithm>
#include <array>

#include "grader/answers/signs.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t longest_tag = 4096;  ///< bytes

bool is_name_sign(char sign) { return is_letter(sign) || (sign >= '0' && sign <= '9') || sign == '-'; }

bool says_hidden(const std::string& attributes) {
  std::string tight;
  for (const char sign : attributes)
    if (!is_blank(sign)) tight += sign;
  if (tight == "hidden" || tight == "hidden/" || attributes.find(" hidden=") != std::string::npos)
    return true;
  for (const std::string_view look :
       {"display:none", "visibility:hidden", "opacity:0", "font-size:0", "color:white", "color:#fff",
        "color:transparent", "color:rgba(0,0,0,0", "left:-9"})
    if (tight.find(look) != std::string::npos) return true;
  return false;
}

}  // namespace

std::optional<Tag> tag_at(std::string_view text, std::size_t begin) {
  Tag tag;
  std::size_t at = begin + 1;
  while (at < text.size() && is_name_sign(text[at])) ++at;
  if (at == begin + 1 || !is_letter(text[begin + 1])) return std::nullopt;
  tag.name = small(text.substr(begin + 1, at - begin - 1));
  const std::size_t most = std::min(text.size(), begin + longest_tag);
  for (; at < most && text[at] != '>'; ++at) {
    if (text[at] == '<') return std::nullopt;
    if (text[at] == '"' || text[at] == '\'') {
      const std::size_t close = text.find(text[at], at + 1);
      if (close >= most) return std::nullopt;
      tag.valued = tag.valued || text[at - 1] == '=';
      tag.attributes += small(text.substr(at + 1, close - at - 1)) + " ";
      at = close;
    } else {
      tag.attributes += small(text.substr(at, 1));
    }
  }
  if (at >= most) return std::nullopt;
  tag.end = at + 1;
  tag.says_hidden = says_hidden(tag.attributes);
  return tag;
}

bool is_unseen(const Tag& tag) {
  constexpr std::array<std::string_view, 6> unseen = {"script", "style",  "template",
                                                      "title",  "iframe", "object"};
  return tag.says_hidden || std::ranges::find(unseen, tag.name) != unseen.end();
}

std::string small(std::string_view text) {
  std::string letters(text);
  for (char& letter : letters)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return letters;
}

}  // namespace grader::answers
