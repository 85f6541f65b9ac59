// SPDX-License-Identifier: MIT
// A measurement, or why there is none, and where it comes from. Only what was read from a real device here
// and now proves anything; what was recorded elsewhere is replayed as what it is.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

#include "grader/device/probe_report.hpp"
#include "grader/types/device.hpp"

namespace grader::device {

enum class Sizes {
  usual,
  lesson,  ///< also a billion and seven billion parameters, where they fit
  fill,    ///< as much of the device as there is, when nobody else uses it
};

struct ProbeCall {
  std::optional<std::filesystem::path> program = {};  ///< absent: built without CUDA
  std::string nonce = {};                             ///< hex, drawn after the submission was fixed
  Sizes sizes = Sizes::usual;
  std::int64_t budget_bytes = 0;           ///< 0: the probe chooses
  std::chrono::milliseconds wall{30'000};  ///< then it is ended
};

class Evidence {
 public:
  /// Runs the probe. Never throws for what the probe does: that is in the evidence.
  static Evidence measure_here(const ProbeCall& call);
  /// What `device-check --save`, or the probe itself, wrote. Throws Error when it cannot be read.
  static Evidence recorded(std::string bytes, const std::string& name);

  /// What can be said without any submission: static review, inconclusive or check failed. Nothing when there
  /// are runs to set a submission beside.
  std::optional<DeviceVerdict> verdict_without_runs() const;
  /// Why, for people.
  const Text& reason() const { return reason_; }
  /// Given only for a device that was read here, by this program's child.
  std::optional<RealReading> real_reading() const;

  bool is_recorded() const { return origin_ == Origin::recorded; }
  const std::optional<ProbeReport>& report() const { return report_; }
  const std::string& bytes() const { return bytes_; }    ///< the report as it was written; to be saved
  const std::string& digest() const { return digest_; }  ///< sha256:…, of `bytes`
  const std::string& nonce() const { return nonce_; }

 private:
  enum class Origin { measured_here, recorded };
  Evidence() = default;

  Origin origin_ = Origin::recorded;
  std::optional<ProbeReport> report_ = {};
  std::optional<DeviceVerdict> without_runs_ = {};
  Text reason_ = {};
  std::string bytes_ = {};
  std::string digest_ = {};
  std::string nonce_ = {};
};

}  // namespace grader::device
