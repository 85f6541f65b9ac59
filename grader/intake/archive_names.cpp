// SPDX-License-Identifier: MIT
#include "grader/intake/archive_names.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace grader::intake {

bool is_archive(std::string_view name) {
  constexpr std::array<std::string_view, 8> endings = {".zip", ".tar", ".tgz", ".gz",
                                                       ".bz2", ".xz",  ".7z",  ".rar"};
  std::string lower(name);
  std::ranges::transform(lower, lower.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return std::ranges::any_of(endings, [&](std::string_view ending) { return lower.ends_with(ending); });
}

}  // namespace grader::intake
