// SPDX-License-Identifier: MIT
#include "grader/device/probe/run.hpp"

#include <algorithm>

#include "grader/device/probe/self_check.hpp"

namespace grader::device::probe {
namespace {

/// Watches the seam while a run goes through its phases.
class Watcher {
 public:
  Watcher(Meter& meter, RunReading& reading)
      : meter_(meter), reading_(reading), first_free_(meter.memory().device_free()) {}

  void begin(const char* phase) {
    reading_.failed_at = phase;
    meter_.reset_most();
    meter_.memory().reset_high();
  }

  void end() {
    PhaseReading phase;
    phase.name = reading_.failed_at;
    phase.requested = meter_.requested_state();
    phase.beside = meter_.requested_beside();
    phase.most = meter_.most_requested();
    add_pools(phase);
    phase.device_delta = delta_since(first_free_);
    reading_.peak = std::max(reading_.peak, phase.most);
    reading_.phases.push_back(phase);
  }

  std::optional<std::int64_t> delta_since(const std::optional<DeviceFree>& before) {
    const auto now = meter_.memory().device_free();
    if (!before || !now) return std::nullopt;
    return static_cast<std::int64_t>(before->free) - static_cast<std::int64_t>(now->free);
  }

 private:
  void add_pools(PhaseReading& phase) {
    const bool shared = reading_.training.layout == Layout::one_pool;
    for (std::size_t i = 0; i < (shared ? 1 : part_count); ++i) {
      const Reading pool = meter_.memory().read(static_cast<Part>(i));
      add(phase.used, pool.used);
      add(phase.high, pool.used_high);
      add(phase.reserved, pool.reserved);
    }
  }
  static void add(MaybeBytes& sum, const MaybeBytes& part) {
    if (part) sum = sum.value_or(0) + *part;
  }

  Meter& meter_;
  RunReading& reading_;
  std::optional<DeviceFree> first_free_;
};

void step_through(Trainer& trainer, const Training& training, Watcher& watcher, std::uint32_t step) {
  const std::string number = std::to_string(step);
  watcher.begin(("forward_" + number).c_str());
  trainer.forward(step, 0);
  watcher.end();
  watcher.begin(("backward_" + number).c_str());
  trainer.backward(step, 0);
  for (std::uint32_t micro = 1; micro < training.micros(); ++micro) {
    trainer.forward(step, micro);
    trainer.backward(step, micro);
  }
  watcher.end();
  watcher.begin(("step_" + number).c_str());
  trainer.update(step);
  watcher.end();
}

void read_components(Meter& meter, RunReading& reading) {
  const bool shared = reading.training.layout == Layout::one_pool;
  for (std::size_t i = 0; i < state_part_count; ++i) {
    ComponentReading component;
    component.part = static_cast<Part>(i);
    component.requested = meter.requested(component.part);
    const Reading pool = shared ? Reading{} : meter.memory().read(component.part);
    component.used = pool.used;
    component.reserved = pool.reserved;
    component.device_delta = meter.device_delta(component.part);
    for (const Held& held : meter.held())
      if (held.part == component.part) ++component.allocations;
    if (component.allocations == 0) component.device_delta = 0;
    component.address_ok = addresses_ok(meter, component.part);
    reading.components.push_back(component);
  }
}

void train(Meter& meter, Arithmetic& arithmetic, RunReading& reading) {
  const Training& training = reading.training;
  Watcher watcher(meter, reading);
  watcher.begin("baseline");
  watcher.end();
  Trainer trainer(meter, arithmetic, training);
  watcher.begin("params");
  trainer.make_weights();
  watcher.end();
  for (std::uint32_t step = 1; step <= steps_of_a_run; ++step) {
    step_through(trainer, training, watcher, step);
    if (step == 1) reading.swallowed = trainer.swallowed();
  }
  reading.failed_at = "verify";
  read_components(meter, reading);
  if (training.optimizer == Optimizer::adamw) {
    for (const std::uint64_t wrong : trainer.verify()) reading.device_bad += wrong;
    reading.host_bad = trainer.replay_samples();
  }
  const Bytes ledger = meter.requested_state();
  reading.over_ledger = reading.peak - std::min(reading.peak, ledger);
  reading.failed_at.clear();
  reading.state = RunState::finished;
}

}  // namespace

Bytes needed_by(const Training& training) {
  const Bytes state = 2 * sizeof(Bfloat16) + (training.accumulation ? 4 : 3) * sizeof(float);
  const Bytes beside = sizeof(Bfloat16) * training.batch;
  return training.parameters * (state + beside) + workspace_words * sizeof(std::uint64_t);
}

RunReading run(DeviceMemory& memory, Arithmetic& arithmetic, const Training& training,
               const Granularity& granularity, Bytes cap_bytes) {
  RunReading reading;
  reading.training = training;
  reading.needs = needed_by(training);
  try {
    Meter meter(memory);
    meter.open(training.layout == Layout::one_pool ? PoolPlan::shared : PoolPlan::one_each, cap_bytes);
    train(meter, arithmetic, reading);
  } catch (const Failure& failure) {
    reading.state = failure.err == Err::out_of_memory ? RunState::out_of_memory : RunState::failed;
    reading.errors.push_back(reading.failed_at + ": " + failure.what);
    return reading;
  }
  if (training.optimizer == Optimizer::adamw) check_run(reading, granularity);
  return reading;
}

}  // namespace grader::device::probe
