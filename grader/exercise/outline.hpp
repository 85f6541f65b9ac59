// SPDX-License-Identifier: MIT
// Where the functions of a C++ text are, and where the blanks of a template are in them.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "grader/exercise/tokens.hpp"
#include "grader/types/exercise.hpp"

namespace grader::exercise {

/// A function definition: tokens [begin, end), from its name to behind its closing brace. Where braces do not
/// balance it ends before the next function of the list.
struct FunctionRange {
  std::string name = {};
  std::size_t begin = 0;
  std::size_t body = 0;  ///< index of its opening brace
  std::size_t end = 0;
};

/// The first definition of each name, in order of the text. Calls and declarations are no definitions.
std::vector<FunctionRange> find_functions(const std::vector<Token>& tokens,
                                          const std::set<std::string>& names);

/// All names that are followed by a parameter list and a body.
std::set<std::string> function_names(const std::vector<Token>& tokens);

struct Hole {
  std::size_t blank = 0;  ///< index into Exercise::blanks
  std::size_t token = 0;  ///< the run of underscores
  std::size_t begin = 0;  ///< its statement: [begin, end), with the closing semicolon
  std::size_t end = 0;
  std::string function = {};
  std::string key = {};              ///< the name that the statement gives a value, or empty
  std::set<std::string> given = {};  ///< names that would hand a fill the reference's own values
};

struct Outline {
  std::vector<Token> tokens = {};
  std::vector<Hole> holes = {};
  std::vector<FunctionRange> functions = {};
  std::set<std::string> words = {};
  std::set<std::string> declared_outside = {};              ///< types, members, functions
  std::vector<std::set<std::string>> declared_inside = {};  ///< parallel to functions: parameters and locals
};

Outline outline_template(const Exercise& exercise);

/// A run of three or more underscores.
bool is_hole(std::string_view word);

/// C++ keywords and alternative tokens.
bool is_keyword(std::string_view word);

}  // namespace grader::exercise
