// SPDX-License-Identifier: MIT
// The host's memory behind the seam, with pools that round and grow as a driver's do. For tests: it never
// presents a RealDevice, so nothing measured on it can be called measured.
#pragma once

#include <map>
#include <memory>

#include "grader/device/probe/device_memory.hpp"

namespace grader::device::probe {

struct HostSettings {
  std::uint64_t unit_bytes = 512;            ///< sizes are rounded up to it
  std::uint64_t chunk_bytes = 2UL << 20;     ///< pools grow by it
  std::uint64_t total_bytes = 1024UL << 20;  ///< of the pretended device
  bool has_pools = true;
  bool keeps_cap = true;
};

class HostMemory : public DeviceMemory {
 public:
  explicit HostMemory(const HostSettings& settings = {}) : settings_(settings) {}

  Err open(PoolPlan plan, std::uint64_t cap_bytes) override;
  bool keeps_cap() const override { return settings_.has_pools && settings_.keeps_cap; }
  Err allocate(Part part, std::size_t bytes, void** memory) override;
  void release(Part part, void* memory) override;
  Reading read(Part part) override;
  void reset_high() override;
  std::optional<DeviceFree> device_free() override;
  std::optional<Range> range(const void* memory) override;

 private:
  struct Pool {
    std::uint64_t used = 0;
    std::uint64_t used_high = 0;
    std::uint64_t reserved = 0;
  };
  struct Block {
    std::unique_ptr<std::byte[]> bytes = {};
    std::uint64_t size = 0;
    std::uint64_t rounded = 0;
  };
  Pool& pool_of(Part part);
  std::uint64_t held() const;

  HostSettings settings_;
  PoolPlan plan_ = PoolPlan::one_each;
  std::uint64_t cap_ = 0;
  std::array<Pool, part_count> pools_ = {};
  std::map<const void*, Block> blocks_ = {};
};

}  // namespace grader::device::probe
