// SPDX-License-Identifier: MIT
// What a measurement on a device says about one submission, and how far that may be believed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "grader/types/text.hpp"

namespace grader {

namespace device {
class Evidence;
}

/// The proof that a real device was read here and now. Only device::Evidence can make one.
class RealReading {
  friend class device::Evidence;
  RealReading() = default;  // NOLINT(modernize-use-equals-default): private on purpose
};

enum class Comparison { agrees, differs };

/// `measured_…` cannot be had without a RealReading.
class DeviceVerdict {
 public:
  enum class Kind {
    not_asked,
    static_review,
    inconclusive,
    check_failed,
    measured_match,
    measured_mismatch,
  };
  DeviceVerdict() = default;
  static DeviceVerdict static_review() { return DeviceVerdict(Kind::static_review); }
  static DeviceVerdict inconclusive() { return DeviceVerdict(Kind::inconclusive); }
  static DeviceVerdict check_failed() { return DeviceVerdict(Kind::check_failed); }
  static DeviceVerdict measured(const RealReading& /*proof*/, Comparison agreement) {
    return DeviceVerdict(agreement == Comparison::agrees ? Kind::measured_match : Kind::measured_mismatch);
  }
  /// What is left of a verdict that was kept: what was measured then is not measured now.
  static DeviceVerdict kept(Kind kind) {
    const bool passes_on =
        kind == Kind::not_asked || kind == Kind::inconclusive || kind == Kind::check_failed;
    return DeviceVerdict(passes_on ? kind : Kind::static_review);
  }

  Kind kind() const { return kind_; }
  bool measured() const { return kind_ == Kind::measured_match || kind_ == Kind::measured_mismatch; }
  bool operator==(const DeviceVerdict&) const = default;

 private:
  explicit DeviceVerdict(Kind kind) : kind_(kind) {}
  Kind kind_ = Kind::not_asked;
};

enum class DeviceBasis { static_review, executed, recorded };

/// One component of one run. What a driver did not say is absent.
struct DeviceRow {
  std::int64_t parameters = 0;
  bool accumulation = false;
  std::string layout = {};  ///< flat | per_tensor | one_pool
  std::string label = {};   ///< measured | recorded | simulated | static_review | inconclusive | check_failed
  std::string component = {};  ///< as the exercise calls it, or "total"; empty: the run was not made
  std::optional<std::string> yours = {};
  std::optional<std::int64_t> requested = {};
  std::optional<std::int64_t> used = {};
  std::optional<std::int64_t> reserved = {};
  std::optional<std::int64_t> device_wide = {};
};

struct DevicePhase {
  std::string name = {};
  std::int64_t requested = 0;  ///< by what the ledger counts
  std::int64_t beside = 0;     ///< by what it does not count
  std::optional<std::int64_t> used = {};
  std::optional<std::int64_t> reserved = {};
};

struct DeviceMark {
  DeviceVerdict verdict = {};
  DeviceBasis basis = DeviceBasis::static_review;
  std::string device = {};  ///< name and driver; empty: none
  std::string date = {};    ///< of the measurement; empty: none
  Text reason = {};         ///< what the verdict rests on
  std::vector<DeviceRow> rows = {};
  std::vector<Text> differences = {};  ///< by component, in bytes for each parameter
  std::int64_t timeline_parameters = 0;
  std::vector<DevicePhase> timeline = {};  ///< of one run
  std::vector<Text> notes = {};            ///< what the measurement shows besides
  std::vector<Text> commands = {};         ///< how to measure elsewhere
};

}  // namespace grader
