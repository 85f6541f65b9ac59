// SPDX-License-Identifier: MIT
// Grades, submissions and observations as text or bytes to be kept, and back.
#pragma once

#include <string>

#include "grader/types/grade.hpp"
#include "grader/types/human_mark.hpp"
#include "grader/types/observation.hpp"
#include "grader/types/submission.hpp"

namespace grader::store {

/// One line of JSON.
std::string record_of(Grade grade);
std::string record_of(Submission submission);
std::string record_of(HumanMark mark);

/// Throw Error when the text is no such record.
Grade grade_from(const std::string& record);
Submission submission_from(const std::string& record);
HumanMark human_mark_from(const std::string& record);

/// Bytes that only this version of the format can read.
std::string packed(ObservedSubmission observed);
/// Of this version of the grader, and as it was packed.
bool is_sealed(std::string_view packed);

/// Throws Error when the bytes were damaged or are of another version.
ObservedSubmission unpacked(const std::string& bytes);

}  // namespace grader::store
