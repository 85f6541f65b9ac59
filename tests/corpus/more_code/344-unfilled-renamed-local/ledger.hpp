// Lesson 1: static training-memory r. Every field is in bytes.
#pragma once
#include <cstdint>
#include <stdexcept>

struct MemoryBreakdown {
  std::int64_t model_bf16;
  std::int64_t grad_bf16;
  std::int64_t master_weights_fp32;
  std::int64_t adam_m_fp32;
  std::int64_t adam_v_fp32;
  std::int64_t grad_accum_fp32;

  std::int64_t total() const {
    return ______;
  }
};

inline MemoryBreakdown estimate_adam_memory(std::int64_t n, bool use_fp32_grad_accum) {
  if (n <= 0) throw std::invalid_argument("n must be positive");
  const std::int64_t bf16_bytes = 2;
  const std::int64_t fp32_bytes = 4;
  MemoryBreakdown r{};
  r.model_bf16 = n * bf16_bytes;
  r.grad_bf16 = n * bf16_bytes;
  r.master_weights_fp32 = n * fp32_bytes;
  r.adam_m_fp32 = n * fp32_bytes;
  r.adam_v_fp32 = n * fp32_bytes;
  r.grad_accum_fp32 = use_fp32_grad_accum ? n * fp32_bytes : 0;
  return r;
}

inline double bytes_to_gb(std::int64_t num_bytes) { return static_cast<double>(num_bytes) / 1e9; }
inline double bytes_to_gib(std::int64_t num_bytes) { return static_cast<double>(num_bytes) / (1024.0 * 1024.0 * 1024.0); }
