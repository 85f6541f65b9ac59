// SPDX-License-Identifier: MIT
#include "grader/observe/diagnostics.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <csignal>
#include <optional>

#include "grader/error.hpp"

namespace grader::observe {
namespace {

bool says(std::string_view text, std::initializer_list<std::string_view> phrases) {
  return std::ranges::any_of(
      phrases, [&](std::string_view phrase) { return text.find(phrase) != std::string_view::npos; });
}

bool is_digit(char letter) { return std::isdigit(static_cast<unsigned char>(letter)) != 0; }

struct Place {
  std::string_view file = {};
  int line = 0;
};

/// `copy/0/blank/total:1:5` → `copy/0/blank/total`, line 1: at most two numbers are cut off, the first in the
/// text is the line.
Place place_of(std::string_view text) {
  Place place{text};
  for (int numbers = 0; numbers < 2; ++numbers) {
    std::size_t end = place.file.size();
    while (end > 0 && is_digit(place.file[end - 1])) --end;
    if (end == place.file.size() || end == 0 || place.file[end - 1] != ':') break;
    int number = 0;
    std::from_chars(place.file.data() + end, place.file.data() + place.file.size(), number);
    place = {place.file.substr(0, end - 1), number};
  }
  return place;
}

/// Parts of g++ that complain under their own name, not under a file's.
bool is_tool(std::string_view name) {
  return std::ranges::any_of(
      std::initializer_list<std::string_view>{"collect2", "g++", "cc1plus", "ld", "as"},
      [&](std::string_view tool) { return name == tool || name.ends_with(std::string("/").append(tool)); });
}

std::optional<CompilerError> read_error(std::string_view line) {
  for (const std::string_view sign : {": error: ", ": fatal error: ", ": sorry, unimplemented: "}) {
    const std::size_t found = line.find(sign);
    if (found == std::string_view::npos) continue;
    const Place place = place_of(line.substr(0, found));
    return CompilerError{is_tool(place.file) ? std::string() : std::string(place.file), place.line,
                         std::string(line.substr(found + sign.size()))};
  }
  if (says(line, {"undefined reference to ", "multiple definition of ", "ld returned "}))
    return CompilerError{{}, 0, std::string(line)};
  return std::nullopt;
}

std::string without_object_names(std::string_view text) {
  constexpr std::string_view start = "/tmp/cc";
  constexpr std::size_t random_letters = 6;
  std::string tidy;
  while (true) {
    const std::size_t found = text.find(start);
    tidy += text.substr(0, found);
    if (found == std::string_view::npos) return tidy;
    const std::string_view name = text.substr(found + start.size(), random_letters);
    if (name.size() == random_letters &&
        std::ranges::all_of(name, [](unsigned char letter) { return std::isalnum(letter) != 0; })) {
      tidy += "/tmp/object";
      text.remove_prefix(found + start.size() + random_letters);
    } else {
      tidy += start;
      text.remove_prefix(found + start.size());
    }
  }
}

}  // namespace

void require_compiler_started(std::string_view errors) {
  const std::string_view line = errors.substr(0, errors.find('\n'));
  const bool by_driver =
      line.starts_with("g++: fatal error: cannot execute ") && says(line, {"fork", "spawn"});
  const bool by_shell = line.starts_with("/bin/sh: ") && line.ends_with(": Cannot fork");
  if (by_driver || by_shell)
    throw Error(
        "the compiler could not start its parts: " + std::string(line),
        "there are too many processes: close some programs, use fewer jobs, or raise the limit (ulimit -u, "
        "or the container's)",
        Trouble::this_grading);
}

BuildState failed_state(const sys::Ending& ending) {
  if (ending.how == sys::How::cpu_limit || ending.how == sys::How::wall_limit) return BuildState::time_limit;
  if (ending.how == sys::How::output_limit) return BuildState::output_limit;
  if (ending.how == sys::How::signalled && ending.code == SIGXCPU) return BuildState::time_limit;
  if (ending.how == sys::How::signalled && ending.code == SIGXFSZ) return BuildState::output_limit;
  const std::string_view text = ending.errors;
  if (says(text, {"virtual memory exhausted", "out of memory", "Cannot allocate memory", "memory exhausted"}))
    return BuildState::memory_limit;
  if (says(text, {"File size limit exceeded", "No space left on device", "File too large"}))
    return BuildState::output_limit;
  if (says(text, {"Killed signal terminated program", "CPU time limit exceeded"}))
    return BuildState::time_limit;
  return BuildState::compile_error;
}

std::string tidy_diagnostics(std::string_view text) {
  constexpr std::string_view shim = "In file included from shim.cpp:1:\n";
  constexpr std::string_view no_file = "<stdin>:(.";
  constexpr std::size_t name_length = no_file.size() - 2;
  if (text.starts_with(shim)) text.remove_prefix(shim.size());
  std::string tidy = without_object_names(text);
  for (std::size_t found = 0; (found = tidy.find(no_file, found)) != std::string::npos;)
    tidy.erase(found, name_length);
  return tidy;
}

std::vector<CompilerError> read_errors(std::string_view diagnostics) {
  std::vector<CompilerError> errors;
  while (!diagnostics.empty()) {
    const std::size_t end = std::min(diagnostics.find('\n'), diagnostics.size());
    if (auto error = read_error(diagnostics.substr(0, end))) errors.push_back(std::move(*error));
    diagnostics.remove_prefix(std::min(end + 1, diagnostics.size()));
  }
  return errors;
}

}  // namespace grader::observe
