// SPDX-License-Identifier: MIT
// What one call of a submission gave back.
#pragma once

#include <cstdint>
#include <vector>

namespace grader {

/// How a named value came back. The kind also carries its C++ type class, so that "right value, wrong
/// type" can be told without asking the student's program a second question.
enum class ValueKind {
  missing,  ///< callers of the template cannot read it: no such member or function, private, no number
  integer,  ///< a 64-bit integer type
  narrow,   ///< an integer type below 64 bits
  real,     ///< a floating-point type
};

struct Value {
  ValueKind kind = ValueKind::missing;
  std::int64_t integer = 0;  ///< for `integer` and `narrow`
  double real = 0.0;         ///< for `real`; may be NaN or infinite: never print it bare
};

/// How a call ended. Exceptions are a closed set: their texts never cross the boundary.
enum class CallEnding {
  unanswered,  ///< crashed, hit a limit, or its process broke the wire grammar
  returned,
  invalid_argument,
  out_of_range,
  logic_error,
  runtime_error,
  bad_alloc,
  other_exception,
};

/// `values` has one entry for each value of the call when it returned, else none.
struct Answer {
  CallEnding ending = CallEnding::unanswered;
  std::vector<Value> values = {};
};

/// An argument of a call: an integer (also a flag, 0 or 1) or a real number.
struct Number {
  bool is_real = false;
  std::int64_t integer = 0;
  double real = 0.0;

  bool operator==(const Number&) const = default;
};

}  // namespace grader
