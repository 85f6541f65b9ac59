// SPDX-License-Identifier: MIT
// One call of g++ in the sandbox: sources in from memory, the product out on stdout.
//
// A submission may include whatever it can name. So our own text comes in on stdin, where a file cannot be
// included from, and our other units lie in a folder whose name nobody can guess.
#pragma once

#include <string>
#include <vector>

#include "grader/sys/runner.hpp"
#include "grader/types/observation.hpp"

namespace grader::observe {

enum class Product {
  program,
  object,
  precompiled_header,  ///< of the first file; g++ takes no header from stdin
  preprocessed,        ///< the first file's text and macros
};

enum class Linker {
  usual,  ///< whose words count when linking fails
  gold,   ///< three times as fast
};

/// Where the files are inside. The compiler works there, so that its messages name files without a folder.
inline constexpr const char* source_folder = "/src/";

/// Another file to compile or link.
struct Unit {
  std::string name = {};
  std::string bytes = {};
};

struct BuildOrder {
  Product product = Product::program;
  Linker linker = Linker::usual;
  std::string text = {};                    ///< the main unit, on stdin; its #line lines name it
  std::vector<sys::InsideFile> files = {};  ///< what can be included, in source_folder
  std::vector<Unit> units = {};             ///< in a folder of their own beside it
  std::string units_folder = "units";       ///< its name; drawn anew where a submission is among `files`
  int most_errors = 20;
  sys::Limits limits = {};
};

/// A name for BuildOrder::units_folder that a submission cannot know.
std::string hidden_folder();

struct Built {
  Build build = {};
  std::string product = {};  ///< when compiled
};

/// A file of the given name in source_folder.
sys::InsideFile source_file(const std::string& name, std::string text);

/// The command that `build` gives to the runner. Whatever has a part in the product is in it. Orders are
/// passed by value: a precompiled header is large.
sys::Command build_command(BuildOrder order);

Built build(sys::Runner& runner, BuildOrder order);

}  // namespace grader::observe
