// SPDX-License-Identifier: MIT
// The probe's report, read strictly: every key there and of its kind, no other key, nothing out of range.
// A report that was carried here by somebody is as foreign as one that a broken program printed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace grader::device {

struct ReportedComponent {
  std::string part = {};
  std::int64_t requested = 0;
  std::optional<std::int64_t> used = {};
  std::optional<std::int64_t> reserved = {};
  std::optional<std::int64_t> device_delta = {};
  std::int64_t allocations = 0;
  std::optional<bool> address_ok = {};
};

struct ReportedPhase {
  std::string name = {};
  std::int64_t requested = 0;
  std::int64_t beside = 0;
  std::int64_t most = 0;
  std::optional<std::int64_t> used = {};
  std::optional<std::int64_t> high = {};
  std::optional<std::int64_t> reserved = {};
  std::optional<std::int64_t> device_delta = {};
};

struct ReportedRun {
  std::int64_t parameters = 0;
  bool accumulation = false;
  std::string layout = {};
  std::string label = {};
  std::int64_t needs = 0;
  std::vector<ReportedComponent> components = {};
  std::vector<ReportedPhase> phases = {};
  std::int64_t peak = 0;
  std::int64_t over_ledger = 0;
  std::int64_t device_bad = 0;
  std::int64_t host_bad = 0;
  std::int64_t swallowed = 0;
  std::vector<std::string> errors = {};

  bool finished() const { return label == "measured" || label == "simulated"; }
};

struct ReportedDevice {
  std::string name = {};
  std::string compute_capability = {};
  std::int64_t total = 0;
  std::int64_t free_before = 0;
  bool wsl = false;
  std::optional<std::int64_t> context_by_driver = {};
  std::optional<std::int64_t> context_by_second_process = {};
};

struct ReportedLimit {
  std::int64_t cap = 0;
  std::int64_t parameters = 0;
  std::string failed_at = {};
  bool simulated_cap = false;
};

struct ProbeReport {
  std::string date = {};
  std::string build = {};
  std::string nonce = {};
  std::string verdict = {};  ///< measured | simulated | static_review | inconclusive | check_failed
  std::string reason = {};
  std::int64_t code = 0;  ///< CUDA's
  std::string message = {};
  std::string basis = {};   ///< cuda-pool | cuda-malloc | host-simulated | none
  std::int64_t driver = 0;  ///< 12040 is 12.4
  std::optional<ReportedDevice> device = {};
  std::int64_t unit = 0;
  std::string witness = {};  ///< ok | disturbed | unavailable
  std::vector<ReportedRun> runs = {};
  std::optional<ReportedLimit> limit = {};
  std::vector<std::string> errors = {};

  bool on_cuda() const { return basis == "cuda-pool" || basis == "cuda-malloc"; }
};

/// Why it is no report, for people who look for the trouble.
struct Unreadable {
  std::string why = {};
};

/// Refuses also what contradicts itself: a measurement without a device, runs that were measured on the host,
/// components that are missing or stand twice.
std::variant<ProbeReport, Unreadable> read_probe_report(std::string_view text);

}  // namespace grader::device
