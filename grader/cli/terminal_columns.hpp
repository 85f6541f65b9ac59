// SPDX-License-Identifier: MIT
// How wide the window is that somebody looks at.
#pragma once

#include <cstddef>

namespace grader::cli {

/// Of the terminal behind this descriptor; `otherwise` where there is none or it does not say.
std::size_t terminal_columns(int descriptor, std::size_t otherwise);

}  // namespace grader::cli
