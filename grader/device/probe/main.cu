// SPDX-License-Identifier: MIT
// ledger-cuda-probe: trains two steps on a real device and says what memory that took.
//
// It is a program of its own so that the grader needs no CUDA, and so that a hang or an error that sticks to
// a context stays here. It is never told a student's number.
#include <csignal>
#include <cstdio>

#include "grader/device/probe/cuda_arithmetic.cuh"
#include "grader/device/probe/cuda_facts.cuh"

namespace {

using namespace grader::device::probe;

constexpr int usage = 2;

bool write_report(const std::string& text, const std::string& path) {
  std::FILE* const file = path == "-" ? stdout : std::fopen(path.c_str(), "w");
  if (file == nullptr) return false;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool ended = path == "-" ? std::fflush(file) == 0 : std::fclose(file) == 0;
  return written && ended;
}

void note_error(cudaError_t error, Report& report) {
  report.outcome = outcome_of(static_cast<int>(error), report.device->driver);
  report.cuda_error = static_cast<int>(error);
  // Where there is nothing to measure on, the reason says it all.
  if (report.outcome.ending != Ending::static_review) report.error_text = cudaGetErrorName(error);
}

/// Whether the device's code can run at all, before anything depends on it.
__global__ void nothing_kernel() {}

void probe(const Options& options, Report& report) {
  DeviceFacts& facts = report.device.emplace();
  static_cast<void>(cudaRuntimeGetVersion(&facts.runtime));
  static_cast<void>(cudaDriverGetVersion(&facts.driver));
  int devices = 0;
  if (const cudaError_t error = cudaGetDeviceCount(&devices); error != cudaSuccess)
    return note_error(error, report);
  if (devices == 0) return note_error(cudaErrorNoDevice, report);
  describe_device(facts);
  if (options.look) {
    report.outcome = {Ending::inconclusive, "only_looked"};
    return;
  }
  make_context(facts);
  nothing_kernel<<<1, 1>>>();
  if (const cudaError_t error = cudaGetLastError(); error != cudaSuccess) return note_error(error, report);
  CudaBackEnd memory(facts.pools);
  CudaArithmetic arithmetic;
  facts.free_before = memory.device_free().value_or(DeviceFree{}).free;
  try_second_process(memory, facts);
  measure(memory, arithmetic, options, report);
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  const auto options = parse_options(std::vector<std::string>(argv + 1, argv + argc));
  if (!options || options->help) {
    std::fputs(usage_text, options ? stdout : stderr);
    return options ? 0 : usage;
  }
  if (options->hold) return hold_context();
  Report report;
  report.nonce = options->nonce;
  try {
    probe(*options, report);
  } catch (const Failure& failure) {
    report.outcome = {Ending::inconclusive, "cuda_error"};
    if (failure.code != 0) note_error(static_cast<cudaError_t>(failure.code), report);
    report.errors.push_back(failure.what);
  }
  if (!write_report(json_of(report), options->output)) return exit_code_of(Ending::inconclusive);
  return exit_code_of(report.outcome.ending);
}
