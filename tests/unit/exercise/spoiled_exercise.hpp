// SPDX-License-Identifier: MIT
// A sound exercise in a folder of its own, for a test to spoil.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "grader/error.hpp"
#include "grader/exercise/load.hpp"

namespace grader::exercise {

namespace fs = std::filesystem;

inline const fs::path fixtures = fs::path(LEDGER_GRADER_SOURCE_DIR) / "tests/unit/exercise/fixtures";

inline std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void write(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

/// The lines of the Error that loading throws; none when it loads.
inline std::vector<std::string> problems_of(const fs::path& folder) {
  std::vector<std::string> lines;
  try {
    load_exercise(folder, "boxes");
  } catch (const Error& error) {
    std::istringstream text(error.what());
    for (std::string line; std::getline(text, line);) lines.push_back(line);
  }
  return lines;
}

/// A copy of the small exercise that a test may spoil.
class SpoiledExercise : public ::testing::Test {
 protected:
  SpoiledExercise() {
    std::string name = (fs::temp_directory_path() / "exercise-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    fs::copy(fixtures / "small", folder_, fs::copy_options::recursive);
  }
  ~SpoiledExercise() override { fs::remove_all(folder_); }

  /// Gives the file's text after the change.
  std::string change(const std::string& file, const std::string& from, const std::string& to) {
    std::string text = read(folder_ / file);
    const std::size_t at = text.find(from);
    if (at == std::string::npos) throw std::invalid_argument("not in the fixture: " + from);
    text.replace(at, from.size(), to);
    write(folder_ / file, text);
    return text;
  }

  fs::path folder_;
};

}  // namespace grader::exercise
