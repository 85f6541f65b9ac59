#pragma once
#include <cstdint>
#include <stdexcept>

struct LinkSpec {
  double bandwidth;
  double latency;
};

inline double ring_allreduce_seconds(std::int64_t bytes, int ranks, LinkSpec link) {
  if (ranks <= 1) throw std::invalid_argument("ranks must exceed 1");
  const double chunk = static_cast<double>(bytes) / ranks;
  return 2.0 * (ranks - 1) * (link.latency + chunk / link.bandwidth);
}
