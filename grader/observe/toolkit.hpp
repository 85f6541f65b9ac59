// SPDX-License-Identifier: MIT
// What a Toolkit holds, and what all programs are built from. Private to grader/observe.
#pragma once

#include <string>
#include <string_view>

#include "grader/observe/build.hpp"
#include "grader/observe/observe.hpp"
#include "grader/observe/product_cache.hpp"

namespace grader::observe {

struct Toolkit::Parts {
  sys::Runner& runner;
  ProductCache products;
  Route route = Route::quick_first;
  std::string compiler = {};     ///< part of what is kept
  std::string description = {};  ///< with the quick linker
  Linker quick_linker = Linker::usual;
};

/// Builds text of ours, or takes the product from the cache. The key is everything that the product depends
/// on: compiler, command and all files. Nothing when it does not compile; then `failed` says why.
const std::string* find_or_build(Toolkit& toolkit, BuildOrder order, Build& failed);

/// The same for what need not compile; that it does not is remembered as well. `finish` makes of the product
/// what is kept.
const std::string* find_or_try(Toolkit& toolkit, BuildOrder order,
                               std::string (*finish)(std::string_view product) = nullptr);

/// The same for what must compile: throws Error that names it by `what`.
const std::string& build_ours(Toolkit& toolkit, BuildOrder order, const std::string& what);

/// The harness's main, compiled: `main.o`.
Unit main_object(Toolkit& toolkit);

sys::InsideFile support_file();

}  // namespace grader::observe
