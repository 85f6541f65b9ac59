// SPDX-License-Identifier: MIT
#include "grader/device/differences.hpp"

#include <fmt/format.h>

#include <cmath>
#include <utility>

namespace grader::device {
namespace {

double real_of(const Value& value) {
  return value.kind == ValueKind::real ? value.real : static_cast<double>(value.integer);
}

std::string per_parameter(double bytes, std::int64_t parameters) {
  const double each = bytes / static_cast<double>(parameters);
  return fmt::format("{:.4g} B × N", each);
}

}  // namespace

bool equals(const Value& value, std::int64_t number) {
  if (value.kind == ValueKind::real) return value.real == static_cast<double>(number);
  return value.integer == number;
}

bool converts(const Value& value, std::int64_t bytes, std::int64_t unit_bytes) {
  constexpr double relative = 1e-12;
  const double expected = static_cast<double>(bytes) / static_cast<double>(unit_bytes);
  return std::abs(real_of(value) - expected) <= relative * expected;
}

std::optional<std::string> shown(const std::optional<Value>& value) {
  if (!value) return std::nullopt;
  return value->kind == ValueKind::real ? fmt::format("{}", value->real) : fmt::format("{}", value->integer);
}

void Differences::say(const std::string& key, Text text) {
  const auto [place, is_new] = said_.try_emplace(key, texts_.size());
  if (is_new)
    texts_.push_back(std::move(text));
  else
    texts_[place->second] = std::move(text);
}

void Differences::component(const std::string& name, const Value& yours, std::int64_t held,
                            const ReportedRun& run) {
  const char* const flag = run.accumulation ? "+" : "-";
  const std::string mine = per_parameter(real_of(yours), run.parameters);
  const std::string theirs = per_parameter(static_cast<double>(held), run.parameters);
  say(name + flag, {fmt::format("{}（{}梯度累积）：你的是 {}，设备上是 {}（N = {}）", name,
                                run.accumulation ? "有" : "无", mine, theirs, run.parameters),
                    fmt::format("{} ({} accumulation): yours {}, the device holds {} (N = {})", name,
                                run.accumulation ? "with" : "without", mine, theirs, run.parameters)});
}

void Differences::total(const std::string& name, const Value& yours, std::int64_t sum,
                        const ReportedRun& run) {
  const std::string mine = per_parameter(real_of(yours), run.parameters);
  const std::string theirs = per_parameter(static_cast<double>(sum), run.parameters);
  say(name + "()", {fmt::format("{}()：给它设备上的各项，你的是 {}，各项之和是 {}（N = {}）", name, mine,
                                theirs, run.parameters),
                    fmt::format("{}(): given the device's components, yours is {}, their sum is {} (N = {})",
                                name, mine, theirs, run.parameters)});
}

void Differences::unit(const std::string& name, const Value& yours, std::int64_t bytes,
                       std::int64_t unit_bytes) {
  const double expected = static_cast<double>(bytes) / static_cast<double>(unit_bytes);
  say(name + "(unit)",
      {fmt::format("{}：量得 {} 字节，你换算成 {}，应为 {}", name, bytes, real_of(yours), expected),
       fmt::format("{}: {} bytes were measured, yours makes {} of them, and it is {}", name, bytes,
                   real_of(yours), expected)});
}

}  // namespace grader::device
