// SPDX-License-Identifier: MIT
#include "grader/cli/options.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "grader/cli/commands.hpp"
#include "grader/error.hpp"

namespace grader::cli {
namespace {

using Words = std::vector<std::string>;

const Environment& surroundings() {
  static const Environment some = {.lang = "en_US.UTF-8", .home = "/home/teacher"};
  return some;
}

Options parsed(const Words& words) {
  return std::get<Options>(parse_options(words, surroundings(), Screen::other));
}

std::string text_asked(const Words& words) {
  return std::get<TextAsked>(parse_options(words, surroundings(), Screen::other)).text;
}

/// What a wrong command line is answered with: "what | hint".
std::string complaint(const Words& words) {
  try {
    parse_options(words, surroundings(), Screen::other);
  } catch (const Error& error) {
    EXPECT_EQ(error.trouble(), Trouble::installation);
    return std::string(error.what()) + " | " + error.hint();
  }
  return "no complaint";
}

TEST(Options, HaveDefaultsForEverythingButThePath) {
  const Options options = parsed({"grade", "alice"});
  EXPECT_EQ(options.command, "grade");
  EXPECT_EQ(options.common.exercise, "lesson01");
  EXPECT_EQ(options.common.exercises_folder, std::nullopt);
  EXPECT_EQ(options.common.language, Language::en);
  EXPECT_EQ(options.common.format, Format::text);
  EXPECT_EQ(options.common.colour, report::Colour::never);
  EXPECT_EQ(options.common.cache, "/home/teacher/.cache/ledger-grader");
  EXPECT_EQ(options.common.secret_file, std::nullopt);
  const auto& grade = std::get<GradeOptions>(options.arguments);
  EXPECT_EQ(grade.paths, (std::vector<std::filesystem::path>{"alice"}));
  EXPECT_EQ(grade.audience, report::Audience::instructor);
}

TEST(Options, AllCanBeGiven) {
  const Options options =
      parsed({"grade", "--exercise", "two", "--exercises", "/e", "--lang", "zh", "--format", "json",
              "--color", "always", "--cache", "/c", "--secret", "/s", "--for", "student", "a", "b"});
  EXPECT_EQ(options.common.exercise, "two");
  EXPECT_EQ(options.common.exercises_folder, "/e");
  EXPECT_EQ(options.common.language, Language::zh);
  EXPECT_EQ(options.common.format, Format::json);
  EXPECT_EQ(options.common.colour, report::Colour::always);
  EXPECT_EQ(options.common.cache, "/c");
  EXPECT_EQ(options.common.secret_file, "/s");
  const auto& grade = std::get<GradeOptions>(options.arguments);
  EXPECT_EQ(grade.paths, (std::vector<std::filesystem::path>{"a", "b"}));
  EXPECT_EQ(grade.audience, report::Audience::student);
}

TEST(Options, CommonOnesMayStandOnEitherSideOfTheCommand) {
  EXPECT_EQ(parsed({"--lang", "zh", "grade", "a"}).common.language, Language::zh);
  EXPECT_EQ(parsed({"grade", "a", "--lang=zh"}).common.language, Language::zh);
}

TEST(Options, TheCacheCanBeSwitchedOff) {
  EXPECT_EQ(parsed({"grade", "a", "--cache", "off"}).common.cache, std::nullopt);
}

TEST(Options, ASubmissionMayHaveAnyName) {
  EXPECT_EQ(std::get<GradeOptions>(parsed({"grade", "doctor"}).arguments).paths.front(), "doctor");
  EXPECT_EQ(std::get<GradeOptions>(parsed({"grade", "--", "-rf"}).arguments).paths.front(), "-rf");
  EXPECT_EQ(std::get<GradeOptions>(parsed({"grade", "=cmd|' -C calc'!A0"}).arguments).paths.front(),
            "=cmd|' -C calc'!A0");
}

TEST(Options, TheSandboxIsLeftOutOnlyWhenThatIsTyped) {
  const auto isolation = [](const Words& words) {
    return std::get<GradeOptions>(parsed(words).arguments).isolation;
  };
  EXPECT_EQ(isolation({"grade", "alice"}), Isolation::sandbox);
  EXPECT_EQ(isolation({"grade", "alice", "--unsafe-no-sandbox"}), Isolation::none);
  EXPECT_NE(complaint({"selftest", "--unsafe-no-sandbox"}), "no complaint");
  EXPECT_NE(complaint({"grade", "alice", "--unsafe"}), "no complaint");
}

TEST(Options, NoWordWeakensTheWalls) {
  const Options options = parsed({"grade", "alice"});
  EXPECT_TRUE(std::get<GradeOptions>(options.arguments).left_out.empty());
  for (const char* word : {"--test-walls", "--weak", "--without-filter", "--without-limits"})
    EXPECT_NE(complaint({"grade", "alice", word}), "no complaint") << word;
}

TEST(Options, SelftestAndTemplateTakeAnExercise) {
  EXPECT_EQ(parsed({"selftest"}).common.exercise, "lesson01");
  EXPECT_EQ(parsed({"selftest", "two"}).common.exercise, "two");
  const Options options = parsed({"template", "two", "--output", "out.hpp"});
  EXPECT_EQ(options.common.exercise, "two");
  EXPECT_EQ(std::get<TemplateOptions>(options.arguments).output, "out.hpp");
}

TEST(Options, EveryCommandOfTheTableIsKnownToTheParser) {
  for (const Command& command : commands()) {
    const std::string name(command.name);
    const bool wants_out = name == "batch" || name == "show" || name == "pack";
    const Words words = name == "doctor" ? Words{name}
                        : wants_out      ? Words{name, "x", "--out", "y"}
                                         : Words{name, "x"};
    EXPECT_EQ(parsed(words).command, name);
  }
}

TEST(Options, ForCiHaveAFolderForTheResults) {
  EXPECT_FALSE(std::get<CheckOptions>(parsed({"check"}).arguments).results);
  EXPECT_EQ(std::get<CheckOptions>(parsed({"check", "--ci"}).arguments).results, "ledger-grader-results");
  EXPECT_EQ(std::get<CheckOptions>(parsed({"check", "--ci", "--results", "out"}).arguments).results, "out");
}

TEST(Usage, ForCiNothingElseIsWantedOnTheScreen) {
  EXPECT_EQ(complaint({"check", "--results", "out"}), "--results goes with --ci | see ledger-grader --help");
  EXPECT_EQ(complaint({"check", "--ci", "--watch"}),
            "--ci and --watch do not go together | see ledger-grader --help");
  EXPECT_EQ(
      complaint({"check", "--ci", "--format", "json"}),
      "--ci and --format json do not go together | the JSON is in result.json, in the folder of the results");
}

TEST(Usage, AWrongNameGetsASuggestion) {
  EXPECT_EQ(complaint({"grad", "a"}), "there is no command grad | did you mean grade?");
  EXPECT_EQ(complaint({"grade", "a", "--langs", "zh"}), "there is no option --langs | did you mean --lang?");
  EXPECT_EQ(complaint({"grade", "a", "--fro=student"}), "there is no option --fro | did you mean --for?");
}

TEST(Usage, AnOptionInTheWrongPlaceIsTold) {
  EXPECT_EQ(complaint({"--watch", "check"}), "there is no option --watch | write --watch behind check");
  EXPECT_EQ(complaint({"grade", "a", "--what-if"}),
            "there is no option --what-if | it is an option of: regrade");
  EXPECT_EQ(complaint({"grade", "a", "--what-is"}),
            "there is no option --what-is | see ledger-grader --help");
}

TEST(Usage, AWrongChoiceNamesTheRightOnes) {
  EXPECT_EQ(complaint({"grade", "a", "--lang", "fr"}), "--lang cannot be fr | choose one of: zh, en");
  EXPECT_EQ(complaint({"grade", "a", "--format", "xml"}),
            "--format cannot be xml | choose one of: text, json");
  EXPECT_EQ(complaint({"grade", "a", "--color", "1"}),
            "--color cannot be 1 | choose one of: auto, always, never");
  EXPECT_EQ(complaint({"grade", "a", "--for", "me"}),
            "--for cannot be me | choose one of: instructor, student");
}

TEST(Usage, MarksAndReviewListsAreFiles) {
  const Options options = parsed({"grade", "x", "--marks", "m.yaml", "--review", "r.csv"});
  const auto& grade = std::get<GradeOptions>(options.arguments);
  EXPECT_EQ(grade.marks, "m.yaml");
  EXPECT_EQ(grade.review_list, "r.csv");
  EXPECT_EQ(std::get<CalibrateOptions>(parsed({"calibrate", "d"}).arguments).folder, "d");
}

TEST(Usage, WhatIsMissingIsNamed) {
  EXPECT_EQ(complaint({}),
            "no command was given | the commands are: check, grade, batch, regrade, show, stats, selftest, "
            "calibrate, pack, template, device-check, doctor");
  EXPECT_EQ(complaint({"batch", "x"}), "the command batch needs --out DIR | see ledger-grader --help");
  EXPECT_EQ(complaint({"grade"}), "the command grade needs PATH | see ledger-grader --help");
  EXPECT_EQ(complaint({"template"}), "the command template needs EXERCISE | see ledger-grader --help");
}

TEST(Usage, WhatIsTooMuchIsNamed) {
  EXPECT_EQ(complaint({"doctor", "now"}), "unexpected argument now | see ledger-grader --help");
}

TEST(Usage, AnUnsetVariableIsNotTakenForNoSecret) {
  EXPECT_NE(complaint({"grade", "a", "--secret", ""}).find("the value is empty"), std::string::npos);
}

TEST(Usage, IsExplainedInTheLanguageThatWasAskedFor) {
  EXPECT_EQ(complaint({"grad", "--lang", "zh"}), "没有 grad 这个命令 | 是不是想用 grade？");
}

TEST(Help, StatesTheExitCodesInBothLanguages) {
  EXPECT_NE(text_asked({"--help"}).find("3   a human is needed"), std::string::npos);
  EXPECT_NE(text_asked({"--help", "--lang", "zh"}).find("3   需要人工处理"), std::string::npos);
}

TEST(Help, ListsEveryCommand) {
  const std::string help = text_asked({"--help"});
  for (const Command& command : commands()) {
    EXPECT_NE(help.find("\n  " + std::string(command.name) + " "), std::string::npos) << command.name;
  }
}

TEST(Help, OfACommandShowsItsOwnOptions) {
  EXPECT_NE(text_asked({"grade", "--help"}).find("--for"), std::string::npos);
}

std::vector<Words> examples_in(const std::string& help) {
  std::vector<Words> examples;
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("  ledger-grader ")) continue;
    std::istringstream words(line.substr(16));
    examples.emplace_back();
    for (std::string word; words >> word;) examples.back().push_back(word);
  }
  return examples;
}

TEST(Help, OfEveryCommandHasExamplesThatAreRight) {
  for (const char* language : {"en", "zh"}) {
    for (const Command& command : commands()) {
      const std::string name(command.name);
      const std::string help = text_asked({name, "--help", "--lang", language});
      const auto examples = examples_in(help);
      EXPECT_TRUE(examples.size() == 1 || examples.size() == 2) << name;
      for (const Words& example : examples) {
        EXPECT_EQ(example.front(), name);
        EXPECT_EQ(complaint(example), "no complaint") << name;
      }
      EXPECT_EQ(help.find("\n\n\n"), std::string::npos) << help;
    }
  }
}

TEST(Help, OfTheProgramBeginsWithWhatAStudentNeeds) {
  const auto examples = examples_in(text_asked({"--help"}));
  ASSERT_FALSE(examples.empty());
  EXPECT_EQ(examples.front(), Words{"check"});
}

TEST(Version, IsOneLine) {
  const std::string version = text_asked({"--version"});
  EXPECT_TRUE(version.starts_with("ledger-grader "));
  EXPECT_EQ(std::ranges::count(version, '\n'), 1);
}

}  // namespace
}  // namespace grader::cli
