// SPDX-License-Identifier: MIT
// Reference and template go the whole way of a submission. The misconceptions, some hundreds with their
// spellings, are observed as copies of the reference, many in a program, and judged as if a student had
// handed them in: the values are the same, and the whole check takes seconds.
#include "grader/selftest.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "grader/exercise/read_fills.hpp"
#include "grader/exercise/respell.hpp"
#include "grader/exercise/template.hpp"
#include "grader/judge/judge.hpp"
#include "grader/observe/observe.hpp"
#include "grader/observe/plan.hpp"
#include "grader/pipeline.hpp"
#include "grader/selftest_answers.hpp"
#include "grader/sys/files.hpp"

namespace grader {
namespace {

/// One misconception in one spelling.
struct Variant {
  const Diagnosis* diagnosis = nullptr;
  std::string spelling = {};  ///< "as written", "respelled", "with locals renamed"
  FillMap fills = {};
  bool renamed = false;
};

constexpr std::size_t copies_in_a_program = 30;

std::map<std::string, std::string> by_id(const Exercise& exercise, const FillMap& fills) {
  std::map<std::string, std::string> named;
  for (const auto& [blank, text] : fills) named[exercise.blanks[blank].id] = text;
  return named;
}

std::string describe(const Exercise& exercise, const Variant& variant) {
  std::string text;
  for (const auto& [blank, fill] : variant.fills) {
    text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", exercise.blanks[blank].id, fill);
  }
  return fmt::format("{} {{{}}} {}", variant.diagnosis->id, text, variant.spelling);
}

std::vector<Variant> all_variants(const Exercise& exercise) {
  std::vector<Variant> variants;
  for (const Diagnosis& diagnosis : exercise.diagnoses) {
    std::vector<FillMap> fills = diagnosis.fills;
    fills.insert(fills.end(), diagnosis.specimens.begin(), diagnosis.specimens.end());
    for (const FillMap& map : fills) {
      variants.push_back({&diagnosis, "as written", map, false});
      FillMap respelled;
      for (const auto& [blank, text] : map)
        respelled[blank] = exercise::respell(text, exercise.selftest.respellings);
      if (respelled != map) variants.push_back({&diagnosis, "respelled", respelled, false});
      if (!exercise.selftest.renames.empty())
        variants.push_back({&diagnosis, "with locals renamed", map, true});
    }
  }
  return variants;
}

/// Observes each different set of fills once.
class CopyBook {
 public:
  CopyBook(observe::Toolkit& toolkit, const Exercise& exercise, const CasePlan& plan)
      : toolkit_(toolkit), exercise_(exercise), plan_(plan) {}

  void want(const FillMap& fills) {
    if (!observed_.contains(fills)) wanted_.insert(fills);
  }

  void observe() {
    const std::vector<FillMap> list(wanted_.begin(), wanted_.end());
    for (std::size_t begin = 0; begin < list.size(); begin += copies_in_a_program) {
      std::vector<Copy> copies;
      for (std::size_t i = begin; i < std::min(begin + copies_in_a_program, list.size()); ++i) {
        copies.push_back({list[i], false});
      }
      const auto results = observe::observe_copies(toolkit_, exercise_, plan_, copies);
      for (std::size_t i = 0; i < results.size(); ++i) observed_[list[begin + i]] = results[i];
    }
    wanted_.clear();
  }

  const CopyObservation& at(const FillMap& fills) const { return observed_.at(fills); }

 private:
  observe::Toolkit& toolkit_;
  const Exercise& exercise_;
  const CasePlan& plan_;
  std::set<FillMap> wanted_;
  std::map<FillMap, CopyObservation> observed_;
};

class Checker {
 public:
  Checker(observe::Toolkit& toolkit, const Exercise& exercise, const std::filesystem::path& folder)
      : toolkit_(toolkit), exercise_(exercise), folder_(folder) {}

  SelftestResult run() {
    check_template_file();
    check_reference();
    check_template();
    check_misconceptions();
    return std::move(result_);
  }

