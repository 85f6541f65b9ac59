// SPDX-License-Identifier: MIT
// The report as one JSON object on one line; grader/device/probe_report.hpp reads it, docs/device-check.md
// explains it.
#include <ctime>

#include "grader/device/probe/json_text.hpp"
#include "grader/device/probe/session.hpp"

#ifndef LEDGER_PROBE_BUILD
#define LEDGER_PROBE_BUILD "unknown"
#endif
#ifndef LEDGER_PROBE_TARGETS
#define LEDGER_PROBE_TARGETS "unknown"
#endif

namespace grader::device::probe {
namespace {

std::string now() {
  const std::time_t seconds = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  char text[32] = {};
  const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text, length};
}

/// Only a run that finished on a real device was measured.
const char* label_of(const RunReading& reading, bool real) {
  switch (reading.state) {
    case RunState::does_not_fit:
      return "static_review";
    case RunState::out_of_memory:
    case RunState::failed:
      return "inconclusive";
    case RunState::finished:
      break;
  }
  if (!reading.errors.empty()) return "check_failed";
  return real ? "measured" : "simulated";
}

void write_device(JsonText& json, const std::optional<DeviceFacts>& device) {
  if (!device) {
    json.nothing("device").nothing("context");
    return;
  }
  json.begin_object("device").text("name", device->name).text("cc", device->compute_capability);
  json.text("uuid", device->uuid).number("total", device->total).number("free_before", device->free_before);
  json.flag("mig", device->mig).flag("wsl", device->wsl).flag("mps", device->mps);
  json.flag("integrated", device->integrated).flag("pools", device->pools).end_object();
  json.begin_object("context").maybe("nvml_delta", device->context_by_driver);
  json.maybe("second_process", device->context_by_second_process).end_object();
}

void write_component(JsonText& json, const ComponentReading& component) {
  json.begin_object().text("name", name_of(component.part)).number("requested", component.requested);
  json.maybe("used", component.used).maybe("reserved", component.reserved);
  json.maybe_signed("device_delta", component.device_delta).number("allocs", component.allocations);
  if (component.address_ok) {
    json.flag("address_ok", *component.address_ok);
  } else {
    json.nothing("address_ok");
  }
  json.end_object();
}

void write_phase(JsonText& json, const PhaseReading& phase) {
  json.begin_object().text("name", phase.name).number("requested", phase.requested);
  json.number("beside", phase.beside).number("most", phase.most).maybe("used", phase.used);
  json.maybe("high", phase.high).maybe("reserved", phase.reserved);
  json.maybe_signed("device_delta", phase.device_delta).end_object();
}

void write_texts(JsonText& json, const char* key, const std::vector<std::string>& texts) {
  json.begin_array(key);
  for (const std::string& text : texts) json.text(nullptr, text);
  json.end_array();
}

void write_run(JsonText& json, const RunReading& reading, const char* label) {
  const Training& training = reading.training;
  json.begin_object().number("n", training.parameters).flag("accum", training.accumulation);
  json.text("layout", name_of(training.layout)).text("label", label).number("needs", reading.needs);
  json.begin_array("components");
  for (const ComponentReading& component : reading.components) write_component(json, component);
  json.end_array().begin_array("phases");
  for (const PhaseReading& phase : reading.phases) write_phase(json, phase);
  json.end_array().begin_object("peak").number("requested", reading.peak);
  json.number("over_ledger", reading.over_ledger).end_object();
  json.begin_object("content").number("device_bad", reading.device_bad);
  json.number("host_bad", reading.host_bad).end_object();
  json.number("swallowed", reading.swallowed);
  write_texts(json, "errors", reading.errors);
  json.end_object();
}

void write_limit(JsonText& json, const LimitDemo& limit) {
  if (!limit.tried) {
    json.nothing("oom_demo");
    return;
  }
  json.begin_object("oom_demo").number("cap", limit.cap).number("n", limit.parameters);
  json.text("failed_at", limit.failed_at).text("kind", limit.simulated_cap ? "simulated" : "driver");
  json.end_object();
}

const char* witness_of(const Calibration& calibration) {
  if (!calibration.drift) return "unavailable";
  return *calibration.drift == 0 ? "ok" : "disturbed";
}

}  // namespace

const char* basis_of(const Report& report) {
  if (report.real) return report.real->basis();
  return report.simulated ? "host-simulated" : "none";
}

std::string json_of(const Report& report) {
  const DeviceFacts facts = report.device.value_or(DeviceFacts{});
  const bool real = report.real.has_value();
  const bool claims = report.outcome.ending == Ending::measured && !real;
  const Ending ending = claims ? Ending::simulated : report.outcome.ending;
  JsonText json;
  json.begin_object().number("schema", 1).text("date", now()).begin_object("probe");
  json.text("build", LEDGER_PROBE_BUILD).signed_number("cudart", facts.runtime);
  json.text("targets", LEDGER_PROBE_TARGETS).end_object().text("nonce", report.nonce);
  json.text("verdict", name_of(ending)).text("reason", report.outcome.reason);
  json.signed_number("code", report.cuda_error).text("message", report.error_text);
  json.text("basis", basis_of(report)).signed_number("driver", facts.driver);
  write_device(json, report.device && !report.device->name.empty() ? report.device : std::nullopt);
  json.begin_object("calibration").number("unit", report.calibration.granularity.unit);
  json.number("chunk", report.calibration.chunk).maybe_signed("drift", report.calibration.drift).end_object();
  json.begin_array("runs");
  for (const RunReading& reading : report.runs) write_run(json, reading, label_of(reading, real));
  json.end_array();
  write_limit(json, report.limit);
  json.begin_object("witness").text("memgetinfo", witness_of(report.calibration)).end_object();
  write_texts(json, "errors", report.errors);
  return json.end_object().str() + "\n";
}

}  // namespace grader::device::probe
