// SPDX-License-Identifier: MIT
// What a student wrote under each question, before anybody judges it.
#pragma once

#include <string>
#include <vector>

namespace grader {

enum class AnswerState {
  missing,        ///< nothing in the files stands under this question
  empty,          ///< its heading stands there, and nothing below
  untouched,      ///< the form as it was handed out
  only_question,  ///< the words of the question, and none of the student's
  written,
};

struct WrittenAnswer {
  std::string question = {};
  AnswerState state = AnswerState::missing;
  std::string text = {};  ///< the student's words as they stand, without the form's; hostile text
  std::string file = {};  ///< the first that holds some of it
  int first_line = 0;     ///< there
  bool guessed = false;   ///< no label says that the words belong here: a person has to look
  bool repeated = false;  ///< the question was answered in more than one place; the parts follow each other
};

struct WrittenAnswers {
  std::vector<WrittenAnswer> answers = {};  ///< one for each question of the exercise, in its order
  std::string rescale = {};                 ///< what stands under the heading of the rescale task
  bool rescale_found = false;               ///< such a heading is there
  std::string outside = {};                 ///< the student's words that stand under no question
};

}  // namespace grader
