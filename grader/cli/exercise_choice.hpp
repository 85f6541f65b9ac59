// SPDX-License-Identifier: MIT
// The exercise that a command line names.
#pragma once

#include "grader/cli/options.hpp"
#include "grader/pipeline.hpp"

namespace grader::cli {

/// Students get packs, to check themselves; instructors' commands show what is in them.
enum class PackUse { allowed, refused };

/// Throws Error when there is no such exercise, with the name that was probably meant, or those there are;
/// and for a pack where it has no use.
void require_exercise(const CommonOptions& common, PackUse packs = PackUse::refused);

enum class PackOrder { beside_the_work_first, installed_first };

/// The pack to check with when no exercises are named: the one that lies in `folder`, where it was handed out
/// with the template, or one that was installed with the program. Installed first means whole exercises
/// before packs, too; else they count only where there is no pack.
CommonOptions with_pack(const std::filesystem::path& folder, CommonOptions common,
                        PackOrder order = PackOrder::beside_the_work_first);

/// What the pipeline needs of the command line.
SetupOptions setup_of(const CommonOptions& common, Isolation isolation, const sys::Layers& left_out = {});

}  // namespace grader::cli
