// SPDX-License-Identifier: MIT
// Foreign text in a Markdown document (CommonMark, and GitHub's additions to it).
//
// Promises: what comes out is shown as the escaped text and nothing else: no heading, list, link, image,
// table, HTML, code, formula or notice to a person named with @. Refuses nothing.
#pragma once

#include <string>
#include <string_view>

namespace grader::report {

/// A part of one line: of a paragraph, a list item, a heading or the cell of a table. Signs get a backslash
/// only where they would mean something. Names with `_` and other words for which a backslash is not enough
/// become code. An @ that calls somebody becomes \u{40}, for GitHub looks for names after everything else.
std::string markdown_text(std::string_view foreign);

/// The same of escaped words that may hold code.
std::string markdown_words(std::string_view words);

/// Part of the words for `markdown_words`: shown as code where that is safe, else as other words.
std::string marked_as_code(std::string_view escaped);

/// A block of its own, between fences longer than any inside; ends with a line end. Names with @ mean nothing
/// in it, so here they stay as they are. A `<` that could start a tag is parted from its name by a space, for
/// readers that know no fences. It has to start at the start of a line.
std::string markdown_block(std::string_view foreign);

}  // namespace grader::report
