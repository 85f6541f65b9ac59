// SPDX-License-Identifier: MIT
#include "grader/cli/consent.hpp"

#include <unistd.h>

#include <algorithm>

#include "grader/cli/phrases.hpp"
#include "grader/cli/terminal_columns.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/page.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {
namespace {

std::optional<std::filesystem::path> consent_file(const std::filesystem::path& folder,
                                                  const Environment& environment) {
  const std::filesystem::path data = environment.xdg_data_home;
  const std::filesystem::path home = environment.home;
  std::filesystem::path base;
  if (data.is_absolute()) {
    base = data;
  } else if (home.is_absolute()) {
    base = home / ".local" / "share";
  } else {
    return std::nullopt;
  }
  std::error_code failed;
  const auto whole = std::filesystem::canonical(folder, failed);
  if (failed) return std::nullopt;
  return base / "ledger-grader" / "consent" / sys::labelled_digest({{"folder", whole.string()}});
}

}  // namespace

std::string wrapped_question(std::string_view question, std::size_t columns) {
  constexpr std::size_t least_columns = 20;
  std::string text;
  while (!question.empty()) {
    const std::string_view line = question.substr(0, question.find('\n'));
    for (const std::string& part : report::wrap(line, std::max(columns, least_columns)))
      text += (text.empty() ? "" : "\n") + part;
    question.remove_prefix(std::min(line.size() + 1, question.size()));
    if (question.empty() && line.ends_with(' ')) text += ' ';  // before what is typed
  }
  return text;
}

void require_consent(const std::filesystem::path& folder, const Error& trouble, Console& console,
                     const Environment& environment, Language language) {
  const auto file = consent_file(folder, environment);
  if (file && sys::read_own(*file)) {
    console.complain(phrase(Phrase::consent_given, language) + "\n");
    return;
  }
  constexpr std::size_t cap_bytes = 300;
  const std::string why = report::escape_capped(trouble.what(), report::Lines::one, cap_bytes);
  const std::string where = report::escape_capped(folder.string(), report::Lines::one, cap_bytes);
  const std::string word = phrase(Phrase::consent_word, language);
  const std::string question = phrase(Phrase::consent_question, language, {why, where, word});
  constexpr std::size_t usual_columns = 80;
  const auto answer = console.ask(wrapped_question(question, terminal_columns(STDERR_FILENO, usual_columns)));
  if (!answer || *answer != word) {
    throw Error(phrase(Phrase::consent_refused, language) + " (" + trouble.what() + ")",
                phrase(Phrase::consent_refused_mend, language, {trouble.hint()}));
  }
  if (file) sys::write_whole(*file, folder.string() + "\n", sys::Visibility::owner_only);
}

}  // namespace grader::cli
