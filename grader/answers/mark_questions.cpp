// SPDX-License-Identifier: MIT
#include "grader/answers/mark_questions.hpp"

#include <algorithm>

#include "grader/answers/misplaced.hpp"

namespace grader::answers {
namespace {

/// A file that could not be read is the likeliest reason for an answer that is not there.
Text refusal_of(const Submission& submission) {
  if (submission.answers.state == FileState::refused) return submission.answers.reason;
  for (const AnswersFile& more : submission.more_answers)
    if (more.file.state == FileState::refused) return more.file.reason;
  return {};
}

/// A file that may hold this answer, in letters that nobody could tell; or nothing.
const SubmittedFile* undecoded_file(const Submission& submission, int question) {
  if (submission.answers.state == FileState::undecoded) return &submission.answers;
  const auto found = std::ranges::find_if(submission.more_answers, [question](const AnswersFile& more) {
    return more.file.state == FileState::undecoded && (more.question == 0 || more.question == question);
  });
  return found == submission.more_answers.end() ? nullptr : &found->file;
}

Text reason_without_words(const Submission& submission, AnswerState state) {
  Text refusal = refusal_of(submission);
  if (!refusal.empty()) return refusal;
  switch (state) {
    case AnswerState::empty:
      return {"标题下面是空的。", "Nothing stands below its heading."};
    case AnswerState::untouched:
      return {"答题模板没有改动。", "The form was left as it was handed out."};
    case AnswerState::only_question:
      return {"只有题目的原文，没有回答。", "Only the words of the question are there, and no answer."};
    case AnswerState::missing:
    case AnswerState::written:
      break;
  }
  if (submission.answers.state == FileState::taken || !submission.more_answers.empty())
    return {"没有找到这一题的回答。请用“## 题号”做标题。",
            "No answer to this question was found. Put its number above it, as in a heading."};
  return submission.answers.reason.empty() ? Text{"没有交答案。", "No answer was handed in."}
                                           : submission.answers.reason;
}

void append(Text& text, const Text& more) {
  text.zh += more.zh;
  text.en += (text.en.empty() ? "" : " ") + more.en;
}

QuestionMark mark_question(const Question& question, int number, const Submission& submission,
                           const WrittenAnswer& answer, const MarkText& mark) {
  if (answer.state != AnswerState::written) {
    if (const SubmittedFile* undecoded = undecoded_file(submission, number)) {
      Text reason = undecoded->reason;
      append(reason, {"在此之前由老师来看。", "Until then a person has to look."});
      return unmarked(question, reason);
    }
    QuestionMark none{.id = question.id, .possible = question.points};
    none.reason = reason_without_words(submission, answer.state);
    return none;
  }
  if (answer.guessed)
    return unmarked(question, {"不能确定这些文字答的是哪一题，由老师来看。",
                               "It is not clear which question these words answer; a person has to look."});
  QuestionMark found = mark(question, answer.text);
  if (answer.repeated)
    append(found.reason,
           {"这一题答了不止一次，几处按顺序合在一起评。",
            "This question is answered in more than one place; the parts were taken together."});
  return found;
}

}  // namespace

QuestionMark unmarked(const Question& question, const Text& reason) {
  QuestionMark mark{.id = question.id, .high = question.points, .possible = question.points};
  mark.basis = "unmarked";
  mark.for_review = true;
  mark.reason = reason;
  return mark;
}

std::vector<QuestionMark> mark_questions(const Exercise& exercise, const Submission& submission,
                                         const WrittenAnswers& written, const MarkText& mark) {
  std::vector<QuestionMark> marks;
  for (std::size_t i = 0; i < exercise.questions.size(); ++i) {
    const WrittenAnswer& answer = written.answers.at(i);
    marks.push_back(mark_question(exercise.questions[i], static_cast<int>(i) + 1, submission, answer, mark));
    marks.back().answer = answer.text;
    marks.back().answer_line = answer.first_line;
  }
  doubt_misplaced(exercise, written, mark, marks);
  return marks;
}

}  // namespace grader::answers
