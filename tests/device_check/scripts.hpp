// SPDX-License-Identifier: MIT
// Probes that are shell scripts: those that misbehave, and one that speaks as a real device's would.
#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <string>

#include "tests/support/scratch.hpp"

namespace grader::tests {

inline std::filesystem::path script(const Scratch& scratch, const std::string& name,
                                    const std::string& lines) {
  const std::filesystem::path path = scratch / name;
  write_file(path, "#!/bin/sh\n" + lines + "\n");
  ::chmod(path.c_str(), 0755);
  return path;
}

/// The host's run with its labels changed into a device's. Such a probe exists in tests alone: no reading of
/// the host can say this of itself (ProbeRuns.NobodyButTheCudaBackEndCanPresentADevice).
inline std::string spoken_as_a_device(const std::string& change = "") {
  return std::string(LEDGER_HOST_PROBE) +
         " --budget-bytes 2400000 --n 1,255,4099 \"$@\" | sed -e 's/host-simulated/cuda-pool/' "
         "-e 's/\"simulated\"/\"measured\"/g' -e 's/\"driver\":0/\"driver\":13000/' "
         "-e 's/\"device\":null,\"context\":null/\"device\":{\"name\":\"Test "
         "GPU\",\"cc\":\"9.0\",\"uuid\":\"00\","
         "\"total\":1,\"free_before\":1,\"mig\":false,\"wsl\":false,\"mps\":false,\"integrated\":false,"
         "\"pools\":true},\"context\":{\"nvml_delta\":null,\"second_process\":400000000}/'" +
         change + "\nexit 0";
}

}  // namespace grader::tests
