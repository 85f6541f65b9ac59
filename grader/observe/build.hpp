// SPDX-License-Identifier: MIT
// One call of g++ in the sandbox: sources in from memory, the product out on stdout.
#pragma once

#include <string>
#include <vector>

#include "grader/sys/runner.hpp"
#include "grader/types/observation.hpp"

namespace grader::observe {

enum class Product { program, object, precompiled_header };

/// Where the sources are inside. The compiler works there, so that its messages name files without a folder.
inline constexpr const char* source_folder = "/src/";

struct BuildOrder {
  Product product = Product::program;
  std::vector<std::string> units = {};      ///< names of `files`: what is compiled or linked
  std::vector<sys::InsideFile> files = {};  ///< in source_folder
  int most_errors = 20;
  sys::Limits limits = {};
};

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
