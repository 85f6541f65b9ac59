// SPDX-License-Identifier: MIT
#include "grader/device/probe/outcome.hpp"

namespace grader::device::probe {
namespace {

struct Row {
  int cuda_error = 0;
  Ending ending = Ending::inconclusive;
  const char* reason = "";
};

// Where there is nothing to measure on, the review is static; where something is wrong with what there is,
// nothing can be concluded.
constexpr Row rows[] = {
    {2, Ending::inconclusive, "out_of_memory"},
    {3, Ending::inconclusive, "initialization"},
    {34, Ending::static_review, "stub_library"},
    {36, Ending::inconclusive, "driver_call_not_supported"},
    {46, Ending::inconclusive, "device_busy"},
    {100, Ending::static_review, "no_device"},
    {101, Ending::inconclusive, "invalid_device"},
    {209, Ending::inconclusive, "no_code_for_this_device"},
    {214, Ending::inconclusive, "memory_error"},
    {222, Ending::inconclusive, "code_too_new_for_driver"},
    {304, Ending::inconclusive, "operating_system"},
    {802, Ending::inconclusive, "system_not_ready"},
    {803, Ending::static_review, "driver_differs"},
    {804, Ending::static_review, "compatibility_not_supported"},
    {805, Ending::inconclusive, "mps"},
    {999, Ending::inconclusive, "unknown"},
};

}  // namespace

const char* name_of(Ending ending) {
  switch (ending) {
    case Ending::measured:
      return "measured";
    case Ending::simulated:
      return "simulated";
    case Ending::static_review:
      return "static_review";
    case Ending::inconclusive:
      return "inconclusive";
    case Ending::check_failed:
      break;
  }
  return "check_failed";
}

int exit_code_of(Ending ending) {
  switch (ending) {
    case Ending::measured:
      return 0;
    case Ending::simulated:
    case Ending::static_review:
      return 3;
    case Ending::inconclusive:
      return 4;
    case Ending::check_failed:
      break;
  }
  return 5;
}

Outcome outcome_of(int cuda_error, int driver_version) {
  constexpr int insufficient_driver = 35;
  if (cuda_error == insufficient_driver)
    return {Ending::static_review, driver_version == 0 ? "no_driver" : "driver_too_old"};
  for (const Row& row : rows)
    if (row.cuda_error == cuda_error) return {row.ending, row.reason};
  return {Ending::inconclusive, "cuda_error"};
}

}  // namespace grader::device::probe
