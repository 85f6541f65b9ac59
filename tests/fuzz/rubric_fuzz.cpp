// SPDX-License-Identifier: MIT
// Feeds: the files of an exercise, in three parts: rubric, reference with its blank marks, adapter.
//
// Properties: every problem lies in its file; an exercise without problems hangs together, so that no stage
// behind the loader meets an index that is none; the two readers of blank marks see the same blanks; the
// template is read as unfilled and the reference as right, blank by blank.
#include "grader/error.hpp"
#include "grader/exercise/read_fills.hpp"
#include "grader/exercise/reference_check.hpp"
#include "grader/exercise/rubric_reader.hpp"
#include "grader/exercise/template.hpp"
#include "grader/formats/yaml.hpp"
#include "grader/observe/reference_text.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

void check_node(const formats::YamlNode& node, int lines) {
  require(node.line >= 1 && node.line <= lines && node.column >= 1, "a node lies in the file");
  require(node.kind != formats::YamlNode::Kind::map || node.keys.size() == node.children.size(),
          "a map has a value for each key");
  for (const formats::YamlNode& child : node.children) check_node(child, lines);
}

void check_yaml(std::string_view text) {
  const formats::YamlDocument document = formats::read_yaml(text);
  require(document.complete || !document.problems.empty(), "what was not read has a problem");
  check_node(document.root, lines_in(text) + 1);
  for (const formats::YamlProblem& problem : document.problems)
    require(problem.line >= 1 && problem.column >= 1, "a problem has a place");
}

/// Two readers of the same marks: the loader's, and the one that puts fills into copies.
void check_marks(const std::string& reference) {
  const exercise::MarkedSource marked = exercise::find_marks(reference);
  const observe::ReferenceText cut = observe::cut_reference(reference);
  require(cut.pieces.size() == marked.blanks.size() + 1, "both readers see as many marks", reference);
  for (std::size_t i = 0; i < marked.blanks.size(); ++i) {
    require(cut.pieces[i].blank == marked.blanks[i].id, "both readers see the same blank", reference);
    require(cut.pieces[i].fill == marked.blanks[i].fill, "both readers see the same fill", reference);
  }
  require(exercise::make_template(reference) == exercise::make_template(exercise::make_template(reference)),
          "a template holds no marks", reference);
}

void check_quantity(const Quantity& quantity, const Exercise& exercise) {
  if (quantity.kind == Quantity::Kind::alone) {
    require(quantity.probe < exercise.blanks.size(), "a quantity names a blank", quantity.name);
    return;
  }
  require(quantity.probe < exercise.probes.size(), "a quantity names a probe", quantity.name);
  const Call& call = exercise.calls[exercise.probes[quantity.probe].call];
  if (quantity.kind == Quantity::Kind::value)
    require(quantity.index < call.values.size(), "a quantity names a value", quantity.name);
  if (quantity.kind == Quantity::Kind::coefficient)
    require(quantity.index < call.arguments.size(), "a quantity names an argument", quantity.name);
}

void check_clause(const Clause& clause, const Exercise& exercise) {
  require(clause.probe < exercise.probes.size(), "a clause names a probe");
  for (const Quantity& quantity : clause.reads) check_quantity(quantity, exercise);
  for (const Quantity& quantity : clause.explains) check_quantity(quantity, exercise);
}

void check_fills(const std::vector<FillMap>& maps, const Exercise& exercise) {
  for (const FillMap& fills : maps) {
    require(!fills.empty(), "a misconception fills something");
    for (const auto& [blank, fill] : fills)
      require(blank < exercise.blanks.size(), "a fill names a blank", fill);
  }
}

void check_diagnosis(const Diagnosis& diagnosis, const Exercise& exercise) {
  check_fills(diagnosis.fills, exercise);
  check_fills(diagnosis.specimens, exercise);
  for (const Clause& clause : diagnosis.clauses) check_clause(clause, exercise);
  for (const EachClause& each : diagnosis.each) {
    for (const Quantity& quantity : each.of) check_quantity(quantity, exercise);
  }
  for (const Quantity& quantity : diagnosis.quantities) check_quantity(quantity, exercise);
  require(!diagnosis.probe || *diagnosis.probe < exercise.probes.size(), "a fact names a probe");
}

void check_probes(const Exercise& exercise) {
  for (const Probe& probe : exercise.probes) {
    require(probe.call < exercise.calls.size(), "a probe names a call", probe.id);
    const std::size_t arguments = exercise.calls[probe.call].arguments.size();
    require(probe.kind != Probe::Kind::grid || probe.columns.size() == arguments,
            "a grid has a column for each argument", probe.id);
  }
}

void check_whole(const Exercise& exercise) {
  check_probes(exercise);
  Points sum;
  for (const Blank& blank : exercise.blanks) {
    require(blank.criterion < exercise.criteria.size(), "a blank belongs to a criterion", blank.id);
    require(!blank.reference_fill.empty(), "a blank has a fill in the reference", blank.id);
    require(blank.share >= Points{}, "a share is not negative", blank.id);
    for (const Quantity& quantity : blank.needs) check_quantity(quantity, exercise);
    for (const Quantity& quantity : blank.in_file_when_any) check_quantity(quantity, exercise);
    for (const std::size_t other : blank.together_with)
      require(other < exercise.blanks.size(), "a blank goes together with blanks", blank.id);
    sum += blank.share;
  }
  require(sum == exercise.code_points, "the shares add up to the code's points");
  for (const HardFailRule& rule : exercise.hard_fails) {
    for (const Clause& clause : rule.clauses) check_clause(clause, exercise);
  }
  for (const Diagnosis& diagnosis : exercise.diagnoses) check_diagnosis(diagnosis, exercise);
}

void check_template(const Exercise& exercise) {
  const Reading handout = exercise::read_fills(exercise, exercise.reference.handout);
  const Reading solution =
      exercise::read_fills(exercise, exercise::fill_reference(exercise.reference.source, {}));
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const std::string& id = exercise.blanks[i].id;
    require(handout.fills[i].state == FillState::unfilled, "the template is unfilled", id);
    require(solution.fills[i].same_as_reference, "the reference is right", id);
  }
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  auto parts = fuzz::parts_of(fuzz::text_of(data, size), 3);
  fuzz::check_yaml(parts[0]);
  observe::cut_reference(parts[1]);
  exercise::Draft draft("rubric.yaml");
  if (!exercise::read_rubric(parts[0], "boxes", draft)) {
    fuzz::require(draft.problems.count() > 0, "what is no YAML is a problem");
    return 0;
  }
  draft.exercise.reference.path = "reference.hpp";
  draft.exercise.reference.source = parts[1];
  draft.exercise.reference.adapter = parts[2];
  exercise::check_reference("adapter.hpp", draft);
  try {
    draft.problems.throw_if_any("mend it");
  } catch (const Error& error) {
    return 0;
  }
  // The loader refuses empty files before.
  if (parts[1].empty() || parts[2].empty()) return 0;
  fuzz::check_marks(parts[1]);
  fuzz::check_whole(draft.exercise);
  fuzz::check_template(draft.exercise);
  return 0;
}
