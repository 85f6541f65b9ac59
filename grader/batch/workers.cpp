// SPDX-License-Identifier: MIT
#include "grader/batch/workers.hpp"

#include <chrono>
#include <system_error>
#include <utility>

#include "grader/error.hpp"
#include "grader/sys/own_limits.hpp"

namespace grader::batch {
namespace {

Finished finish(Grader& grader, Job job) {
  const auto start = std::chrono::steady_clock::now();
  Finished finished{.job = std::move(job)};
  const Submission& submission = finished.job.submission;
  try {
    finished.observed = grader.observe(submission);
    finished.grade = grader.judge(submission, *finished.observed);
  } catch (const Error& error) {
    finished.observed.reset();
    finished.grade = not_graded(grader.exercise(), submission, error);
    if (error.trouble() == Trouble::installation) finished.installation_trouble = std::current_exception();
  } catch (const std::exception& error) {
    finished.observed.reset();
    finished.grade = not_graded(grader.exercise(), submission, sys::error_of(error));
  }
  finished.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return finished;
}

/// What a worker answers when not even its own compiler and sandbox can be had.
Finished refused(Job job, const Grader& grader, std::exception_ptr trouble, const Error& error) {
  Finished finished{.job = std::move(job)};
  finished.grade = not_graded(grader.exercise(), finished.job.submission, error);
  finished.installation_trouble = std::move(trouble);
  return finished;
}

}  // namespace

Workers::~Workers() {
  {
    const std::lock_guard<std::mutex> inside(door_);
    closing_ = true;
    jobs_.clear();
  }
  given_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::give(Job job) {
  {
    const std::lock_guard<std::mutex> inside(door_);
    jobs_.push_back(std::move(job));
  }
  ++in_hand_;
  if (threads_.size() < in_hand_ && threads_.size() < most_) start_thread();
  given_.notify_one();
}

void Workers::start_thread() {
  try {
    threads_.emplace_back([this] { work(); });
  } catch (const std::system_error& error) {
    if (!threads_.empty()) return;  // fewer at a time get there, too
    throw Error(std::string("no thread can be started: ") + error.what(),
                "allow the user who grades more processes (ulimit -u)");
  }
}

std::optional<Finished> Workers::take_finished(std::chrono::milliseconds patience) {
  std::unique_lock<std::mutex> inside(door_);
  if (!done_.wait_for(inside, patience, [this] { return !finished_.empty(); })) return std::nullopt;
  Finished finished = std::move(finished_.front());
  finished_.pop_front();
  --in_hand_;
  return finished;
}

void Workers::work() {
  std::unique_ptr<Grader> own;
  while (true) {
    Job job;
    {
      std::unique_lock<std::mutex> inside(door_);
      given_.wait(inside, [this] { return closing_ || !jobs_.empty(); });
      if (closing_) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    Finished finished;
    try {
      if (!own) own = grader_.another();
      finished = finish(*own, std::move(job));
    } catch (const Error& error) {
      finished = refused(std::move(job), grader_, std::current_exception(), error);
    } catch (const std::exception& error) {
      finished = refused(std::move(job), grader_, std::current_exception(), sys::error_of(error));
    }
    {
      const std::lock_guard<std::mutex> inside(door_);
      finished_.push_back(std::move(finished));
    }
    done_.notify_one();
  }
}

}  // namespace grader::batch
