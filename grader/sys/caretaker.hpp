// SPDX-License-Identifier: MIT
// A process of ours that outlives a killed grader and ends what is left of its sandboxes.
//
// bubblewrap ends with the grader, but its first process inside is tied to it only when the set-up is over:
// a grader that is killed with SIGKILL in those milliseconds would leave a program behind. The caretaker is a
// child that waits for the end of a pipe from the grader, then kills every process whose command line holds a
// word that was drawn for this grader's sandboxes; the first process keeps bubblewrap's command line, and all
// else in its sandbox ends with it.
//
// Promises: is no child that waitpid(-1) would see; holds no descriptor of the grader but the one given;
// costs a quarter of a millisecond. Refuses nothing: where it cannot be started, all else holds.
#pragma once

#include <sys/types.h>

#include <string>

#include "grader/sys/descriptor.hpp"

namespace grader::sys {

class Caretaker {
 public:
  /// `kept` stays open until nothing is left.
  explicit Caretaker(const Descriptor& kept);
  /// All sandboxes have ended in order: so does the caretaker.
  ~Caretaker();
  Caretaker(const Caretaker&) = delete;
  Caretaker& operator=(const Caretaker&) = delete;

  /// To stand among the first arguments of each sandbox.
  const std::string& word() const { return word_; }

 private:
  std::string word_;
  Descriptor line_ = {};
  pid_t id_ = -1;
};

}  // namespace grader::sys
