// SPDX-License-Identifier: MIT
// A driver library that only says what the environment tells it to: FAKE_CUINIT, FAKE_DRIVER_VERSION.
#include <cstdlib>

namespace {

int from_environment(const char* name, int otherwise) {
  const char* const value = std::getenv(name);
  return value == nullptr ? otherwise : std::atoi(value);
}

}  // namespace

extern "C" {

int cuInit(unsigned int /*flags*/) { return from_environment("FAKE_CUINIT", 100); }

int cuDriverGetVersion(int* version) {
  *version = from_environment("FAKE_DRIVER_VERSION", 13000);
  return 0;
}
}
