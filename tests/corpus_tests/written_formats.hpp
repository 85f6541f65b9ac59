// SPDX-License-Identifier: MIT
// All texts of a student that a grade holds, raw, as the escaping writers of report/ put them into each
// format.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace grader::tests {

struct WrittenFormats {
  std::string csv = {};  ///< rows of a table: id, text
  std::string html = {};
  std::string markdown = {};
  std::string xml = {};
  std::string ci_log = {};
  std::vector<std::string> broken =
      {};  ///< rules of a format that a text breaks (tests/support/format_rules)

  std::vector<std::string> all() const { return {csv, html, markdown, xml, ci_log}; }
};

/// Grades the folder in this process and writes its texts.
WrittenFormats write_formats(const std::filesystem::path& submission);

}  // namespace grader::tests
