// SPDX-License-Identifier: MIT
// Waiting for a program: its streams are read and capped, and the first cause ends it.
//
// Promises: returns soon after the program's end, its deadline or an overflow, whichever is first; the
// program has ended then and was waited for. Later events never change the cause. Whether a stream overflowed
// depends on the bytes alone, not on when they were read. Refuses to wait for the end of a stream that
// somebody else still holds.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "grader/sys/descriptor.hpp"
#include "grader/sys/process.hpp"

namespace grader::sys {

/// Bytes that one or several streams may bring in all. One byte more ends the run.
struct Allowance {
  std::size_t left = 0;
};

struct Stream {
  Descriptor end = {};  ///< the reading end; closed at the end of the stream
  std::size_t kept_bytes = 0;
  Allowance* allowance = nullptr;
  std::string text = {};  ///< the first kept_bytes
};

enum class Cause { ended, deadline, overflow };

struct Watched {
  Cause cause = Cause::ended;
  ProcessEnd end = {};
};

/// Call `drain` afterwards, when nothing else can hold the streams.
Watched watch(Process& process, std::vector<Stream>& streams, std::chrono::steady_clock::time_point deadline);

/// Reads what is left, for at most half a second. False when an allowance is overdrawn.
bool drain(std::vector<Stream>& streams);

}  // namespace grader::sys
