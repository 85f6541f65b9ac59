// SPDX-License-Identifier: MIT
// The result of grading one submission: points, findings, and where each comes from.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "grader/types/device.hpp"
#include "grader/types/points.hpp"
#include "grader/types/text.hpp"

namespace grader {

enum class Verdict { pass, fail, undecided };
enum class Certainty { established, suspected };

enum class CodeOutcome {
  accepted_values,
  wrong_values,
  runtime_error,
  output_limit,
  memory_limit,
  time_limit,
  compile_error
};

enum class BuildOutcome { compiled, compile_error, limit, refused, missing };

enum class BlankState { right, wrong, unfilled, does_not_compile, deleted, not_located };

/// One wrong answer, told by the smallest input that shows it. `expected` is for the instructor only, and
/// `call` and `got` are for the student only when `fixed`.
struct Evidence {
  std::string call = {};      ///< as people write it: border(3, 4).length
  std::string got = {};       ///< what the submission gave
  std::string expected = {};  ///< what the reference gives
  bool fixed = true;          ///< no hidden input in it
  bool empty() const { return call.empty(); }
};

/// What a person said about a hard fail.
enum class Decision { open, confirmed, lifted };

struct HardFail {
  std::string rule = {};
  Text message = {};
  Certainty certainty = Certainty::established;
  std::string where = {};  ///< "code" or a question's id
  Evidence evidence = {};
  std::string quote = {};  ///< of a written answer: the words that say it; hostile text
  Decision decision = Decision::open;
  std::string marker = {};  ///< who decided; hostile text
};

struct Deduction {
  std::string id = {};
  Points points = {};
  int line = 0;
  Text reason = {};
};

struct FoundDiagnosis {
  std::string id = {};
  Text message = {};
  int line = 0;
  Evidence evidence = {};
};

struct BlankMark {
  std::string id = {};
  Text title = {};
  BlankState state = BlankState::not_located;
  int line = 0;
  Points points = {};
  Points possible = {};
  Text reason = {};  ///< empty when full
  Text hint = {};    ///< what to think about, when points are lost
  Text hint_more = {};
  Evidence evidence = {};
  std::string diagnostics = {};  ///< the compiler's words about this fill; hostile text
};

struct CriterionMark {
  std::string id = {};
  Text title = {};
  Points points = {};
  Points possible = {};
  Text reason = {};
};

struct CodeMark {
  Points points = {};
  Points possible = {};
  CodeOutcome outcome = CodeOutcome::compile_error;
  BuildOutcome build = BuildOutcome::missing;
  std::string build_detail = {};  ///< diagnostics or the reason of a refusal; hostile text
  Text build_reason = {};         ///< for people, when refused or missing
  std::vector<CriterionMark> criteria = {};
  std::vector<Deduction> deductions = {};
  std::vector<FoundDiagnosis> diagnoses = {};
  std::vector<BlankMark> blanks = {};
  std::vector<HardFail> hard_fails = {};
  std::string output = {};  ///< what the submission printed; hostile text, in no report
};

/// An idea of the rubric, and the student's words that were taken for it.
struct FoundConcept {
  /// What the rubric's marks make of it.
  enum class Bearing { neither, earns, costs };
  std::string id = {};
  Text title = {};
  std::string quote = {};  ///< verbatim, hostile text
  Bearing bearing = Bearing::neither;
};

/// Points of a question that were not given.
struct MissingConcept {
  std::string id = {};
  Text title = {};  ///< for the instructor: what is missing
  Text hint = {};   ///< for the student: what to think about
};

/// Something the student said that is not so.
struct FoundSlip {
  std::string id = {};
  Text message = {};       ///< what to hold it against
  std::string quote = {};  ///< verbatim, hostile text
};

struct QuestionMark {
  std::string id = {};
  Points low = {};
  Points high = {};
  Points possible = {};
  std::string basis = "missing";  ///< automatic | manual | missing | unmarked
  bool for_review = false;
  Text reason = {};
  std::vector<FoundConcept> concepts = {};
  std::vector<MissingConcept> missing = {};
  std::vector<std::string> counted = {};  ///< words that surely earned points, when some are missing; hostile
  std::vector<FoundSlip> slips = {};
  std::vector<HardFail> hard_fails = {};  ///< `where` is this question's id
  std::string marker = {};                ///< who marked by hand; hostile text
  std::string marked_at = {};
  std::string comment = {};  ///< of the marker; hostile text
  std::string answer = {};   ///< the student's words as they stand; hostile text
  int answer_line = 0;       ///< where they start in the file
};

/// The total again, for a size of the student's choice.
struct RescaleMark {
  enum class State { done, missing, wrong };
  State state = State::missing;
  Text detail = {};
};

struct Provenance {
  std::string grader = {};  ///< name and version
  std::string rubric = {};  ///< sha256:…
  std::string compiler = {};
  std::string sandbox = {};
  std::string seed = {};  ///< for the instructor only
};

struct Grade {
  std::string exercise = {};
  Text title = {};
  std::string submission_id = {};
  std::string submission_digest = {};
  std::vector<std::string> files = {};  ///< that were taken, the code file first
  bool graded = false;
  std::string not_graded_reason = {};  ///< our fault, and its hint
  std::string not_graded_hint = {};
  Verdict verdict = Verdict::undecided;
  Points low = {};
  Points high = {};
  Points possible = {};
  Points pass = {};
  CodeMark code = {};
  std::vector<QuestionMark> questions = {};
  RescaleMark rescale = {};
  bool asks_rescale = false;       ///< the exercise has that task
  std::string words_outside = {};  ///< of the written answers: under no question; hostile text
  DeviceMark device = {};
  Provenance provenance = {};
};

/// Of the code and of all answers, in this order.
inline std::vector<HardFail> all_hard_fails(const Grade& grade) {
  std::vector<HardFail> all = grade.code.hard_fails;
  for (const QuestionMark& mark : grade.questions)
    all.insert(all.end(), mark.hard_fails.begin(), mark.hard_fails.end());
  return all;
}

/// A person has to read this answer: its points are open, or what it may fail by is.
inline bool waits_for_a_person(const QuestionMark& mark) {
  if (mark.for_review || mark.low != mark.high) return true;
  for (const HardFail& found : mark.hard_fails)
    if (found.decision == Decision::open) return true;
  return false;
}

/// What code established needs nobody; what it only suspects does.
inline bool waits_for_a_person(const CodeMark& code) {
  for (const HardFail& found : code.hard_fails)
    if (found.decision == Decision::open && found.certainty == Certainty::suspected) return true;
  return false;
}

inline bool waits_for_a_person(const Grade& grade) {
  if (!grade.graded) return false;
  if (grade.verdict == Verdict::undecided || waits_for_a_person(grade.code)) return true;
  for (const QuestionMark& mark : grade.questions)
    if (waits_for_a_person(mark)) return true;
  return false;
}

}  // namespace grader
