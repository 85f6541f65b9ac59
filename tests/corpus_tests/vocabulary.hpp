// SPDX-License-Identifier: MIT
// The words of `must_not` in the labels of attacks, each with its check.
#pragma once

#include <string>
#include <vector>

#include "tests/corpus_tests/seen.hpp"

namespace grader::tests {

/// What was seen although it must not be; empty when the attack kept to it. Throws for a word that is not in
/// the vocabulary: a check that is not made must not pass for one that held.
std::string offence(const std::string& must_not, const Seen& seen);

/// Words about how much is used: what a layer that was left out would have bounded.
bool is_about_resources(const std::string& must_not);

/// What nobody may do, whatever his label says.
const std::vector<std::string>& forbidden_to_all();

}  // namespace grader::tests
