// SPDX-License-Identifier: MIT
#include "grader/device/probe_report.hpp"

#include <algorithm>

#include "grader/device/json_fields.hpp"
#include "grader/error.hpp"
#include "grader/types/device_parts.hpp"

namespace grader::device {
namespace {

using formats::Json;

constexpr std::size_t most_runs = 64;
constexpr std::size_t most_phases = 32;

ReportedComponent read_component(const Json& json) {
  JsonFields fields(json, "component");
  ReportedComponent component;
  component.part = fields.one_of("name", device_parts());
  component.requested = fields.count("requested");
  component.used = fields.maybe_count("used");
  component.reserved = fields.maybe_count("reserved");
  component.device_delta = fields.maybe_integer("device_delta");
  component.allocations = fields.count("allocs");
  component.address_ok = fields.maybe_flag("address_ok");
  fields.finish();
  return component;
}

ReportedPhase read_phase(const Json& json) {
  JsonFields fields(json, "phase");
  ReportedPhase phase;
  phase.name = fields.text("name");
  phase.requested = fields.count("requested");
  phase.beside = fields.count("beside");
  phase.most = fields.count("most");
  phase.used = fields.maybe_count("used");
  phase.high = fields.maybe_count("high");
  phase.reserved = fields.maybe_count("reserved");
  phase.device_delta = fields.maybe_integer("device_delta");
  fields.finish();
  return phase;
}

void read_details(JsonFields& fields, ReportedRun& run) {
  JsonFields peak(fields.at("peak"), "peak");
  run.peak = peak.count("requested");
  run.over_ledger = peak.count("over_ledger");
  peak.finish();
  JsonFields content(fields.at("content"), "content");
  run.device_bad = content.count("device_bad");
  run.host_bad = content.count("host_bad");
  content.finish();
  run.swallowed = fields.count("swallowed");
  run.errors = fields.texts("errors");
}

/// A run that finished has every part once, and found nothing wrong.
void require_whole(const ReportedRun& run) {
  if (!run.finished()) return;
  const bool clean = run.errors.empty() && run.device_bad == 0 && run.host_bad == 0;
  if (!clean) throw Refused{"a run is called finished and says that it is not right"};
  if (run.components.size() != device_parts().size()) throw Refused{"a run has not every component"};
  for (const ReportedComponent& component : run.components)
    if (component.used && *component.used < component.requested)
      throw Refused{"a component of a finished run uses less than it requested"};
  for (const std::string& part : device_parts())
    if (std::ranges::count(run.components, part, &ReportedComponent::part) != 1)
      throw Refused{"a run has not every component once"};
}

ReportedRun read_run(const Json& json) {
  JsonFields fields(json, "run");
  ReportedRun run;
  run.parameters = fields.count("n");
  run.accumulation = fields.flag("accum");
  run.layout = fields.one_of("layout", {"flat", "per_tensor", "one_pool"});
  run.label =
      fields.one_of("label", {"measured", "simulated", "static_review", "inconclusive", "check_failed"});
  run.needs = fields.count("needs");
  for (const Json& item : fields.array("components", device_parts().size()))
    run.components.push_back(read_component(item));
  for (const Json& item : fields.array("phases", most_phases)) run.phases.push_back(read_phase(item));
  read_details(fields, run);
  fields.finish();
  require_whole(run);
  if (run.parameters == 0) throw Refused{"a run has no parameters"};
  return run;
}

void read_context(JsonFields& fields, std::optional<ReportedDevice>& device) {
  if (fields.at("context").is_null()) return;
  JsonFields context(fields.at("context"), "context");
  const auto by_driver = context.maybe_count("nvml_delta");
  const auto by_second = context.maybe_count("second_process");
  context.finish();
  if (!device) return;
  device->context_by_driver = by_driver;
  device->context_by_second_process = by_second;
}

std::optional<ReportedDevice> read_device(JsonFields& fields) {
  if (fields.at("device").is_null()) return std::nullopt;
  JsonFields json(fields.at("device"), "device");
  ReportedDevice device;
  device.name = json.text("name");
  device.compute_capability = json.text("cc");
  json.text("uuid");
  device.total = json.count("total");
  device.free_before = json.count("free_before");
  device.wsl = json.flag("wsl");
  for (const char* key : {"mig", "mps", "integrated", "pools"}) json.flag(key);
  json.finish();
  return device;
}

std::optional<ReportedLimit> read_limit(JsonFields& fields) {
  if (fields.at("oom_demo").is_null()) return std::nullopt;
  JsonFields json(fields.at("oom_demo"), "oom_demo");
  ReportedLimit limit;
  limit.cap = json.count("cap");
  limit.parameters = json.count("n");
  limit.failed_at = json.text("failed_at");
  limit.simulated_cap = json.one_of("kind", {"driver", "simulated"}) == "simulated";
  json.finish();
  return limit;
}

/// 2026-11-29T12:00:00Z
std::string read_date(JsonFields& fields) {
  std::string date = fields.text("date");
  const std::string pattern = "0000-00-00T00:00:00Z";
  bool fits = date.size() == pattern.size();
  for (std::size_t i = 0; fits && i < date.size(); ++i)
    fits = pattern[i] == '0' ? date[i] >= '0' && date[i] <= '9' : date[i] == pattern[i];
  if (!fits) throw Refused{"date is no date"};
  return date;
}

void read_builder(JsonFields& fields, ProbeReport& report) {
  JsonFields probe(fields.at("probe"), "probe");
  report.build = probe.text("build");
  probe.count("cudart");
  probe.text("targets");
  probe.finish();
}

void read_calibration(JsonFields& fields, ProbeReport& report) {
  JsonFields calibration(fields.at("calibration"), "calibration");
  report.unit = calibration.count("unit");
  calibration.count("chunk");
  calibration.maybe_integer("drift");
  calibration.finish();
  JsonFields witness(fields.at("witness"), "witness");
  report.witness = witness.one_of("memgetinfo", {"ok", "disturbed", "unavailable"});
  witness.finish();
}

/// What the whole claims must follow from its parts.
void require_consistent(const ProbeReport& report) {
  const auto labelled = [&](const char* label) {
    return std::ranges::count(report.runs, std::string(label), &ReportedRun::label);
  };
  if (report.on_cuda() && (!report.device || labelled("simulated") > 0))
    throw Refused{"a device's reading without a device"};
  if (!report.on_cuda() && (labelled("measured") > 0 || report.verdict == "measured"))
    throw Refused{"measured, and no device"};
  if (report.basis != "host-simulated" && report.verdict == "simulated")
    throw Refused{"simulated, and not on the host"};
  const bool claims = report.verdict == "measured" || report.verdict == "simulated";
  if (claims && (labelled("inconclusive") > 0 || labelled("check_failed") > 0 || !report.errors.empty()))
    throw Refused{"a verdict that the runs do not bear out"};
  if (claims && std::ranges::none_of(report.runs, &ReportedRun::finished))
    throw Refused{"a verdict without a run"};
}

ProbeReport read_whole(const Json& json) {
  JsonFields fields(json, "");
  ProbeReport report;
  if (fields.count("schema") != 1) throw Refused{"another schema"};
  report.date = read_date(fields);
  read_builder(fields, report);
  report.nonce = fields.text("nonce");
  report.verdict =
      fields.one_of("verdict", {"measured", "simulated", "static_review", "inconclusive", "check_failed"});
  report.reason = fields.text("reason");
  report.code = fields.count("code");
  report.message = fields.text("message");
  report.basis = fields.one_of("basis", {"cuda-pool", "cuda-malloc", "host-simulated", "none"});
  report.driver = fields.count("driver");
  report.device = read_device(fields);
  read_context(fields, report.device);
  read_calibration(fields, report);
  for (const Json& item : fields.array("runs", most_runs)) report.runs.push_back(read_run(item));
  report.limit = read_limit(fields);
  report.errors = fields.texts("errors");
  fields.finish();
  require_consistent(report);
  return report;
}

}  // namespace

std::variant<ProbeReport, Unreadable> read_probe_report(std::string_view text) {
  try {
    return read_whole(formats::read_json(text, "report"));
  } catch (const Refused& refused) {
    return Unreadable{refused.why};
  } catch (const Error& error) {
    return Unreadable{error.what()};
  }
}

}  // namespace grader::device
