// SPDX-License-Identifier: MIT
// An exercise as its rubric and its reference describe it. Pure data: no stage knows a lesson by name.
//
// A *probe* is a set of calls; a *quantity* is what one probe shows of one value, over all its cases:
//   `sizes.model`   value `model` of the call of the grid probe `sizes`
//   `terms.model`   the coefficient of argument `model` in the basis probe `terms`; `terms.constant`
//                   is what is left when every argument is 0
//   `guard`         a whole probe: endings and all values
//   `alone.two`     the fill of blank `two`, evaluated by itself
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "grader/types/device_parts.hpp"
#include "grader/types/expression.hpp"
#include "grader/types/points.hpp"
#include "grader/types/question.hpp"
#include "grader/types/text.hpp"
#include "grader/types/value.hpp"

namespace grader {

// ---- calls and probes -----------------------------------------------------------------------------

struct CallArgument {
  enum class Type { integer, flag, real };
  std::string name = {};
  Type type = Type::integer;
};

struct CallValue {
  std::string id = {};
  std::string member = {};  ///< the name that callers of the template use for it, or empty
};

/// A call that the adapter offers as `call_<id>`.
struct Call {
  std::string id = {};
  std::vector<CallArgument> arguments = {};
  std::vector<CallValue> values = {};
  std::string shown = {};  ///< how people see it, with {argument} holes
};

/// Random numbers drawn for each submission, uniformly from [from, below).
struct Draw {
  int count = 1;
  std::int64_t from = 1;
  std::int64_t below = 2;
  bool odd = false;
  std::int64_t not_multiple_of = 0;  ///< 0: no such condition
};

using GridEntry = std::variant<Number, Draw>;

struct Probe {
  enum class Kind {
    grid,   ///< every combination of the columns' entries
    basis,  ///< all arguments 0; each alone set to one drawn number; all set to unequal drawn numbers
  };
  std::string id = {};
  std::size_t call = 0;  ///< index into Exercise::calls
  Kind kind = Kind::grid;
  std::vector<std::vector<GridEntry>> columns = {};  ///< grid: one for each argument of the call
  Draw step = {};                                    ///< basis
};

struct Quantity {
  enum class Kind { value, whole, coefficient, constant, alone };
  Kind kind = Kind::value;
  std::size_t probe = 0;  ///< index into Exercise::probes; for `alone` the index into Exercise::blanks
  std::size_t index = 0;  ///< value: which value; coefficient: which argument
  std::string name = {};

  bool operator==(const Quantity& other) const { return name == other.name; }
};

// ---- blanks, criteria --------------------------------------------------------------------------------

/// A hole of the template with its share of the points.
struct Blank {
  std::string id = {};
  Text title = {};
  Points share = {};
  std::size_t criterion = 0;             ///< index into Exercise::criteria
  std::vector<Quantity> needs = {};      ///< all must be right
  std::optional<Points> one_wrong = {};  ///< what is kept when exactly one of `needs` is wrong
  bool alone = false;                    ///< judged by its fill alone; `needs` is `alone.<id>`
  /// For a blank judged alone whose fill cannot be had: earned in the own file when any of these is right.
  std::vector<Quantity> in_file_when_any = {};
  std::vector<std::size_t> together_with = {};  ///< blanks put into one copy for hard-fail rules
  Text hint = {};                               ///< what the student should think about
  Text hint_more = {};                          ///< a way to find it out, for who asks for more
  std::string reference_fill = {};              ///< from the reference's marks
};

struct Criterion {
  std::string id = {};
  Text title = {};
  Points points = {};
};

// ---- diagnoses and rules --------------------------------------------------------------------------

/// Fills of one or more blanks, by index into Exercise::blanks.
using FillMap = std::map<std::size_t, std::string>;

/// A condition that must hold in every answered case of a probe, and in at least one.
struct Clause {
  std::size_t probe = 0;
  Expression condition = {};
  std::vector<Quantity> reads = {};     ///< the quantities it names, and so depends on
  std::vector<Quantity> explains = {};  ///< the quantities that it accounts for when it holds
};

/// The same condition, over `value`, for each of several quantities.
struct EachClause {
  std::vector<Quantity> of = {};
  Expression condition = {};
};

/// What the engine itself can find out; the rubric gives each fact its id, message and cost.
enum class FactKind {
  none,                   ///< a diagnosis by values
  unfilled,               ///< underscores left
  fill_does_not_compile,  ///< a fill does not compile in the reference
  fill_text,              ///< such a fill, or any other that fails, holds one of `tokens`
  file_does_not_compile,  ///< for a reason outside the blanks
  build_says,             ///< the own file's diagnostics hold one of `tokens`
  wrong_file,             ///< neither compiles nor holds a fill
  empty_file,             ///< nothing but white space or comments
  interface_changed,      ///< right inside, but callers of the template do not compile
  member_deleted,         ///< a value's member no longer exists
  narrow_type,            ///< a value below 64 bits, or one of `tokens` brought in that spoils values
  floating_type,          ///< a value, integer in the reference, came back as floating point
  unsteady,               ///< the same call gave different answers
  probe_wrong,            ///< `probe` differs from the reference
  only_known_inputs,      ///< `quantities` right for `known` inputs, some wrong elsewhere
  wrote_output,           ///< the own file wrote to stdout or stderr
};

enum class EditCost {
  nothing,
  fixed,    ///< the least an edit costs
  spoiled,  ///< the shares that the edit spoils, within the limits of an edit
  topped,   ///< the shares that are lost with it already, topped up to the least an edit costs
};

struct Diagnosis {
  std::string id = {};
  Text message = {};  ///< what is wrong and what to think about: a hint, not the answer
  std::map<std::size_t, Text> message_at = {};  ///< other words, where the mistake lies in this blank
  int line = 0;                                 ///< in the rubric

