// SPDX-License-Identifier: MIT
// What fails an exercise by words alone: how sure it is, and the words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/answers/reading.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

struct TextFail {
  Certainty certainty = Certainty::suspected;
  Range where = {};
};

/// The rule is about this question.
bool applies(const TextRule& rule, const Question& question);

/// The strongest finding of two.
std::optional<TextFail> stronger(std::optional<TextFail> left, std::optional<TextFail> right);

/// The words begin in a quotation that their sentence opened.
bool quoted(const Reading& reading, Range words);

/// An `unless` of the rule stands in the sentence of these words.
bool lifted(const TextRule& rule, const Reading& reading, Range where);

/// A `refuted_by` frame of the rule stands somewhere in the answer, in no quotation.
bool refuted(const TextRule& rule, const Reading& reading);

/// Whether the answer shows elsewhere that its writer knows better.
enum class Belief { open, refuted };

/// What the frames of a rule find. Established: plain words of the writer, in no quotation, with no question,
/// report or condition near. What only suggests must not be cited. Where the writer knows better, only what
/// is established counts.
std::optional<TextFail> said(const TextRule& rule, Belief belief, const Question& question,
                             const Reading& reading);

}  // namespace grader::answers
