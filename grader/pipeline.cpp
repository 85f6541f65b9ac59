// SPDX-License-Identifier: MIT
// Read the fills, draw the calls, see what must be, see what the own file gives; if that is not everything,
// try the fills in the reference, and the rest of the file without its broken blanks; then judge.
#include "grader/pipeline.hpp"

#include <algorithm>
#include <mutex>

#include "grader/answers/check_rescale.hpp"
#include "grader/answers/mark_answer.hpp"
#include "grader/answers/read_answers.hpp"
#include "grader/device/confront.hpp"
#include "grader/error.hpp"
#include "grader/exercise/read_fills.hpp"
#include "grader/judge/judge.hpp"
#include "grader/judge/verdict.hpp"
#include "grader/observe/observe.hpp"
#include "grader/observe/plan.hpp"
#include "grader/sys/digest.hpp"

namespace grader {
namespace {

/// The fills that the own-file program evaluates by themselves: those of blanks judged alone that say
/// something else than the reference.
std::vector<std::optional<std::string>> fills_alone(const Exercise& exercise, const Reading& reading) {
  std::vector<std::optional<std::string>> alone(exercise.blanks.size());
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const Fill& fill = reading.fills[i];
    const bool has_text = fill.state == FillState::located || fill.state == FillState::edited;
    if (exercise.blanks[i].alone && has_text && fill.stands_alone && !fill.same_as_reference)
      alone[i] = fill.text;
  }
  return alone;
}

/// Such a copy is the reference itself: there is nothing to compile.
bool all_as_reference(const Reading& reading, const FillMap& fills) {
  return std::ranges::all_of(fills, [&](const auto& fill) {
    return reading.fills[fill.first].same_as_reference && fill.second != judge::neutral_fill;
  });
}

/// One program for all copies that are asked for; their order is known here only.
Trial try_fills(const Exercise& exercise, observe::Toolkit& toolkit, const Reading& reading,
                const Observations& observations) {
  Trial trial;
  trial.blanks.resize(exercise.blanks.size());
  const auto blanks = judge::blanks_in_question(exercise, reading, observations);
  std::vector<Copy> copies;
  copies.reserve(blanks.size() + 2);
  for (const std::size_t blank : blanks) {
    copies.push_back({{{blank, reading.fills[blank].text}}, false});
  }
  FillMap whole = judge::whole_fills(exercise, reading, observations);
  if (!whole.empty() && all_as_reference(reading, whole)) {
    trial.whole = observations.expected.reference;
    whole.clear();
  }
  if (!whole.empty()) copies.push_back({whole, false});
  const FillMap together = judge::together_fills(exercise, reading, observations);
  if (!together.empty()) copies.push_back({together, false});
  const FillMap constants = judge::constant_fills(exercise, reading, observations);
  if (!constants.empty()) copies.push_back({constants, false});
  if (copies.empty()) return trial;

  auto observed = observe::observe_copies(toolkit, exercise, observations.plan, copies);
  for (std::size_t i = 0; i < blanks.size(); ++i) trial.blanks[blanks[i]] = std::move(observed[i]);
  if (!whole.empty()) trial.whole = std::move(observed[blanks.size()]);
  if (trial.whole && !trial.whole->compiled) {
    FillMap compiling = whole;
    for (const std::size_t blank : blanks) {
      if (!trial.blanks[blank]->compiled) compiling.erase(blank);
    }
    trial.whole = observe::observe_copies(toolkit, exercise, observations.plan, {{compiling, true}}).front();
  }
  if (!together.empty()) trial.together = std::move(observed[blanks.size() + (whole.empty() ? 0 : 1)]);
  if (!constants.empty()) trial.constants = std::move(observed.back());
  return trial;
}

void observe_rest(const Exercise& exercise, observe::Toolkit& toolkit, const Submission& submission,
                  const Reading& reading, Observations& observations) {
  observations.expected = observe::observe_expected(toolkit, exercise, observations.plan,
                                                    observe::ExpectedScope::with_misconceptions);
  observations.trial = try_fills(exercise, toolkit, reading, observations);
  const auto broken = judge::blanks_to_repair(exercise, reading, observations);
  if (broken.empty()) return;
  auto alone = fills_alone(exercise, reading);
  for (const std::size_t blank : broken) alone[blank] = std::nullopt;
  observations.repaired = observe::observe_file(
      toolkit, exercise, observations.plan, exercise::repair(exercise, submission.code.bytes, broken), alone);
}

bool met_limit(const FileObservation& file) {
  const bool built_within =
      file.build.state == BuildState::compiled || file.build.state == BuildState::compile_error;
  return !built_within || file.ending > RunEnding::runtime_error;
}

bool met_limit(const std::optional<CopyObservation>& copy) {
  return copy && copy->ending > RunEnding::runtime_error;
}

Repeatable repeatable(const Observations& observations) {
  const Trial& trial = observations.trial;
  const bool limited = met_limit(observations.own) ||
                       (observations.repaired && met_limit(*observations.repaired)) ||
                       met_limit(trial.together) || met_limit(trial.whole) || met_limit(trial.constants) ||
                       std::ranges::any_of(trial.blanks, [](const auto& copy) { return met_limit(copy); });
  return limited ? Repeatable::no : Repeatable::yes;
}

/// What is known before anything was run.
Grade header_of(const Exercise& exercise, const Submission& submission) {
  Grade grade;
  grade.exercise = exercise.name;
  grade.title = exercise.title;
  grade.submission_id = submission.id;
  grade.submission_digest = submission.digest;
  grade.files = submission.files;
  grade.possible = exercise.possible;
  grade.pass = exercise.pass;
  grade.provenance.grader = "ledger-grader " LEDGER_GRADER_VERSION;
  grade.provenance.rubric = exercise.rubric_digest;
  return grade;
}

void mark_answers(const Exercise& exercise, const answers::MarkText& mark, const Submission& submission,
                  Grade& grade) {
  const WrittenAnswers written = answers::read_answers(exercise, submission);
  grade.questions = answers::mark_questions(exercise, submission, written, mark);
  grade.words_outside = written.outside;
  if (!exercise.rescale) return;
  grade.asks_rescale = true;
  grade.rescale = answers::check_rescale(*exercise.rescale, written);
}

}  // namespace

