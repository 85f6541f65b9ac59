// SPDX-License-Identifier: MIT
// Our own trouble in both languages, where it is met by people who do not read the program's English.
//
// Promises: whoever knows Error alone gets English. Wrapping one keeps both (texts_of).
#pragma once

#include <string>
#include <utility>

#include "grader/error.hpp"
#include "grader/types/text.hpp"

namespace grader {

class BilingualError : public Error {
 public:
  BilingualError(Text what, Text hint, Trouble trouble = Trouble::installation)
      : Error(what.en, hint.en, trouble), what_(std::move(what)), hint_(std::move(hint)) {}

  const Text& what_text() const { return what_; }
  const Text& hint_text() const { return hint_; }

 private:
  Text what_;
  Text hint_;
};

struct ErrorTexts {
  Text what = {};
  Text hint = {};
};

/// English twice for an error that has no other language.
inline ErrorTexts texts_of(const Error& error) {
  if (const auto* both = dynamic_cast<const BilingualError*>(&error))
    return {both->what_text(), both->hint_text()};
  return {{error.what(), error.what()}, {error.hint(), error.hint()}};
}

}  // namespace grader
