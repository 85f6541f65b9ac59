// SPDX-License-Identifier: MIT
// A class of invented students who hand in what is in the corpora, and the commands for it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "grader/formats/json.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {

/// LEDGER_GRADER_LONG is set: larger classes, more tries.
bool is_long_run();

/// Names that hold what a table, a shell, a terminal or a file system takes for something else.
std::string student_name(std::size_t number);

enum class Drawn {
  all,          ///< honest ones, and attacks in between
  honest_only,  ///< compiled in the same time, more or less
};

/// `count` folders below `folder`, always the same ones for a count. No attack whose outcome a busy machine
/// decides, as which of two limits it meets first.
void make_class(const std::filesystem::path& folder, std::size_t count, Drawn drawn = Drawn::all);

/// What a gradebook holds but times, a line for each row, sorted. Says whether SQLite finds it whole.
std::string dump(const std::filesystem::path& gradebook);

/// Every file below a folder with its bytes, sorted by path; without databases.
std::string files_of(const std::filesystem::path& folder);

/// The events of a file, one for each whole line.
std::vector<formats::Json> events_of(const std::filesystem::path& file);
std::string word_of(const formats::Json& event, const char* key);

/// One class, its secret and its results, each test's own; the cache of products is everyone's.
class ClassRoom : public ::testing::Test {
 protected:
  ClassRoom();

  /// `ledger-grader COMMAND…` with secret, cache and English, unless the words say otherwise.
  Invocation command(std::vector<std::string> words) const;
  Invocation batch(const std::string& out, const std::vector<std::string>& more = {}) const;
  /// A student with a submission of tests/corpus.
  void hand_in(const std::string& student, const std::string& corpus_item) const;
  /// Four students, of whom two hand in the same.
  void small_class() const;

  std::filesystem::path students() const { return scratch_ / "class"; }
  std::filesystem::path out() const { return scratch_ / "out"; }
  std::filesystem::path gradebook() const { return out() / "gradebook.sqlite"; }

  Scratch scratch_;
};

}  // namespace grader::tests
