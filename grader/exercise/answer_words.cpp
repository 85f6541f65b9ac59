// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "grader/exercise/answer_draft.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/rubric_scalars.hpp"
#include "grader/exercise/spelling.hpp"
#include "grader/formats/regular_expression.hpp"

namespace grader::exercise {
namespace {

constexpr std::size_t longest_pattern = 60000;

bool is_letter(char sign) { return sign >= 'a' && sign <= 'z'; }
bool is_word_sign(char sign) { return is_letter(sign) || (sign >= '0' && sign <= '9'); }

void report_unknown_word(const std::string& name, const Item& item, AnswerDraft& draft) {
  if (std::ranges::find(draft.all_word_names, name) != draft.all_word_names.end()) {
    draft.problems.add(item.line, item.key, fmt::format("the word '{}' is not defined yet", name),
                       "define it above its use");
    return;
  }
  draft.problems.add(item.line, item.key, fmt::format("unknown word '{}'", name),
                     suggest(name, draft.all_word_names) + ", defined above its use");
}

/// `read` is the phrase without what it means by its words: their mistakes are not its own.
bool is_expression(const std::string& read, const std::string& phrase, const Item& item, AnswerDraft& draft) {
  std::string trouble = formats::trouble_in_expression(read);
  if (trouble.empty()) return true;
  // Its end repeats the expression as it was read.
  trouble.resize(std::min(trouble.find(": "), trouble.size()));
  draft.problems.add(item.line, item.key, fmt::format("'{}' is no regular expression: {}", phrase, trouble),
                     "mend it, or write \\ before a sign that is meant as itself");
  return false;
}

/// Answers are read in small letters, whole letters at a time: what else a phrase asks for is never found.
bool may_be_found(const std::string& phrase, const Item& item, AnswerDraft& draft) {
  std::string trouble;
  if (phrase.empty()) trouble = "an empty phrase says nothing";
  for (std::size_t at = 0; at < phrase.size(); ++at) {
    if (phrase[at] == '\\') {
      ++at;
      const std::string_view escape = std::string_view(phrase).substr(std::min(at, phrase.size()));
      if (escape.starts_with('C')) trouble = fmt::format("'{}': \\C is no whole letter", phrase);
      // `\\p{Han}` names a kind of letters.
      if (escape.starts_with("p{") || escape.starts_with("P{"))
        at = std::min(phrase.find('}', at), phrase.size());
      if (escape.starts_with('p') || escape.starts_with('P')) ++at;
    } else if (phrase[at] >= 'A' && phrase[at] <= 'Z') {
      trouble = fmt::format("'{}' is never found: answers are read in small letters", phrase);
    }
  }
  if (trouble.empty()) return true;
  draft.problems.add(item.line, item.key, trouble, "write what an answer says, in small letters");
  return false;
}

/// What a phrase says in the syntax of regular expressions, or nothing when it is none or names an unknown
/// word.
std::optional<std::string> expression_of(const std::string& phrase, const Item& item, AnswerDraft& draft) {
  std::string expression;
  std::string read;
  bool in_class = false;  // between [ and ], where a blank is a blank
  const auto add = [&](std::string_view signs) {
    expression += signs;
    read += signs;
  };
  if (is_word_sign(phrase.front())) add("\\b");
  for (std::size_t at = 0; at < phrase.size(); ++at) {
    const bool escaped = at > 0 && phrase[at - 1] == '\\';
    if (!escaped && (phrase[at] == '[' || phrase[at] == ']')) in_class = phrase[at] == '[';
    if (in_class) {
      add(phrase.substr(at, 1));
      continue;
    }
    if (phrase[at] == ' ') {
      add("[ _-]?");
    } else if (phrase.compare(at, 3, "...") == 0) {
      add("[^,。!?;\\n]{0,24}");
      at += 2;
    } else if (phrase[at] == '<') {
      const std::size_t close = phrase.find('>', at);
      const std::string name = close == std::string::npos ? "" : phrase.substr(at + 1, close - at - 1);
      const auto known = draft.words.find(name);
      if (known == draft.words.end()) {
        report_unknown_word(name, item, draft);
        return std::nullopt;
      }
      expression += draft.language().words[known->second].pattern();
      read += "(?:a)";
      at = close;
    } else {
      add(phrase.substr(at, 1));
    }
  }
  if (is_letter(phrase.back())) add("s?");
  if (is_word_sign(phrase.back())) add("\\b");
  if (!is_expression(read, phrase, item, draft)) return std::nullopt;
  return expression;
}

void add_word(Word word, AnswerDraft& draft) {
  draft.words[word.name] = draft.language().words.size();
  draft.word_names.push_back(word.name);
  draft.language().words.push_back(std::move(word));
}

std::optional<Frame::Link> link_of(const std::string& sign) {
  if (sign == "+") return Frame::Link::clause;
  if (sign == "~") return Frame::Link::near;
  if (sign == ">") return Frame::Link::then;
  if (sign == ">>") return Frame::Link::clause_then;
  if (sign == "++") return Frame::Link::sentence;
  if (sign == "-") return Frame::Link::without;
  return std::nullopt;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> pieces;
  std::string piece;
  for (const char sign : text + " ") {
    if (sign != ' ') {
      piece += sign;
    } else if (!piece.empty()) {
      pieces.push_back(std::move(piece));
      piece.clear();
    }
  }
  return pieces;
}

std::optional<std::size_t> word_named(const std::string& name, const Item& item, AnswerDraft& draft) {
  const auto known = draft.words.find(name);
  if (known != draft.words.end()) return known->second;
  report_unknown("word", name, draft.word_names, item, draft.problems);
  return std::nullopt;
}

std::optional<Frame> read_frame(const Item& item, AnswerDraft& draft) {
  const std::vector<std::string> pieces = split(read_text(item, draft.problems));
  Frame frame;
  for (std::size_t at = 0; at < pieces.size(); ++at) {
    if (at % 2 == 1) {
      const std::optional<Frame::Link> link = link_of(pieces[at]);
      if (!link) {
        draft.problems.add(item.line, item.key, fmt::format("'{}' links no words", pieces[at]),
                           "write +, ~, >, ++ or - between words, with blanks around");
        return std::nullopt;
      }
      frame.parts.push_back({0, *link});
      continue;
    }
    const std::optional<std::size_t> word = word_named(pieces[at], item, draft);
    if (!word) return std::nullopt;
    if (frame.parts.empty()) frame.parts.push_back({});
    frame.parts.back().word = *word;
  }
  if (pieces.size() % 2 == 1) return frame;
  if (!pieces.empty())
    draft.problems.add(item.line, item.key, "the frame is not finished", "write a word after the last link");
  return std::nullopt;
}

}  // namespace

void read_words(const std::optional<Item>& map, AnswerDraft& draft) {
  const std::vector<NamedItem> words = read_names(map, draft.problems);
  for (const NamedItem& word : words) draft.all_word_names.push_back(word.name);
  for (const NamedItem& word : words) {
    if (!is_id(word.name)) {
      draft.problems.add(word.item.line, word.item.key, fmt::format("'{}' is no name", word.name),
                         "start with a small letter; letters, digits and _");
      continue;
    }
    Word meant{.name = word.name};
    std::size_t length = 0;
    for (const std::string& phrase : read_texts(word.item, draft.problems)) {
      const bool exception = phrase.starts_with('!');
      const std::string asked = phrase.substr(exception ? 1 : 0);
      if (!may_be_found(asked, word.item, draft)) continue;
      const auto expression = expression_of(asked, word.item, draft);
      if (!expression) continue;
      length += expression->size() + 1;
      (exception ? meant.exceptions : meant.phrases).push_back(*expression);
    }
    if (length > longest_pattern)
      draft.problems.add(word.item.line, word.item.key, "too long",
                         "write fewer phrases, or nest fewer words");
    add_word(std::move(meant), draft);
  }
}

std::optional<std::size_t> read_word(const std::optional<Item>& item, AnswerDraft& draft) {
  const std::string name = read_text(item, draft.problems);
  if (name.empty()) return std::nullopt;
  return word_named(name, *item, draft);
}

std::vector<Frame> read_frames(const std::optional<Item>& list, AnswerDraft& draft) {
  std::vector<Frame> frames;
  for (const Item& item : read_list(list, draft.problems))
    if (auto frame = read_frame(item, draft)) frames.push_back(*std::move(frame));
  return frames;
}

}  // namespace grader::exercise
