// SPDX-License-Identifier: MIT
#include "grader/cli/consent.hpp"

#include "grader/cli/phrases.hpp"
#include "grader/report/escape.hpp"
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
  const auto answer = console.ask(phrase(Phrase::consent_question, language, {why, where, word}));
  if (!answer || *answer != word) {
    throw Error(phrase(Phrase::consent_refused, language) + " (" + trouble.what() + ")",
                phrase(Phrase::consent_refused_mend, language, {trouble.hint()}));
  }
  if (file) sys::write_whole(*file, folder.string() + "\n", sys::Visibility::owner_only);
}

}  // namespace grader::cli
