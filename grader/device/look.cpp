// SPDX-License-Identifier: MIT
#include "grader/device/look.hpp"

#include <unistd.h>

#include <chrono>

#include "grader/device/child.hpp"
#include "grader/device/mark_words.hpp"
#include "grader/device/probe_report.hpp"
#include "grader/device/reasons.hpp"

namespace grader::device {

Look look_for_device(const std::optional<std::filesystem::path>& probe) {
  constexpr auto patience = std::chrono::seconds(10);
  if (!probe) return {false, reason_text("no_probe", "")};
  const ChildEnd end = run_child({probe->string(), "--look"}, patience);
  if (end.how != ChildEnd::How::exited) return {false, reason_text("not_started", end.errors)};
  const auto read = read_probe_report(end.output);
  if (const auto* unreadable = std::get_if<Unreadable>(&read))
    return {false, reason_text("unreadable", unreadable->why)};
  const auto& report = std::get<ProbeReport>(read);
  if (report.device && report.reason == "only_looked")
    return {true, {device_text(report), device_text(report)}};
  return {false, reason_text(report.reason, "")};
}

std::optional<std::filesystem::path> built_probe() {
  std::error_code failed;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
  if (failed) return std::nullopt;
  const auto probe = program.parent_path() / "ledger-cuda-probe";
  return ::access(probe.c_str(), X_OK) == 0 ? std::optional<std::filesystem::path>(probe) : std::nullopt;
}

}  // namespace grader::device
