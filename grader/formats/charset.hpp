// SPDX-License-Identifier: MIT
// A student's text file in whatever its editor saved it → UTF-8. A door to ICU's converters.
//
// Promises: never throws; what is understood is valid UTF-8 without a byte order mark. Understands UTF-8,
// UTF-16 in both orders, GBK and GB18030, Big5, and Western text (Windows-1252, ISO-8859-1) that has few
// letters beyond the plain ones. Refuses the rest, by name where a name can be told.
#pragma once

#include <string>
#include <string_view>

namespace grader::formats {

enum class Decoding {
  understood,
  other_encoding,  ///< `encoding` is its name
  damaged,         ///< bytes that `encoding` does not have, near `line`
  not_text,        ///< a NUL byte in `line`
};

struct DecodedText {
  Decoding decoding = Decoding::understood;
  std::string text = {};      ///< when understood
  std::string encoding = {};  ///< what it was taken for: UTF-8, UTF-16LE, GB18030, Big5 …
  int line = 0;               ///< of the trouble; 0 when not known
};

DecodedText decode_text(std::string_view bytes);

}  // namespace grader::formats
