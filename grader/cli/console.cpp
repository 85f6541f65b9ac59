// SPDX-License-Identifier: MIT
#include "grader/cli/console.hpp"

#include <unistd.h>

#include <cerrno>
#include <iostream>

#include "grader/cli/phrases.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/escape_ci_log.hpp"
#include "grader/types/bilingual_error.hpp"

namespace grader::cli {

void Console::print(std::string_view text, Language language) {
  errno = 0;
  results_.write(text.data(), static_cast<std::streamsize>(text.size()));
  results_.flush();
  if (results_.good()) return;
  if (errno == EPIPE) throw ReaderGone();
  throw Error(phrase(Phrase::output_not_written, language), phrase(Phrase::output_not_written_mend, language),
              Trouble::this_grading);
}

std::optional<std::string> Console::ask(std::string_view question) {
  if (isatty(STDIN_FILENO) != 1) return std::nullopt;
  complain(question);
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  return line;
}

void Console::complain(std::string_view text) noexcept {
  // There is nowhere left to say that this failed.
  try {
    troubles_.write(text.data(), static_cast<std::streamsize>(text.size()));
    troubles_.flush();
  } catch (...) {  // NOLINT(bugprone-empty-catch)
  }
}

std::string error_text(const Error& error, Language language) {
  const ErrorTexts texts = texts_of(error);
  const std::string what = report::escape(texts.what.in(language), report::Lines::many);
  std::string text = phrase(Phrase::error, language, {what}) + "\n";
  if (!error.hint().empty()) {
    const std::string hint = report::escape(texts.hint.in(language), report::Lines::many);
    text += phrase(Phrase::hint, language, {hint}) + "\n";
  }
  // A path may hold a line end, and whatever a CI service would obey behind it.
  return report::without_ci_commands(text);
}

}  // namespace grader::cli
