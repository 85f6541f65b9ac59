// SPDX-License-Identifier: MIT
// The labelled answers and a marker for them: how each is marked, and whether a changed text keeps its mark.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "grader/answers/agreement.hpp"
#include "grader/answers/mark_answer.hpp"

namespace grader::tests {

using Change = std::function<std::string(const std::string&)>;

/// Rules whose hard fail the words leave no doubt about.
std::set<std::string> established(const QuestionMark& mark);

class AnswersFixture : public ::testing::Test {
 protected:
  AnswersFixture();

  const std::filesystem::path& source() const { return source_; }
  std::vector<JudgedAnswer> judged(const std::string& folder) const;
  /// The answers that changes are tried on: all that may be looked at.
  const std::vector<JudgedAnswer>& open_answers() const;
  QuestionMark marked(const LabelledAnswer& label, const std::string& text) const;

  /// Points and established hard fails stay in 98 of 100 of the answers that the change touches, and it
  /// touches `least` of them.
  void expect_kept(const std::string& name, const Change& change, int least) const;

  std::filesystem::path source_ = LEDGER_GRADER_SOURCE_DIR;
  Exercise exercise_;
  answers::Marker marker_;
};

}  // namespace grader::tests
