#!/usr/bin/env python3
"""Lesson 1 memory ledger. I did it in Python first, the C++ is on my other laptop."""
from dataclasses import dataclass


@dataclass
class MemoryBreakdown:
    model_bf16: int
    grad_bf16: int
    master_weights_fp32: int
    adam_m_fp32: int
    adam_v_fp32: int
    grad_accum_fp32: int = 0

    def total(self):
        return (self.model_bf16 + self.grad_bf16 + self.master_weights_fp32 + self.adam_m_fp32
                + self.adam_v_fp32 + self.grad_accum_fp32)


def estimate_adam_memory(num_params, use_fp32_grad_accum=False):
    if num_params <= 0:
        raise ValueError("num_params must be positive")
    return MemoryBreakdown(2 * num_params, 2 * num_params, 4 * num_params, 4 * num_params, 4 * num_params,
                           4 * num_params if use_fp32_grad_accum else 0)


if __name__ == "__main__":
    for billions in (1, 7):
        print(billions, estimate_adam_memory(billions * 10**9).total() / 1e9, "GB")
