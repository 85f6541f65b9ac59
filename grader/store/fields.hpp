// SPDX-License-Identifier: MIT
// What is kept of each thing: one list of fields a type, read and written by the same lines.
//
// An archive is called with a key and a value for each field. A field added to one of these types is kept
// only when it is listed here; a test compares what comes back with what was put in.
#pragma once

#include <cstdint>
#include <type_traits>

#include "grader/types/grade.hpp"
#include "grader/types/human_mark.hpp"
#include "grader/types/observation.hpp"
#include "grader/types/submission.hpp"

namespace grader::store {

// ---- what an enumeration may hold: from 0 to its last name ---------------------------------------------

constexpr Verdict last_of(Verdict) { return Verdict::undecided; }
constexpr Certainty last_of(Certainty) { return Certainty::suspected; }
constexpr Decision last_of(Decision) { return Decision::lifted; }
constexpr FoundConcept::Bearing last_of(FoundConcept::Bearing) { return FoundConcept::Bearing::costs; }
constexpr RescaleMark::State last_of(RescaleMark::State) { return RescaleMark::State::wrong; }
constexpr DeviceVerdict::Kind last_of(DeviceVerdict::Kind) { return DeviceVerdict::Kind::measured_mismatch; }
constexpr DeviceBasis last_of(DeviceBasis) { return DeviceBasis::recorded; }
constexpr CodeOutcome last_of(CodeOutcome) { return CodeOutcome::compile_error; }
constexpr BuildOutcome last_of(BuildOutcome) { return BuildOutcome::missing; }
constexpr BlankState last_of(BlankState) { return BlankState::not_located; }
constexpr FileState last_of(FileState) { return FileState::undecoded; }
constexpr ValueKind last_of(ValueKind) { return ValueKind::real; }
constexpr CallEnding last_of(CallEnding) { return CallEnding::other_exception; }
constexpr CaseRole last_of(CaseRole) { return CaseRole::mixed; }
constexpr RunEnding last_of(RunEnding) { return RunEnding::time_limit; }
constexpr BuildState last_of(BuildState) { return BuildState::output_limit; }
constexpr Repeatable last_of(Repeatable) { return Repeatable::no; }

/// Whether a number that was read may become a `Whole`: it fits, and an enumeration has such a name.
template <class Whole>
constexpr bool is_value_of(std::int64_t number) {
  if constexpr (std::is_enum_v<Whole>) {
    return number >= 0 && number <= static_cast<std::int64_t>(last_of(Whole{}));
  } else {
    return static_cast<std::int64_t>(static_cast<Whole>(number)) == number;
  }
}

// ---- grades ------------------------------------------------------------------------------------------

template <class Archive>
void fields(Archive& archive, Text& text) {
  archive("zh", text.zh);
  archive("en", text.en);
}

template <class Archive>
void fields(Archive& archive, Points& points) {
  archive("hundredths", points.hundredths);
}

template <class Archive>
void fields(Archive& archive, Evidence& evidence) {
  archive("call", evidence.call);
  archive("got", evidence.got);
  archive("expected", evidence.expected);
  archive("fixed", evidence.fixed);
}

template <class Archive>
void fields(Archive& archive, HardFail& hard_fail) {
  archive("rule", hard_fail.rule);
  archive("message", hard_fail.message);
  archive("certainty", hard_fail.certainty);
  archive("where", hard_fail.where);
  archive("evidence", hard_fail.evidence);
  archive("quote", hard_fail.quote);
  archive("decision", hard_fail.decision);
  archive("marker", hard_fail.marker);
}

template <class Archive>
void fields(Archive& archive, Deduction& deduction) {
  archive("id", deduction.id);
  archive("points", deduction.points);
  archive("line", deduction.line);
  archive("reason", deduction.reason);
}

template <class Archive>
void fields(Archive& archive, FoundDiagnosis& diagnosis) {
  archive("id", diagnosis.id);
  archive("message", diagnosis.message);
  archive("line", diagnosis.line);
  archive("evidence", diagnosis.evidence);
}

template <class Archive>
void fields(Archive& archive, BlankMark& blank) {
  archive("id", blank.id);
  archive("title", blank.title);
  archive("state", blank.state);
  archive("line", blank.line);
  archive("points", blank.points);
  archive("possible", blank.possible);
  archive("reason", blank.reason);
  archive("hint", blank.hint);
  archive("hint_more", blank.hint_more);
  archive("evidence", blank.evidence);
  archive("diagnostics", blank.diagnostics);
}

template <class Archive>
void fields(Archive& archive, CriterionMark& criterion) {
  archive("id", criterion.id);
  archive("title", criterion.title);
  archive("points", criterion.points);
  archive("possible", criterion.possible);
  archive("reason", criterion.reason);
}

template <class Archive>
void fields(Archive& archive, CodeMark& code) {
  archive("points", code.points);
  archive("possible", code.possible);
  archive("outcome", code.outcome);
  archive("build", code.build);
  archive("build_detail", code.build_detail);
  archive("build_reason", code.build_reason);
  archive("criteria", code.criteria);
  archive("deductions", code.deductions);
  archive("diagnoses", code.diagnoses);
  archive("blanks", code.blanks);
  archive("hard_fails", code.hard_fails);
  archive("output", code.output);
}

template <class Archive>
void fields(Archive& archive, FoundConcept& found) {
  archive("id", found.id);
  archive("title", found.title);
  archive("quote", found.quote);
  archive("bearing", found.bearing);
}

template <class Archive>
void fields(Archive& archive, MissingConcept& missing) {
  archive("id", missing.id);
  archive("title", missing.title);
  archive("hint", missing.hint);
}

template <class Archive>
void fields(Archive& archive, FoundSlip& slip) {
  archive("id", slip.id);
  archive("message", slip.message);
  archive("quote", slip.quote);
}

template <class Archive>
void fields(Archive& archive, QuestionMark& question) {
  archive("id", question.id);
  archive("low", question.low);
  archive("high", question.high);
  archive("possible", question.possible);
  archive("basis", question.basis);
  archive("for_review", question.for_review);
  archive("reason", question.reason);
  archive("concepts", question.concepts);
  archive("missing", question.missing);
  archive("counted", question.counted);
  archive("slips", question.slips);
  archive("hard_fails", question.hard_fails);
  archive("marker", question.marker);
  archive("marked_at", question.marked_at);
  archive("comment", question.comment);
  archive("answer", question.answer);
  archive("answer_line", question.answer_line);
}

template <class Archive>
void fields(Archive& archive, RescaleMark& rescale) {
  archive("state", rescale.state);
  archive("detail", rescale.detail);
}

template <class Archive>
void fields(Archive& archive, Provenance& provenance) {
  archive("grader", provenance.grader);
  archive("rubric", provenance.rubric);
  archive("compiler", provenance.compiler);
  archive("sandbox", provenance.sandbox);
  archive("seed", provenance.seed);
}

template <class Archive>
void fields(Archive& archive, DeviceRow& row) {
  archive("parameters", row.parameters);
  archive("accumulation", row.accumulation);
  archive("layout", row.layout);
  archive("label", row.label);
  archive("component", row.component);
  archive("yours", row.yours);
  archive("requested", row.requested);
  archive("used", row.used);
  archive("reserved", row.reserved);
  archive("device_wide", row.device_wide);
}

template <class Archive>
void fields(Archive& archive, DevicePhase& phase) {
  archive("name", phase.name);
  archive("requested", phase.requested);
  archive("beside", phase.beside);
  archive("used", phase.used);
  archive("reserved", phase.reserved);
}

/// What comes back was measured at another time: it is a recording then, and static review.
template <class Archive>
void fields(Archive& archive, DeviceMark& mark) {
  auto kind = mark.verdict.kind();
  archive("verdict", kind);
  archive("basis", mark.basis);
  if (kind != mark.verdict.kind()) {
    mark.verdict = DeviceVerdict::kept(kind);
    if (mark.basis == DeviceBasis::executed) mark.basis = DeviceBasis::recorded;
  }
  archive("device", mark.device);
  archive("date", mark.date);
  archive("reason", mark.reason);
  archive("rows", mark.rows);
  archive("differences", mark.differences);
  archive("timeline_parameters", mark.timeline_parameters);
  archive("timeline", mark.timeline);
  archive("notes", mark.notes);
  archive("commands", mark.commands);
}

template <class Archive>
void fields(Archive& archive, Grade& grade) {
  archive("exercise", grade.exercise);
  archive("title", grade.title);
  archive("submission_id", grade.submission_id);
  archive("submission_digest", grade.submission_digest);
  archive("files", grade.files);
  archive("graded", grade.graded);
  archive("not_graded_reason", grade.not_graded_reason);
  archive("not_graded_hint", grade.not_graded_hint);
  archive("verdict", grade.verdict);
  archive("low", grade.low);
  archive("high", grade.high);
  archive("possible", grade.possible);
  archive("pass", grade.pass);
  archive("code", grade.code);
  archive("questions", grade.questions);
  archive("rescale", grade.rescale);
  archive("asks_rescale", grade.asks_rescale);
  archive("words_outside", grade.words_outside);
  archive("device", grade.device);
  archive("provenance", grade.provenance);
}

template <class Archive>
void fields(Archive& archive, HumanMark& mark) {
  archive("student", mark.student);
  archive("digest", mark.digest);
  archive("question", mark.question);
  archive("points", mark.points);
  archive("hard_fails", mark.hard_fails);
  archive("comment", mark.comment);
  archive("marker", mark.marker);
  archive("date", mark.date);
}

// ---- submissions ---------------------------------------------------------------------------------------

template <class Archive>
void fields(Archive& archive, SubmittedFile& file) {
  archive("name", file.name);
  archive("state", file.state);
  archive("bytes", file.bytes);
  archive("reason", file.reason);
}

template <class Archive>
void fields(Archive& archive, AnswersFile& answers) {
  archive("file", answers.file);
  archive("question", answers.question);
}

template <class Archive>
void fields(Archive& archive, Submission& submission) {
  archive("id", submission.id);
  archive("digest", submission.digest);
  archive("code", submission.code);
  archive("answers", submission.answers);
  archive("more_answers", submission.more_answers);
  archive("files", submission.files);
}

// ---- observations --------------------------------------------------------------------------------------

template <class Archive>
void fields(Archive& archive, Number& number) {
  archive("is_real", number.is_real);
  archive("integer", number.integer);
  archive("real", number.real);
}

template <class Archive>
void fields(Archive& archive, Value& value) {
  archive("kind", value.kind);
  archive("integer", value.integer);
  archive("real", value.real);
}

template <class Archive>
void fields(Archive& archive, Answer& answer) {
  archive("ending", answer.ending);
  archive("values", answer.values);
}

template <class Archive>
void fields(Archive& archive, Case& one) {
  archive("probe", one.probe);
  archive("call", one.call);
  archive("arguments", one.arguments);
  archive("fixed", one.fixed);
  archive("role", one.role);
  archive("unit", one.unit);
}

template <class Archive>
void fields(Archive& archive, CaseAnswer& answer) {
  archive("answer", answer.answer);
  archive("steady", answer.steady);
  archive("steady_values", answer.steady_values);
}

template <class Archive>
void fields(Archive& archive, Build& build) {
  archive("state", build.state);
  archive("diagnostics", build.diagnostics);
}

/// Not what the submission printed: it is hostile, can hold hidden inputs, and no report shows it.
template <class Archive>
void fields(Archive& archive, FileObservation& file) {
  archive("build", file.build);
  archive("answers", file.answers);
  archive("alone", file.alone);
  archive("ending", file.ending);
  archive("wrote_output", file.wrote_output);
}

template <class Archive>
void fields(Archive& archive, CopyObservation& copy) {
  archive("compiled", copy.compiled);
  archive("diagnostics", copy.diagnostics);
  archive("answers", copy.answers);
  archive("alone", copy.alone);
  archive("ending", copy.ending);
}

template <class Archive>
void fields(Archive& archive, Trial& trial) {
  archive("blanks", trial.blanks);
  archive("together", trial.together);
  archive("whole", trial.whole);
  archive("constants", trial.constants);
}

template <class Archive>
void fields(Archive& archive, Expected& expected) {
  archive("reference", expected.reference);
  archive("misconceptions", expected.misconceptions);
}

template <class Archive>
void fields(Archive& archive, CasePlan& plan) {
  archive("cases", plan.cases);
}

template <class Archive>
void fields(Archive& archive, Observations& observations) {
  archive("plan", observations.plan);
  archive("expected", observations.expected);
  archive("own", observations.own);
  archive("repaired", observations.repaired);
  archive("trial", observations.trial);
}

template <class Archive>
void fields(Archive& archive, ObservedSubmission& observed) {
  archive("observations", observed.observations);
  archive("compiler", observed.compiler);
  archive("sandbox", observed.sandbox);
  archive("seed", observed.seed);
  archive("repeatable", observed.repeatable);
}

}  // namespace grader::store
