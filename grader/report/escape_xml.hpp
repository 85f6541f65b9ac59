// SPDX-License-Identifier: MIT
// Foreign text in an XML 1.0 document, between tags or in a quoted attribute.
//
// Promises: what comes out is well-formed there, in UTF-8: no tag, no `]]>`, no entity but the five that XML
// itself knows, and none of the characters that XML 1.0 forbids even as a reference. Refuses nothing. In an
// attribute use Lines::one: a reader would turn a line end into a space.
#pragma once

#include <string>
#include <string_view>

#include "grader/report/escape.hpp"

namespace grader::report {

std::string xml_text(std::string_view foreign, Lines lines);

}  // namespace grader::report
