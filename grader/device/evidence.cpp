// SPDX-License-Identifier: MIT
#include "grader/device/evidence.hpp"

#include <fmt/format.h>

#include <utility>

#include "grader/device/child.hpp"
#include "grader/device/reasons.hpp"
#include "grader/error.hpp"
#include "grader/sys/digest.hpp"

namespace grader::device {
namespace {

constexpr std::string_view nonce_unset = "0";

std::vector<std::string> command_line(const ProbeCall& call) {
  std::vector<std::string> words = {call.program->string(), "--json", "-", "--nonce", call.nonce};
  if (call.sizes == Sizes::lesson) words.emplace_back("--lesson-sizes");
  if (call.sizes == Sizes::fill) words.emplace_back("--fill");
  if (call.budget_bytes > 0) {
    words.emplace_back("--budget-bytes");
    words.push_back(std::to_string(call.budget_bytes));
  }
  return words;
}

int exit_code_for(const std::string& verdict) {
  if (verdict == "measured") return 0;
  if (verdict == "static_review" || verdict == "simulated") return 3;
  return verdict == "inconclusive" ? 4 : 5;
}

struct Finding {
  DeviceVerdict verdict = {};
  Text reason = {};
};

/// What a child that ended badly shows. None of it is a student's fault.
std::optional<Finding> trouble_of(const ChildEnd& end) {
  switch (end.how) {
    case ChildEnd::How::not_started:
      return Finding{DeviceVerdict::inconclusive(), reason_text("not_started", end.errors)};
    case ChildEnd::How::signalled:
      return Finding{DeviceVerdict::inconclusive(), reason_text("crashed", std::to_string(end.code))};
    case ChildEnd::How::too_long:
      return Finding{DeviceVerdict::inconclusive(), reason_text("too_long", "")};
    case ChildEnd::How::too_much_output:
      return Finding{DeviceVerdict::inconclusive(), reason_text("too_much_output", "")};
    case ChildEnd::How::exited:
      break;
  }
  return std::nullopt;
}

/// A report that is well-formed but cannot be right.
std::optional<Finding> contradiction(const ProbeReport& report, int exit_code, const std::string& nonce) {
  if (exit_code != exit_code_for(report.verdict))
    return Finding{DeviceVerdict::check_failed(), reason_text("exit_differs", std::to_string(exit_code))};
  if (report.nonce != nonce) return Finding{DeviceVerdict::check_failed(), reason_text("nonce_differs", "")};
  return std::nullopt;
}

std::string detail_of(const ProbeReport& report) {
  if (report.reason == "driver_too_old")
    return fmt::format("{}.{}", report.driver / 1000, report.driver % 1000 / 10);
  std::string detail = report.message;
  for (const std::string& error : report.errors) detail += (detail.empty() ? "" : "; ") + error;
  for (const ReportedRun& run : report.runs)
    for (const std::string& error : run.errors) detail += (detail.empty() ? "" : "; ") + error;
  return detail;
}

std::optional<Finding> without_runs(const ProbeReport& report) {
  const std::string detail = detail_of(report);
  if (report.verdict == "static_review")
    return Finding{DeviceVerdict::static_review(), reason_text(report.reason, detail)};
  if (report.verdict == "inconclusive")
    return Finding{DeviceVerdict::inconclusive(), reason_text(report.reason, detail)};
  if (report.verdict == "check_failed")
    return Finding{DeviceVerdict::check_failed(), reason_text("self_check", detail)};
  return std::nullopt;
}

}  // namespace

Evidence Evidence::measure_here(const ProbeCall& call) {
  Evidence evidence;
  evidence.origin_ = Origin::measured_here;
  evidence.nonce_ = call.nonce;
  const auto conclude = [&evidence](const std::optional<Finding>& finding) {
    if (!finding) return;
    evidence.without_runs_ = finding->verdict;
    evidence.reason_ = finding->reason;
  };
  if (!call.program) {
    conclude(Finding{DeviceVerdict::static_review(), reason_text("no_probe", "")});
    return evidence;
  }
  const ChildEnd end = run_child(command_line(call), call.wall);
  if (const auto trouble = trouble_of(end)) {
    conclude(trouble);
    return evidence;
  }
  auto read = read_probe_report(end.output);
  if (const auto* unreadable = std::get_if<Unreadable>(&read)) {
    conclude(Finding{DeviceVerdict::inconclusive(), reason_text("unreadable", unreadable->why)});
    return evidence;
  }
  evidence.report_ = std::get<ProbeReport>(std::move(read));
  evidence.bytes_ = end.output;
  evidence.digest_ = "sha256:" + sys::sha256(evidence.bytes_);
  conclude(without_runs(*evidence.report_));
  conclude(contradiction(*evidence.report_, end.code, call.nonce));
  return evidence;
}

Evidence Evidence::recorded(std::string bytes, const std::string& name) {
  auto read = read_probe_report(bytes);
  if (const auto* unreadable = std::get_if<Unreadable>(&read))
    throw Error(fmt::format("{} is no record of a device check: {}", name, unreadable->why),
                "use what `ledger-grader device-check --save FILE` or `ledger-cuda-probe --json FILE` wrote");
  Evidence evidence;
  evidence.report_ = std::get<ProbeReport>(std::move(read));
  evidence.bytes_ = std::move(bytes);
  evidence.digest_ = "sha256:" + sys::sha256(evidence.bytes_);
  evidence.nonce_ = nonce_unset;
  if (const auto finding = without_runs(*evidence.report_)) {
    evidence.without_runs_ = finding->verdict;
    evidence.reason_ = finding->reason;
  }
  return evidence;
}

std::optional<DeviceVerdict> Evidence::verdict_without_runs() const { return without_runs_; }

std::optional<RealReading> Evidence::real_reading() const {
  const bool real = origin_ == Origin::measured_here && !without_runs_ && report_ && report_->on_cuda() &&
                    report_->verdict == "measured";
  return real ? std::optional<RealReading>(RealReading{}) : std::nullopt;
}

}  // namespace grader::device
