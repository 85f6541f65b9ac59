// SPDX-License-Identifier: MIT
// Observations → marks. Pure: the same arguments give the same result, nothing is run, read or written.
// The guide that decides is docs/rubric.md, "How the code is marked".
#pragma once

#include <cstddef>
#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/observation.hpp"
#include "grader/types/reading.hpp"
#include "grader/types/submission.hpp"

namespace grader::judge {

/// Whether everything is right in the own file, so that nothing has to be tried or explained.
bool earns_everything(const Exercise& exercise, const Reading& reading, const Observations& observations);

/// The blanks whose fills are to be tried in the reference: not earned in the own file, and able to stand
/// alone.
std::vector<std::size_t> blanks_in_question(const Exercise& exercise, const Reading& reading,
                                            const Observations& observations);

/// The fills of `together_with` that go into one copy, by blank; empty when the own file can be judged whole.
/// A fill that breaks the own file is left out: it shows nothing.
FillMap together_fills(const Exercise& exercise, const Reading& reading, const Observations& observations);

/// The fills that make up *template + the student's fills*, by blank; empty when the file need not be
/// compared with it because nothing was edited outside the blanks. Broken blanks get the neutral fill, as in
/// the repaired file.
FillMap whole_fills(const Exercise& exercise, const Reading& reading, const Observations& observations);

/// The student's blanks judged alone that are wrong (or broken, then neutral), where something that was
/// rearranged is made from them: a wrong constant costs only itself. Empty when nothing follows from it.
FillMap constant_fills(const Exercise& exercise, const Reading& reading, const Observations& observations);

/// What stands in a broken blank, in the repaired file and in the copies that it is compared with.
constexpr const char* neutral_fill = "1";

/// The blanks to be replaced by neutral ones so that the rest of the file can be observed; empty when the
/// file compiles or nothing outside its blanks was edited.
std::vector<std::size_t> blanks_to_repair(const Exercise& exercise, const Reading& reading,
                                          const Observations& observations);

/// The four points, the findings and the reasons. `submission` is read for missing and refused files only.
CodeMark mark_code(const Exercise& exercise, const Submission& submission, const Reading& reading,
                   const Observations& observations);

}  // namespace grader::judge
