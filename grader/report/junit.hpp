// SPDX-License-Identifier: MIT
// A grade as JUnit XML, the part of it that GitLab, Jenkins and the actions of GitHub read alike: a test case
// for each blank, edit, question, hard fail and file that was handed out.
//
// Promises: well-formed whatever was handed in; no two cases with the same class and name; what is wrong
// stands in the body, for some readers show no attribute. Wrong: failure. Not looked at, or waiting for a
// person: skipped. Our trouble: error.
#pragma once

#include <string>
#include <vector>

#include "grader/report/check_items.hpp"

namespace grader::report {

std::string junit_xml(const Grade& grade, const std::vector<CheckItem>& items, Language language);

}  // namespace grader::report
