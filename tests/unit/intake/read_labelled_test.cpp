// SPDX-License-Identifier: MIT
#include "grader/intake/read_labelled.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "grader/error.hpp"
#include "tests/support/scratch.hpp"

namespace grader::intake {
namespace {

using ::testing::HasSubstr;

class ReadLabelled : public ::testing::Test {
 protected:
  ReadLabelled() { exercise_.questions = {{"Q1", {200}}}; }
  void put(const std::string& name, const std::string& text) const {
    tests::write_file(folder_ / name, text);
  }
  std::string trouble() const {
    try {
      read_labelled(exercise_, folder_.path());
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  }
  Exercise exercise_;
  tests::Scratch folder_;
};

TEST_F(ReadLabelled, ItemsAreReadByFileName) {
  put("b.yaml", "id: \"2\"\nquestion: Q1\ntext: |\n  b\npoints: 0.5\nhard_fail: [mixed_up]\n");
  put("a.yaml",
      "id: \"1\"\nquestion: Q1\nlang: en\ntext: a\npoints: 2\nhard_fail: []\nconcepts: [x]\nnote: n\n");
  put("README.md", "no item");
  const auto answers = read_labelled(exercise_, folder_.path());
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_EQ(answers[0].id, "1");
  EXPECT_EQ(answers[1].points, Points{50});
  EXPECT_EQ(answers[1].hard_fails, std::vector<std::string>{"mixed_up"});
}

TEST_F(ReadLabelled, EveryProblemOfEveryFileIsReported) {
  put("a.yaml", "id: \"1\"\nquestion: Q7\ntext: a\npoints: 2\nhard_fail: []\n");
  put("b.yaml", "id: \"1\"\nquestion: Q1\ntext: a\npoints: 2.5\nhard_fail: none\nmood: bad\n");
  put("c.yaml", "id: [\n");
  put("d.yaml", "id: \"4\"\nquestion: Q1\npoints: two\n");
  const std::string text = trouble();
  for (const char* part :
       {"a.yaml:2: there is no question 'Q7'", "b.yaml:4: more than the 2 possible",
        "b.yaml:5: hard_fail is no list", "b.yaml:6: the key 'mood'", "b.yaml:1: the id '1'",
        "c.yaml:", "d.yaml:1: text is missing", "d.yaml:3: 'two'", "d.yaml:1: hard_fail is missing"})
    EXPECT_THAT(text, HasSubstr(part));
}

TEST_F(ReadLabelled, AFolderWithoutItemsIsTrouble) {
  EXPECT_THAT(trouble(), HasSubstr("no labelled answers"));
}

}  // namespace
}  // namespace grader::intake
