// SPDX-License-Identifier: MIT
// A CUDA device behind the seam: private pools where the driver has them, plain allocations where it has not.
// Written for toolkits 11.4 to 13; tried with 13.0 alone, and there without a device.
#pragma once

#include <cuda_runtime.h>

#include "grader/device/probe/device_memory.hpp"

namespace grader::device::probe {

inline Err err_of(cudaError_t error) {
  switch (error) {
    case cudaSuccess:
      return Err::ok;
    case cudaErrorMemoryAllocation:
      return Err::out_of_memory;
    case cudaErrorDevicesUnavailable:
      return Err::busy;
    default:
      return Err::failed;
  }
}

/// Throws Failure that names the call. An error that sticks makes every later call fail too.
inline void require(cudaError_t error, const char* call) {
  if (error == cudaSuccess) return;
  static_cast<void>(cudaGetLastError());
  throw Failure{err_of(error), std::string(call) + ": " + cudaGetErrorName(error), static_cast<int>(error)};
}

using GetAddressRange = int (*)(unsigned long long* base, std::size_t* bytes, unsigned long long address);

/// By the runtime's own look-up: linking the driver's library would keep the program from starting without
/// it.
inline GetAddressRange find_address_range() {
  void* function = nullptr;
#if CUDART_VERSION >= 12050
  cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
  const cudaError_t error =
      cudaGetDriverEntryPointByVersion("cuMemGetAddressRange", &function, 12000, cudaEnableDefault, &found);
  if (error != cudaSuccess || found != cudaDriverEntryPointSuccess) function = nullptr;
#else
  if (cudaGetDriverEntryPoint("cuMemGetAddressRange", &function, cudaEnableDefault) != cudaSuccess)
    function = nullptr;
#endif
  static_cast<void>(cudaGetLastError());
  return reinterpret_cast<GetAddressRange>(function);
}

class CudaBackEnd : public DeviceMemory {
 public:
  /// A context must be there. `has_pools` as the device says.
  explicit CudaBackEnd(bool has_pools)
      : has_pools_(has_pools),
        real_(has_pools ? "cuda-pool" : "cuda-malloc"),
        address_range_(find_address_range()) {}
  ~CudaBackEnd() override { close(); }

  const RealDevice* real_device() const override { return &real_; }

  Err open(PoolPlan plan, std::uint64_t cap_bytes) override {
    close();
    plan_ = plan;
    if (!has_pools_) return Err::ok;
    for (std::size_t i = 0; i < (plan == PoolPlan::shared ? 1 : part_count); ++i) {
      cudaMemPoolProps wanted = {};
      wanted.allocType = cudaMemAllocationTypePinned;
      wanted.location.type = cudaMemLocationTypeDevice;
      wanted.location.id = 0;
#if CUDART_VERSION >= 12030
      wanted.maxSize = cap_bytes;
#endif
      const Err err = err_of(cudaMemPoolCreate(&pools_[i], &wanted));
      if (err != Err::ok) {
        static_cast<void>(cudaGetLastError());
        pools_[i] = nullptr;
        return err;
      }
    }
    return Err::ok;
  }

  bool keeps_cap() const override {
#if CUDART_VERSION >= 12030
    return has_pools_;
#else
    return false;
#endif
  }

  Err allocate(Part part, std::size_t bytes, void** memory) override {
    const cudaError_t error = has_pools_ ? cudaMallocFromPoolAsync(memory, bytes, pool_of(part), nullptr)
                                         : cudaMalloc(memory, bytes);
    if (error != cudaSuccess) {
      static_cast<void>(cudaGetLastError());
      return err_of(error);
    }
    return err_of(cudaStreamSynchronize(nullptr));
  }

  void release(Part, void* memory) override {
    static_cast<void>(has_pools_ ? cudaFreeAsync(memory, nullptr) : cudaFree(memory));
    static_cast<void>(cudaStreamSynchronize(nullptr));
  }

  Reading read(Part part) override {
    if (!has_pools_) return {};
    require(cudaStreamSynchronize(nullptr), "cudaStreamSynchronize");
    return {attribute(part, cudaMemPoolAttrUsedMemCurrent), attribute(part, cudaMemPoolAttrUsedMemHigh),
            attribute(part, cudaMemPoolAttrReservedMemCurrent)};
  }

  void reset_high() override {
    for (const cudaMemPool_t pool : pools_) {
      std::uint64_t nothing = 0;
      if (pool != nullptr)
        static_cast<void>(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrUsedMemHigh, &nothing));
    }
  }

  std::optional<DeviceFree> device_free() override {
    std::size_t free = 0;
    std::size_t total = 0;
    if (cudaMemGetInfo(&free, &total) != cudaSuccess) return std::nullopt;
    return DeviceFree{free, total};
  }

  std::optional<Range> range(const void* memory) override {
    if (address_range_ == nullptr) return std::nullopt;
    unsigned long long base = 0;
    std::size_t bytes = 0;
    const auto address = static_cast<unsigned long long>(reinterpret_cast<std::uintptr_t>(memory));
    if (address_range_(&base, &bytes, address) != 0) return std::nullopt;
    return Range{base, bytes};
  }

 private:
  cudaMemPool_t pool_of(Part part) const {
    return pools_[plan_ == PoolPlan::shared ? 0 : static_cast<std::size_t>(part)];
  }

  std::optional<std::uint64_t> attribute(Part part, cudaMemPoolAttr which) const {
    std::uint64_t bytes = 0;
    if (cudaMemPoolGetAttribute(pool_of(part), which, &bytes) != cudaSuccess) return std::nullopt;
    return bytes;
  }

  void close() {
    static_cast<void>(cudaDeviceSynchronize());
    for (cudaMemPool_t& pool : pools_) {
      if (pool != nullptr) static_cast<void>(cudaMemPoolDestroy(pool));
      pool = nullptr;
    }
  }

  bool has_pools_;
  RealDevice real_;
  GetAddressRange address_range_;
  PoolPlan plan_ = PoolPlan::one_each;
  std::array<cudaMemPool_t, part_count> pools_ = {};
};

}  // namespace grader::device::probe
