// SPDX-License-Identifier: MIT
// The door to XML: a small tree of elements, written by the library behind.
//
// Promises: what is written is well-formed XML 1.0 in UTF-8, whatever texts and attributes hold; a reader
// gets the same text back, but for characters that XML cannot hold: those and bytes that are no UTF-8 become
// U+FFFD. Refuses names that are no plain words: they are ours.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace grader::formats {

struct XmlElement {
  std::string name = {};
  std::vector<std::pair<std::string, std::string>> attributes = {};  ///< in this order
  std::string text = {};                                             ///< before the children
  std::vector<XmlElement> children = {};
};

/// The whole document, indented, a newline at its end. Throws Error for a name that is none.
std::string write_xml(const XmlElement& root);

}  // namespace grader::formats
