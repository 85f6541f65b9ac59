// SPDX-License-Identifier: MIT
// Outline of the template, names mapped back, fills located, and then a comparison of template and file with
// the fills taken out: what differs there is an edit outside the blanks.
#include "grader/exercise/read_fills.hpp"

#include <algorithm>
#include <set>

#include "grader/exercise/alignment.hpp"
#include "grader/exercise/locate.hpp"
#include "grader/exercise/outline.hpp"
#include "grader/exercise/renames.hpp"
#include "grader/exercise/standing_alone.hpp"

namespace grader::exercise {
namespace {

struct LocatedFile {
  Outline outline = {};
  MappedFile file = {};
  std::vector<Place> places = {};  ///< parallel to outline.holes
};

LocatedFile locate(const Exercise& exercise, std::string_view source) {
  LocatedFile located;
  located.outline = outline_template(exercise);
  located.file = map_names_back(located.outline, read_tokens(source).list);
  located.places = locate_fills(located.outline, located.file);
  return located;
}

bool same_tokens(const std::vector<Token>& tokens, const Place& place, std::string_view text) {
  const auto wanted = read_tokens(text).list;
  return std::equal(tokens.begin() + static_cast<std::ptrdiff_t>(place.fill_begin),
                    tokens.begin() + static_cast<std::ptrdiff_t>(place.fill_end), wanted.begin(),
                    wanted.end());
}

Fill describe(const Exercise& exercise, const LocatedFile& located, std::size_t index) {
  const Place& place = located.places[index];
  const auto& tokens = located.file.tokens;
  Fill fill;
  fill.state = place.state;
  fill.key = located.outline.holes[index].key;
  if (!place.has_place()) return fill;
  const std::size_t first = std::min(place.fill_begin, tokens.size() - 1);
  fill.line = tokens[place.fill_begin < place.fill_end ? first : place.begin].line;
  fill.last_line = tokens[place.end - 1].line;
  for (std::size_t i = place.begin; i < place.end; ++i) {
    if (tokens[i].kind == TokenKind::word) fill.names.push_back(tokens[i].text);
  }
  if (place.state == FillState::unfilled) return fill;
  fill.text = join(tokens, place.fill_begin, place.fill_end);
  fill.balanced = is_balanced(tokens, place.fill_begin, place.fill_end);
  fill.stands_alone = stands_alone(tokens, place.fill_begin, place.fill_end,
                                   {located.outline.words, located.outline.holes[index].given});
  fill.same_as_reference =
      same_tokens(tokens, place, exercise.blanks[located.outline.holes[index].blank].reference_fill);
  return fill;
}

/// One entry a token, a fill being a single entry that is equal on both sides.
struct Skeleton {
  std::vector<std::string> texts = {};
  std::vector<std::size_t> tokens = {};  ///< index of the token behind each entry
};

Skeleton template_skeleton(const Outline& outline) {
  Skeleton skeleton;
  for (std::size_t i = 0; i < outline.tokens.size(); ++i) {
    const auto hole = std::ranges::find(outline.holes, i, &Hole::token);
    skeleton.texts.push_back(hole == outline.holes.end() ? outline.tokens[i].text
                                                         : "\x01" + std::to_string(hole->blank));
    skeleton.tokens.push_back(i);
  }
  return skeleton;
}

Skeleton file_skeleton(const LocatedFile& located) {
  Skeleton skeleton;
  const auto& tokens = located.file.tokens;
  for (std::size_t i = 0; i < tokens.size();) {
    const auto place = std::ranges::find_if(located.places, [&](const Place& candidate) {
      return candidate.has_place() && candidate.fill_begin == i && candidate.fill_begin < candidate.fill_end;
    });
    skeleton.tokens.push_back(i);
    if (place == located.places.end()) {
      skeleton.texts.push_back(tokens[i++].text);
    } else {
      const auto index = static_cast<std::size_t>(place - located.places.begin());
      skeleton.texts.push_back("\x01" + std::to_string(located.outline.holes[index].blank));
      i = place->fill_end;
    }
  }
  return skeleton;
}

/// The blank whose statement holds the difference, on either side; else `outside`.
std::size_t owner(const LocatedFile& located, const Edit& edit, std::size_t begin, std::size_t end) {
  for (std::size_t k = 0; k < located.places.size(); ++k) {
    const Hole& hole = located.outline.holes[k];
    const Place& place = located.places[k];
    const bool in_template = edit.template_begin < edit.template_end && edit.template_begin >= hole.begin &&
                             edit.template_end <= hole.end;
    const bool in_file = begin < end && place.has_place() && begin >= place.begin && end <= place.end;
    if ((in_template && begin == end) || in_file || (in_template && !place.has_place())) return hole.blank;
  }
  return Edit::outside;
}

std::vector<Edit> find_edits(const LocatedFile& located) {
  const Skeleton wanted = template_skeleton(located.outline);
  const Skeleton given = file_skeleton(located);
  std::vector<Edit> edits;
  for (const Gap& gap : find_gaps(wanted.texts, given.texts)) {
    Edit edit;
    edit.template_begin = gap.left_begin;
    edit.template_end = gap.left_end;
    edit.removed.assign(wanted.texts.begin() + static_cast<std::ptrdiff_t>(gap.left_begin),
                        wanted.texts.begin() + static_cast<std::ptrdiff_t>(gap.left_end));
    edit.added.assign(given.texts.begin() + static_cast<std::ptrdiff_t>(gap.right_begin),
                      given.texts.begin() + static_cast<std::ptrdiff_t>(gap.right_end));
    const auto& tokens = located.file.tokens;
    if (!tokens.empty() && !given.tokens.empty()) {
      edit.line = tokens[given.tokens[std::min(gap.right_begin, given.tokens.size() - 1)]].line;
      const std::size_t begin =
          gap.right_begin < given.tokens.size() ? given.tokens[gap.right_begin] : tokens.size();
      const std::size_t end =
          gap.right_end < given.tokens.size() ? given.tokens[gap.right_end] : tokens.size();
      edit.blank = owner(located, edit, begin, gap.right_begin == gap.right_end ? begin : end);
    }
    edits.push_back(std::move(edit));
  }
  return edits;
}

std::vector<std::string> names_gone(const LocatedFile& located) {
  std::set<std::string> present;
  for (const Token& token : located.file.tokens) present.insert(token.text);
  std::vector<std::string> gone;
  for (const std::string& name : located.outline.declared_outside) {
    if (!present.contains(name)) gone.push_back(name);
  }
  return gone;
}

}  // namespace

Reading read_fills(const Exercise& exercise, std::string_view source) {
  const LocatedFile located = locate(exercise, source);
  Reading reading;
  reading.empty = std::ranges::all_of(located.file.tokens,
                                      [](const Token& token) { return token.text == "#pragma once"; });
  reading.fills.resize(exercise.blanks.size());
  for (std::size_t k = 0; k < located.places.size(); ++k) {
    reading.fills[located.outline.holes[k].blank] = describe(exercise, located, k);
  }
  reading.edits = find_edits(located);
  reading.renames = located.file.renames;
  reading.public_renames = located.file.public_renames;
  reading.absent_names = names_gone(located);
  for (const Token& token : located.file.tokens) {
    if (located.outline.words.contains(token.text)) ++reading.uses[token.text];
  }
  return reading;
}

std::string repair(const Exercise& exercise, std::string_view source,
                   const std::vector<std::size_t>& broken) {
  const LocatedFile located = locate(exercise, source);
  struct Replacement {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text = {};
  };
  std::vector<Replacement> replacements;
  for (std::size_t k = 0; k < located.places.size(); ++k) {
    const Hole& hole = located.outline.holes[k];
    const Place& place = located.places[k];
    if (!place.has_place() || std::ranges::find(broken, hole.blank) == broken.end()) continue;
    const auto& tokens = located.file.tokens;
    const auto spelled = [&](const Token& token) {
      const auto renamed = located.file.renames.find(token.text);
      return renamed == located.file.renames.end() ? token.text : renamed->second;
    };
    std::string statement;
    for (std::size_t i = hole.begin; i < hole.end; ++i) {
      statement += (i == hole.token ? "1" : spelled(located.outline.tokens[i])) + " ";
    }
    replacements.push_back({tokens[place.begin].begin, tokens[place.end - 1].end, statement});
  }
  std::ranges::sort(replacements, {}, &Replacement::begin);
  std::string result;
  std::size_t done = 0;
  for (const Replacement& replacement : replacements) {
    if (replacement.begin < done) continue;
    result.append(source.substr(done, replacement.begin - done)).append(replacement.text);
    const auto old = source.substr(replacement.begin, replacement.end - replacement.begin);
    result.append(static_cast<std::size_t>(std::ranges::count(old, '\n')), '\n');
    done = replacement.end;
  }
  return result.append(source.substr(done));
}

}  // namespace grader::exercise
