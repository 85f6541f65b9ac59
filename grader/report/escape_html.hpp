// SPDX-License-Identifier: MIT
// Foreign text in an HTML page, between tags.
//
// Promises: what comes out holds no tag, no entity but the five made here, and no character that `escape`
// would not show; text that was escaped before stays the same text for the reader. Line ends stay only where
// they are wanted, as in <pre>. Refuses nothing. Not meant for attributes, scripts or style sheets: nobody
// else's text belongs there.
#pragma once

#include <string>
#include <string_view>

#include "grader/report/escape.hpp"

namespace grader::report {

std::string html_text(std::string_view foreign, Lines lines);

}  // namespace grader::report
