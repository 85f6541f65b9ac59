// SPDX-License-Identifier: MIT
// Common simplified characters and their traditional forms, listed here by hand: the grader has its table
// from elsewhere, so an error in one shows against the other.
#pragma once

#include <map>

namespace grader::tests {

const std::map<char32_t, char32_t>& traditional_of();
const std::map<char32_t, char32_t>& simplified_of();

}  // namespace grader::tests
