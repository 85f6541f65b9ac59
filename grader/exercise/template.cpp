// SPDX-License-Identifier: MIT
// The reference is the single source. Marks are comments, so the reference compiles as it stands, and the
// template can never say something else than the solution around its holes.
#include "grader/exercise/template.hpp"

#include <algorithm>

namespace grader::exercise {
namespace {

constexpr std::string_view opening = "/*{";
constexpr std::string_view closing = "/*}*/";
constexpr std::string_view end_of_comment = "*/";
constexpr std::string_view hole = "______";

int line_of(std::string_view text, std::size_t offset) {
  return 1 +
         static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
}

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
  });
}

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1));
}

/// The reference with every mark replaced by what `text_of` gives for it.
template <class TextOf>
std::string replace_marks(std::string_view reference, TextOf text_of) {
  std::string result;
  std::size_t done = 0;
  for (const MarkedBlank& blank : find_marks(reference).blanks) {
    result.append(reference.substr(done, blank.begin - done));
    result.append(text_of(blank));
    done = blank.end;
  }
  return result.append(reference.substr(done));
}

}  // namespace

MarkedSource find_marks(std::string_view reference) {
  MarkedSource found;
  std::size_t position = 0;
  while ((position = reference.find(opening, position)) != std::string_view::npos) {
    const int line = line_of(reference, position);
    const auto name_begin = position + opening.size();
    const auto name_end = reference.find(end_of_comment, name_begin);
    const auto fill_end = reference.find(closing, name_begin);
    if (name_end == std::string_view::npos || fill_end == std::string_view::npos || fill_end < name_end) {
      found.problems.push_back({line, "a blank is opened and not closed; write /*{name*/ fill /*}*/"});
      return found;
    }
    const std::string name(reference.substr(name_begin, name_end - name_begin));
    const auto fill_begin = name_end + end_of_comment.size();
    const auto fill = reference.substr(fill_begin, fill_end - fill_begin);
    if (!is_name(name)) {
      found.problems.push_back({line, "a blank has no proper name; use a-z, 0-9 and _ only"});
    } else if (fill.find(opening) != std::string_view::npos) {
      found.problems.push_back({line, "blank " + name + " holds another blank; close it with /*}*/ first"});
    } else if (trimmed(fill).empty()) {
      found.problems.push_back({line, "blank " + name + " has no solution between its marks"});
    } else if (std::ranges::any_of(found.blanks,
                                   [&](const MarkedBlank& blank) { return blank.id == name; })) {
      found.problems.push_back({line, "blank " + name + " is marked twice"});
    } else {
      found.blanks.push_back({name, trimmed(fill), line, position, fill_end + closing.size()});
    }
    position = fill_end + closing.size();
  }
  return found;
}

std::string make_template(std::string_view reference) {
  return replace_marks(reference, [](const MarkedBlank&) { return std::string(hole); });
}

std::string fill_reference(std::string_view reference, const std::map<std::string, std::string>& fills) {
  return replace_marks(reference, [&](const MarkedBlank& blank) {
    const auto given = fills.find(blank.id);
    return given == fills.end() ? blank.fill : given->second;
  });
}

}  // namespace grader::exercise
