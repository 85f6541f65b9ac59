// SPDX-License-Identifier: MIT
// A workbench for tests that compile and run: the real sandbox, the real exercise, one toolkit for a suite.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "grader/exercise/load.hpp"
#include "grader/exercise/template.hpp"
#include "grader/observe/observe.hpp"
#include "grader/observe/plan.hpp"
#include "grader/sys/sandbox.hpp"

namespace grader::observe {

/// Passes commands on and keeps count, so that a test can see what was not run.
class CountingRunner : public sys::Runner {
 public:
  explicit CountingRunner(std::unique_ptr<sys::Runner> real) : real_(std::move(real)) {}

  sys::Ending run(const sys::Command& command) override {
    ++(command.profile == sys::Profile::compile ? compiles : runs);
    return real_->run(command);
  }
  std::string description() const override { return real_->description(); }

  int compiles = 0;
  int runs = 0;

 private:
  std::unique_ptr<sys::Runner> real_;
};

inline std::filesystem::path fresh_folder(const std::string& name) {
  const auto folder = std::filesystem::path(::testing::TempDir()) / (name + std::to_string(::getpid()));
  std::filesystem::remove_all(folder);
  return folder;
}

struct Bench {
  CountingRunner runner{sys::make_sandboxed_runner({})};
  std::filesystem::path cache = fresh_folder("observe-cache-");
  Exercise exercise = exercise::load_exercise(LEDGER_GRADER_SOURCE_DIR, "lesson01");
  Toolkit toolkit{runner, cache};
  CasePlan plan = plan_cases(exercise, "a seed");

  ~Bench() { std::filesystem::remove_all(cache); }

  std::size_t blank(const std::string& id) const {
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i)
      if (exercise.blanks[i].id == id) return i;
    throw std::logic_error("no blank " + id);
  }
  /// What a student hands in whose fills are right but for these.
  std::string file_with(const std::map<std::string, std::string>& fills) const {
    return exercise::fill_reference(exercise.reference.source, fills);
  }
  Expected expected() { return observe_expected(toolkit, exercise, plan, ExpectedScope::reference_only); }
  FileObservation file(const std::string& source) {
    return observe_file(toolkit, exercise, plan, source, {});
  }
  Copy copy(const std::map<std::string, std::string>& fills, bool by_itself = false) const {
    Copy made{{}, by_itself};
    for (const auto& [id, fill] : fills) made.fills[blank(id)] = fill;
    return made;
  }
};

/// One bench for all tests of a suite: its parts are compiled once.
class BenchTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() { bench_ = std::make_unique<Bench>(); }
  static void TearDownTestSuite() { bench_.reset(); }
  Bench& bench() { return *bench_; }

 private:
  inline static std::unique_ptr<Bench> bench_ = nullptr;
};

/// How many cases of the call with this id hold `check`.
template <class Check>
int count_cases(const Exercise& exercise, const CasePlan& plan, const std::vector<CaseAnswer>& answers,
                const std::string& call, Check check) {
  int count = 0;
  for (std::size_t i = 0; i < plan.cases.size(); ++i)
    if (exercise.calls[plan.cases[i].call].id == call && check(answers.at(i))) ++count;
  return count;
}

inline bool unanswered(const CaseAnswer& one) { return one.answer.ending == CallEnding::unanswered; }
inline bool answered(const CaseAnswer& one) { return !unanswered(one); }

}  // namespace grader::observe
