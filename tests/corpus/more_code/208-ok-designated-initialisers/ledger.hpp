#ifndef LESSON01_LEDGER_HPP_
#define LESSON01_LEDGER_HPP_

#include <cstdint>
#include <stdexcept>

struct MemoryBreakdown {
  std::int64_t model_bf16{}, grad_bf16{}, master_weights_fp32{}, adam_m_fp32{}, adam_v_fp32{}, grad_accum_fp32{};

  [[nodiscard]] constexpr auto total() const noexcept -> std::int64_t {
    return model_bf16 + grad_bf16
         + master_weights_fp32 + adam_m_fp32 + adam_v_fp32
         + grad_accum_fp32;
  }
};

[[nodiscard]] inline MemoryBreakdown estimate_adam_memory(const std::int64_t num_params, const bool use_fp32_grad_accum) {
  if (!(num_params > 0)) {
    throw std::invalid_argument{"num_params"};
  }
  return {
      .model_bf16 = 2 * num_params,
      .grad_bf16 = 2 * num_params,
      .master_weights_fp32 = 4 * num_params,
      .adam_m_fp32 = 4 * num_params,
      .adam_v_fp32 = 4 * num_params,
      .grad_accum_fp32 = use_fp32_grad_accum ? 4 * num_params : 0,
  };
}

constexpr double bytes_to_gb(std::int64_t num_bytes) {
  constexpr double gb = 1000.0 * 1000.0 * 1000.0;
  return num_bytes / gb;
}

constexpr double bytes_to_gib(std::int64_t num_bytes) {
  constexpr double gib = 1024.0 * 1024.0 * 1024.0;
  return num_bytes / gib;
}

#endif  // LESSON01_LEDGER_HPP_
