// SPDX-License-Identifier: MIT
// What a submission's text says before anything is compiled: its fills, and what was edited beside them.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace grader {

enum class FillState {
  located,      ///< the tokens of its statement equal the template's around the hole
  edited,       ///< its statement is there, but differs from the template outside the hole
  unfilled,     ///< still a run of underscores
  deleted,      ///< nothing of its statement is left
  not_located,  ///< the text was rearranged; only the compiled file can tell
};

/// The fill of one blank. Index in Reading::fills = index in Exercise::blanks.
struct Fill {
  FillState state = FillState::not_located;
  std::string text = {};      ///< one-line text, comments dropped, renamed names mapped back; empty when none
  int line = 0;               ///< in the student's file, 1-based; 0 when unknown
  int last_line = 0;          ///< of its statement
  bool balanced = true;       ///< brackets and quotes close
  bool stands_alone = false;  ///< may be tried in the reference (docs/rubric.md, "Which fills are tried")
  bool same_as_reference = false;       ///< token for token
  std::string key = {};                 ///< the name that the template's statement gives a value, or empty
  std::vector<std::string> names = {};  ///< the names in the student's statement
};

/// A difference between the template and the file outside the fills.
struct Edit {
  static constexpr std::size_t outside =
      static_cast<std::size_t>(-1);  ///< `blank` of an edit in no blank's statement

  int line = 0;                           ///< in the student's file
  std::vector<std::string> removed = {};  ///< tokens of the template
  std::vector<std::string> added = {};    ///< tokens of the file, renamed names mapped back
  std::size_t blank = outside;            ///< the blank whose statement it lies in
  std::size_t template_begin = 0;         ///< token range in the template
  std::size_t template_end = 0;
};

struct Reading {
  bool empty = false;  ///< nothing but white space, comments and `#pragma once`
  std::vector<Fill> fills = {};
  std::vector<Edit> edits = {};
  std::map<std::string, std::string> renames = {};         ///< template's name → the student's
  std::map<std::string, std::string> public_renames = {};  ///< of these, the names that callers use
  std::map<std::string, std::size_t> uses = {};  ///< how often each name of the template occurs in the file
  std::vector<std::string> absent_names = {};    ///< identifiers of the template that are gone, not renamed
};

}  // namespace grader
