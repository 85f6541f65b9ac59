// SPDX-License-Identifier: MIT
#include "grader/sys/probe_answers.hpp"

#include <algorithm>
#include <charconv>

namespace grader::sys {
namespace {

/// Kinds may be of several words, so they are known by name.
constexpr std::string_view kinds[] = {"error",    "user",       "group", "process", "parent",        "host",
                                      "variable", "descriptor", "limit", "rights",  "no new rights", "entry"};

void take_line(std::string_view line, std::vector<Answer>& answers) {
  std::size_t task = 0;
  const auto [rest, failed] = std::from_chars(line.data(), line.data() + line.size(), task);
  if (failed != std::errc() || task == 0 || task > answers.size()) return;
  line.remove_prefix(static_cast<std::size_t>(rest - line.data()));
  for (const std::string_view kind : kinds) {
    const std::string start = " " + std::string(kind) + " ";
    if (!line.starts_with(start)) continue;
    answers[task - 1].emplace_back(kind, line.substr(start.size()));
    return;
  }
}

}  // namespace

ProbeAnswers read_answers(Profile room, std::vector<std::string> tasks, Ending ending) {
  std::vector<Answer> answers(tasks.size());
  std::string_view lines = ending.results;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    take_line(lines.substr(0, end), answers);
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  ending.results.clear();
  return {room, std::move(tasks), std::move(answers), std::move(ending)};
}

std::string values_of(const Answer& answer, std::string_view kind) {
  std::vector<std::string> values;
  for (const auto& [name, value] : answer)
    if (name == kind) values.push_back(value);
  std::ranges::sort(values);
  std::string text;
  for (const std::string& value : values) text += (text.empty() ? "" : " ") + value;
  return text;
}

}  // namespace grader::sys
