// SPDX-License-Identifier: MIT
// The exercise that a command line names.
#pragma once

#include "grader/cli/options.hpp"
#include "grader/pipeline.hpp"

namespace grader::cli {

/// Throws Error when there is no such exercise, with the name that was probably meant, or those there are.
void require_exercise(const CommonOptions& common);

/// What the pipeline needs of the command line.
SetupOptions setup_of(const CommonOptions& common, Isolation isolation, const sys::Layers& left_out = {});

}  // namespace grader::cli
