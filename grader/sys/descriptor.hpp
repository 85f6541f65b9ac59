// SPDX-License-Identifier: MIT
// A file descriptor that closes itself, kept out of the way of the numbers that programs are given.
//
// Every descriptor made here is close-on-exec and at least `first_of_ours`; a program that is started gets
// its own at lower numbers (process.hpp), so putting them there never overwrites one that is still to be put.
#pragma once

#include <string_view>
#include <utility>

namespace grader::sys {

/// Numbers from here up are the grader's; the private ones of a started bubblewrap lie below.
inline constexpr int first_of_ours = 200;

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    if (this != &other) {
      close();
      number_ = std::exchange(other.number_, -1);
    }
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const { return number_; }
  bool open() const { return number_ >= 0; }
  void close();

 private:
  int number_ = -1;
};

struct Pipe {
  Descriptor reading = {};  ///< does not block
  Descriptor writing = {};
};

/// All throw Error (Trouble::this_grading) when the machine has no more descriptors or memory.
Pipe make_pipe();

/// A file in memory that holds `bytes`, positioned at its start. Nobody can change it.
Descriptor file_in_memory(std::string_view bytes);

/// The same descriptor under a number of ours; the old one is closed. `what` is for the error message.
Descriptor moved_up(Descriptor descriptor, std::string_view what);

}  // namespace grader::sys
