// SPDX-License-Identifier: MIT
// The self-test has teeth: an exercise with one thing broken is never called sound, and what is said names
// the file, the line and the reason.
#include <gtest/gtest.h>

#include <string>

#include "tests/end_to_end/exercises_copy.hpp"

namespace grader::tests {
namespace {

constexpr const char* rubric = "rubrics/bandwidth.yaml";
constexpr const char* reference = "reference/bandwidth/link.hpp";
constexpr int unsound = 1;
constexpr int nothing_done = 2;

TEST(Selftest, TheFirstExerciseIsSound) {
  const Outcome outcome = selftest(first_exercise(), "lesson01");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
}

TEST(Selftest, TheSecondExerciseIsSound) {
  const Outcome outcome = selftest(second_exercise(), "bandwidth");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
}

class SelftestTeeth : public ::testing::Test {
 protected:
  /// The line of the diagnosis, rule or whatever starts with this text.
  int line_of(const std::string& file, const std::string& text) const {
    return exercises_.change(file, text, text);
  }

  void expect_caught(int exit_code, const std::string& file, int line, const std::string& reason) const {
    const Outcome outcome = selftest(exercises_.path(), "bandwidth");
    const std::string said = outcome.output + outcome.errors;
    EXPECT_EQ(outcome.exit_code, exit_code) << said;
    const std::string place = file + (line > 0 ? ":" + std::to_string(line) : "");
    EXPECT_NE(said.find(place + ":"), std::string::npos) << "no " << place << " in\n" << said;
    EXPECT_NE(said.find(reason), std::string::npos) << "no \"" << reason << "\" in\n" << said;
  }

