// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/answers_corpus.hpp"

#include <algorithm>
#include <iostream>
#include <utility>

#include "grader/exercise/load.hpp"
#include "grader/intake/read_labelled.hpp"

namespace grader::tests {

std::set<std::string> established(const QuestionMark& mark) {
  std::set<std::string> names;
  for (const HardFail& found : mark.hard_fails)
    if (found.certainty == Certainty::established) names.insert(found.rule);
  return names;
}

AnswersFixture::AnswersFixture()
    : exercise_(exercise::load_exercise(source_, "lesson01")), marker_(exercise_) {}

std::vector<JudgedAnswer> AnswersFixture::judged(const std::string& folder) const {
  std::vector<JudgedAnswer> all;
  for (LabelledAnswer& label : intake::read_labelled(exercise_, source_ / "tests/corpus" / folder)) {
    QuestionMark mark = marked(label, label.text);
    all.push_back({std::move(label), std::move(mark)});
  }
  return all;
}

const std::vector<JudgedAnswer>& AnswersFixture::open_answers() const {
  static const std::vector<JudgedAnswer> all = [&] {
    std::vector<JudgedAnswer> found = judged("answers");
    for (JudgedAnswer& one : judged("answers_more/patterns")) found.push_back(std::move(one));
    return found;
  }();
  return all;
}

QuestionMark AnswersFixture::marked(const LabelledAnswer& label, const std::string& text) const {
  return marker_.mark(*std::ranges::find(exercise_.questions, label.question, &Question::id), text);
}

void AnswersFixture::expect_kept(const std::string& name, const Change& change, int least) const {
  constexpr double least_percent = 98;
  int touched = 0;
  int kept = 0;
  std::string others;
  for (const JudgedAnswer& one : open_answers()) {
    const std::string text = change(one.label.text);
    if (text == one.label.text) continue;
    ++touched;
    const QuestionMark after = marked(one.label, text);
    const bool same = after.low == one.mark.low && after.high == one.mark.high &&
                      established(after) == established(one.mark);
    kept += same ? 1 : 0;
    if (!same) others += one.label.id + " ";
  }
  std::cout << name << ": " << kept << " of " << touched << " kept their mark\n";
  EXPECT_GE(touched, least) << name;
  EXPECT_GE(100.0 * kept, least_percent * touched) << name << ", but not " << others;
}

}  // namespace grader::tests
