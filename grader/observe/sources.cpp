// SPDX-License-Identifier: MIT
#include "grader/observe/sources.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace grader::observe {
namespace {

// Words of the standard library that the dispatcher uses; the language's own are taken back by support.hpp.
constexpr const char* words_taken_back =
    "#undef std\n#undef bad_alloc\n#undef invalid_argument\n#undef out_of_range\n#undef logic_error\n"
    "#undef runtime_error\n#undef grader_call\n#undef grader_which\n#undef grader_copy\n"
    "#undef grader_arguments\n#undef grader_values\n#undef grader_number\n";

// From the special to the general: a later handler must not take what an earlier one is for.
constexpr const char* handlers =
    "  } catch (const ::std::bad_alloc&) {\n    return 'm';\n"
    "  } catch (const ::std::invalid_argument&) {\n    return 'a';\n"
    "  } catch (const ::std::out_of_range&) {\n    return 'o';\n"
    "  } catch (const ::std::logic_error&) {\n    return 'l';\n"
    "  } catch (const ::std::runtime_error&) {\n    return 't';\n"
    "  } catch (...) {\n    return 'x';\n  }\n  return 'r';\n";

constexpr const char* call_head =
    "extern \"C\" int grader_call(int grader_copy, int grader_which, const grader_argument* "
    "grader_arguments,\n"
    "                           int, grader_value* grader_values) {\n  try {\n";

/// `#pragma once` means nothing in a text that is no file; g++ would warn of it.
std::string without_once(std::string text) {
  constexpr std::string_view line = "#pragma once\n";
  const std::size_t found = text.find(line);
  if (found != std::string::npos) text.replace(found, line.size(), "\n");
  return text;
}

std::string argument_text(CallArgument::Type type, std::size_t index) {
  switch (type) {
    case CallArgument::Type::integer:
      return fmt::format("static_cast<__INT64_TYPE__>(grader_arguments[{}].integer)", index);
    case CallArgument::Type::flag:
      return fmt::format("grader_arguments[{}].integer != 0", index);
    case CallArgument::Type::real:
      break;
  }
  return fmt::format("grader_arguments[{}].real", index);
}

/// `switch (grader_which) …`; `alone_scope` stands before the names of the functions for blanks alone.
std::string switch_text(const Exercise& exercise, const std::vector<AloneFill>& alone,
                        const std::string& alone_scope) {
  std::string text = "    switch (grader_which) {\n";
  auto out = std::back_inserter(text);
  for (std::size_t i = 0; i < exercise.calls.size(); ++i) {
    fmt::format_to(out, "      case {}:\n        call_{}(", i, exercise.calls[i].id);
    const auto& arguments = exercise.calls[i].arguments;
    for (std::size_t j = 0; j < arguments.size(); ++j)
      fmt::format_to(out, "{}, ", argument_text(arguments[j].type, j));
    fmt::format_to(out, "grader_values);\n        break;\n");
  }
  for (std::size_t i = 0; i < alone.size(); ++i)
    fmt::format_to(
        out,
        "      case {}:\n        grader_values[0] = grader_number({}grader_alone_{}());\n        break;\n",
        exercise.calls.size() + i, alone_scope, alone[i].blank);
  return text + "    }\n";
}

/// `long long grader_alone_3()`; messages about the fill name `file`, line 1.
std::string alone_function(const AloneFill& alone, const std::string& file) {
  return fmt::format("long long grader_alone_{}() {{ return\n#line 1 \"{}\"\n{}\n#line 1 \"{}\"\n; }}\n",
                     alone.blank, file, alone.fill, file);
}

std::string copy_scope(const std::string& secret, std::size_t number) {
  return fmt::format("copy_{}_{}", secret, number);
}

std::string alone_scope(const std::string& secret, std::size_t number) {
  return fmt::format("alone_{}_{}", secret, number);
}

std::string alone_namespace(const Exercise& exercise, const CopyText& copy, const std::string& secret) {
  std::string text = fmt::format("namespace {} {{\n", alone_scope(secret, copy.number));
  for (const AloneFill& alone : copy.alone)
    text +=
        alone_function(alone, fmt::format("copy/{}/alone/{}", copy.number, exercise.blanks[alone.blank].id));
  return text + "}\n";
}

/// The reference with the copy's fills, each on lines of its own that bear the blank's name.
std::string body_text(const Exercise& exercise, const ReferenceText& reference, const CopyText& copy) {
  std::string text;
  auto out = std::back_inserter(text);
  std::map<std::string, std::string> fills;
  for (const auto& [blank, fill] : copy.fills) fills[exercise.blanks[blank].id] = fill;
  for (const ReferencePiece& piece : reference.pieces) {
    fmt::format_to(out, "\n#line {} \"copy/{}/reference\"\n{}", piece.line, copy.number, piece.text);
    const auto replaced = fills.find(piece.blank);
    if (replaced == fills.end())
      text += piece.fill;
    else
      fmt::format_to(out, "\n#line 1 \"copy/{}/blank/{}\"\n{}", copy.number, piece.blank, replaced->second);
  }
  return text;
}

std::string copy_text(const Exercise& exercise, const ReferenceText& reference, const CopyText& copy,
                      const std::string& secret) {
  std::string text = alone_namespace(exercise, copy, secret);
  auto out = std::back_inserter(text);
  fmt::format_to(out, "namespace {} {{\n{}", copy_scope(secret, copy.number),
                 body_text(exercise, reference, copy));
  fmt::format_to(out, "\n#line 1 \"copy/{}/adapter\"\n{}\n", copy.number, exercise.reference.adapter);
  fmt::format_to(out,
                 "inline void grader_dispatch(int grader_which, const grader_argument* grader_arguments,\n"
                 "                            grader_value* grader_values) {{\n{}}}\n}}\n",
                 switch_text(exercise, copy.alone, "::" + alone_scope(secret, copy.number) + "::"));
  return text;
}

}  // namespace

