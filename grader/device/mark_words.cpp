// SPDX-License-Identifier: MIT
#include "grader/device/mark_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grader/device/confront.hpp"
#include "grader/device/reasons.hpp"

namespace grader::device {
namespace {

/// The most telling run: the largest flat one, and of two the one without accumulation.
const ReportedRun* shown_run(const ProbeReport& report) {
  const ReportedRun* best = nullptr;
  for (const ReportedRun& run : report.runs) {
    if (!run.finished() || run.layout != "flat") continue;
    if (best == nullptr || run.parameters > best->parameters) best = &run;
  }
  return best;
}

std::int64_t phase_bytes(const ReportedRun& run, const char* name) {
  const auto phase = std::ranges::find(run.phases, name, &ReportedPhase::name);
  return phase == run.phases.end() ? 0 : phase->requested;
}

void add_timeline(const ReportedRun& run, DeviceMark& mark) {
  mark.timeline_parameters = run.parameters;
  for (const ReportedPhase& phase : run.phases)
    mark.timeline.push_back({phase.name, phase.requested, phase.beside, phase.used, phase.reserved});
  const std::int64_t jump = phase_bytes(run, "step_1") - phase_bytes(run, "backward_1");
  const double each = static_cast<double>(jump) / static_cast<double>(run.parameters);
  mark.notes.push_back(
      {fmt::format("第一次优化器更新时多出 {} 字节（{:.4g} B × N）：状态到这时才建立。", jump, each),
       fmt::format("The first optimizer step added {} bytes ({:.4g} B × N): the states are made only then.",
                   jump, each)});
  mark.notes.push_back(
      {fmt::format("峰值 {} 字节，比账本高 {} 字节（激活与工作区）。", run.peak, run.over_ledger),
       fmt::format("Peak: {} bytes, {} above the ledger (activations and workspace).", run.peak,
                   run.over_ledger)});
  const double share = 100.0 * static_cast<double>(run.swallowed) / static_cast<double>(run.parameters);
  mark.notes.push_back(
      {fmt::format("第一次更新后，{:.1f}% 的 16 位权重没有变化，虽然它们的 32 位主权重变了。", share),
       fmt::format(
           "After the first update {:.1f}% of the 16-bit weights were unchanged although their 32-bit "
           "masters had moved.",
           share)});
}

void add_limit(const ReportedLimit& limit, DeviceMark& mark) {
  if (limit.failed_at != "forward_2") return;
  const char* const zh = limit.simulated_cap ? "（上限由探针自己执行）" : "";
  const char* const en = limit.simulated_cap ? " (the limit was kept by the probe itself)" : "";
  mark.notes.push_back(
      {fmt::format("显存上限 {} 字节时，第一轮放得下，第二轮前向时显存不足{}。", limit.cap, zh),
       fmt::format("With a limit of {} bytes the first iteration fitted, and memory ran out in the second "
                   "forward pass{}.",
                   limit.cap, en)});
}

/// Row by row: a size that was measured says nothing of one that was not.
void add_unfit(const ProbeReport& report, DeviceMark& mark) {
  for (const ReportedRun& run : report.runs) {
    if (run.label != "static_review") continue;
    mark.notes.push_back(
        {fmt::format("N = {}（{}梯度累积）仍是静态审查：需要 {} 字节，超过空闲的或允许用的显存。",
                     run.parameters, run.accumulation ? "有" : "无", run.needs),
         fmt::format("N = {} ({} accumulation) stays static review: it needs {} bytes, more than is free or "
                     "allowed.",
                     run.parameters, run.accumulation ? "with" : "without", run.needs)});
  }
}

void add_context(const ReportedDevice& device, DeviceMark& mark) {
  const auto& bytes = device.context_by_driver ? device.context_by_driver : device.context_by_second_process;
  if (!bytes) return;
  mark.notes.push_back({fmt::format("CUDA 上下文另占约 {} 字节。", *bytes),
                        fmt::format("A CUDA context takes about {} bytes more.", *bytes)});
}

}  // namespace

Text measured_reason(bool differs) {
  if (differs) return {"与设备上的真实分配不一致。", "It differs from what the device really allocated."};
  return {"与设备上的真实分配逐字节一致。",
          "It agrees, byte for byte, with what the device really allocated."};
}

Text replayed_reason(const Evidence& evidence, std::optional<bool> differs) {
  const ProbeReport& report = *evidence.report();
  if (report.basis == "host-simulated")
    return {"静态审查：逻辑已在主机替身上走通，未在 GPU 上实测。",
            "Static review: the logic was run with the host in place of a device; nothing was measured on a "
            "GPU."};
  Text comparison;
  if (differs)
    comparison = {*differs ? "账本与记录不一致。" : "账本与记录一致。",
                  *differs ? " The ledger differs from it." : " The ledger agrees with it."};
  return {fmt::format("静态审查：重放 {} 在 {} 上的记录（{}）。{}记录由别处提供，不是在这里测的。",
                      report.date, device_text(report), evidence.digest(), comparison.zh),
          fmt::format("Static review: a recording of {} on {} ({}) was replayed.{} It was handed in and not "
                      "measured here.",
                      report.date, device_text(report), evidence.digest(), comparison.en)};
}

Text total_note(const std::string& name) {
  return {fmt::format("total 一行：把设备上的各项交给你的 {}()，看它加得对不对。", name),
          fmt::format("In the row total, your {}() was given the device's components.", name)};
}

Text no_numbers_reason() {
  return {"学生的程序没有给出可以比较的数", "the student's program gave no numbers to compare"};
}

Text some_missing_reason() {
  return {"学生的程序有的数没有给出，无法下结论", "the student's program left some numbers out"};
}

DeviceRow row_of(const Evidence& evidence, const ReportedRun& run) {
  DeviceRow row;
  row.parameters = run.parameters;
  row.accumulation = run.accumulation;
  row.layout = run.layout;
  row.label = run.label == "measured" && evidence.is_recorded() ? "recorded" : run.label;
  return row;
}

DeviceRow row_of_component(DeviceRow row, const ReportedRun& run, const std::string& part) {
  const auto found = std::ranges::find(run.components, part, &ReportedComponent::part);
  row.component = part;
  if (found == run.components.end()) return row;
  row.requested = found->requested;
  row.used = found->used;
  row.reserved = found->reserved;
  row.device_wide = found->device_delta;
  return row;
}

DeviceRow row_of_total(DeviceRow row, const ReportedRun& run) {
  const auto add = [](std::optional<std::int64_t>& sum, const std::optional<std::int64_t>& part, bool first) {
    sum = part && (sum || first) ? std::optional<std::int64_t>(sum.value_or(0) + *part) : std::nullopt;
  };
  bool first = true;
  for (const ReportedComponent& component : run.components) {
    add(row.requested, component.requested, first);
    add(row.used, component.used, first);
    add(row.reserved, component.reserved, first);
    add(row.device_wide, component.device_delta, first);
    first = false;
  }
  return row;
}

std::string device_text(const ProbeReport& report) {
  if (!report.device) return "";
  return fmt::format("{}, CUDA driver {}.{}", report.device->name, report.driver / 1000,
                     report.driver % 1000 / 10);
}

void describe(const Evidence& evidence, DeviceMark& mark) {
  const ProbeReport& report = *evidence.report();
  mark.device = device_text(report);
  mark.date = report.date;
  if (const ReportedRun* const run = shown_run(report)) add_timeline(*run, mark);
  add_unfit(report, mark);
  if (report.limit) add_limit(*report.limit, mark);
  if (report.device) add_context(*report.device, mark);
  if (report.witness == "disturbed")
    mark.notes.push_back(
        {"测量时别的程序也在使用显存：全设备一栏只能参考。",
         "Other programs used the device meanwhile: the device-wide column is only a hint."});
  mark.notes.push_back({"账本不含激活、临时工作区、CUDA 上下文，也不含分配器的取整与碎片。",
                        "The ledger does not include activations, temporary workspace, the CUDA context, or "
                        "what the allocator "
                        "rounds up and leaves between blocks."});
}

namespace {

/// What there is to say of runs beside which no submission was set.
void describe_alone(const Evidence& evidence, DeviceMark& mark) {
  describe(evidence, mark);
  for (const ReportedRun& run : evidence.report()->runs) {
    const DeviceRow row = row_of(evidence, run);
    if (!run.finished()) mark.rows.push_back(row);
    for (const ReportedComponent& component : run.components)
      mark.rows.push_back(row_of_component(row, run, component.part));
  }
  if (evidence.real_reading()) {
    mark.verdict = DeviceVerdict::inconclusive();
    mark.reason = {"设备量好了，但没有作业可以比对。",
                   "The device was measured, but there was no submission."};
  } else {
    mark.reason = replayed_reason(evidence, std::nullopt);
  }
}

}  // namespace

DeviceMark without_submission(const Evidence& evidence) {
  DeviceMark mark;
  mark.verdict = evidence.verdict_without_runs().value_or(DeviceVerdict::static_review());
  mark.basis = evidence.is_recorded() ? DeviceBasis::recorded : DeviceBasis::static_review;
  mark.reason = evidence.reason();
  if (evidence.real_reading()) mark.basis = DeviceBasis::executed;
  if (evidence.report() && !evidence.verdict_without_runs()) describe_alone(evidence, mark);
  if (!evidence.real_reading() && !evidence.is_recorded())
    mark.commands = commands_elsewhere(evidence.nonce());
  return mark;
}

}  // namespace grader::device
