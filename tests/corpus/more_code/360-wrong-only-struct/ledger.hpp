// Lesson 1: static training-memory ledger. Every field is in bytes.
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

