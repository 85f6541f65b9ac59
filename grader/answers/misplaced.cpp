// SPDX-License-Identifier: MIT
// Each poor answer is held against what stands elsewhere in the files, by the rubric of its own question.
#include "grader/answers/misplaced.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "grader/answers/plain_letters.hpp"

namespace grader::answers {
namespace {

bool is_decided(const QuestionMark& mark) { return mark.low == mark.high && !mark.for_review; }

/// Does a text answer the question that it stands under?
enum class Fitting { at_its_place, nowhere };

/// Words of the student's, and the heading that they stand under.
struct Section {
  std::string question = {};  ///< empty for what stands under none
  std::string_view text = {};
  int line = 0;
  Text place = {};
  Fitting fitting = Fitting::nowhere;
};

std::vector<Section> sections_of(const WrittenAnswers& written, const std::vector<QuestionMark>& marks) {
  std::vector<Section> sections;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const WrittenAnswer& answer = written.answers[i];
    if (answer.state != AnswerState::written || answer.guessed) continue;
    const bool fits = marks[i].high.hundredths * 2 > marks[i].possible.hundredths;
    sections.push_back({answer.question,
                        answer.text,
                        answer.first_line,
                        {"“" + answer.question + "”下面", "under " + answer.question},
                        fits ? Fitting::at_its_place : Fitting::nowhere});
  }
  if (!written.rescale.empty())
    sections.push_back({"", written.rescale, 0, {"换算题下面", "under the rescale task"}});
  if (!written.outside.empty())
    sections.push_back({"", written.outside, 0, {"没有题号的地方", "under no question"}});
  return sections;
}

/// Half of the points are sure, and that is clearly more than the question's own text is worth. A good answer
/// may touch on other questions: then it takes more.
bool answers_better(const QuestionMark& other, const QuestionMark& own, Fitting where) {
  const int possible = own.possible.hundredths;
  const int sure = other.low.hundredths * 2;
  return sure >= possible && (sure - 2 * own.high.hundredths) * 2 >= possible &&
         (where == Fitting::nowhere || (other.low + other.high).hundredths * 2 >= possible * 3);
}

void doubt_elsewhere(const Question& question, const WrittenAnswer& answer,
                     const std::vector<Section>& sections, const MarkText& judge, QuestionMark& mark) {
  if (!is_decided(mark) || mark.high.hundredths * 2 > mark.possible.hundredths) return;
  for (const Section& section : sections) {
    if (section.question == question.id) continue;
    const QuestionMark other = judge(question, std::string(section.text));
    if (!answers_better(other, mark, section.fitting)) continue;
    mark.high = mark.possible;
    mark.for_review = true;
    if (mark.basis == "missing") mark.basis = "unmarked";
    mark.reason = {section.place.zh + "的文字像是在答这一题，由老师来看它该算在哪里。",
                   "The words " + section.place.en +
                       " seem to answer this question; a person has to look where they belong."};
    if (answer.state == AnswerState::written) return;
    mark.answer = section.text;
    mark.answer_line = section.line;
    return;
  }
}

using Shingles = std::set<std::string_view>;

Shingles shingles_of(std::string_view letters) {
  constexpr std::size_t length = 12;
  Shingles shingles;
  for (std::size_t at = 0; at + length <= letters.size(); ++at) shingles.insert(letters.substr(at, length));
  return shingles;
}

/// Long, and the same but for a few words.
bool nearly_same(const std::string& left, const std::string& right) {
  constexpr std::size_t least_bytes = 100;  ///< shorter ones may be alike by chance
  if (std::min(left.size(), right.size()) < least_bytes) return false;
  if (std::min(left.size(), right.size()) * 4 < std::max(left.size(), right.size()) * 3) return false;
  const Shingles one = shingles_of(left);
  const Shingles other = shingles_of(right);
  const auto shared =
      std::ranges::count_if(one, [&](std::string_view shingle) { return other.contains(shingle); });
  return static_cast<std::size_t>(shared) * 100 >= std::max(one.size(), other.size()) * 70;
}

void doubt_repeated(const WrittenAnswers& written, std::vector<QuestionMark>& marks) {
  constexpr std::size_t most_bytes = 16384;
  std::vector<std::string> letters;
  for (const WrittenAnswer& answer : written.answers) {
    const bool counts = answer.state == AnswerState::written && !answer.guessed;
    letters.push_back(counts ? bare_letters(std::string_view(answer.text).substr(0, most_bytes)).text : "");
  }
  for (std::size_t i = 0; i < marks.size(); ++i) {
    std::string others;
    for (std::size_t j = 0; j < marks.size(); ++j)
      if (j != i && nearly_same(letters[i], letters[j])) others += (others.empty() ? "" : ", ") + marks[j].id;
    if (others.empty() || marks[i].high == Points{}) continue;
    marks[i].low = {};
    marks[i].counted.clear();
    marks[i].for_review = true;
    marks[i].reason = {
        "同样的文字也写在 " + others + " 下面，由老师来看它答的是哪一题。",
        "The same text also stands under " + others + "; a person has to look which question it answers."};
  }
}

}  // namespace

void doubt_misplaced(const Exercise& exercise, const WrittenAnswers& written, const MarkText& mark,
                     std::vector<QuestionMark>& marks) {
  const std::vector<Section> sections = sections_of(written, marks);
  for (std::size_t i = 0; i < marks.size(); ++i)
    doubt_elsewhere(exercise.questions[i], written.answers[i], sections, mark, marks[i]);
  doubt_repeated(written, marks);
}

}  // namespace grader::answers
