export class MemoryBreakdown {
  constructor(n, accum) {
    if (n <= 0) throw new RangeError('num_params must be positive');
    this.model_bf16 = this.grad_bf16 = 2 * n;
    this.master_weights_fp32 = this.adam_m_fp32 = this.adam_v_fp32 = 4 * n;
    this.grad_accum_fp32 = accum ? 4 * n : 0;
  }
  get total() { return Object.values(this).reduce((a, b) => a + b, 0); }
}
export const bytes_to_gb = (n) => n / 1e9;
export const bytes_to_gib = (n) => n / 2 ** 30;
