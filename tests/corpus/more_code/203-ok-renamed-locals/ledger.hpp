// Lesson 1: static training-memory out. Every field is in bytes.
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
    return model_bf16 + grad_bf16 + master_weights_fp32 + adam_m_fp32 + adam_v_fp32 + grad_accum_fp32;
  }
};

inline MemoryBreakdown estimate_adam_memory(std::int64_t n, bool with_accum) {
  if (n <= 0) throw std::invalid_argument("num_params must be positive");
  const std::int64_t two = 2;
  const std::int64_t four = 4;
  MemoryBreakdown out{};
  out.model_bf16 = n * two;
  out.grad_bf16 = n * two;
  out.master_weights_fp32 = n * four;
  out.adam_m_fp32 = n * four;
  out.adam_v_fp32 = n * four;
  out.grad_accum_fp32 = with_accum ? n * four : 0;
  return out;
}

inline double bytes_to_gb(std::int64_t x) { return static_cast<double>(x) / 1e9; }
inline double bytes_to_gib(std::int64_t x) { return static_cast<double>(x) / (1024.0 * 1024.0 * 1024.0); }
