// SPDX-License-Identifier: MIT
// The form is one long string without dressing; a line of a student is matched against it from its start.
#include "grader/answers/form.hpp"

#include <algorithm>

#include "grader/answers/labels.hpp"
#include "grader/answers/lines.hpp"
#include "grader/answers/plain_letters.hpp"

namespace grader::answers {
namespace {

/// Fewer columns may be the student's own words by chance.
constexpr std::size_t long_piece_columns = 20;

bool is_letter_boundary(std::string_view text, std::size_t place) {
  return place >= text.size() || (static_cast<unsigned char>(text[place]) & 0xC0U) != 0x80U;
}

bool ends_sentence(std::string_view text, std::size_t end) {
  const std::string_view before = text.substr(0, end);
  if (before.ends_with("。") || before.ends_with('?') || before.ends_with('!')) return true;
  const bool digit_follows = end < text.size() && text[end] >= '0' && text[end] <= '9';
  return before.ends_with('.') && !digit_follows;
}

}  // namespace

Form::Form(std::string_view answers_template, int questions) {
  int question = 0;
  for (const std::string_view line : lines_of(answers_template)) {
    const auto label = label_of(line);
    if (line.starts_with('#')) question = 0;
    if (label && label->strength == LabelStrength::named && label->number <= questions)
      question = label->number;
    const std::string bare = bare_letters(line).text;
    if (bare.empty()) continue;
    const bool placeholder = bare.front() == '(' && bare.back() == ')';
    spans_.push_back({bare_.size(), bare_.size() + bare.size(), question, placeholder});
    bare_ += bare;
  }
}

/// How much of the start of `bare` stands in the form, and where.
std::size_t Form::longest_start(std::string_view bare, std::size_t& place) const {
  std::size_t fits = 0;
  std::size_t fails = std::min(bare.size(), bare_.size()) + 1;
  while (fits + 1 < fails) {
    const std::size_t length = fits + (fails - fits) / 2;
    const std::size_t found = bare_.find(bare.substr(0, length));
    if (found == std::string::npos) {
      fails = length;
    } else {
      fits = length;
      place = found;
    }
  }
  while (fits > 0 && !is_letter_boundary(bare, fits)) --fits;
  return fits;
}

/// The last end of a sentence or of a line in this stretch of the form; `begin` when there is none.
std::size_t Form::last_stop(std::size_t begin, std::size_t end) const {
  std::size_t stop = begin;
  for (std::size_t place = begin + 1; place <= end; ++place)
    if (ends_sentence(bare_, place)) stop = place;
  for (const Span& span : spans_)
    if (span.end > stop && span.end <= end) stop = span.end;
  return stop;
}

int Form::question_of(std::string_view piece) const {
  int question = 0;
  for (std::size_t place = bare_.find(piece); place != std::string::npos;
       place = bare_.find(piece, place + 1)) {
    const auto span = std::ranges::find_if(spans_, [&](const Span& one) { return place < one.end; });
    if (span == spans_.end() || (question != 0 && question != span->question)) return 0;
    question = span->question;
  }
  return question;
}

Form::Line Form::split(std::string_view line, const Line& before) const {
  const PlainLetters bare = bare_letters(line);
  Line result{.kept = line};
  std::size_t taken = 0;
  std::string_view rest = bare.text;
  // What goes on where the line above ended is the form's however short it is.
  if (before.own && before.end > 0 && !rest.empty() &&
      std::string_view(bare_).substr(before.end).starts_with(rest) && before.kept.empty()) {
    result.own = true;
    result.end = before.end + rest.size();
    result.placeholder = std::ranges::any_of(spans_, [&](const Span& one) {
      return one.placeholder && one.begin >= before.end && one.end <= result.end;
    });
    taken = rest.size();
    rest = {};
  }
  while (!rest.empty()) {
    std::size_t place = 0;
    const std::size_t length = longest_start(rest, place);
    if (length == 0) break;
    const bool whole = length == rest.size();
    const std::size_t stop = whole ? place + length : last_stop(place, place + length);
    const std::string_view piece = rest.substr(0, stop - place);
    const auto span = std::ranges::find_if(
        spans_, [&](const Span& one) { return bare_.compare(one.begin, one.end - one.begin, piece) == 0; });
    const bool is_long = columns_of(piece) >= long_piece_columns;
    const bool is_whole_line = span != spans_.end() && whole && taken == 0;
    if (piece.empty() || (!is_long && !is_whole_line)) break;
    result.own = true;
    result.placeholder = result.placeholder || (span != spans_.end() && span->placeholder);
    if (result.question == 0 && is_long) result.question = question_of(piece);
    result.end = stop;
    taken += piece.size();
    rest.remove_prefix(piece.size());
  }
  if (result.own) {
    // Signs that closed an emphasis belong to what they closed.
    result.kept = line.substr(bare.from[taken]);
    if (taken == bare.text.size()) result.kept = {};
  }
  return result;
}

bool Form::is_all_of(std::string_view text) const {
  constexpr std::size_t most_bytes = 4096;
  constexpr std::size_t short_piece_bytes = 12;
  const std::string bare = bare_letters(text.substr(0, std::min(text.size(), most_bytes))).text;
  if (text.size() > most_bytes || columns_of(bare) < 2 * long_piece_columns) return false;
  std::size_t covered = 0;
  std::string_view rest = bare;
  while (!rest.empty()) {
    std::size_t place = 0;
    std::size_t length = longest_start(rest, place);
    if (length >= short_piece_bytes) {
      covered += length;
    } else {
      length = 1;
      while (!is_letter_boundary(rest, length)) ++length;
    }
    rest.remove_prefix(length);
  }
  return covered * 100 >= bare.size() * 95;
}

}  // namespace grader::answers
