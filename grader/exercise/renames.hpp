// SPDX-License-Identifier: MIT
// Names that a student changed consistently, mapped back to the template's.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "grader/exercise/outline.hpp"

namespace grader::exercise {

/// The student's tokens as the template would spell them; line and byte range stay the student's.
struct MappedFile {
  std::vector<Token> tokens = {};
  std::vector<FunctionRange> functions = {};        ///< of the template's functions, by the template's names
  std::map<std::string, std::string> renames = {};  ///< template's name → the student's
  std::map<std::string, std::string> public_renames = {};  ///< of these, types, members and functions
};

/// A name counts as renamed when the template declares it, the file (for a local: the function) no longer has
/// it, and every place where it should stand has one and the same new name that the template does not use.
/// Where hardly a name of the template is left, the file is another one, perhaps in another language: nothing
/// is renamed.
MappedFile map_names_back(const Outline& outline, std::vector<Token> tokens);

}  // namespace grader::exercise
