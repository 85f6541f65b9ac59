// SPDX-License-Identifier: MIT
// Packed files, told by their names; nothing is unpacked.
#pragma once

#include <string_view>

namespace grader::intake {

bool is_archive(std::string_view name);

}  // namespace grader::intake
