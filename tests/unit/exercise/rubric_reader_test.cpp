// SPDX-License-Identifier: MIT
// One fault of a rubric at a time: its line, its key, and nothing else. The file is long because it is a
// table.
#include "grader/exercise/rubric_reader.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/unit/exercise/spoiled_exercise.hpp"

namespace grader::exercise {
namespace {

std::string line_of(const std::string& text, const std::string& part) {
  const std::size_t at = text.find(part);
  if (at == std::string::npos) return "no line";
  return std::to_string(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

struct Fault {
  std::string from = {};
  std::string to = {};
  std::string at = {};  ///< text on the line that is to be blamed
  std::string problem = {};
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.to; }

class OneFault : public SpoiledExercise, public ::testing::WithParamInterface<Fault> {};

TEST_P(OneFault, IsTheOnlyProblemAndStandsAtItsLine) {
  const Fault& fault = GetParam();
  const std::string text = change("rubrics/boxes.yaml", fault.from, fault.to);
  const std::vector<std::string> expected = {"rubrics/boxes.yaml:" + line_of(text, fault.at) + ": " +
                                             fault.problem};
  EXPECT_EQ(problems_of(folder_), expected);
}

INSTANTIATE_TEST_SUITE_P(
    Head, OneFault,
    ::testing::Values(
        Fault{"schema: ledger-grader/rubric/1", "schema: ledger-grader/rubric/2", "schema",
              "schema: 'ledger-grader/rubric/2' does not fit; write ledger-grader/rubric/1"},
        Fault{"exercise: boxes", "exercise: box", "exercise", "exercise: 'box' does not fit; write boxes"},
        Fault{"pass: 3\n", "", "schema", "pass: missing; add 'pass: …'"},
        Fault{"pass: 3", "pass: 4.01", "pass",
              "pass: above the 4 possible points; lower it, or no one can pass"},
        Fault{"pass: 3", "pas: 3\npass: 3", "pas: 3", "pas: unknown key; did you mean 'pass'?"},
        Fault{"pass: 3", "pass: 3\npass: 3", "pass: 3\nquestions",
              "the key 'pass' stands twice; keep one of them"},
        Fault{"file: box.hpp", "file: ../box.hpp", "file:",
              "file: '../box.hpp' is no file name; write letters, digits, - _ and . only, no folders"},
        Fault{"answers: answers.md\n", "", "schema", "answers: missing; add 'answers: …'"},
        Fault{"en: \"Boxes\"", "en: \" \"", "title:", "title.en: empty; write a text"},
        Fault{", en: \"Boxes\"", "", "title:", "title.en: missing; add 'en: …'"},
        Fault{"title: {zh: \"盒子\", en: \"Boxes\"}", "title: Boxes",
              "title:", "title: not a map; write its keys: zh, en"},
        Fault{"id: Q1", "id: q1", "id: q1",
              "questions[q1].id: 'q1' is no question; number them Q1, Q2, …, Q99"},
        Fault{"- {id: Q1, points: 1}", "- {id: Q1, points: 0.5}\n  - {id: Q1, points: 0.5}",
              "- {id: Q1, points: 0.5}\ncode",
              "questions[Q1].id: 'Q1' stands twice; give each its own number"},
        Fault{"points: 4", "points: 5", "points: 5",
              "points: code and questions add up to 4, not 5; change this sum or the parts"},
        Fault{"least: 0.5", "least: 1.5", "least",
              "code.edits.least: more than 'most'; let 'least' be the smaller one"},
        Fault{"code:\n", "code:\n  tolerance: 1\n", "tolerance",
              "code.tolerance: no relative error; write a number from 0 to below 1, as 1e-9"},
        Fault{"renames: {width: wide}", "renames: {}", "renames",
              "selftest.renames: empty; write it as {name: value}"}));

INSTANTIATE_TEST_SUITE_P(
    Points, OneFault,
    ::testing::Values(
        Fault{"most: 1}", "most: -1}", "most", "code.edits.most: negative; points are 0 or more"},
        Fault{"most: 1}", "most: 1.005}", "most",
              "code.edits.most: finer than 0.01; write at most two decimals"},
        Fault{"most: 1}", "most: 1e0}", "most", "code.edits.most: not a number; write it as 4 or 3.5"},
        Fault{"most: 1}", "most: 123456789}", "most", "code.edits.most: too large; write at most 10000"},
        Fault{"most: 1}", "most: [1]}", "most",
              "code.edits.most: not a text; write one value, in quotes when it holds : or #"},
        Fault{"points: 1.25", "points: 1.2", "points: 1.5\n      blanks:\n        - id: sides",
              "code.criteria[border].points: the blanks add up to 1.45, not 1.5; change the shares or this "
              "sum"},
        Fault{"one_wrong: 0.5", "one_wrong: 1.26", "one_wrong",
              "code.criteria[border].blanks[perimeter].one_wrong: more than the blank's points; write a part "
              "of them"}));

INSTANTIATE_TEST_SUITE_P(
    CallsAndProbes, OneFault,
    ::testing::Values(
        Fault{"shown: \"area({width}, {height})\"", "shown: \"area({width}, {heigth})\"", "shown",
              "code.calls[area].shown: unknown argument '{heigth}'; did you mean 'height'?"},
        Fault{"- id: sum_for_product", "- id: Sum", "- id: Sum",
              "code.diagnoses[Sum].id: 'Sum' is no name; write small letters, digits and _, a letter first, "
              "at most 64"},
        Fault{"values: [{id: area}]", "values: [{id: area}, {id: value}]",
              "values: [{id: area}, {id: value}]",
              "code.calls[area].values[value].id: 'value' is a word of the conditions; choose another name"},
        Fault{"values: [{id: perimeter}]", "values: [{id: perimeter}, {id: corner}]", "basis:",
              "code.probes[terms].basis: the call gives 2 values; use a call with one value, or a grid"},
        Fault{"call: perimeter", "call: perimetre", "call: perimetre",
              "code.probes[terms].call: unknown call 'perimetre'; did you mean 'perimeter'?"},
        Fault{"height: [1, 5]", "heights: [1, 5]\n        height: [1, 5]", "heights",
              "code.probes[sizes].grid.heights: unknown key; did you mean 'height'?"},
        Fault{"grid: {width: [-1], height: [1]}", "grid: {width: [-1]}", "grid: {width: [-1]}",
              "code.probes[guard].grid.height: missing; add 'height: …'"},
        Fault{"height: [1, 5]", "height: [1, 5.5]", "height: [1, 5.5]",
              "code.probes[sizes].grid.height[2]: not a whole number; write digits only, as 7000000000; at "
              "most 64 bits"},
        Fault{"height: [1, 5]", "height: []", "height: []",
              "code.probes[sizes].grid.height: empty; write at least one entry, or leave the key out"},
        Fault{"from: 3, below: 1000", "from: 3, below: 3", "from: 3",
              "code.probes[sizes].grid.width[3]: no number lies from 3 to below 3; let 'below' be larger "
              "than 'from'"},
        Fault{"from: 3, below: 1000", "from: 4, below: 5, odd: true", "from: 4",
              "code.probes[sizes].grid.width[3]: the range holds fewer than 1 such numbers; widen it, or "
              "drop 'odd' or "
              "'not_multiple_of'"},
        Fault{
            "from: 100, below: 100000", "from: 100, below: 102", "from: 100",
            "code.probes[terms].basis: the range holds fewer than 2 such numbers; widen it, or drop 'odd' or "
            "'not_multiple_of'"},
        Fault{"random: 2", "random: 101", "random: 101",
              "code.probes[sizes].grid.width[3].random: 101 random numbers; ask for 1 to 100"},
        Fault{"basis: {from: 100, below: 100000, odd: true}\n",
              "basis: {from: 100, below: 100000, odd: true}\n      grid: {width: [1], height: [1]}\n",
              "- id: terms", "code.probes[terms]: both 'grid' and 'basis'; write one of the two"},
        Fault{"  criteria:\n",
              "    - id: alone\n      call: area\n      grid: {width: [1], height: [1]}\n  criteria:\n",
              "id: alone",
              "code.probes[alone].id: 'alone' means fills judged by themselves; choose another name"}));

INSTANTIATE_TEST_SUITE_P(
    Blanks, OneFault,
    ::testing::Values(
        Fault{"needs: [sizes.area]", "needs: [size.area]", "needs: [size.area]",
              "code.criteria[surface].blanks[area].needs[1]: unknown quantity 'size.area'; did you mean "
              "'sizes.area'?"},
        Fault{"needs: [sizes.area]", "needs: [sizes.width]", "needs: [sizes.width]",
              "code.criteria[surface].blanks[area].needs[1]: unknown quantity 'sizes.width'; use one of "
              "sizes.area, "
              "sizes, guard.area, guard, terms.width, terms.height, terms.constant, terms, alone.sides"},
        Fault{"needs: [sizes.area]\n          ", "", "- id: area\n          title",
              "code.criteria[surface].blanks[area].needs: missing; add 'needs: …'"},
        Fault{"alone: true", "alone: yes", "alone: yes",
              "code.criteria[border].blanks[sides].alone: neither true nor "
              "false; write true or false"},
        Fault{"alone: true", "alone: true\n          needs: [sizes.area]",
              "needs: [sizes.area]\n          in_file",
              "code.criteria[border].blanks[sides].needs: a blank judged alone needs its fill only; leave "
              "'needs' or "
              "'alone' out"},
        Fault{"needs: [sizes.area]", "needs: [sizes.area, alone.sides]", "needs: [sizes.area, alone",
              "code.criteria[surface].blanks[area].needs[2]: a fill by itself cannot be needed here; name "
              "values of a "
              "probe"},
        Fault{"needs: [sizes.area]", "needs: [sizes.area, alone.perimeter]", "needs: [sizes.area, alone",
              "code.criteria[surface].blanks[area].needs[2]: the blank 'perimeter' is not judged alone; "
              "write 'alone: "
              "true' in the blank, or name a value of a probe"},
        Fault{"together_with: [area]", "together_with: [aera]", "together_with",
              "code.criteria[border].blanks[perimeter].together_with[1]: unknown blank 'aera'; did you mean "
              "'area'?"},
        Fault{"together_with: [area]",
              "together_with: [area]\n        - {id: side_2, title: {zh: 边, en: side}, points: 0, needs: "
              "[sizes]}",
              "- {id: side_2",
              "code.criteria[border].blanks[side_2]: reference/boxes/box.hpp has no mark for it; write "
              "/*{side_2*/ fill "
              "/*}*/ there"}));

INSTANTIATE_TEST_SUITE_P(
    Conditions, OneFault,
    ::testing::Values(
        Fault{"area == 0 and width > 0", "area == 0 and widht > 0", "widht",
              "code.hard_fails[no_area].when_any[1].holds: column 15: unknown name 'widht'; did you mean "
              "'width'?"},
        Fault{"area == 0 and width > 0", "nearly(area, 0, 0.1)", "nearly",
              "code.hard_fails[no_area].when_any[1].holds: column 1: unknown function 'nearly'; did you mean "
              "'near'?"},
        Fault{"area == 0 and width > 0", "near(area, 0)", "near(",
              "code.hard_fails[no_area].when_any[1].holds: column 1: 'near' has 2 arguments; write near(a, "
              "b, relative)"},
        Fault{"area == 0 and width > 0", "width > 0", "holds: \"width > 0\"",
              "code.hard_fails[no_area].when_any[1].holds: looks at nothing that was observed; name one of "
              "area"},
        Fault{"over: sizes, holds: \"area == 0 and", "over: size, holds: \"area == 0 and", "over: size,",
              "code.hard_fails[no_area].when_any[1].over: unknown probe 'size'; did you mean 'sizes'?"},
        Fault{"value == 1", "value == width", "value == width",
              "code.diagnoses[one_side].each[1].holds: column 10: unknown name 'width'; use one of value"},
        Fault{
            "value == 1", "1 == 1", "1 == 1",
            "code.diagnoses[one_side].each[1].holds: does not look at 'value'; write it, as in 'value == 0'"},
        Fault{"of: [terms.width, terms.height]", "of: [terms.width, guard]", "of: [",
              "code.diagnoses[one_side].each[1].of[2]: a whole probe has no single value; name one of its "
              "values"}));

INSTANTIATE_TEST_SUITE_P(
    Diagnoses, OneFault,
    ::testing::Values(
        Fault{"- {area: \"width + height\"}", "- {aera: \"width + height\"}", "aera:",
              "code.diagnoses[sum_for_product].fills[1].aera: unknown blank 'aera'; did you mean 'area'?"},
        Fault{"- {area: \"width + height\"}", "- {area: \"\"}", "- {area: \"\"}",
              "code.diagnoses[sum_for_product].fills[1].area: empty; write a text"},
        Fault{"      fills:\n        - {area: \"width + height\"}\n", "", "- id: sum_for_product",
              "code.diagnoses[sum_for_product]: nothing says when it is given; add 'fills', 'where', 'each' "
              "or 'fact'"},
        Fault{"trips: [no_area]", "trips: [no_room]", "trips",
              "code.diagnoses[nothing_there].trips: unknown rule 'no_room'; use one of no_area"},
        Fault{"id: printed", "id: one_side", "id: one_side\n      message: {zh: \"有",
              "code.diagnoses[one_side].id: 'one_side' stands twice; give each its own name"},
        Fault{"      probe: guard\n", "", "- id: guard_changed",
              "code.diagnoses[guard_changed].probe: missing; add 'probe: …'"},
        Fault{"fact: wrote_output", "fact: fill_text", "- id: printed",
              "code.diagnoses[printed].tokens: missing; add 'tokens: …'"},
        Fault{"fact: wrote_output", "fact: build_says\n      tokens: []", "tokens: []",
              "code.diagnoses[printed].tokens: empty; write at least one entry, or leave the key out"},
        Fault{"fact: wrote_output", "fact: wrote_output\n      tokens: [printf]", "tokens",
              "code.diagnoses[printed].tokens: the fact 'wrote_output' does not use it; leave it out"},
        Fault{"fact: wrote_output", "fact: only_known_inputs\n      quantities: [sizes.area]",
              "- id: printed", "code.diagnoses[printed].known: missing; add 'known: …'"},
        Fault{"fact: wrote_output",
              "fact: only_known_inputs\n      quantities: [sizes.area]\n      known: {widht: [1]}",
              "known: {",
              "code.diagnoses[printed].known.widht: unknown argument 'widht'; did you mean 'width'?"},
        Fault{"cost: fixed", "cost: fix", "cost: fix",
              "code.diagnoses[guard_changed].cost: unknown cost 'fix'; use one "
              "of nothing, fixed, spoiled, topped"},
        Fault{"near_code: \"width < 0\"", "near_code: \"width <= 0\"", "near_code",
              "code.diagnoses[guard_changed].near_code: the template has no such code; copy it from "
              "reference/boxes/box.hpp"},
        Fault{"      fills:\n", "      cost: fixed\n      fills:\n", "cost: fixed\n      fills",
              "code.diagnoses[sum_for_product].cost: belongs to a fact; add 'fact: …' or leave it out"}));

}  // namespace
}  // namespace grader::exercise
