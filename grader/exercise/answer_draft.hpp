// SPDX-License-Identifier: MIT
// The second file of a rubric while it is read: words, frames, and where they are used.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"
#include "grader/types/question.hpp"

namespace grader::exercise {

struct AnswerDraft {
  AnswerDraft(Exercise& into, Problems& found) : exercise(into), problems(found) {}

  Exercise& exercise;
  Problems& problems;
  std::map<std::string, std::size_t> words = {};  ///< by name
  std::vector<std::string> word_names = {};
  std::vector<std::string> all_word_names = {};  ///< those further down, too

  AnswerLanguage& language() { return exercise.answers; }
};

/// `words: {name: [phrase, …]}`. A phrase is an expression in which a blank matches a blank, a hyphen or
/// nothing, `...` a few letters of the same clause, and `<name>` what an earlier word matches. A phrase that
/// starts with `!` is an exception: what stands inside its match is not meant.
void read_words(const std::optional<Item>& map, AnswerDraft& draft);

/// The index of a word; an unknown one is reported.
std::optional<std::size_t> read_word(const std::optional<Item>& item, AnswerDraft& draft);

/// A list of frames, each as `peak + is > ledger`.
std::vector<Frame> read_frames(const std::optional<Item>& list, AnswerDraft& draft);

void read_units(const std::optional<Item>& list, AnswerDraft& draft);
void read_ledger(const std::optional<Item>& item, AnswerDraft& draft);
void read_text_rules(const std::optional<Item>& list, AnswerDraft& draft);
/// Concepts and marks, for questions that the rubric's first file names.
void read_marked_questions(const std::optional<Item>& map, AnswerDraft& draft);

}  // namespace grader::exercise
