// SPDX-License-Identifier: MIT
// Each file is cut at its boundaries; each piece loses what is the form's; the pieces of a question follow
// each other in the order of the files.
#include "grader/answers/read_answers.hpp"

#include <algorithm>
#include <optional>

#include "grader/answers/boundaries.hpp"
#include "grader/answers/form.hpp"
#include "grader/answers/lines.hpp"
#include "grader/answers/plain_letters.hpp"
#include "grader/formats/markdown.hpp"

namespace grader::answers {
namespace {

std::string with_plain_line_ends(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r')
      plain += text[i];
    else if (i + 1 >= text.size() || text[i + 1] != '\n')
      plain += '\n';
  }
  return plain;
}

bool is_blank(std::string_view text) {
  return plain_letters(text).text.find_first_not_of(" \t\r\n\f\v") == std::string::npos;
}

/// What is left of some lines without the form's words.
struct Piece {
  std::string text = {};
  int first_line = 0;
  bool own_words = false;  ///< of the form
  bool placeholder = false;
};

/// Lines [begin, end) of a file; the first from byte `rest` on.
Piece piece_of(const std::vector<std::string_view>& lines, std::size_t begin, std::size_t end,
               std::size_t rest, const Form& form) {
  Piece piece;
  Form::Line before;
  std::size_t blank_lines = 0;
  for (std::size_t i = begin; i < end; ++i) {
    const std::string_view line = i == begin ? lines[i].substr(std::min(rest, lines[i].size())) : lines[i];
    if (is_blank(line)) {
      ++blank_lines;
      continue;
    }
    before = form.split(line, before);
    piece.own_words = piece.own_words || before.own;
    piece.placeholder = piece.placeholder || before.placeholder;
    if (is_blank(before.kept)) continue;
    if (piece.text.empty())
      piece.first_line = static_cast<int>(i) + 1;
    else
      piece.text += std::string(blank_lines, '\n');
    blank_lines = 0;
    piece.text += std::string(before.kept) + "\n";
  }
  return piece;
}

/// Answers as they come together.
class Collection {
 public:
  Collection(const Exercise& exercise, const Form& form) : form_(form) {
    for (const Question& question : exercise.questions) all_.answers.push_back({question.id});
  }

  void add(int question, const Piece& piece, const std::string& file, bool unsure) {
    WrittenAnswer& answer = all_.answers.at(static_cast<std::size_t>(question - 1));
    answer.state = std::max(answer.state, state_of(piece));
    if (piece.text.empty()) return;
    if (answer.text.empty()) {
      answer.file = file;
      answer.first_line = piece.first_line;
    } else {
      answer.repeated = true;
      answer.text += "\n";
    }
    answer.text += piece.text;
    answer.guessed = answer.guessed || unsure;
  }

  void add_rescale(const Piece& piece) {
    all_.rescale_found = true;
    append(all_.rescale, piece.text);
  }

  void add_outside(const Piece& piece, const std::string& file) {
    if (all_.outside.empty()) {
      outside_file_ = file;
      outside_line_ = piece.first_line;
    }
    append(all_.outside, piece.text);
  }

  WrittenAnswers finish() {
    share_out();
    return std::move(all_);
  }

 private:
  static void append(std::string& text, const std::string& more) {
    if (!text.empty() && !more.empty()) text += "\n";
    text += more;
  }

  AnswerState state_of(const Piece& piece) const {
    if (!piece.text.empty() && !form_.is_all_of(piece.text)) return AnswerState::written;
    if (!piece.text.empty()) return AnswerState::only_question;
    if (piece.placeholder) return AnswerState::untouched;
    return piece.own_words ? AnswerState::only_question : AnswerState::empty;
  }

  /// Headings, a name, a greeting.
  static bool is_worth_reading(const std::string& text) {
    constexpr std::size_t least_columns = 40;
    std::size_t columns = 0;
    for (const std::string_view line : lines_of(text))
      if (!line.starts_with('#')) columns += columns_of(line);
    return columns >= least_columns;
  }

  /// Words under no question may be the answer to any that has none.
  void share_out() {
    const auto has_none = [](const WrittenAnswer& answer) { return answer.state != AnswerState::written; };
    const bool no_label = std::ranges::all_of(
        all_.answers, [](const WrittenAnswer& answer) { return answer.state == AnswerState::missing; });
    if (all_.outside.empty() || !std::ranges::any_of(all_.answers, has_none)) return;
    // A name above a form that was left alone is no answer.
    if ((!no_label && !is_worth_reading(all_.outside)) || form_.is_all_of(all_.outside)) return;
    for (WrittenAnswer& answer : all_.answers) {
      if (!has_none(answer)) continue;
      append(answer.text, all_.outside);
      answer.state = AnswerState::written;
      answer.guessed = all_.answers.size() > 1;
      answer.file = outside_file_;
      answer.first_line = outside_line_;
    }
    all_.outside.clear();
  }

  const Form& form_;
  WrittenAnswers all_ = {};
  std::string outside_file_ = {};
  int outside_line_ = 0;
};

/// The row under a heading is a sign, no word.
std::size_t after_underline(const std::vector<formats::MarkdownLine>& kinds, std::size_t line) {
  return line < kinds.size() && kinds[line].kind == formats::LineKind::underline ? line + 1 : line;
}

void read_file(const Exercise& exercise, const Form& form, const AnswersFile& given, Collection& collection) {
  if (given.file.state != FileState::taken) return;
  const std::string text = with_plain_line_ends(given.file.bytes);
  const std::vector<std::string_view> lines = lines_of(text);
  const std::vector<formats::MarkdownLine> kinds = formats::markdown_lines(text);
  const auto boundaries =
      find_boundaries(text, form, static_cast<int>(exercise.questions.size()),
                      exercise.rescale ? exercise.rescale->headings : std::vector<std::string>{});
  const std::size_t first = boundaries.empty() ? lines.size() : boundaries.front().line;
  const Piece before = piece_of(lines, 0, first, 0, form);
  if (given.question > 0 && (boundaries.empty() || !before.text.empty()))
    collection.add(given.question, before, given.file.name, false);
  else if (!before.text.empty())
    collection.add_outside(before, given.file.name);

  for (std::size_t i = 0; i < boundaries.size(); ++i) {
    const Boundary& boundary = boundaries[i];
    const std::size_t end = i + 1 < boundaries.size() ? boundaries[i + 1].line : lines.size();
    const bool heads =
        is_blank(lines[boundary.line].substr(std::min(boundary.rest, lines[boundary.line].size())));
    const std::size_t begin = heads ? after_underline(kinds, boundary.line + 1) : boundary.line;
    const Piece piece = piece_of(lines, std::min(begin, end), end, heads ? 0 : boundary.rest, form);
    if (boundary.question == Boundary::rescale)
      collection.add_rescale(piece);
    else
      collection.add(boundary.question, piece, given.file.name, boundary.unsure);
  }
}

}  // namespace

WrittenAnswers read_answers(const Exercise& exercise, const Submission& submission) {
  const Form form(exercise.answers_template, static_cast<int>(exercise.questions.size()));
  Collection collection(exercise, form);
  read_file(exercise, form, {submission.answers, 0}, collection);
  for (const AnswersFile& more : submission.more_answers) read_file(exercise, form, more, collection);
  return collection.finish();
}

}  // namespace grader::answers
