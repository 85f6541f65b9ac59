// SPDX-License-Identifier: MIT
#include "grader/observe/start.hpp"

#include <algorithm>
#include <string_view>

#include "grader/observe/header_names.hpp"
#include "grader/observe/leading_includes.hpp"

namespace grader::observe {
namespace {

// The library's own mark that <string> was read, for a moment; what only names strings is all that the others
// need. Where the library has no such mark or file, the slim start does not compile or is as large as the
// whole.
constexpr const char* without_string = "#include <bits/stringfwd.h>\n#define _GLIBCXX_STRING 1\n";
constexpr const char* with_string_again = "#undef _GLIBCXX_STRING\n";

// Headers that are quick to read without <string>, so that other lists than the reference's gain as well.
constexpr std::string_view quick_headers[] = {"<cassert>",   "<cfloat>",    "<climits>",   "<cmath>",
                                              "<cstddef>",   "<cstdint>",   "<cstdlib>",   "<limits>",
                                              "<stdexcept>", "<stddef.h>",  "<stdint.h>",  "<math.h>",
                                              "<limits.h>",  "<stdbool.h>", "<exception>", "<new>"};

// The language's own words mean the same everywhere, and the numbers' names wherever they are known. Missing:
// words that ask what there is, as `requires` and `decltype`.
constexpr std::string_view safe_words[] = {
    "alignas", "alignof", "and", "auto", "bool", "break", "case", "catch", "char", "class", "const",
    "constexpr", "const_cast", "consteval", "constinit", "continue", "default", "delete", "do", "double",
    "else", "endif", "enum", "explicit", "extern", "false", "final", "float", "for", "friend", "goto", "if",
    "include", "inline", "int", "long", "mutable", "namespace", "new", "noexcept", "not", "nullptr",
    "operator", "or", "override", "pragma", "once", "private", "protected", "public", "return", "short",
    "signed", "sizeof", "static", "static_assert", "static_cast", "struct", "switch", "this", "throw", "true",
    "try", "typedef", "union", "unsigned", "using", "virtual", "void", "volatile", "while", "xor",
    // names of numbers
    "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "intmax_t",
    "uintmax_t", "size_t", "ptrdiff_t", "std"};
constexpr std::string_view unsafe_words[] = {"concept", "decltype", "define",   "defined",  "elif",
                                             "ifdef",   "ifndef",   "requires", "template", "undef"};

Start compiled_start(Toolkit& toolkit, std::string text) {
  Start start{std::move(text)};
  BuildOrder order;
  order.product = Product::precompiled_header;
  order.files = {source_file("start.hpp", start.text)};
  order.limits.product_bytes = 64 << 20;
  start.compiled = find_or_try(toolkit, std::move(order));
  return start;
}

/// All that the whole start may name, macros included.
const std::string* names_of_whole_start(Toolkit& toolkit, const ReferenceText& reference) {
  BuildOrder order;
  order.product = Product::preprocessed;
  order.files = {source_file("start.hpp", header_names_version + reference.includes)};
  return find_or_try(toolkit, std::move(order), header_names);
}

/// Words that no header is needed for, or that the reference compiles with, or that no header has.
bool means_the_same_behind_slim_start(Toolkit& toolkit, const Exercise& exercise,
                                      const ReferenceText& reference, const std::string& source) {
  const auto words = words_of(source);
  const auto known = words_of(exercise.reference.source);
  if (!words || !known) return false;
  const std::string* names = names_of_whole_start(toolkit, reference);
  if (names == nullptr) return false;
  return std::ranges::all_of(*words, [&](std::string_view word) {
    if (std::ranges::find(unsafe_words, word) != std::end(unsafe_words)) return false;
    if (std::ranges::find(safe_words, word) != std::end(safe_words) || known->contains(word)) return true;
    // Also names of the compiler's own, and blanks.
    if (word.find("__") != std::string_view::npos) return false;
    return !is_header_name(*names, word);
  });
}

bool starts_with(const std::vector<std::string>& headers, const std::vector<std::string>& wanted) {
  return headers.size() >= wanted.size() && std::equal(wanted.begin(), wanted.end(), headers.begin());
}

}  // namespace

Start whole_start(Toolkit& toolkit, const ReferenceText& reference) {
  if (!toolkit.parts().products.on_disk()) return {reference.includes};
  return compiled_start(toolkit, reference.includes);
}

std::optional<Start> slim_start(Toolkit& toolkit, const ReferenceText& reference) {
  if (reference.includes.empty()) return std::nullopt;
  Start start = compiled_start(toolkit, without_string + reference.includes + with_string_again);
  if (start.compiled == nullptr) return std::nullopt;
  return start;
}

std::optional<Start> start_for(Toolkit& toolkit, const Exercise& exercise, const std::string& source) {
  const ReferenceText reference = cut_reference(exercise.reference.source);
  const LeadingIncludes wanted = leading_includes(reference.includes);
  const LeadingIncludes own = leading_includes(source);
  if (wanted.headers.empty() || !wanted.nothing_else) return std::nullopt;
  const bool as_reference = starts_with(own.headers, wanted.headers);
  const bool quick = std::ranges::all_of(own.headers, [](const std::string& header) {
    return std::ranges::find(quick_headers, header) != std::end(quick_headers);
  });
  if ((!as_reference && !quick) || !means_the_same_behind_slim_start(toolkit, exercise, reference, source))
    return std::nullopt;
  if (!as_reference) return Start{without_string, nullptr, with_string_again};
  return slim_start(toolkit, reference);
}

}  // namespace grader::observe
