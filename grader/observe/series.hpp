// SPDX-License-Identifier: MIT
// Asking one program everything, in as many fresh processes as its crashes make necessary, but no more.
//
// Each case is asked several times, in shuffled order, in at least two processes: a program that answers by
// the number of the call, or by what it was asked before, does not answer alike. What ends a process early
// costs the call that was being made; the calls before it count and the calls after it are asked afresh.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "grader/observe/wire.hpp"
#include "grader/sys/runner.hpp"
#include "grader/types/observation.hpp"

namespace grader::observe {

/// What all series of one submission may use up together.
struct Allowance {
  int limit_endings = 3;  ///< processes that ran into a time or output limit
  int processes = 64;
  std::chrono::steady_clock::time_point deadline =
      std::chrono::steady_clock::now() + std::chrono::seconds(12);

  bool spent() const { return processes <= 0 || std::chrono::steady_clock::now() >= deadline; }
};

struct SeriesOptions {
  int rounds = 2;               ///< in one process
  int passes = 2;               ///< processes, when none ends early
  int limits_for_one_call = 2;  ///< that many limit endings, and the call is asked no more
  std::chrono::seconds cpu{2};
  std::chrono::milliseconds wall{4000};
};

/// For a program that was built the quick way: one that takes its time is asked again anyway.
SeriesOptions hasty_options();

class Series {
 public:
  /// `seed` decides the order; nobody but the grader should be able to foresee it.
  Series(std::string program, std::vector<SentCall> calls, const SeriesOptions& options, std::string seed);

  bool finished() const { return over_; }
  /// Runs one more process, or gives up when the allowance is spent.
  void step(sys::Runner& runner, Allowance& allowance);
  void run_all(sys::Runner& runner, Allowance& allowance);

  /// Every process so far said all it had to say and ended well.
  bool clean() const { return clean_; }
  /// One for each call, in their order. Unanswered unless every repetition was answered.
  std::vector<CaseAnswer> answers() const;
  RunEnding ending() const { return ending_; }
  const std::string& output() const { return output_; }  ///< stdout and stderr, capped

 private:
  using Called = std::pair<std::size_t, std::size_t>;  ///< copy and call

  Called called(std::size_t index) const { return {calls_[index].copy, calls_[index].call}; }
  void begin_pass();
  void take(const sys::Ending& ending, Allowance& allowance);
  void drop_culprit(std::size_t answered, bool limit, Allowance& allowance);
  void give_up_waiting();
  void worsen(RunEnding ending);
  void keep_output(const sys::Ending& ending);

  sys::Command command_ = {};
  std::vector<SentCall> calls_;
  SeriesOptions options_;
  std::string seed_;
  int pass_ = 0;
  std::vector<std::size_t> waiting_ = {};  ///< indices into calls_, in the order to be asked
  std::vector<std::vector<Answer>> given_ = {};
  std::vector<bool> lost_ = {};
  std::map<Called, int> suspects_ = {};  ///< calls that ended a process, and how often by a limit
  bool anything_answered_ = false;
  bool clean_ = true;
  bool over_ = false;
  RunEnding ending_ = RunEnding::clean;
  std::string output_ = {};
};

}  // namespace grader::observe
