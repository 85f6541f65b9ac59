#[derive(Debug, Default)]
pub struct MemoryBreakdown {
    pub model_bf16: i64,
    pub grad_bf16: i64,
    pub master_weights_fp32: i64,
    pub adam_m_fp32: i64,
    pub adam_v_fp32: i64,
    pub grad_accum_fp32: i64,
}

impl MemoryBreakdown {
    pub fn total(&self) -> i64 {
        self.model_bf16 + self.grad_bf16 + self.master_weights_fp32 + self.adam_m_fp32 + self.adam_v_fp32 + self.grad_accum_fp32
    }
}

pub fn bytes_to_gb(num_bytes: i64) -> f64 { num_bytes as f64 / 1e9 }
pub fn bytes_to_gib(num_bytes: i64) -> f64 { num_bytes as f64 / (1u64 << 30) as f64 }
