// SPDX-License-Identifier: MIT
#include "grader/judge/error_lines.hpp"

#include <algorithm>
#include <charconv>

namespace grader::judge {

std::vector<int> error_lines(std::string_view diagnostics, const std::string& file) {
  std::vector<int> lines;
  const std::string start = file + ":";
  while (!diagnostics.empty()) {
    const auto end = diagnostics.find('\n');
    std::string_view text = diagnostics.substr(0, end);
    diagnostics.remove_prefix(end == std::string_view::npos ? diagnostics.size() : end + 1);
    if (!text.starts_with(start) || text.find(" error: ") == std::string_view::npos) continue;
    text.remove_prefix(start.size());
    int line = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), line);
    if (result.ec == std::errc{} && line > 0) lines.push_back(line);
  }
  std::ranges::sort(lines);
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

}  // namespace grader::judge
