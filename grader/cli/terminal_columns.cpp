// SPDX-License-Identifier: MIT
#include "grader/cli/terminal_columns.hpp"

#include <sys/ioctl.h>

namespace grader::cli {

std::size_t terminal_columns(int descriptor, std::size_t otherwise) {
  winsize size{};
  if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return otherwise;
  return size.ws_col;
}

}  // namespace grader::cli
