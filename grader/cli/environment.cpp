// SPDX-License-Identifier: MIT
#include "grader/cli/environment.hpp"

#include <cstdlib>
#include <string_view>

namespace grader::cli {
namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

Environment read_environment() {
  return {.lc_all = variable("LC_ALL"),
          .lc_messages = variable("LC_MESSAGES"),
          .lang = variable("LANG"),
          .no_color = variable("NO_COLOR"),
          .term = variable("TERM"),
          .xdg_cache_home = variable("XDG_CACHE_HOME"),
          .xdg_data_home = variable("XDG_DATA_HOME"),
          .home = variable("HOME"),
          .github_step_summary = variable("GITHUB_STEP_SUMMARY"),
          .github_workspace = variable("GITHUB_WORKSPACE")};
}

Language language_from(const Environment& environment) {
  for (const std::string& locale : {environment.lc_all, environment.lc_messages, environment.lang}) {
    if (locale.empty()) continue;
    const std::string_view language = std::string_view(locale).substr(0, locale.find_first_of("_.@-"));
    return language == "zh" ? Language::zh : Language::en;
  }
  return Language::en;
}

std::optional<std::filesystem::path> cache_from(const Environment& environment) {
  // A relative path is invalid by the XDG rules and would scatter caches over the working folders.
  const std::filesystem::path given = environment.xdg_cache_home;
  if (given.is_absolute()) return given / "ledger-grader";
  const std::filesystem::path home = environment.home;
  if (home.is_absolute()) return home / ".cache" / "ledger-grader";
  return std::nullopt;
}

report::Colour colour_for(ColourWish wish, const Environment& environment, Screen screen) {
  if (wish == ColourWish::always) return report::Colour::always;
  if (wish == ColourWish::never || screen == Screen::other) return report::Colour::never;
  const bool refused =
      !environment.no_color.empty() || environment.term.empty() || environment.term == "dumb";
  return refused ? report::Colour::never : report::Colour::always;
}

}  // namespace grader::cli
