// SPDX-License-Identifier: MIT
// A desk for judging without running anything: the small exercise of boxes, and programs that are two C++
// functions of the test.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "grader/exercise/expression_parser.hpp"
#include "grader/exercise/load.hpp"
#include "grader/judge/picture.hpp"
#include "grader/observe/plan.hpp"

namespace grader::judge {

using Function = std::function<Answer(std::int64_t width, std::int64_t height)>;

inline Answer returned(Value value) { return {CallEnding::returned, {value}}; }
inline Answer whole(std::int64_t number) { return returned({ValueKind::integer, number, 0}); }
inline Answer real(double number) { return returned({ValueKind::real, 0, number}); }
inline Answer thrown(CallEnding ending) { return {ending, {}}; }
inline Answer missing() { return returned({}); }

/// What a program is for the judge.
struct Program {
  Function area = [](std::int64_t width, std::int64_t height) {
    return width < 0 ? thrown(CallEnding::invalid_argument) : whole(width * height);
  };
  Function perimeter = [](std::int64_t width, std::int64_t height) { return whole(2 * (width + height)); };
};

class Desk {
 public:
  Exercise exercise =
      exercise::load_exercise(LEDGER_GRADER_SOURCE_DIR "/tests/unit/exercise/fixtures/small", "boxes");
  Reading reading = {};
  Observations observations = {};

  static constexpr std::size_t area = 0;  ///< the blanks, in the rubric's order
  static constexpr std::size_t sides = 1;
  static constexpr std::size_t perimeter = 2;

  Desk() {
    observations.plan = observe::plan_cases(exercise, "seed");
    observations.expected.reference = copy({}, 2);
    observations.expected.misconceptions.resize(exercise.diagnoses.size());
    observations.trial.blanks.resize(exercise.blanks.size());
    reading.fills.resize(exercise.blanks.size());
    for (Fill& fill : reading.fills)
      fill = {.state = FillState::located, .text = "x", .line = 1, .last_line = 1, .stands_alone = true};
  }

  std::vector<CaseAnswer> answers(const Program& program) const {
    std::vector<CaseAnswer> list;
    for (const Case& asked : observations.plan.cases) {
      const Function& function = exercise.calls[asked.call].id == "area" ? program.area : program.perimeter;
      list.push_back({function(asked.arguments[0].integer, asked.arguments[1].integer), true, {}});
    }
    return list;
  }

  CopyObservation copy(const Program& program, std::int64_t sides_alone) const {
    CopyObservation seen{.compiled = true, .diagnostics = {}, .answers = answers(program), .alone = {}};
    seen.alone.resize(exercise.blanks.size());
    seen.alone[sides] = whole(sides_alone);
    return seen;
  }

  /// The own file compiles and behaves so; the fill of `sides` is as in the reference.
  void hand_in(const Program& program) {
    observations.own.build.state = BuildState::compiled;
    observations.own.answers = answers(program);
    observations.own.alone.assign(exercise.blanks.size(), std::nullopt);
    reading.fills[sides].same_as_reference = true;
  }

  Picture picture() const { return {exercise, reading, observations}; }

  Quantity quantity(const std::string& name) const {
    for (const Blank& blank : exercise.blanks)
      for (const Quantity& one : blank.needs)
        if (one.name == name) return one;
    throw std::logic_error("no quantity " + name);
  }

  static Expression condition(const std::string& text) {
    return exercise::parse_condition(text).expression.value();
  }
};

}  // namespace grader::judge
