// SPDX-License-Identifier: MIT
// Feeds: a student's words, to the marker of every question of Lesson 1.
//
// Properties: points lie between nothing and the most that can be had; what is quoted stands in the text, or
// in what a reader of its page sees; a certain mark is one number; the same words get the same mark.
#include "grader/answers/mark_answer.hpp"
#include "grader/answers/shown.hpp"
#include "grader/exercise/load.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

struct Lesson {
  Exercise exercise = exercise::load_exercise(LEDGER_GRADER_SOURCE_DIR, "lesson01");
  answers::Marker marker{exercise};
};

void check(const Question& question, const QuestionMark& mark, const std::string& text) {
  const std::string seen = answers::shown(text).text;
  const auto stands = [&](std::string quote) {
    constexpr std::string_view cut = "…";
    if (quote.ends_with(cut)) quote.resize(quote.size() - cut.size());
    return text.find(quote) != std::string::npos || seen.find(quote) != std::string::npos;
  };
  require(Points{} <= mark.low && mark.low <= mark.high && mark.high <= question.points,
          "points are in range", text);
  for (const FoundConcept& found : mark.concepts) {
    require(stands(found.quote), "a quote stands in the text", found.quote);
  }
  for (const HardFail& found : mark.hard_fails) {
    require(stands(found.quote), "the quote of a hard fail stands in the text", found.quote);
  }
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  static const fuzz::Lesson lesson;
  const std::string text(fuzz::text_of(data, size));
  for (const Question& question : lesson.exercise.questions) {
    const QuestionMark mark = lesson.marker.mark(question, text);
    fuzz::check(question, mark, text);
    const QuestionMark again = lesson.marker.mark(question, text);
    fuzz::require(mark.low == again.low && mark.high == again.high, "the same words get the same mark", text);
  }
  return 0;
}
