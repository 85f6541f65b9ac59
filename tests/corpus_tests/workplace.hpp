// SPDX-License-Identifier: MIT
// Where a grader of a test works: its program, its user, and folders that are all its own, so that whatever
// it or a submission writes can be found and measured.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {

enum class Account {
  ours,      ///< root, where the tests run as root
  ordinary,  ///< a user with no name and no right but on his own folders
};

/// Whole, or as tests/weakened/main.cpp calls them.
enum class Walls { whole, without_filter, without_limits, weak };

class Workplace {
 public:
  /// For an ordinary user there is a copy of the program and the exercises that he can read.
  Workplace(Account account, Walls walls);

  /// `grade` with these words and folders, without colour, in an empty working directory.
  Invocation grading(const std::vector<std::string>& words,
                     const std::vector<std::filesystem::path>& folders) const;

  /// A new empty folder for what is handed in; give_away makes its files those of the grader's user.
  std::filesystem::path new_class();
  void give_away(const std::filesystem::path& folder) const;

  std::filesystem::path path() const { return scratch_.path(); }
  std::filesystem::path home() const { return scratch_ / "home"; }
  std::filesystem::path temporary() const { return scratch_ / "temporary"; }
  std::filesystem::path working() const { return scratch_ / "working"; }

  /// Files of the sandbox's user in folders of the host where everybody may write, one a line.
  std::string strange_files() const;

 private:
  void copy_program();

  Scratch scratch_;
  Walls walls_;
  std::optional<uid_t> user_ = {};
  std::string program_ = {};
  std::filesystem::path exercises_ = LEDGER_GRADER_SOURCE_DIR;
  int classes_ = 0;
};

/// True when the tests run as root, and can be somebody else.
bool can_be_ordinary();

}  // namespace grader::tests
