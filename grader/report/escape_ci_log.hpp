// SPDX-License-Identifier: MIT
// Foreign text in the log of a CI service: some of them obey what they read there.
//
// GitHub obeys a line that starts with `::`, also behind spaces, and `##[` anywhere; Azure `##vso[`, TeamCity
// `##teamcity[` anywhere; GitLab and Travis fold lines at `section_start:`, `section_end:` and
// `travis_fold:`.
//
// Promises: nothing that comes out is such a word, also at the start of a line. Refuses nothing. Text of
// ours before it must not end in `:` or `#`.
#pragma once

#include <string>
#include <string_view>

#include "grader/report/escape.hpp"

namespace grader::report {

/// Takes the meaning from lines that were escaped before; other text stays as it is.
std::string without_ci_commands(std::string_view escaped);

/// A part of one line of ours.
std::string ci_log_text(std::string_view foreign);

/// Lines of their own, each behind a bar, so that none can look like one of ours. Each ends with a line end.
std::string ci_log_lines(std::string_view foreign);

/// What stands behind the last `::` of a command of ours to GitHub, as in `::error::…`.
std::string workflow_message(std::string_view foreign);

/// The value of a property of such a command, as in `::error title=…::`.
std::string workflow_property(std::string_view foreign);

}  // namespace grader::report
