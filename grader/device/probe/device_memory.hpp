// SPDX-License-Identifier: MIT
// The seam between the probe and memory: what is asked for goes through here, what is held is read back here.
//
// Behind it: a CUDA device (cuda_memory.cuh), the host's memory (host_memory.hpp), and fakes in tests. Only a
// back end for a real device can present a RealDevice, and without one no reading is ever called measured.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace grader::device::probe {

enum class Err { ok, out_of_memory, busy, failed };

/// What a piece of memory is for. The first six are the training state; the rest comes and goes beside it.
enum class Part : std::size_t {
  weights,
  gradients,
  master_weights,
  first_moment,
  second_moment,
  accumulator,
  activations,
  workspace,
};
constexpr std::size_t part_count = 8;
constexpr std::size_t state_part_count = 6;

inline const char* name_of(Part part) {
  constexpr std::array<const char*, part_count> names = {"weights",      "gradients",     "master_weights",
                                                         "first_moment", "second_moment", "accumulator",
                                                         "activations",  "workspace"};
  return names[static_cast<std::size_t>(part)];
}

/// The driver's own bookkeeping of a part, in bytes; nothing where the driver does not say.
struct Reading {
  std::optional<std::uint64_t> used = {};       ///< allocated and not available for reuse
  std::optional<std::uint64_t> used_high = {};  ///< the most since the last `reset_high`
  std::optional<std::uint64_t> reserved = {};   ///< physical memory held
};

struct Range {
  std::uint64_t base = 0;
  std::uint64_t bytes = 0;
};

struct DeviceFree {
  std::uint64_t free = 0;
  std::uint64_t total = 0;
};

enum class PoolPlan {
  one_each,  ///< a private pool for each part
  shared,    ///< one pool for all, which may have a cap
};

class CudaBackEnd;

/// The proof that a device is behind a back end. Nobody but the CUDA back end can make one.
class RealDevice {
 public:
  const char* basis() const { return basis_; }

 private:
  friend class CudaBackEnd;
  explicit RealDevice(const char* basis) : basis_(basis) {}
  const char* basis_;
};

class DeviceMemory {
 public:
  virtual ~DeviceMemory() = default;
  /// A device, or nothing: then every reading is a simulation, whatever else the back end says.
  virtual const RealDevice* real_device() const { return nullptr; }

  /// Fresh pools; `cap_bytes` 0 means none. To be called before anything is allocated, and after all is
  /// freed.
  virtual Err open(PoolPlan plan, std::uint64_t cap_bytes) = 0;
  /// Whether the back end itself refuses what goes beyond a cap.
  virtual bool keeps_cap() const = 0;
  virtual Err allocate(Part part, std::size_t bytes, void** memory) = 0;
  virtual void release(Part part, void* memory) = 0;
  /// Waits for everything before it. With shared pools the reading is of the one pool.
  virtual Reading read(Part part) = 0;
  virtual void reset_high() = 0;
  virtual std::optional<DeviceFree> device_free() = 0;
  /// What the driver says of the block that holds this address.
  virtual std::optional<Range> range(const void* memory) = 0;
};

/// Trouble while probing: ends a run, not the program.
struct Failure {
  Err err = Err::failed;
  std::string what = {};
  int code = 0;  ///< CUDA's, where there is one
};

}  // namespace grader::device::probe