  ExercisesCopy exercises_{second_exercise()};
};

TEST_F(SelftestTeeth, ATemplateThatWasEditedByHandIsCaught) {
  const std::string file = "student_template/bandwidth/link.hpp";
  const int line = exercises_.change(file, "return latency_us_ + bits", "return bits");
  expect_caught(unsound, file, line, "differs from what the reference generates");
}

TEST_F(SelftestTeeth, ATemplateThatIsMissingIsCaught) {
  std::filesystem::remove(exercises_.path() / "student_template/bandwidth/link.hpp");
  expect_caught(unsound, "student_template/bandwidth/link.hpp", 0, "is missing");
}

TEST_F(SelftestTeeth, AMisconceptionThatIsRightIsCaught) {
  const int line = line_of(rubric, "    - id: rounded_down");
  exercises_.change(rubric, "packets: \"bytes / payload\"", "packets: \"(bytes - 1 + payload) / payload\"");
  expect_caught(unsound, rubric, line, "rounded_down");
}

TEST_F(SelftestTeeth, ARuleThatAMisconceptionDoesNotTripIsCaught) {
  const int line = line_of(rubric, "    - id: milliseconds");
  exercises_.change(rubric, "      fills:\n        - {bits_per_us: \"1e6\"}",
                    "      trips: [bits_and_bytes]\n      fills:\n        - {bits_per_us: \"1e6\"}");
  expect_caught(unsound, rubric, line, "rules [], not [milliseconds] and [bits_and_bytes]");
}

TEST_F(SelftestTeeth, ARuleThatAMisconceptionTripsUnannouncedIsCaught) {
  const int line = line_of(rubric, "    - id: bytes_for_bits");
  exercises_.change(rubric, "      trips: [bits_and_bytes]\n", "");
  expect_caught(unsound, rubric, line, "rules [bits_and_bytes], not [bytes_for_bits] and []");
}

TEST_F(SelftestTeeth, AMisconceptionWithTheValuesOfAnEarlierOneIsCaught) {
  const int line = line_of(rubric, "    - id: one_too_many");
  exercises_.change(rubric, "\"bytes / payload + 1\"", "\"(bytes / payload)\"");
  expect_caught(unsound, rubric, line, "gives diagnoses [rounded_down]");
}

TEST_F(SelftestTeeth, TwoMisconceptionsWithTheSameFillAreCaught) {
  const int line = line_of(rubric, "    - id: one_too_many");
  exercises_.change(rubric, "\"bytes / payload + 1\"", "\"bytes / payload\"");
  expect_caught(unsound, rubric, line, "gives diagnoses [rounded_down]");
}

TEST_F(SelftestTeeth, ASpecimenThatItsConditionDoesNotFindIsCaught) {
  const int line = line_of(rubric, "    - id: one_header");
  exercises_.change(rubric, "\"request + reply + header\"", "\"request + reply + 3 * header\"");
  expect_caught(unsound, rubric, line, "one_header");
}

TEST_F(SelftestTeeth, ARespellingOfAnotherValueIsCaught) {
  exercises_.change(rubric, "\"2\": \"(1 + 1)\"", "\"2\": \"(1 + 2)\"");
  expect_caught(unsound, rubric, line_of(rubric, "    - id: left_out"),
                "respelled: earns 350 hundredths, but 425 as written");
}

TEST_F(SelftestTeeth, AFillOfAMisconceptionThatDoesNotCompileIsCaught) {
  const int line = line_of(rubric, "    - id: upside_down");
  exercises_.change(rubric, "link_gigabits / useful_gigabits", "link_gigabits / useful_megabits");
  expect_caught(nothing_done, rubric, line, "does not compile: 'useful_megabits'");
}

TEST_F(SelftestTeeth, ASpecimenThatDoesNotCompileIsCaught) {
  const int line = line_of(rubric, "    - id: one_header");
  exercises_.change(rubric, "\"request + reply + header\"", "\"request + reply + heading\"");
  expect_caught(unsound, rubric, line, "does not compile: 'heading'");
}

TEST_F(SelftestTeeth, ARuleThatTheReferenceTripsIsCaught) {
  exercises_.change(rubric, "bytes / (gigabits * 1000), 0.001)\"}",
                    "8 * bytes / (gigabits * 1000), 0.001)\"}");
  expect_caught(unsound, reference, 1, "[bits_and_bytes]");
}

TEST_F(SelftestTeeth, PointsThatDoNotAddUpAreCaught) {
  const int line = exercises_.change(rubric, "      points: 2.5\n", "      points: 2.25\n");
  expect_caught(nothing_done, rubric, line, "add up to 2.5");
}

TEST_F(SelftestTeeth, AShareOfABlankThatDoesNotAddUpIsCaught) {
  exercises_.change(rubric, "          points: 0.25\n", "          points: 0.5\n");
  expect_caught(nothing_done, rubric, line_of(rubric, "      points: 1.5\n"), "add up to 1.75");
}

TEST_F(SelftestTeeth, AMarkWithoutItsEndIsCaught) {
  const int line = exercises_.change(reference, "/*{packets*/(bytes + payload - 1) / payload/*}*/",
                                     "/*{packets*/(bytes + payload - 1) / payload");
  expect_caught(nothing_done, reference, line, "packets");
}

TEST_F(SelftestTeeth, AMarkThatWasLostIsCaught) {
  exercises_.change(reference, "/*{packets*/(bytes + payload - 1) / payload/*}*/",
                    "(bytes + payload - 1) / payload");
  expect_caught(nothing_done, rubric, line_of(rubric, "        - id: packets"), "packets");
}

TEST_F(SelftestTeeth, AReferenceThatDoesNotCompileIsCaught) {
  const int line = exercises_.change(reference, "return /*{used*/", "retrun /*{used*/");
  expect_caught(nothing_done, reference, line, "retrun");
}

TEST_F(SelftestTeeth, AnAdapterThatDoesNotCompileIsCaught) {
  const std::string file = "reference/bandwidth/adapter.hpp";
  const int line = exercises_.change(file, "const Link link(gigabits, latency);", "Chain link(gigabits);");
  expect_caught(nothing_done, file, line, "Chain");
}

TEST_F(SelftestTeeth, AnAdapterThatReadsNothingIsCaught) {
  exercises_.change("reference/bandwidth/adapter.hpp", "used_share(useful, link)", "used_part(useful, link)");
  expect_caught(nothing_done, "reference/bandwidth/adapter.hpp", 0,
                "call_used gets no value `share` from the reference");
}

}  // namespace
}  // namespace grader::tests
