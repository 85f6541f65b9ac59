// SPDX-License-Identifier: MIT
#include "grader/cli/environment.hpp"

#include <gtest/gtest.h>

namespace grader::cli {
namespace {

TEST(Locale, AChineseLocaleMeansChinese) {
  EXPECT_EQ(language_from({.lang = "zh_CN.UTF-8"}), Language::zh);
  EXPECT_EQ(language_from({.lang = "zh"}), Language::zh);
  EXPECT_EQ(language_from({.lang = "zh-Hant"}), Language::zh);
}

TEST(Locale, AnythingElseMeansEnglish) {
  EXPECT_EQ(language_from({}), Language::en);
  EXPECT_EQ(language_from({.lang = "C"}), Language::en);
  EXPECT_EQ(language_from({.lang = "de_DE.UTF-8"}), Language::en);
  EXPECT_EQ(language_from({.lang = "zha_CN"}), Language::en);  // Zhuang
}

TEST(Locale, TheStrongerVariableDecides) {
  EXPECT_EQ(language_from({.lc_all = "C", .lc_messages = "zh_CN", .lang = "zh_CN"}), Language::en);
  EXPECT_EQ(language_from({.lc_messages = "zh_CN", .lang = "en_US"}), Language::zh);
}

TEST(CacheFolder, FollowsXdgAndThenHome) {
  EXPECT_EQ(cache_from({.xdg_cache_home = "/c", .home = "/h"}), "/c/ledger-grader");
  EXPECT_EQ(cache_from({.home = "/h"}), "/h/.cache/ledger-grader");
}

TEST(CacheFolder, IsNeverRelative) {
  EXPECT_EQ(cache_from({.xdg_cache_home = "c", .home = "/h"}), "/h/.cache/ledger-grader");
  EXPECT_EQ(cache_from({.home = "h"}), std::nullopt);
  EXPECT_EQ(cache_from({}), std::nullopt);
}

constexpr const char* some_term = "xterm";

TEST(Colours, AppearOnATerminalByThemselves) {
  EXPECT_EQ(colour_for(ColourWish::automatic, {.term = some_term}, Screen::terminal), report::Colour::always);
  EXPECT_EQ(colour_for(ColourWish::automatic, {.term = some_term}, Screen::other), report::Colour::never);
}

TEST(Colours, AreHeldBackByNoColorAndByADumbTerminal) {
  const Environment no_color{.no_color = "1", .term = some_term};
  EXPECT_EQ(colour_for(ColourWish::automatic, no_color, Screen::terminal), report::Colour::never);
  EXPECT_EQ(colour_for(ColourWish::automatic, {.term = "dumb"}, Screen::terminal), report::Colour::never);
}

TEST(Colours, AWishDecides) {
  const Environment no_color{.no_color = "1", .term = some_term};
  EXPECT_EQ(colour_for(ColourWish::always, no_color, Screen::other), report::Colour::always);
  EXPECT_EQ(colour_for(ColourWish::never, {.term = some_term}, Screen::terminal), report::Colour::never);
}

}  // namespace
}  // namespace grader::cli
