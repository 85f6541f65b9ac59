// SPDX-License-Identifier: MIT
// The command line as plain values.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "grader/cli/doctor_report.hpp"
#include "grader/cli/environment.hpp"
#include "grader/device/evidence.hpp"
#include "grader/pipeline.hpp"
#include "grader/report/checklist.hpp"
#include "grader/report/report.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

enum class Format { text, json };

/// What every command understands.
struct CommonOptions {
  std::string exercise = "lesson01";
  std::optional<std::filesystem::path> exercises_folder = {};
  Language language = Language::en;
  Format format = Format::text;
  report::Colour colour = report::Colour::never;
  std::optional<std::filesystem::path> cache = {};  ///< nothing: off
  std::optional<std::filesystem::path> secret_file = {};
  bool exercise_named = false;  ///< on the command line
};

struct GradeOptions {
  std::vector<std::filesystem::path> paths = {};
  report::Audience audience = report::Audience::instructor;
  std::optional<std::filesystem::path> device_evidence = {};
  Isolation isolation = Isolation::sandbox;
  sys::Layers left_out = {};                              ///< no option sets it: for tests of the walls
  std::optional<std::filesystem::path> marks = {};        ///< what people decided, to be read
  std::optional<std::filesystem::path> review_list = {};  ///< what people have to decide, to be written
};

struct CalibrateOptions {
  std::filesystem::path folder = {};
  std::optional<std::filesystem::path> phrases =
      {};  ///< the answers as phrases, to be written: to learn from
};

struct CheckOptions {
  std::filesystem::path folder = ".";
  report::HintLevel hints = report::HintLevel::question;
  enum class Repeat { once, on_save };
  Repeat repeat = Repeat::once;
  Isolation isolation = Isolation::sandbox;
  std::optional<std::filesystem::path> results = {};  ///< --ci: the folder for what CI services read
};

struct BatchOptions {
  std::filesystem::path folder = {};
  std::filesystem::path out = {};
  std::size_t workers = 1;
  std::optional<std::filesystem::path> events = {};
  std::optional<std::filesystem::path> marks = {};
  std::optional<std::filesystem::path> device_evidence = {};
  Isolation isolation = Isolation::sandbox;
};

enum class RegradeMode { enter, what_if };

struct RegradeOptions {
  std::filesystem::path out = {};
  std::optional<std::filesystem::path> marks = {};
  RegradeMode mode = RegradeMode::enter;
};

struct ShowOptions {
  std::string student = {};
  std::filesystem::path out = {};
  report::Audience audience = report::Audience::instructor;
};

struct StatsOptions {
  std::filesystem::path out = {};
};

struct PackOptions {  ///< its exercise is in CommonOptions
  std::filesystem::path out = {};
};

struct SelftestOptions {};  ///< its exercise is in CommonOptions

struct TemplateOptions {  ///< its exercise is in CommonOptions
  std::optional<std::filesystem::path> output = {};
};

struct DeviceCheckOptions {
  std::optional<std::filesystem::path> path = {};      ///< nothing: what lies here, if anything
  std::optional<std::filesystem::path> save = {};      ///< where the measurement goes
  std::optional<std::filesystem::path> probe = {};     ///< nothing: the one that was built with the grader
  std::optional<std::filesystem::path> evidence = {};  ///< replay this in place of measuring
  device::Sizes sizes = device::Sizes::usual;
  std::int64_t budget_bytes = 0;  ///< 0: the probe chooses
};

struct DoctorOptions {
  Walls walls = Walls::folded;
};

struct Options {
  CommonOptions common = {};
  std::string command = {};  ///< a name of the table in commands.hpp
  std::variant<GradeOptions, CheckOptions, CalibrateOptions, BatchOptions, RegradeOptions, ShowOptions,
               StatsOptions, PackOptions, SelftestOptions, TemplateOptions, DeviceCheckOptions, DoctorOptions>
      arguments = {};
};

/// --help and --version: text to print, then done.
struct TextAsked {
  std::string text = {};
};

/// `arguments` without the program's name. Throws Error (Trouble::installation) for wrong usage, with a
/// suggestion where a name is nearly right.
std::variant<Options, TextAsked> parse_options(const std::vector<std::string>& arguments,
                                               const Environment& environment, Screen screen);

/// The language to complain in, also when the rest of the command line is wrong.
Language language_of(const std::vector<std::string>& arguments, const Environment& environment);

}  // namespace grader::cli