  // by values: any of these
  std::vector<FillMap> fills = {};  ///< misconceptions: the reference with these fills
  std::vector<Clause> clauses = {};
  std::vector<EachClause> each = {};
  std::vector<FillMap> specimens = {};  ///< for the self-test: fills that clauses or facts must find
  std::vector<std::string> trips = {};  ///< the hard-fail rules that its fills and specimens establish

  // by fact
  FactKind fact = FactKind::none;
  std::vector<std::string> tokens = {};
  std::optional<std::size_t> probe = {};
  std::vector<Quantity> quantities = {};
  std::map<std::string, std::vector<std::int64_t>> known = {};  ///< argument name → published inputs
  std::string near_code = {};  ///< template text where the line is looked for
  EditCost cost = EditCost::nothing;
};

struct HardFailRule {
  std::string id = {};
  Text message = {};
  std::vector<Clause> clauses = {};  ///< established when any holds
  int line = 0;
};

// ---- written answers ---------------------------------------------------------------------------------

/// What a hard fail that only words show does to the verdict.
enum class TextHardFails {
  confirm,  ///< undecided until a person confirms or lifts it
  apply,    ///< fails at once where it is established
};

/// One way to count: so many bytes for each of what is counted.
struct RescaleScheme {
  std::int64_t bytes_each = 0;
  std::vector<std::string> words = {};  ///< one of them must be there to claim it; none: no such condition
};

struct RescaleUnit {
  std::string name = {};
  std::int64_t bytes = 1;
};

/// The total again, for a size that the student picks, in every unit. Gives no points.
struct RescaleTask {
  std::vector<std::string> headings = {};      ///< words of the heading that it stands under
  std::vector<std::int64_t> known_sizes = {};  ///< that are worked out already, so they do not count
  std::vector<RescaleScheme> schemes = {};
  std::vector<RescaleUnit> units = {};
  double tolerance = 0.01;  ///< relative
};

// ---- the whole ---------------------------------------------------------------------------------------

/// Texts that the sandbox gets beside a submission.
struct ReferenceSources {
  std::string path = {};     ///< of the reference solution, for messages
  std::string source = {};   ///< the solution with its blank marks
  std::string handout = {};  ///< generated: the same with holes
  std::string adapter = {};
};

struct SelftestPlan {
  std::map<std::string, std::string> respellings = {};  ///< token of a fill → another spelling
  std::map<std::string, std::string> renames = {};      ///< local name → another name
};

struct Exercise {
  std::string name = {};
  Text title = {};
  std::string rubric_path = {};      ///< relative to the exercises' folder, for messages
  std::string rubric_text = {};      ///< the bytes of the rubric, both files
  std::string rubric_digest = {};    ///< sha256 over rubric, reference and adapter; the pipeline sets it
  std::string observed_digest = {};  ///< sha256 over what decides what is observed; the pipeline sets it
  std::string file = {};             ///< the file a student hands in, as `box.hpp`
  std::string answers_file = {};
  std::string answers_template = {};  ///< what students get to write into; empty when there is none
  Points possible = {};
  Points pass = {};
  Points code_points = {};
  Points edit_least = {};
  Points edit_most = {};
  double tolerance = 1e-9;  ///< relative, for real values

  std::vector<Call> calls = {};
  std::vector<Probe> probes = {};
  std::vector<Criterion> criteria = {};
  std::vector<Blank> blanks = {};
  std::vector<Diagnosis> diagnoses = {};  ///< in order of precedence
  std::vector<HardFailRule> hard_fails = {};
  std::vector<Question> questions = {};
  TextHardFails text_hard_fails = TextHardFails::confirm;
  std::optional<RescaleTask> rescale = {};
  AnswerLanguage answers = {};
  std::optional<DeviceLedger> device = {};  ///< absent: there is nothing to be measured
  ReferenceSources reference = {};
  SelftestPlan selftest = {};
};

}  // namespace grader
