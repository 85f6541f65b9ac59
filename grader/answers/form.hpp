// SPDX-License-Identifier: MIT
// The form that students write into, to tell its own words from theirs.
//
// Students leave the question above their answer, quote it, wrap it anew, delete half of it, or go on behind
// it on the same line. What is taken for the form's: a line that stands in the form as it is, or a long piece
// of it, and at the start of a line whole sentences of it. White space, capitals, width and the signs of
// Markdown make no difference. A few words that the form also has are the student's.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::answers {

class Form {
 public:
  /// `answers_template` may be empty: then everything is the student's.
  Form(std::string_view answers_template, int questions);

  struct Line {
    std::string_view kept = {};  ///< the student's part, the end of the line
    bool own = false;            ///< some of it was the form's
    bool placeholder = false;    ///< that part says where to write
    int question = 0;            ///< whose words they are; 0 when they belong to none or to several
    std::size_t end = 0;         ///< where they end in the form, for the line that follows
  };
  /// `before` is what the line above gave.
  Line split(std::string_view line, const Line& before) const;

  /// Hardly a word in it that is not the form's.
  bool is_all_of(std::string_view text) const;

 private:
  /// A line of the form within `bare_`.
  struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
    int question = 0;
    bool placeholder = false;
  };
  std::size_t longest_start(std::string_view bare, std::size_t& place) const;
  std::size_t last_stop(std::size_t begin, std::size_t end) const;
  int question_of(std::string_view piece) const;

  std::string bare_ = {};
  std::vector<Span> spans_ = {};
};

}  // namespace grader::answers
