// SPDX-License-Identifier: MIT
#include "grader/device/probe/host_memory.hpp"

#include <algorithm>
#include <new>

namespace grader::device::probe {
namespace {

std::uint64_t rounded_up(std::uint64_t bytes, std::uint64_t unit) { return (bytes + unit - 1) / unit * unit; }

}  // namespace

Err HostMemory::open(PoolPlan plan, std::uint64_t cap_bytes) {
  if (!blocks_.empty()) return Err::failed;
  plan_ = plan;
  cap_ = keeps_cap() ? cap_bytes : 0;
  pools_ = {};
  return Err::ok;
}

HostMemory::Pool& HostMemory::pool_of(Part part) {
  return pools_[plan_ == PoolPlan::shared ? 0 : static_cast<std::size_t>(part)];
}

std::uint64_t HostMemory::held() const {
  std::uint64_t held = 0;
  for (const Pool& pool : pools_) held += pool.reserved;
  return held;
}

Err HostMemory::allocate(Part part, std::size_t bytes, void** memory) {
  Pool& pool = pool_of(part);
  Block block;
  block.size = bytes;
  block.rounded = rounded_up(std::max<std::uint64_t>(bytes, 1), settings_.unit_bytes);
  const std::uint64_t used = pool.used + block.rounded;
  const std::uint64_t reserved = std::max(pool.reserved, rounded_up(used, settings_.chunk_bytes));
  if (cap_ > 0 && used > cap_) return Err::out_of_memory;
  if (held() - pool.reserved + reserved > settings_.total_bytes) return Err::out_of_memory;
  block.bytes.reset(new (std::nothrow) std::byte[block.rounded]);
  if (!block.bytes) return Err::out_of_memory;
  pool.used = used;
  pool.used_high = std::max(pool.used_high, used);
  pool.reserved = reserved;
  *memory = block.bytes.get();
  blocks_[*memory] = std::move(block);
  return Err::ok;
}

void HostMemory::release(Part part, void* memory) {
  const auto block = blocks_.find(memory);
  if (block == blocks_.end()) return;
  pool_of(part).used -= block->second.rounded;
  blocks_.erase(block);
}

Reading HostMemory::read(Part part) {
  if (!settings_.has_pools) return {};
  const Pool& pool = pool_of(part);
  return {pool.used, pool.used_high, pool.reserved};
}

void HostMemory::reset_high() {
  for (Pool& pool : pools_) pool.used_high = pool.used;
}

std::optional<DeviceFree> HostMemory::device_free() {
  return DeviceFree{settings_.total_bytes - held(), settings_.total_bytes};
}

std::optional<Range> HostMemory::range(const void* memory) {
  const auto block = blocks_.find(memory);
  if (block == blocks_.end()) return std::nullopt;
  return Range{reinterpret_cast<std::uintptr_t>(memory), block->second.size};
}

}  // namespace grader::device::probe