/// The one place where written text meets whoever judges it.
answers::MarkText text_marker(const Exercise& exercise) {
  // Its words take a while to compile, and many submissions have no answers: made when first needed. Its
  // expressions learn from every text and never forget, so a large class gets a new one now and then.
  constexpr std::size_t texts_of_one_marker = 1000;
  struct Lazy {
    std::mutex door = {};
    std::size_t marked = 0;
    std::shared_ptr<const answers::Marker> marker = {};

    std::shared_ptr<const answers::Marker> get(const Exercise& exercise) {
      const std::lock_guard<std::mutex> inside(door);
      if (!marker || marked++ == texts_of_one_marker) {
        marker.reset();
        marker = std::make_shared<const answers::Marker>(exercise);
        marked = 0;
      }
      return marker;
    }
  };
  return [&exercise, lazy = std::make_shared<Lazy>()](const Question& question, const std::string& text) {
    return lazy->get(exercise)->mark(question, text);
  };
}

Grade not_graded(const Exercise& exercise, const Submission& submission, const Error& error) {
  Grade grade = header_of(exercise, submission);
  grade.not_graded_reason = error.what();
  grade.not_graded_hint = error.hint();
  return grade;
}

ObservedSubmission observe_submission(const Exercise& exercise, observe::Toolkit& toolkit,
                                      const Submission& submission, const std::string& secret) {
  ObservedSubmission observed;
  const std::string seed = sys::hmac_sha256(secret, sys::labelled_digest({{"code", submission.code.bytes}}));
  observed.compiler = toolkit.compiler();
  observed.sandbox = toolkit.runner().description();
  observed.seed = sys::hex(seed);
  if (submission.code.state != FileState::taken) return observed;
  Observations& observations = observed.observations;
  const Reading reading = exercise::read_fills(exercise, submission.code.bytes);
  observations.plan = observe::plan_cases(exercise, seed);
  observations.expected =
      observe::observe_expected(toolkit, exercise, observations.plan, observe::ExpectedScope::reference_only);
  observations.own = observe::observe_file(toolkit, exercise, observations.plan, submission.code.bytes,
                                           fills_alone(exercise, reading));
  observations.trial.blanks.resize(exercise.blanks.size());
  if (!judge::earns_everything(exercise, reading, observations)) {
    observe_rest(exercise, toolkit, submission, reading, observations);
  }
  observed.repeatable = repeatable(observations);
  return observed;
}

Grade judge_submission(const Exercise& exercise, const answers::MarkText& mark, const Submission& submission,
                       const ObservedSubmission& observed) {
  Grade grade = header_of(exercise, submission);
  Reading reading;
  if (submission.code.state == FileState::taken) {
    reading = exercise::read_fills(exercise, submission.code.bytes);
  }
  grade.code = judge::mark_code(exercise, submission, reading, observed.observations);
  mark_answers(exercise, mark, submission, grade);
  grade.graded = true;
  judge::sum_up(exercise, grade);
  grade.provenance.compiler = observed.compiler;
  grade.provenance.sandbox = observed.sandbox;
  grade.provenance.seed = observed.seed;
  return grade;
}

DeviceMark confront_device(const Exercise& exercise, observe::Toolkit& toolkit, const Submission& submission,
                           const device::Evidence& evidence) {
  if (!exercise.device) return {};
  const CasePlan plan = device::questions_for(exercise, evidence);
  if (plan.cases.empty()) return device::without_submission(evidence);
  try {
    std::vector<CaseAnswer> answers;
    if (submission.code.state == FileState::taken)
      answers = observe::observe_file(toolkit, exercise, plan, submission.code.bytes, {}).answers;
    return device::confront(exercise, evidence, answers);
  } catch (const Error& error) {
    if (error.trouble() == Trouble::installation) throw;
    DeviceMark mark;
    mark.verdict = DeviceVerdict::inconclusive();
    mark.reason = {error.what(), error.what()};
    return mark;
  }
}

Grade grade_submission(const Exercise& exercise, observe::Toolkit& toolkit, const Submission& submission,
                       const std::string& secret) {
  return judge_submission(exercise, text_marker(exercise), submission,
                          observe_submission(exercise, toolkit, submission, secret));
}

}  // namespace grader
