// SPDX-License-Identifier: MIT
// The probe with the host in place of a device: the same command line, the same report, never `measured`.
#include <cstdio>

#include "grader/device/probe/host_arithmetic.hpp"
#include "grader/device/probe/host_memory.hpp"
#include "grader/device/probe/session.hpp"

int main(int argc, char** argv) {
  using namespace grader::device::probe;
  const auto options = parse_options(std::vector<std::string>(argv + 1, argv + argc));
  if (!options) return 2;
  HostMemory memory;
  HostArithmetic arithmetic;
  Report report;
  measure(memory, arithmetic, *options, report);
  std::fputs(json_of(report).c_str(), stdout);
  return exit_code_of(report.outcome.ending);
}
