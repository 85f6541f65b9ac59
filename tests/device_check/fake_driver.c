/* SPDX-License-Identifier: MIT */
/* A driver library that only says what the environment tells it to: FAKE_CUINIT, FAKE_DRIVER_VERSION. */
#include <stdlib.h>

static int from_environment(const char* name, int otherwise) {
  const char* value = getenv(name);
  return value == NULL ? otherwise : atoi(value);
}

int cuInit(unsigned int flags) {
  (void)flags;
  return from_environment("FAKE_CUINIT", 100);
}

int cuDriverGetVersion(int* version) {
  *version = from_environment("FAKE_DRIVER_VERSION", 13000);
  return 0;
}
