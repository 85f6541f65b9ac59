// SPDX-License-Identifier: MIT
// Other ways to write the same answer: a fair teacher gives each the same mark. What a change does not
// concern comes back as it was.
#pragma once

#include <string>

namespace grader::tests {

std::string in_full_width(const std::string& text);
std::string in_half_width(const std::string& text);  ///< punctuation, too, as of a hurried writer
std::string in_traditional(const std::string& text);
std::string in_simplified(const std::string& text);
std::string with_blank_lines(const std::string& text);
std::string with_carriage_returns(const std::string& text);
std::string wrapped(const std::string& text);       ///< long lines without Chinese, as an editor breaks them
std::string in_bold(const std::string& text);       ///< an answer of one line
std::string as_quotation(const std::string& text);  ///< each line behind `>`
std::string in_latex(const std::string& text);      ///< quantities between dollars; plain answers only
std::string out_of_latex(const std::string& text);
/// The items of every list, and the rows of every table, in the opposite order; labels go with their items.
/// Parts of a question, (a) to (c), stay where a remark stands below them.
std::string with_lists_reversed(const std::string& text);

}  // namespace grader::tests
