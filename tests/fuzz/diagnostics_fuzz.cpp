// SPDX-License-Identifier: MIT
// Feeds: what a compiler may print about a file of a student, who can forge all of it.
//
// Properties: an error's words stand in the text and on one line; there are no more errors than lines;
// temporary names are gone after tidying, and no line is added; blamed lines are positive, in order, each
// once, and named in the text; a copy that is blamed is one that the name spells.
#include "grader/judge/error_lines.hpp"
#include "grader/observe/diagnostics.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

void check_errors(std::string_view text) {
  const auto errors = observe::read_errors(text);
  require(errors.size() <= static_cast<std::size_t>(lines_in(text)), "no more errors than lines");
  for (const observe::CompilerError& error : errors) {
    require(holds(text, error.file) && holds(text, error.message), "an error's words stand in the text");
    require(!holds(error.file, "\n") && !holds(error.message, "\n"), "an error is one line", error.message);
  }
}

bool is_letter_or_digit(char letter) {
  return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
         (letter >= 'A' && letter <= 'Z');
}

void check_tidy(std::string_view text) {
  const std::string tidy = observe::tidy_diagnostics(text);
  require(lines_in(tidy) <= lines_in(text), "tidying adds no line");
  for (std::size_t at = tidy.find("/tmp/cc"); at != std::string::npos; at = tidy.find("/tmp/cc", at + 1)) {
    const std::string name = tidy.substr(at + 7, 6);
    require(name.size() < 6 || !std::all_of(name.begin(), name.end(), is_letter_or_digit),
            "names that vary are taken out", tidy);
  }
}

void check_lines(std::string_view text) {
  const std::vector<int> lines = judge::error_lines(text, "ledger.hpp");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    require(lines[i] > 0 && (i == 0 || lines[i - 1] < lines[i]), "lines are in order, each once");
  }
  for (const int line : lines) {
    const std::string number = std::to_string(line);
    bool named = false;
    for (std::size_t at = text.find(number); at != std::string_view::npos; at = text.find(number, at + 1))
      named = named || holds(text.substr(0, at), "ledger.hpp:");
    require(named, "a blamed line is named in the text", number);
  }
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  const std::string_view text = fuzz::text_of(data, size);
  fuzz::check_errors(text);
  fuzz::check_tidy(text);
  fuzz::check_lines(text);
  sys::Ending ending;
  ending.errors = text;
  const BuildState state = observe::failed_state(ending);
  fuzz::require(state != BuildState::not_tried && state != BuildState::compiled, "a failure stays a failure");
  return 0;
}
