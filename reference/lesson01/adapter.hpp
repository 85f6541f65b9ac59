// The calls of Lesson 1, for the grader's harness. Included after a student's header, and once inside each copy
// of the reference. It names no value and no formula: only what is called and what is read.
//
// Everything depends on a template parameter, so that a function or member that a caller of the template could
// not use is reported as "missing" and is no compile error. GRADER_PUT and GRADER_SET come from the harness.

template <class Count, class Flag>
void call_ledger(Count num_params, Flag use_fp32_grad_accum, grader_value* values) {
  if constexpr (requires { grader_keep(estimate_adam_memory(num_params, use_fp32_grad_accum)); }) {
    const auto ledger = estimate_adam_memory(num_params, use_fp32_grad_accum);
    GRADER_PUT(values[0], ledger.model_bf16);
    GRADER_PUT(values[1], ledger.grad_bf16);
    GRADER_PUT(values[2], ledger.master_weights_fp32);
    GRADER_PUT(values[3], ledger.adam_m_fp32);
    GRADER_PUT(values[4], ledger.adam_v_fp32);
    GRADER_PUT(values[5], ledger.grad_accum_fp32);
  }
}

// The ledger's type is taken from the function that returns it, for its name may have been changed.
template <class Bytes>
void call_total(Bytes model, Bytes grad, Bytes master, Bytes adam_m, Bytes adam_v, Bytes accum,
                grader_value* values) {
  if constexpr (requires { grader_keep(estimate_adam_memory(model, true)); }) {
    auto ledger = grader_fresh<Bytes>([](auto one) { return estimate_adam_memory(one, true); });
    bool complete = true;
    GRADER_SET(complete, ledger.model_bf16, model);
    GRADER_SET(complete, ledger.grad_bf16, grad);
    GRADER_SET(complete, ledger.master_weights_fp32, master);
    GRADER_SET(complete, ledger.adam_m_fp32, adam_m);
    GRADER_SET(complete, ledger.adam_v_fp32, adam_v);
    GRADER_SET(complete, ledger.grad_accum_fp32, accum);
    const auto& read_only = ledger;  // callers may hold a ledger that they must not change
    if (complete) GRADER_PUT(values[0], read_only.total());
  }
}

template <class Bytes>
void call_gb(Bytes num_bytes, grader_value* values) {
  GRADER_PUT(values[0], bytes_to_gb(num_bytes));
}

template <class Bytes>
void call_gib(Bytes num_bytes, grader_value* values) {
  GRADER_PUT(values[0], bytes_to_gib(num_bytes));
}
