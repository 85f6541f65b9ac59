// SPDX-License-Identifier: MIT
#include "grader/cli/submissions.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "grader/error.hpp"

namespace grader::cli {
namespace {

using Path = std::filesystem::path;

/// A folder with one submission, gone after the test.
class Submissions : public testing::Test {
 protected:
  Submissions() {
    std::string pattern = (std::filesystem::temp_directory_path() / "submissions-XXXXXX").string();
    root_ = mkdtemp(pattern.data());
    std::filesystem::create_directory(root_ / "alice");
    std::ofstream(root_ / "alice" / "ledger.hpp") << "\n";
    std::ofstream(root_ / "alice" / "notes.txt") << "\n";
  }
  ~Submissions() override {
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
  }

  std::string refusal(const std::vector<Path>& paths) const {
    try {
      require_paths(paths, Language::en);
      submission_folders(paths, "ledger.hpp", Language::en);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  }

  Path root_;
};

TEST_F(Submissions, AFolderStandsForItselfWithOrWithoutASlash) {
  EXPECT_EQ(submission_folders({root_ / "alice", root_ / "alice/"}, "ledger.hpp", Language::en),
            (std::vector<Path>{root_ / "alice", root_ / "alice"}));
}

TEST_F(Submissions, TheFileToBeHandedInStandsForItsFolder) {
  EXPECT_EQ(submission_folders({root_ / "alice" / "ledger.hpp"}, "ledger.hpp", Language::en),
            (std::vector<Path>{root_ / "alice"}));
}

TEST_F(Submissions, TheWorkingFolderHasAName) {
  const auto folders = submission_folders({"."}, "ledger.hpp", Language::en);
  EXPECT_EQ(folders.front(), std::filesystem::current_path());
}

TEST_F(Submissions, AnotherFileIsRefusedByName) {
  EXPECT_NE(refusal({root_ / "alice" / "notes.txt"}).find("notes.txt"), std::string::npos);
}

TEST_F(Submissions, AllMissingPathsAreNamedAtOnce) {
  const std::string text = refusal({root_ / "bob", root_ / "alice", root_ / "carol"});
  EXPECT_NE(text.find("bob"), std::string::npos);
  EXPECT_NE(text.find("carol"), std::string::npos);
  EXPECT_EQ(text.find("alice"), std::string::npos);
}

}  // namespace
}  // namespace grader::cli
