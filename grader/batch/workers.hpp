// SPDX-License-Identifier: MIT
// Threads that observe and judge, each with a sandbox and a compiler of its own.
//
// Promises: one submission's trouble is that submission's result; a thread starts when there is work for it.
// Refuses nothing. The threads live as long as this does: what they start dies with them.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "grader/pipeline.hpp"

namespace grader::batch {

struct Job {
  std::size_t index = 0;  ///< of the student in the class
  Submission submission = {};
  std::string key = {};  ///< of the observation
};

struct Finished {
  Job job = {};
  std::optional<ObservedSubmission> observed = {};  ///< absent when it could not be observed
  Grade grade = {};                                 ///< not graded in that case
  std::exception_ptr installation_trouble = {};     ///< would meet every other submission, too
  double seconds = 0.0;
};

class Workers {
 public:
  Workers(const Grader& grader, std::size_t count) : grader_(grader), most_(count) {}
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  void give(Job job);
  std::size_t in_hand() const { return in_hand_; }  ///< given and not yet taken back
  bool busy() const { return in_hand_ >= most_; }
  /// Waits for the next result until the deadline; nothing when none came.
  std::optional<Finished> take_finished(std::chrono::milliseconds patience);

 private:
  void work();
  void start_thread();

  const Grader& grader_;
  const std::size_t most_;
  std::size_t in_hand_ = 0;
  std::mutex door_;
  std::condition_variable given_;
  std::condition_variable done_;
  std::deque<Job> jobs_ = {};
  std::deque<Finished> finished_ = {};
  bool closing_ = false;
  std::vector<std::thread> threads_ = {};
};

}  // namespace grader::batch
