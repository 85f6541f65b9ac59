// SPDX-License-Identifier: MIT
// Facts that the text of a file and the compiler's words show.
#pragma once

#include <vector>

#include "grader/judge/edit_lines.hpp"
#include "grader/judge/picture.hpp"
#include "grader/judge/shares.hpp"

namespace grader::judge {

Line empty_file(const Picture& picture);
/// Neither a program nor the template: no fill is there, or only few and none of them earns anything.
Line wrong_file(const Picture& picture, const std::vector<Share>& shares);
Line unfilled(const Picture& picture);
/// The text or statement of a blank keeps the own file from compiling and earned nothing.
Line fill_does_not_compile(const Picture& picture, const std::vector<Share>& shares);
/// Such a text, or its statement, holds one of the diagnosis's token sequences.
Line fill_text(const Picture& picture, const std::vector<Share>& shares, const Diagnosis& diagnosis);
Line build_says(const Picture& picture, const Diagnosis& diagnosis);
/// Something outside the blanks keeps the file from compiling, and no other fact says what.
Line file_does_not_compile(const Picture& picture);

}  // namespace grader::judge
