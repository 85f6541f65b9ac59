// SPDX-License-Identifier: MIT
#include "grader/answers/mark_answer.hpp"

#include <utility>
#include <vector>

#include "grader/answers/answer_reader.hpp"
#include "grader/answers/join_marks.hpp"
#include "grader/answers/judge_answer.hpp"
#include "grader/answers/likeness.hpp"
#include "grader/answers/phrases.hpp"
#include "grader/answers/reading.hpp"
#include "grader/answers/second_witness.hpp"
#include "grader/answers/shown.hpp"
#include "grader/answers/stances.hpp"

namespace grader::answers {
namespace {

bool blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

}  // namespace

struct Marker::Compiled {
  explicit Compiled(const Exercise& exercise) : reader(exercise), likeness(exercise.answers.likeness) {}

  QuestionMark mark(const Question& question, std::string_view verbatim) const;
  void read_without_doubtful(const Question& question, Reading& reading, QuestionMark& mark) const;

  AnswerReader reader;
  LikenessReader likeness;
};

Marker::Marker(const Exercise& exercise) : compiled_(std::make_unique<Compiled>(exercise)) {}
Marker::Marker(Marker&&) noexcept = default;
Marker& Marker::operator=(Marker&&) noexcept = default;
Marker::~Marker() = default;

QuestionMark Marker::mark(const Question& question, std::string_view verbatim) const {
  const Shown seen = shown(verbatim);
  QuestionMark mark = compiled_->mark(question, seen.text);
  if (seen.hides) doubt_hidden(compiled_->mark(question, verbatim), mark);
  return mark;
}

/// Judges the answer once more, without what its writer may take back as a whole.
void Marker::Compiled::read_without_doubtful(const Question& question, Reading& reading,
                                             QuestionMark& mark) const {
  std::vector<StanceSpan> spans = reading.stances.spans();
  for (const Range& doubtful : reading.doubtful) spans.push_back({Manner::withdrawn, {}, doubtful});
  reading.stances = Stances(std::move(spans));
  QuestionMark other = mark;
  other.low = other.high = {};
  other.missing.clear();
  other.concepts.clear();
  other.counted.clear();
  other.slips.clear();
  other.hard_fails.clear();
  judge(reader.language(), question, reading, other);
  join(mark, other);
}

QuestionMark Marker::Compiled::mark(const Question& question, std::string_view verbatim) const {
  QuestionMark mark;
  mark.id = question.id;
  mark.possible = question.points;
  if (blank(verbatim)) {
    mark.reason = {"没有作答。", "No answer."};
    return mark;
  }
  if (question.marks.empty()) {
    mark.high = question.points;
    mark.basis = "unmarked";
    mark.for_review = true;
    return mark;
  }
  Reading reading = reader.read(question, verbatim);
  judge(reader.language(), question, reading, mark);
  if (!reading.doubtful.empty()) read_without_doubtful(question, reading, mark);
  hear_second_witness(likeness, reader.language(), question, reading, mark);
  mark.reason = reason_of(mark, reading.normal.cut);
  return mark;
}

std::vector<std::string> Marker::phrases(const Question& question, std::string_view verbatim) const {
  return phrases_of(compiled_->reader.read(question, shown(verbatim).text));
}

}  // namespace grader::answers
