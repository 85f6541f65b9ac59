// SPDX-License-Identifier: MIT
// How students say where the answer to a question starts: `## Q1`, `**第1题**`, `问题一：`, `第一问`, `1、` …
//
// A label is strong when it can mean nothing else, and weak when it may as well number the parts of an
// answer. Which of them count is decided by read_answers, which sees all of them.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace grader::answers {

enum class LabelStrength {
  number,  ///< `1.` `1、` `(1)` `①`
  part,    ///< `第一问` `第1小题`: of the exercise, or of a question with parts
  named,   ///< `Q1` `Question 1` `第1题` `问题一` `答1`
};

struct Label {
  int number = 0;
  LabelStrength strength = LabelStrength::number;
  bool alone = false;      ///< nothing but the label stands on the line
  bool separated = false;  ///< a colon, point, bracket … stands behind it
  bool dressed = false;    ///< emphasised or in brackets
  std::size_t rest = 0;    ///< where the answer starts on the line, in bytes
};

/// The label at the start of a line without its end. Heading signs, list signs and emphasis may stand before
/// it. Refuses what only speaks of a question: `Q1 and Q2 …`, `第一题中的 …`, `2.5 GB`.
std::optional<Label> label_of(std::string_view line);

}  // namespace grader::answers
