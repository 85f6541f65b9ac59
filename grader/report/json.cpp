// SPDX-License-Identifier: MIT
// The grade for programs: docs/grade.schema.json is its contract, every key always there and in this order.
// Student text is escaped first, as everywhere, and only then written as JSON strings.
#include <array>
#include <string_view>

#include "grader/formats/json.hpp"
#include "grader/report/device.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/messages.hpp"
#include "grader/report/report.hpp"
#include "grader/types/verdict_words.hpp"

namespace grader::report {
namespace {

using formats::Json;

constexpr std::size_t id_cap_bytes = 200;
constexpr std::size_t value_cap_bytes = 200;
constexpr std::size_t reason_cap_bytes = 2000;
constexpr std::size_t quote_cap_bytes = 300;
constexpr std::size_t diagnostics_cap_bytes = 4000;

/// What the parts of one object share.
struct Writing {
  const Grade& grade;
  Language language = Language::en;
  StudentText student = StudentText();

  std::string words(const Text& text) const {
    return escape_capped(text.in(language), Lines::many, reason_cap_bytes);
  }
};

std::string plain(const std::string& text) { return escape_capped(text, Lines::one, reason_cap_bytes); }

// The shortest decimal of hundredths/100 is exact as printed: 0.25, 3.5, 4.0.
Json number(Points points) { return points.hundredths / 100.0; }

Json or_null(const std::string& text) { return text.empty() ? Json() : Json(plain(text)); }

Json line_number(int line) { return line == 0 ? Json() : Json(line); }

template <typename Items, typename Convert>
Json array_of(const Items& items, Convert convert) {
  Json::Array array;
  for (const auto& item : items) array.push_back(convert(item));
  return array;
}

template <typename Enumeration, std::size_t size>
Json name(const std::array<const char*, size>& names, Enumeration value) {
  return names.at(static_cast<std::size_t>(value));
}

constexpr std::array decision_names = {"open", "confirmed", "lifted"};
constexpr std::array bearing_names = {"neither", "earns", "costs"};
constexpr std::array rescale_names = {"done", "missing", "wrong"};
constexpr std::array outcome_names = {"accepted_values", "wrong_values", "runtime_error", "output_limit",
                                      "memory_limit",    "time_limit",   "compile_error"};
constexpr std::array build_names = {"compiled", "compile_error", "limit", "refused", "missing"};
constexpr std::array blank_names = {"right",   "wrong",      "unfilled", "does_not_compile",
                                    "deleted", "not_located"};

Json points_object(const Grade& grade) {
  return Json::Object{
      {"low", number(grade.low)}, {"high", number(grade.high)}, {"possible", number(grade.possible)}};
}

Json evidence_object(Writing& writing, const Evidence& evidence) {
  if (evidence.empty()) return nullptr;
  return Json::Object{{"call", plain(evidence.call)},
                      {"got", writing.student.show(evidence.got, Lines::one, value_cap_bytes)},
                      {"expected", plain(evidence.expected)}};
}

std::string hard_fail_evidence(Writing& writing, const HardFail& hard_fail) {
  const Evidence& evidence = hard_fail.evidence;
  if (!hard_fail.quote.empty())
    return writing.student.show(on_one_line(hard_fail.quote), Lines::one, quote_cap_bytes);
  if (evidence.empty()) return writing.words(hard_fail.message);
  const std::string got = writing.student.show(evidence.got, Lines::one, value_cap_bytes);
  return say(evidence.expected.empty() ? Sentence::evidence : Sentence::evidence_expected, writing.language,
             {plain(evidence.call), got, plain(evidence.expected)});
}

Json hard_fail_object(Writing& writing, const HardFail& hard_fail) {
  return Json::Object{{"rule", plain(hard_fail.rule)},
                      {"certainty", word_of(hard_fail.certainty)},
                      {"where", plain(hard_fail.where)},
                      {"evidence", hard_fail_evidence(writing, hard_fail)},
                      {"decision", name(decision_names, hard_fail.decision)},
                      {"marker", or_null(hard_fail.marker)}};
}

Json build_object(Writing& writing, const CodeMark& code) {
  const std::string detail = !code.build_reason.empty() ? writing.words(code.build_reason)
                                                        : writing.student.show(code.build_detail, Lines::many,
                                                                               diagnostics_cap_bytes);
  return Json::Object{{"outcome", name(build_names, code.build)}, {"detail", detail}};
}

Json code_object(Writing& writing) {
  const CodeMark& code = writing.grade.code;
  return Json::Object{
      {"points", number(code.points)},
      {"possible", number(code.possible)},
      {"outcome", name(outcome_names, code.outcome)},
      {"build", build_object(writing, code)},
      {"criteria", array_of(code.criteria,
                            [&](const CriterionMark& mark) -> Json {
                              return Json::Object{{"id", plain(mark.id)},
                                                  {"points", number(mark.points)},
                                                  {"possible", number(mark.possible)},
                                                  {"reason", writing.words(mark.reason)}};
                            })},
      {"deductions", array_of(code.deductions,
                              [&](const Deduction& deduction) -> Json {
                                return Json::Object{{"id", plain(deduction.id)},
                                                    {"points", number(deduction.points)},
                                                    {"line", line_number(deduction.line)},
                                                    {"reason", writing.words(deduction.reason)}};
                              })},
      {"diagnoses", array_of(code.diagnoses,
                             [&](const FoundDiagnosis& diagnosis) -> Json {
                               return Json::Object{
                                   {"id", plain(diagnosis.id)},
                                   {"message", writing.words(diagnosis.message)},
                                   {"evidence", evidence_object(writing, diagnosis.evidence)}};
                             })},
      {"blanks", array_of(code.blanks, [](const BlankMark& blank) -> Json {
         return Json::Object{{"id", plain(blank.id)},
                             {"state", name(blank_names, blank.state)},
                             {"line", line_number(blank.line)}};
       })}};
}

Json question_object(Writing& writing, const QuestionMark& mark) {
  const auto found = [&](const FoundConcept& idea) -> Json {
    return Json::Object{{"id", plain(idea.id)},
                        {"quote", writing.student.show(on_one_line(idea.quote), Lines::one, quote_cap_bytes)},
                        {"bearing", name(bearing_names, idea.bearing)}};
  };
  const auto missing = [&](const MissingConcept& idea) -> Json {
    return Json::Object{{"id", plain(idea.id)}, {"title", writing.words(idea.title)}};
  };
  return Json::Object{{"id", plain(mark.id)},
                      {"low", number(mark.low)},
                      {"high", number(mark.high)},
                      {"possible", number(mark.possible)},
                      {"basis", plain(mark.basis)},
                      {"for_review", mark.for_review},
                      {"marker", or_null(mark.marker)},
                      {"marked_at", or_null(mark.marked_at)},
                      {"comment", or_null(mark.comment)},
                      {"concepts", array_of(mark.concepts, found)},
                      {"missing", array_of(mark.missing, missing)},
                      {"reason", writing.words(mark.reason)}};
}

Json rescale_object(const Writing& writing) {
  const RescaleMark& rescale = writing.grade.rescale;
  return Json::Object{{"state", name(rescale_names, rescale.state)},
                      {"detail", writing.words(rescale.detail)}};
}

Json reason_of(Writing& writing) {
  const Grade& grade = writing.grade;
  if (grade.graded) return nullptr;
  std::string reason = writing.student.show(grade.not_graded_reason, Lines::many, reason_cap_bytes);
  if (!grade.not_graded_hint.empty()) reason += " (" + plain(grade.not_graded_hint) + ")";
  return reason;
}

Json submission_object(Writing& writing) {
  const Grade& grade = writing.grade;
  return Json::Object{
      {"id", writing.student.show(grade.submission_id, Lines::one, id_cap_bytes)},
      {"digest", plain(grade.submission_digest)},
      {"files", array_of(grade.files, [](const std::string& file) { return Json(plain(file)); })},
      {"attempt", 1},
      {"late", false}};
}

Json provenance_object(const Provenance& provenance) {
  return Json::Object{{"grader", plain(provenance.grader)},
                      {"rubric", plain(provenance.rubric)},
                      {"compiler", plain(provenance.compiler)},
                      {"sandbox", plain(provenance.sandbox)},
                      {"seed", plain(provenance.seed)}};
}

/// The same JSON for every reader. CI services obey `##[` and `##vso[` anywhere in a log; pairs of # stand in
/// strings only, where they can be written otherwise.
std::string without_hash_pairs(std::string_view json) {
  std::string text;
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (json[i] == '#' && i > 0 && json[i - 1] == '#')
      text += "\\u0023";
    else
      text += json[i];
  }
  return text;
}

Json grade_object(const Grade& grade, Language language) {
  Writing writing{grade, language};
  const auto hard_fail = [&](const HardFail& found) { return hard_fail_object(writing, found); };
  const auto question = [&](const QuestionMark& mark) { return question_object(writing, mark); };
  // A grade that is none has no findings either: what a broken grading saw is not evidence.
  const bool graded = grade.graded;
  return Json::Object{
      {"schema", "ledger-grader/grade/1"},
      {"exercise", plain(grade.exercise)},
      {"submission", submission_object(writing)},
      {"status", graded ? "graded" : "not_graded"},
      {"reason", reason_of(writing)},
      {"verdict", graded ? Json(word_of(grade.verdict)) : Json()},
      {"points", graded ? points_object(grade) : Json()},
      {"hard_fails", graded ? array_of(all_hard_fails(grade), hard_fail) : Json(Json::Array{})},
      {"code", graded ? code_object(writing) : Json()},
      {"questions", graded ? array_of(grade.questions, question) : Json()},
      {"rescale", rescale_object(writing)},
      {"device", device_object(grade.device, language)},
      {"provenance", provenance_object(grade.provenance)}};
}

}  // namespace

std::string json_text(const Grade& grade, Language language) {
  return without_hash_pairs(formats::write_json(grade_object(grade, language)));
}

std::string json_text(const std::vector<Grade>& grades, Language language) {
  return without_hash_pairs(formats::write_json(
      array_of(grades, [language](const Grade& grade) { return grade_object(grade, language); })));
}

}  // namespace grader::report
