// SPDX-License-Identifier: MIT
// A person's marks on top of a grade: they override, and are recorded with who and when.
#pragma once

#include <string>
#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/human_mark.hpp"
#include "grader/types/text.hpp"

namespace grader::judge {

/// Applies the marks of this student and sums up anew. A mark for another version of the submission (another
/// digest) is not applied; that is one of the warnings given back, and names the line, or for a mark that
/// came from no file's line who gave it when. Points given settle the question: it is no longer for review. A
/// confirmed rule that nothing had found is added. A grade "not graded" stays one.
std::vector<Text> apply_marks(const Exercise& exercise, const HumanMarks& marks, Grade& grade);

/// A later mark of the same question on top of an earlier one: what it leaves empty stays as it was. Of a
/// submission that was changed in between nothing stays.
HumanMark merged(const HumanMark& earlier, HumanMark later);

/// The students who have marks and are not among `ids`: misspelt, or graded another time.
std::vector<std::string> unknown_students(const HumanMarks& marks, const std::vector<std::string>& ids);

}  // namespace grader::judge
