// SPDX-License-Identifier: MIT
#include "grader/observe/series.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grader/observe/draw.hpp"

namespace grader::observe {
namespace {

constexpr std::size_t output_kept_bytes = 64 << 10;

RunEnding ending_of(const sys::Ending& ending, bool said_all) {
  switch (ending.how) {
    case sys::How::cpu_limit:
    case sys::How::wall_limit:
      return RunEnding::time_limit;
    case sys::How::output_limit:
      return RunEnding::output_limit;
    case sys::How::signalled:
      return RunEnding::runtime_error;
    case sys::How::exited:
      break;
  }
  return ending.code == 0 && said_all ? RunEnding::clean : RunEnding::runtime_error;
}

bool is_limit(RunEnding ending) {
  return ending == RunEnding::time_limit || ending == RunEnding::output_limit;
}

}  // namespace

SeriesOptions hasty_options() {
  SeriesOptions options;
  options.cpu = std::chrono::seconds(1);
  options.wall = std::chrono::milliseconds(1500);
  return options;
}

Series::Series(std::string program, std::vector<SentCall> calls, const SeriesOptions& options,
               std::string seed)
    : calls_(std::move(calls)), options_(options), seed_(std::move(seed)) {
  given_.resize(calls_.size());
  lost_.resize(calls_.size());
  command_.profile = sys::Profile::run;
  command_.arguments = {"/prog"};
  command_.files = {{"/prog", std::move(program), true}};
  command_.results = true;
  command_.limits.cpu = options.cpu;
  command_.limits.wall = options.wall;
  command_.limits.memory_bytes = 512ULL << 20;
  command_.limits.file_bytes = 0;
  command_.limits.output_kept_bytes = output_kept_bytes;
  command_.limits.output_kill_bytes = 1 << 20;
  begin_pass();
}

/// Round after round, each in an order of its own, of the calls that nothing has happened to.
void Series::begin_pass() {
  waiting_.clear();
  if (pass_ == options_.passes) {
    over_ = true;
    return;
  }
  Drawer drawer(seed_, fmt::format("order {}", pass_));
  ++pass_;
  std::vector<std::size_t> round;
  for (std::size_t i = 0; i < calls_.size(); ++i)
    if (!lost_[i]) round.push_back(i);
  for (int i = 0; i < options_.rounds; ++i) {
    if (options_.rounds > 1) shuffle(drawer, round);
    waiting_.insert(waiting_.end(), round.begin(), round.end());
  }
  if (waiting_.empty()) over_ = true;
}

void Series::step(sys::Runner& runner, Allowance& allowance) {
  if (over_) return;
  if (allowance.spent()) {
    clean_ = false;
    over_ = true;
    return;
  }
  --allowance.processes;
  command_.input = write_calls(calls_, waiting_);
  command_.limits.results_bytes = longest_records(calls_, waiting_);
  take(runner.run(command_), allowance);
}

void Series::run_all(sys::Runner& runner, Allowance& allowance) {
  while (!over_) step(runner, allowance);
}

void Series::take(const sys::Ending& ending, Allowance& allowance) {
  keep_output(ending);
  const Records records = read_records(ending.results, calls_, waiting_);
  const RunEnding how = ending_of(ending, records.ended && !records.broken);
  if (is_limit(how)) --allowance.limit_endings;
  // It said everything and then would not end: perhaps the machine was slow, perhaps it holds on to what is
  // beside it. It is asked again, and believed once it ends by itself.
  const bool hangs_at_the_end = how == RunEnding::time_limit && records.ended && !records.broken &&
                                records.answers.size() == waiting_.size();
  if (hangs_at_the_end && allowance.limit_endings > 0) return;
  worsen(how);
  if (how != RunEnding::clean) clean_ = false;
  if (records.broken || hangs_at_the_end) {
    // Somebody else wrote to the descriptor: nothing this program says can be believed, now or later.
    lost_.assign(lost_.size(), true);
    over_ = true;
    return;
  }
  for (std::size_t i = 0; i < records.answers.size(); ++i) {
    if (records.answers[i].ending == CallEnding::bad_alloc) worsen(RunEnding::memory_limit);
    given_[waiting_[i]].push_back(records.answers[i]);
    anything_answered_ = true;
  }
  if (records.answers.size() < waiting_.size())
    drop_culprit(records.answers.size(), is_limit(how), allowance);
  else
    waiting_.clear();
  if (waiting_.empty()) begin_pass();
}

void Series::drop_culprit(std::size_t answered, bool limit, Allowance& allowance) {
  const std::size_t culprit = waiting_[answered];
  const Called call = called(culprit);
  suspects_[call] += limit ? 1 : 0;
  lost_[culprit] = true;
  waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(answered));
  const bool call_given_up = suspects_[call] >= options_.limits_for_one_call;
  std::erase_if(waiting_, [&](std::size_t index) {
    if (call_given_up && called(index) == call) lost_[index] = true;
    return lost_[index];
  });
  // Calls that have not ended a process go first: what can be had is had before the allowance is gone.
  const auto first_suspect = std::stable_partition(waiting_.begin(), waiting_.end(), [&](std::size_t index) {
    return !suspects_.contains(called(index));
  });
  const bool all_suspect = first_suspect == waiting_.begin();
  if (limit && allowance.limit_endings <= 0) give_up_waiting();
  // Each call was the first of a process once and none was ever answered: it dies before main, or always.
  if (all_suspect && !anything_answered_) give_up_waiting();
}

void Series::give_up_waiting() {
  for (const std::size_t index : waiting_) lost_[index] = true;
  waiting_.clear();
}

void Series::worsen(RunEnding ending) { ending_ = std::max(ending_, ending); }

void Series::keep_output(const sys::Ending& ending) {
  output_ += ending.output;
  output_ += ending.errors;
  if (output_.size() > output_kept_bytes) output_.resize(output_kept_bytes);
}

namespace {

/// One field that keeps state must not make its neighbours look unsteady.
std::vector<bool> steady_values(const std::vector<Answer>& given) {
  std::vector<bool> steady(given.front().values.size(), true);
  for (const Answer& one : given) {
    if (one.ending != given.front().ending || one.values.size() != steady.size()) return {};
    for (std::size_t v = 0; v < steady.size(); ++v) {
      steady[v] = steady[v] && same_value(one.values[v], given.front().values[v]);
    }
  }
  return steady;
}

}  // namespace

std::vector<CaseAnswer> Series::answers() const {
  const auto repetitions =
      static_cast<std::size_t>(options_.rounds) * static_cast<std::size_t>(options_.passes);
  std::vector<CaseAnswer> answers(calls_.size());
  for (std::size_t i = 0; i < calls_.size(); ++i) {
    const std::vector<Answer>& given = given_[i];
    for (const Answer& one : given) answers[i].steady = answers[i].steady && same_answer(one, given.front());
    if (!answers[i].steady) answers[i].steady_values = steady_values(given);
    if (!lost_[i] && given.size() == repetitions) answers[i].answer = given.front();
  }
  return answers;
}

}  // namespace grader::observe