 private:
  void problem(const std::string& file, int line, const std::string& what) {
    result_.problems.push_back({file, line, what});
  }

  Grade grade(const std::string& code) {
    Submission submission;
    submission.id = "selftest";
    submission.digest = "selftest";
    submission.code = {exercise_.file, FileState::taken, code, {}};
    submission.answers = {exercise_.answers_file, FileState::missing, {}, {}};
    return grade_submission(exercise_, toolkit_, submission, "selftest");
  }

  void check_template_file() {
    const auto path = folder_ / "student_template" / exercise_.name / exercise_.file;
    const auto given = sys::read_own(path);
    if (!given) {
      return problem(path.string(), 0,
                     "the student template is missing; write it with: ledger-grader template " +
                         exercise_.name + " --output " + path.string());
    }
    const std::string& wanted = exercise_.reference.handout;
    if (*given == wanted) {
      result_.passed.emplace_back("the student template is what the reference generates");
      return;
    }
    const auto length = std::min(given->size(), wanted.size());
    const auto differing =
        std::mismatch(given->begin(), given->begin() + static_cast<std::ptrdiff_t>(length), wanted.begin());
    const auto line = 1 + std::count(given->begin(), differing.first, '\n');
    problem(
        path.string(), static_cast<int>(line),
        "the student template differs from what the reference generates; remove it and write it anew with: "
        "ledger-grader template " +
            exercise_.name + " --output " + path.string());
  }

  void check_reference() {
    const CodeMark mark = grade(exercise::fill_reference(exercise_.reference.source, {})).code;
    if (mark.points == exercise_.code_points && mark.diagnoses.empty() && mark.hard_fails.empty()) {
      result_.passed.emplace_back("the reference earns all code points");
      return;
    }
    problem(
        exercise_.reference.path, 1,
        fmt::format("the reference earns {} of {} hundredths, with diagnoses [{}]", mark.points.hundredths,
                    exercise_.code_points.hundredths, fmt::join(ids(mark), ", ")));
  }

  void check_template() {
    const CodeMark mark = grade(exercise_.reference.handout).code;
    const auto filled = std::ranges::count_if(
        mark.blanks, [](const BlankMark& blank) { return blank.state != BlankState::unfilled; });
    if (mark.points == Points{} && filled == 0) {
      result_.passed.push_back(fmt::format("the template earns 0 points and shows {} unfilled {}",
                                           mark.blanks.size(), mark.blanks.size() == 1 ? "blank" : "blanks"));
      return;
    }
    problem(exercise_.reference.path, 1,
            fmt::format(
                "the untouched template earns {} hundredths and {} of its blanks are not seen as unfilled",
                mark.points.hundredths, filled));
  }

  static std::vector<std::string> ids(const CodeMark& mark) {
    std::vector<std::string> list;
    for (const FoundDiagnosis& diagnosis : mark.diagnoses) list.push_back(diagnosis.id);
    return list;
  }

  static std::vector<std::string> rules(const CodeMark& mark) {
    std::vector<std::string> list;
    for (const HardFail& rule : mark.hard_fails) list.push_back(rule.rule);
    std::ranges::sort(list);
    return list;
  }

  std::string text_of(const Variant& variant) const {
    const std::string text =
        exercise::fill_reference(exercise_.reference.source, by_id(exercise_, variant.fills));
    return variant.renamed ? exercise::respell(text, exercise_.selftest.renames) : text;
  }

