// SPDX-License-Identifier: MIT
// A student's consent to check his own file without a sandbox: typed once for each folder, by a person.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "grader/cli/console.hpp"
#include "grader/cli/environment.hpp"
#include "grader/error.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

/// Asks, unless this user has consented for this folder before. Kept in the user's own data folder and never
/// in the one that is checked: a folder from elsewhere must not bring its consent with it. Throws Error with
/// the sandbox's trouble when it is not given, or there is nobody to ask.
void require_consent(const std::filesystem::path& folder, const Error& trouble, Console& console,
                     const Environment& environment, Language language);

/// The question in lines of so many columns; it keeps the blank at its end. For tests.
std::string wrapped_question(std::string_view question, std::size_t columns);

}  // namespace grader::cli
