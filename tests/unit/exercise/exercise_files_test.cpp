// SPDX-License-Identifier: MIT
#include "grader/exercise/exercise_files.hpp"

#include <gtest/gtest.h>

#include "grader/error.hpp"
#include "grader/exercise/load.hpp"
#include "grader/sys/files.hpp"
#include "tests/support/scratch.hpp"

namespace grader::exercise {
namespace {

const std::filesystem::path source = LEDGER_GRADER_SOURCE_DIR;

std::string packed_lesson() { return pack(files_to_pack(ExerciseFiles(source), "lesson01")); }

TEST(Pack, ComesBackAsItWentIn) {
  const std::map<std::string, std::string> files = {
      {"a/b", "text\n\xff"}, {"empty", ""}, {"c", std::string(5000, 'x')}};
  EXPECT_EQ(unpack(pack(files), "p"), files);
}

TEST(Pack, DependsOnTheFilesAlone) { EXPECT_EQ(packed_lesson(), packed_lesson()); }

TEST(Pack, HoldsNoWordThatCanBeRead) {
  const std::string bytes = packed_lesson();
  for (const char* word : {"master", "rubric", "hint", "return", "num_params", "points"}) {
    EXPECT_EQ(bytes.find(word), std::string::npos) << word;
  }
}

TEST(Pack, HoldsNoModelAnswers) {
  for (const auto& [path, bytes] : files_to_pack(ExerciseFiles(source), "lesson01")) {
    EXPECT_FALSE(path.starts_with("reference/") && path.ends_with(".md")) << path;
  }
}

TEST(Pack, GivesTheSameExerciseAsItsFolder) {
  const tests::Scratch scratch;
  const auto file = scratch.path() / "lesson01.pack";
  sys::write_whole(file, packed_lesson());
  const Exercise from_pack = load_exercise(file, "lesson01");
  const Exercise from_folder = load_exercise(source, "lesson01");
  EXPECT_EQ(from_pack.rubric_text, from_folder.rubric_text);
  EXPECT_EQ(from_pack.reference.source, from_folder.reference.source);
  EXPECT_EQ(from_pack.reference.adapter, from_folder.reference.adapter);
  EXPECT_EQ(from_pack.reference.handout, from_folder.reference.handout);
  EXPECT_EQ(from_pack.answers_template, from_folder.answers_template);
  EXPECT_EQ(list_exercises(file), std::vector<std::string>{"lesson01"});
}

TEST(Pack, RefusesWhateverIsDamaged) {
  const std::string whole = pack({{"a", "some text"}, {"b", "more"}});
  EXPECT_NO_THROW(unpack(whole, "p"));
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string flipped = whole;
    flipped[i] = static_cast<char>(flipped[i] ^ 1);
    EXPECT_THROW(unpack(flipped, "p"), Error) << i;
    EXPECT_THROW(unpack(whole.substr(0, i), "p"), Error) << i;
  }
}

TEST(Pack, AFileThatIsNoneIsNamed) {
  const tests::Scratch scratch;
  const auto file = scratch.path() / "notes.pack";
  sys::write_whole(file, "hello");
  try {
    const ExerciseFiles files(file);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("notes.pack"), std::string::npos);
  }
}

}  // namespace
}  // namespace grader::exercise
