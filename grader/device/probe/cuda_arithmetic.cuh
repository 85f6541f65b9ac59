// SPDX-License-Identifier: MIT
// The kernels: each is its shared body (kernels.hpp), run by CUDA's threads. Every launch is checked.
#pragma once

#include "grader/device/probe/arithmetic.hpp"
#include "grader/device/probe/cuda_memory.cuh"

namespace grader::device::probe {

constexpr std::uint32_t threads_of_a_block = 256;

class CudaTeam {
 public:
  __device__ explicit CudaTeam(std::int64_t* shared = nullptr) : shared_(shared) {}
  __device__ std::uint64_t first() const {
    return static_cast<std::uint64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  }
  __device__ std::uint64_t stride() const { return static_cast<std::uint64_t>(gridDim.x) * blockDim.x; }
  __device__ std::uint32_t thread() const { return threadIdx.x; }
  __device__ std::uint32_t threads() const { return blockDim.x; }
  __device__ std::uint32_t block() const { return blockIdx.x; }
  __device__ std::int64_t* shared() const { return shared_; }
  __device__ void wait() const { __syncthreads(); }
  __device__ void add(std::uint64_t* counter, std::uint64_t value) const {
    atomicAdd(reinterpret_cast<unsigned long long*>(counter), static_cast<unsigned long long>(value));
  }

 private:
  std::int64_t* shared_;
};

// The bodies are for every team; those that only the host has are not called here.
#ifdef __CUDACC__
#pragma nv_diag_suppress 20013, 20014
#endif

__global__ void fill_kernel(Tensor tensor, std::uint64_t seed) { fill_body(CudaTeam(), tensor, seed); }

__global__ void forward_kernel(Tensor tensor, Pass pass, std::int64_t* partial_losses) {
  __shared__ std::int64_t shared[threads_of_a_block];
  forward_body(CudaTeam(shared), tensor, pass, partial_losses);
}

__global__ void backward_kernel(Tensor tensor, Pass pass, float residual) {
  backward_body(CudaTeam(), tensor, pass, residual);
}

__global__ void accumulate_kernel(Tensor tensor, std::uint32_t micro) {
  accumulate_body(CudaTeam(), tensor, micro);
}

__global__ void create_kernel(Tensor tensor) { create_body(CudaTeam(), tensor); }

__global__ void update_kernel(Tensor tensor, std::uint32_t step, std::uint32_t micros,
                              std::uint64_t* swallowed) {
  update_body(CudaTeam(), tensor, step, micros, swallowed);
}

__global__ void verify_kernel(Tensor tensor, History history, std::uint64_t* wrong) {
  verify_body(CudaTeam(), tensor, history, wrong);
}

class CudaArithmetic : public Arithmetic {
 public:
  void fill(const Tensor& tensor, std::uint64_t seed) override {
    fill_kernel<<<blocks_for(tensor), threads_of_a_block>>>(tensor, seed);
    finish("fill");
  }

  std::int64_t forward(const Tensor& tensor, const Pass& pass, std::uint64_t* workspace) override {
    const std::uint32_t blocks = blocks_for(tensor);
    forward_kernel<<<blocks, threads_of_a_block>>>(tensor, pass, reinterpret_cast<std::int64_t*>(workspace));
    finish("forward");
    std::array<std::int64_t, most_blocks> partial_losses = {};
    copy_out(partial_losses.data(), workspace, blocks * sizeof(std::int64_t));
    std::int64_t loss = 0;
    for (std::uint32_t i = 0; i < blocks; ++i) loss += partial_losses[i];
    return loss;
  }

  void backward(const Tensor& tensor, const Pass& pass, float residual) override {
    backward_kernel<<<blocks_for(tensor), threads_of_a_block>>>(tensor, pass, residual);
    finish("backward");
  }

  void accumulate(const Tensor& tensor, std::uint32_t micro) override {
    accumulate_kernel<<<blocks_for(tensor), threads_of_a_block>>>(tensor, micro);
    finish("accumulate");
  }

  void create(const Tensor& tensor) override {
    create_kernel<<<blocks_for(tensor), threads_of_a_block>>>(tensor);
    finish("create");
  }

  std::uint64_t update(const Tensor& tensor, std::uint32_t step, std::uint32_t micros,
                       std::uint64_t* workspace) override {
    std::uint64_t* const counters = clear_counters(workspace);
    update_kernel<<<blocks_for(tensor), threads_of_a_block>>>(tensor, step, micros, counters);
    finish("update");
    std::uint64_t swallowed = 0;
    copy_out(&swallowed, counters, sizeof swallowed);
    return swallowed;
  }

  std::array<std::uint64_t, counter_count> verify(const Tensor& tensor, const History& history,
                                                  std::uint64_t* workspace) override {
    std::uint64_t* const counters = clear_counters(workspace);
    verify_kernel<<<blocks_for(tensor), threads_of_a_block>>>(tensor, history, counters);
    finish("verify");
    std::array<std::uint64_t, counter_count> wrong = {};
    copy_out(wrong.data(), counters, sizeof wrong);
    return wrong;
  }

  void copy_out(void* host, const void* device, std::size_t bytes) override {
    require(cudaMemcpy(host, device, bytes, cudaMemcpyDeviceToHost), "cudaMemcpy");
  }

 private:
  static std::uint32_t blocks_for(const Tensor& tensor) {
    const std::uint64_t blocks = (tensor.count + threads_of_a_block - 1) / threads_of_a_block;
    return static_cast<std::uint32_t>(blocks < most_blocks ? blocks : most_blocks);
  }

  static std::uint64_t* clear_counters(std::uint64_t* workspace) {
    std::uint64_t* const counters = workspace + most_blocks;
    require(cudaMemset(counters, 0, counter_count * sizeof(std::uint64_t)), "cudaMemset");
    return counters;
  }

  static void finish(const char* kernel) {
    require(cudaGetLastError(), kernel);
    require(cudaDeviceSynchronize(), kernel);
  }
};

}  // namespace grader::device::probe
