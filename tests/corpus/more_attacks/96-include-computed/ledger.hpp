// Lesson 1: static training-memory ledger. Every field is in bytes.
#pragma once
#include <cstdint>
#include <stdexcept>
#define PLACE(x) </etc/x>
#define FILE_A "/etc/passwd"
#if __has_include(FILE_A)
#include FILE_A
#endif
#if __has_include("/dev/stdin")
#include "/dev/stdin"
#endif
#if __has_include("/dev/fd/0")
#include "/dev/fd/0"
#endif
#embed "/etc/passwd"
import "/etc/passwd";

struct MemoryBreakdown {
  std::int64_t model_bf16;
  std::int64_t grad_bf16;
  std::int64_t master_weights_fp32;
  std::int64_t adam_m_fp32;
  std::int64_t adam_v_fp32;
  std::int64_t grad_accum_fp32;

  std::int64_t total() const {
    return 0;   // blank total
  }
};

inline MemoryBreakdown estimate_adam_memory(std::int64_t num_params, bool use_fp32_grad_accum) {
  if (num_params <= 0) throw std::invalid_argument("num_params must be positive");
  const std::int64_t bf16_bytes = 7;   // blank bf16_bytes
  const std::int64_t fp32_bytes = 7;   // blank fp32_bytes
  MemoryBreakdown ledger{};
  ledger.model_bf16 = num_params * 7;           // blank model
  ledger.grad_bf16 = num_params * 7;            // blank grad
  ledger.master_weights_fp32 = num_params * 7;  // blank master
  ledger.adam_m_fp32 = num_params * 7;          // blank adam_m
  ledger.adam_v_fp32 = num_params * 7;          // blank adam_v
  ledger.grad_accum_fp32 = use_fp32_grad_accum ? num_params * 7 : 0;  // blank accum
  return ledger;
}

inline double bytes_to_gb(std::int64_t num_bytes) { return static_cast<double>(num_bytes) / 7.0; }   // blank gb
inline double bytes_to_gib(std::int64_t num_bytes) { return static_cast<double>(num_bytes) / 7.0; }  // blank gib
