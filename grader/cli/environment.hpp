// SPDX-License-Identifier: MIT
// What the surroundings suggest where the command line says nothing. Decisions are pure functions of values,
// so that tests need not change the real environment.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "grader/report/report.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

/// Variables that matter here; empty and unset mean the same.
struct Environment {
  std::string lc_all = {};
  std::string lc_messages = {};
  std::string lang = {};
  std::string no_color = {};
  std::string term = {};
  std::string xdg_cache_home = {};
  std::string xdg_data_home = {};
  std::string home = {};
  std::string github_step_summary = {};  ///< a file for the page of the job
  std::string github_workspace = {};     ///< the repository's folder
};

Environment read_environment();

/// The first of LC_ALL, LC_MESSAGES, LANG that is set decides: Chinese for zh…, else English.
Language language_from(const Environment& environment);

/// $XDG_CACHE_HOME/ledger-grader, else ~/.cache/ledger-grader; nothing when neither is an absolute path.
std::optional<std::filesystem::path> cache_from(const Environment& environment);

enum class ColourWish { automatic, always, never };
enum class Screen { terminal, other };

/// A wish decides; without one, colours need a terminal that can show them and no NO_COLOR.
report::Colour colour_for(ColourWish wish, const Environment& environment, Screen screen);

}  // namespace grader::cli
