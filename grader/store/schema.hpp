// SPDX-License-Identifier: MIT
// The tables of a gradebook, by version. A newer program moves an older gradebook on; an older program
// refuses a newer one rather than lose what it does not know.
#pragma once

#include <string>
#include <vector>

#include "grader/store/database.hpp"

namespace grader::store {

/// Step i makes version i+1 out of version i. Steps that were published are never changed.
const std::vector<std::string>& schema_steps();

enum class SchemaCheck {
  move_on,  ///< an older gradebook is brought up to date
  refuse,   ///< it is only read: an older one is refused like a newer one
};

/// All steps that are missing, in one transaction. Throws Error for a file that is no gradebook, or one that
/// cannot be used by this program.
void require_schema(Database& database, const std::string& file, SchemaCheck check,
                    const std::vector<std::string>& steps = schema_steps());

}  // namespace grader::store
