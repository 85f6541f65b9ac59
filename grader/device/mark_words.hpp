// SPDX-License-Identifier: MIT
// Rows and words of a mark that need no submission: what was measured, and on what the verdict rests.
#pragma once

#include "grader/device/evidence.hpp"

namespace grader::device {

Text measured_reason(bool differs);
/// `differs` is nothing when no submission was set beside it.
Text replayed_reason(const Evidence& evidence, std::optional<bool> differs);
Text total_note(const std::string& name);
Text no_numbers_reason();
Text some_missing_reason();

DeviceRow row_of(const Evidence& evidence, const ReportedRun& run);
DeviceRow row_of_component(DeviceRow row, const ReportedRun& run, const std::string& part);
DeviceRow row_of_total(DeviceRow row, const ReportedRun& run);

/// "NVIDIA H200, CUDA driver 13.0"; empty without a device.
std::string device_text(const ProbeReport& report);

/// The timeline of the largest run, the peak, the limit, what the ledger does not include.
void describe(const Evidence& evidence, DeviceMark& mark);

}  // namespace grader::device
