// SPDX-License-Identifier: MIT
// Feeds: the bytes of a student's file of written answers, in any encoding.
//
// Properties: decoding never throws and gives valid text; reading gives one answer for each question; every
// line that is kept stands in the file; a line of the student's with a mark of ours is never lost.
#include "grader/answers/check_rescale.hpp"
#include "grader/answers/read_answers.hpp"
#include "grader/formats/charset.hpp"
#include "grader/formats/csv.hpp"
#include "grader/formats/markdown.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

Exercise exercise() {
  Exercise exercise;
  exercise.answers_file = "answers.md";
  exercise.questions = {{"Q1", {200}}, {"Q2", {200}}, {"Q3", {200}}};
  exercise.answers_template =
      "# 书面回答\n\n## "
      "Q1\n\n多出来的部分由哪些项组成？请逐项写出大小，并说明它们加起来是多少。\n\n（在这里作答）\n\n"
      "## Q2\n\nWhy use it all the same? Name two benefits and one wrong conclusion.\n\n（在这里作答）\n";
  exercise.rescale =
      RescaleTask{{"换算", "rescale"}, {7'000'000'000}, {{16, {}}}, {{"GB", 1'000'000'000}}, 0.01};
  return exercise;
}

std::string all_words(const WrittenAnswers& written) {
  std::string all = written.outside + written.rescale;
  for (const WrittenAnswer& answer : written.answers) all += answer.text;
  return all;
}

void check(const std::string& text) {
  const Exercise boxes = exercise();
  Submission submission;
  // A word that is surely the student's, in the middle of whatever stands there.
  const std::string own = "\n\nzzyzx plugh xyzzy\n\n";
  const std::size_t middle = text.find('\n', text.size() / 2);
  const std::string with_own =
      text.substr(0, middle) + own + (middle == std::string::npos ? "" : text.substr(middle));
  submission.answers = {"answers.md", FileState::taken, with_own, {}};
  const WrittenAnswers written = answers::read_answers(boxes, submission);
  require(written.answers.size() == boxes.questions.size(), "every question has an entry");
  require(all_words(written).find("zzyzx plugh xyzzy") != std::string::npos, "no words are lost", with_own);
  (void)answers::check_rescale(*boxes.rescale, written);
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  const std::string_view bytes = fuzz::text_of(data, size);
  (void)formats::read_csv(bytes);
  const formats::DecodedText decoded = formats::decode_text(bytes);
  if (decoded.decoding != formats::Decoding::understood) return 0;
  fuzz::require(decoded.text.find('\0') == std::string::npos, "text holds no NUL byte");
  fuzz::require(formats::decode_text(decoded.text).decoding == formats::Decoding::understood,
                "what was understood is UTF-8");
  (void)formats::markdown_lines(decoded.text);
  fuzz::check(decoded.text);
  return 0;
}
