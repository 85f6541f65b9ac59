// SPDX-License-Identifier: MIT
// The words of `must_not` in the labels of attacks, each with its check.
#pragma once

#include <string>

#include "tests/corpus_tests/attack.hpp"

namespace grader::tests {

/// What was seen although it must not be; empty when the attack kept to it. Throws for a word that is not in
/// the vocabulary: a check that is not made must not pass for one that held.
std::string offence(const std::string& must_not, const Seen& seen);

}  // namespace grader::tests