  void check_misconceptions() {
    const CasePlan plan = observe::plan_cases(exercise_, "selftest");
    const Expected expected =
        observe::observe_expected(toolkit_, exercise_, plan, observe::ExpectedScope::with_misconceptions);
    const auto variants = all_variants(exercise_);
    CopyBook book(toolkit_, exercise_, plan);
    for (const Variant& variant : variants) book.want(variant.fills);
    book.observe();

    std::vector<Observations> observed;
    std::vector<Reading> readings;
    for (const Variant& variant : variants) {
      readings.push_back(exercise::read_fills(exercise_, text_of(variant)));
      observed.push_back(as_handed_in(plan, expected, book.at(variant.fills), readings.back()));
      for (const std::size_t blank : judge::blanks_in_question(exercise_, readings.back(), observed.back())) {
        book.want({{blank, readings.back().fills[blank].text}});
      }
    }
    book.observe();
    std::size_t held = 0;
    for (std::size_t i = 0; i < variants.size(); ++i) {
      for (const std::size_t blank : judge::blanks_in_question(exercise_, readings[i], observed[i])) {
        observed[i].trial.blanks[blank] = book.at({{blank, readings[i].fills[blank].text}});
      }
      if (check_variant(variants[i], readings[i], observed[i], book.at(variants[i].fills))) ++held;
    }
    if (held == variants.size()) {
      result_.passed.push_back(fmt::format(
          "each of {} misconceptions, in every spelling, trips its own diagnosis and rules", held));
    }
  }

  /// What observe_file would have seen of this text.
  Observations as_handed_in(const CasePlan& plan, const Expected& expected, const CopyObservation& copy,
                            const Reading& reading) const {
    Observations observations;
    observations.plan = plan;
    observations.expected = expected;
    observations.own.build.state = copy.compiled ? BuildState::compiled : BuildState::compile_error;
    observations.own.build.diagnostics = copy.diagnostics;
    observations.own.answers = copy.answers;
    observations.own.ending = copy.ending;
    observations.own.alone.resize(exercise_.blanks.size());
    for (std::size_t i = 0; i < exercise_.blanks.size() && i < copy.alone.size(); ++i) {
      if (!reading.fills[i].same_as_reference) observations.own.alone[i] = copy.alone[i];
    }
    observations.trial.blanks.resize(exercise_.blanks.size());
    return observations;
  }

  bool check_variant(const Variant& variant, const Reading& reading, const Observations& observations,
                     const CopyObservation& copy) {
    const std::string name = describe(exercise_, variant);
    if (!copy.compiled) {
      problem(exercise_.rubric_path, variant.diagnosis->line,
              name + ": does not compile: " + copy.diagnostics);
      return false;
    }
    Submission submission;
    submission.code.state = FileState::taken;
    const CodeMark mark = judge::mark_code(exercise_, submission, reading, observations);
    auto trips = variant.diagnosis->trips;
    std::ranges::sort(trips);
    const bool own_diagnosis = ids(mark) == std::vector<std::string>{variant.diagnosis->id};
    if (variant.spelling == "as written") points_as_written_ = mark.points;
    if (own_diagnosis && rules(mark) == trips && mark.points < exercise_.code_points) {
      if (mark.points == points_as_written_) return true;
      problem(exercise_.rubric_path, variant.diagnosis->line,
              fmt::format("{}: earns {} hundredths, but {} as written", name, mark.points.hundredths,
                          points_as_written_.hundredths));
      return false;
    }
    if (own_diagnosis && rules(mark) == trips) {
      problem(exercise_.rubric_path, variant.diagnosis->line, name + ": earns all points: it is no mistake");
      return false;
    }
    problem(exercise_.rubric_path, variant.diagnosis->line,
            fmt::format("{}: gives diagnoses [{}] and rules [{}], not [{}] and [{}]", name,
                        fmt::join(ids(mark), ", "), fmt::join(rules(mark), ", "), variant.diagnosis->id,
                        fmt::join(trips, ", ")));
    return false;
  }

  observe::Toolkit& toolkit_;
  const Exercise& exercise_;
  std::filesystem::path folder_;
  SelftestResult result_;
  Points points_as_written_ = {};  ///< of the misconception that is being checked in its spellings
};

}  // namespace

SelftestResult run_selftest(observe::Toolkit& toolkit, const Exercise& exercise,
                            const std::filesystem::path& folder) {
  SelftestResult result = Checker(toolkit, exercise, folder).run();
  check_answers(exercise, folder, result);
  return result;
}

}  // namespace grader
