// SPDX-License-Identifier: MIT
#include "grader/cli/file_name.hpp"

#include <fmt/format.h>

#include "grader/report/characters.hpp"
#include "grader/sys/digest.hpp"

namespace grader::cli {
namespace {

constexpr std::size_t most_bytes = 150;
constexpr std::string_view kept_signs = "-_.,()+@' ";

bool is_plain(char32_t code) {
  if (code >= 0x80) return report::is_readable(code);
  const auto letter = static_cast<char>(code);
  return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= 'a' && letter <= 'z') || kept_signs.find(letter) != std::string_view::npos;
}

/// What a shell, a file system or a person would take for something else at the ends of a name.
bool is_odd_at_an_end(std::string_view bytes) { return bytes == "." || bytes == "-" || bytes == " "; }

}  // namespace

std::string file_name_for(std::string_view student) {
  std::string name;
  for (std::string_view left = student; !left.empty();) {
    const report::Character character = report::first_character(left);
    const std::string_view bytes = left.substr(0, character.bytes);
    left.remove_prefix(character.bytes);
    const bool at_end = name.empty() || left.empty();
    if (character.valid && is_plain(character.code) && !(at_end && is_odd_at_an_end(bytes))) {
      name += bytes;
    } else {
      for (const char byte : bytes) name += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
  }
  if (name.size() <= most_bytes) return name.empty() ? "%" : name;
  std::size_t end = most_bytes;
  while ((static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
  constexpr std::size_t digest_digits = 16;
  return name.substr(0, end) + "~" + sys::labelled_digest({{"student", student}}).substr(0, digest_digits);
}

}  // namespace grader::cli
