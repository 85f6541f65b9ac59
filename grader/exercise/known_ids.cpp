// SPDX-License-Identifier: MIT
#include "grader/exercise/known_ids.hpp"

#include <fmt/format.h>

#include "grader/exercise/spelling.hpp"

namespace grader::exercise {

void report_unknown(std::string_view kind, const std::string& id, const std::vector<std::string>& known,
                    const Item& item, Problems& problems) {
  problems.add(item.line, item.key, fmt::format("unknown {} '{}'", kind, id), suggest(id, known));
}

}  // namespace grader::exercise
