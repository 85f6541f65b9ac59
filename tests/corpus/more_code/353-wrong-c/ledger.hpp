#ifndef LEDGER_H
#define LEDGER_H
#include <stdint.h>
#include <stdbool.h>

struct memory_breakdown { int64_t model, grad, master, m, v, accum; };

static inline int estimate(int64_t n, bool accum, struct memory_breakdown *restrict out) {
  if (n <= 0) return -1;
  out->model = out->grad = 2 * n;
  out->master = out->m = out->v = 4 * n;
  out->accum = accum ? 4 * n : 0;
  return 0;
}
static inline int64_t sum(const struct memory_breakdown *restrict b) { return b->model + b->grad + b->master + b->m + b->v + b->accum; }
static inline double to_gb(int64_t bytes) { return (double)bytes / 1e9; }
static inline double to_gib(int64_t bytes) { return (double)bytes / 1073741824.0; }
#endif
