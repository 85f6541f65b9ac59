// SPDX-License-Identifier: MIT
// One line for each thing that the harness, the plan or the choice of trial copies depends on. Whatever is
// added to these in the exercise's types belongs here too.
#include "grader/exercise/observed_parts.hpp"

#include <fmt/format.h>

namespace grader::exercise {
namespace {

std::string entry_text(const GridEntry& entry) {
  if (const auto* number = std::get_if<Number>(&entry)) {
    return fmt::format("{}/{}/{}", number->is_real, number->integer, number->real);
  }
  const Draw& draw = std::get<Draw>(entry);
  return fmt::format("draw {} {} {} {} {}", draw.count, draw.from, draw.below, draw.odd,
                     draw.not_multiple_of);
}

void add_calls(std::string& text, const Exercise& exercise) {
  for (const Call& call : exercise.calls) {
    text += "call " + call.id;
    for (const CallArgument& argument : call.arguments) {
      text += fmt::format(" {}:{}", argument.name, static_cast<int>(argument.type));
    }
    for (const CallValue& value : call.values) text += fmt::format(" {}.{}", value.id, value.member);
    text += "\n";
  }
}

void add_probes(std::string& text, const Exercise& exercise) {
  for (const Probe& probe : exercise.probes) {
    text += fmt::format("probe {} {} {}", probe.id, probe.call, static_cast<int>(probe.kind));
    for (const auto& column : probe.columns) {
      text += " [";
      for (const GridEntry& entry : column) text += entry_text(entry) + ",";
      text += "]";
    }
    text += " " + entry_text(probe.step) + "\n";
  }
}

void add_blanks(std::string& text, const Exercise& exercise) {
  for (const Blank& blank : exercise.blanks) {
    text += fmt::format("blank {} alone {} fill {}", blank.id, blank.alone, blank.reference_fill);
    for (const Quantity& quantity : blank.needs) text += " needs " + quantity.name;
    for (const Quantity& quantity : blank.in_file_when_any) text += " any " + quantity.name;
    for (const std::size_t other : blank.together_with) text += fmt::format(" with {}", other);
    text += "\n";
  }
}

void add_misconceptions(std::string& text, const Exercise& exercise) {
  for (const Diagnosis& diagnosis : exercise.diagnoses) {
    text += "misconception";
    for (const FillMap& fills : diagnosis.fills) {
      for (const auto& [blank, fill] : fills) text += fmt::format(" {}={}", blank, fill);
      text += ";";
    }
    text += "\n";
  }
}

}  // namespace

std::string observed_parts(const Exercise& exercise) {
  std::string text = fmt::format("file {} tolerance {}\n", exercise.file, exercise.tolerance);
  add_calls(text, exercise);
  add_probes(text, exercise);
  add_blanks(text, exercise);
  add_misconceptions(text, exercise);
  return text + exercise.reference.source + "\n" + exercise.reference.adapter;
}

}  // namespace grader::exercise