std::string shim_text(const Exercise& exercise, const std::vector<AloneFill>& alone,
                      const std::string& behind_includes) {
  std::string text = fmt::format(
      "#line 1 \"shim.cpp\"\n#include \"{}\"\n#include <new>\n#include <stdexcept>\n", exercise.file);
  text += behind_includes;
  const auto add = [&text](const char* name, const std::string& part) {
    text += fmt::format("#line 1 \"{}\"\n{}\n", name, part);
  };
  add("support.hpp", without_once(harness_text("support.hpp")));
  add("adapter.hpp", without_once(exercise.reference.adapter));
  add("dispatch.hpp", dispatch_text(exercise, alone));
  return text;
}

std::string dispatch_text(const Exercise& exercise, const std::vector<AloneFill>& alone) {
  std::string text = words_taken_back;
  for (const AloneFill& one : alone)
    text += fmt::format("extern \"C\" long long grader_alone_{}();\n", one.blank);
  return text + call_head + switch_text(exercise, alone, "") + handlers + "}\n";
}

std::string alone_text(const Exercise& exercise, const std::vector<AloneFill>& alone) {
  std::string text = "#include <cstdint>\n";
  for (const AloneFill& one : alone)
    text += "extern \"C\" " + alone_function(one, "blank:" + exercise.blanks[one.blank].id);
  return text;
}

std::string copies_prefix_text() {
  return "#include <new>\n#include <stdexcept>\n#include \"support.hpp\"\n";
}

std::string copies_text(const Exercise& exercise, const ReferenceText& reference,
                        const std::vector<CopyText>& copies, const std::string& secret) {
  std::string text = "#include \"start.hpp\"\n#include \"prefix.hpp\"\n";
  for (const CopyText& copy : copies) text += copy_text(exercise, reference, copy, secret);
  text += "#line 1 \"dispatch\"\n";
  text += call_head;
  text += "    switch (grader_copy) {\n";
  for (const CopyText& copy : copies)
    text += fmt::format(
        "      case {}:\n        {}::grader_dispatch(grader_which, grader_arguments, grader_values);\n"
        "        break;\n",
        copy.number, copy_scope(secret, copy.number));
  return text + "    }\n" + handlers + "}\n";
}

std::string without_secret(std::string message, const std::string& secret) {
  for (const std::string& start : {"copy_" + secret + "_", "alone_" + secret + "_"}) {
    std::size_t found = 0;
    while ((found = message.find(start, found)) != std::string::npos) {
      std::size_t end = message.find_first_not_of("0123456789", found + start.size());
      end = std::min(end, message.size());
      if (message.compare(end, 2, "::") == 0) end += 2;
      message.erase(found, end - found);
    }
  }
  return message;
}

}  // namespace grader::observe
