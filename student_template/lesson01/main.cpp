// Lesson 1: prints the table of the lesson from your ledger. Build and run it with
//   g++ -std=c++20 main.cpp -o lesson01 && ./lesson01
#include <cstdint>
#include <cstdio>

#include "ledger.hpp"

int main() {
  for (const std::int64_t billions : {1, 7}) {
    for (const bool accumulate : {false, true}) {
      const MemoryBreakdown ledger = estimate_adam_memory(billions * 1'000'000'000, accumulate);
      std::printf("params=%dB, fp32_grad_accum=%s, %.1f GB, %.1f GiB\n", static_cast<int>(billions),
                  accumulate ? "True" : "False", bytes_to_gb(ledger.total()), bytes_to_gib(ledger.total()));
    }
  }
}
