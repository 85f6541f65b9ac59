// SPDX-License-Identifier: MIT
// The only words that pass between the grader and a program that holds a student's code.
//
// In, on stdin, a line for each call:   <copy> <call> <number of values> <number of arguments> <argument>…
//   argument: i<decimal> or d<16 hex digits>
// Out, on descriptor 3, in the order asked:   R <index> <ending> <value>…   and, after the last, one END
//   ending: r returned, a invalid_argument, o out_of_range, l logic_error, t runtime_error, m bad_alloc, x
//   other value: - missing, i<decimal> 64-bit integer, n<decimal> narrower integer, d<16 hex digits> bits of
//   a double; exactly as many as the call has when it returned, else none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/types/value.hpp"

namespace grader::observe {

/// Room in the harness for the values, and for the arguments, of one call.
inline constexpr std::size_t most_items_of_a_call = 64;

struct SentCall {
  std::size_t copy = 0;
  std::size_t call = 0;
  std::size_t values = 0;
  std::vector<Number> arguments = {};
};

/// What is put on stdin: `calls[i]` for each i of `order`.
std::string write_calls(const std::vector<SentCall>& calls, const std::vector<std::size_t>& order);

struct Records {
  std::vector<Answer> answers = {};  ///< for the first so many of `order`
  bool ended = false;                ///< END came, after the last record and with nothing behind it
  bool broken = false;  ///< anything else than a beginning of a good text; then `answers` is empty
};

/// Promises: linear in the text, accepts only what the harness itself would write.
Records read_records(std::string_view text, const std::vector<SentCall>& calls,
                     const std::vector<std::size_t>& order);

/// An upper bound of the bytes that an honest program writes.
std::size_t longest_records(const std::vector<SentCall>& calls, const std::vector<std::size_t>& order);

/// Equal bit by bit: NaN equals the same NaN.
bool same_value(const Value& left, const Value& right);
bool same_answer(const Answer& left, const Answer& right);

}  // namespace grader::observe
