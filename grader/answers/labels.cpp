// SPDX-License-Identifier: MIT
// Read from left to right: dressing, a word, a number, the other dressing, a separator.
#include "grader/answers/labels.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "grader/answers/plain_letters.hpp"

namespace grader::answers {
namespace {

/// The line in plain letters, and how far it was read.
struct Reader {
  std::string_view text;
  std::size_t place = 0;

  std::string_view rest() const { return text.substr(std::min(place, text.size())); }
  bool done() const { return place >= text.size(); }
  bool take(std::string_view word) {
    if (!rest().starts_with(word)) return false;
    place += word.size();
    return true;
  }
  template <class Words>
  bool take_any(const Words& words) {
    return std::ranges::any_of(words, [this](std::string_view word) { return take(word); });
  }
  std::size_t take_all_of(std::string_view letters) {
    const std::size_t start = place;
    while (!done() && letters.find(text[place]) != std::string_view::npos) ++place;
    return place - start;
  }
};

constexpr std::array<std::string_view, 6> openers = {"【", "「", "『", "《", "〔", "〖"};
constexpr std::array<std::string_view, 6> closers = {"】", "」", "』", "》", "〕", "〗"};
constexpr std::array<std::string_view, 10> digits = {"十", "一", "二", "三", "四",
                                                     "五", "六", "七", "八", "九"};

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

std::optional<int> take_arabic(Reader& reader) {
  int number = 0;
  std::size_t count = 0;
  for (; count < 3 && !reader.done() && is_digit(reader.text[reader.place]); ++count, ++reader.place)
    number = number * 10 + (reader.text[reader.place] - '0');
  if (count == 0 || (!reader.done() && is_digit(reader.text[reader.place]))) return std::nullopt;
  return number;
}

/// 一 … 九十九
std::optional<int> take_chinese(Reader& reader) {
  const auto one = [&reader]() -> int {
    for (std::size_t i = 0; i < digits.size(); ++i)
      if (reader.take(digits.at(i))) return i == 0 ? 10 : static_cast<int>(i);
    return 0;
  };
  const int first = one();
  if (first == 0) return std::nullopt;
  if (first != 10 && !reader.take("十")) return first;
  const std::size_t before = reader.place;
  const int last = one();
  if (last == 10) reader.place = before;
  return (first == 10 ? 10 : first * 10) + (last == 10 ? 0 : last);
}

std::optional<int> take_number(Reader& reader) {
  if (const auto number = take_arabic(reader)) return number;
  return take_chinese(reader);
}

std::optional<int> take_circled(Reader& reader) {
  constexpr std::array<std::string_view, 9> circled = {"①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"};
  for (std::size_t i = 0; i < circled.size(); ++i)
    if (reader.take(circled.at(i))) return static_cast<int>(i) + 1;
  return std::nullopt;
}

/// `第一题`, `第 2 问`
bool take_ordinal(Reader& reader, Label& label) {
  if (!reader.take("第")) return false;
  reader.take_all_of(" \t");
  const auto number = take_number(reader);
  if (!number) return false;
  reader.take_all_of(" \t");
  constexpr std::array<std::string_view, 6> parts = {"小问", "小题", "小題", "个小问", "问", "問"};
  constexpr std::array<std::string_view, 8> wholes = {"个问题", "個問題", "道题", "道題",
                                                      "大题",   "大題",   "题",   "題"};
  label.number = *number;
  if (reader.take_any(parts)) {
    label.strength = LabelStrength::part;
    return true;
  }
  label.strength = LabelStrength::named;
  return reader.take_any(wholes);
}

/// A1 may be an answer, "a 2 GB buffer" is none.
bool take_short_answer(Reader& reader, Label& label) {
  const std::string_view rest = reader.rest();
  if (rest.size() < 2 || rest[0] != 'a' || !is_digit(rest[1])) return false;
  ++reader.place;
  label.number = take_arabic(reader).value_or(0);
  label.strength = LabelStrength::part;
  return true;
}

/// `Q1`, `Question 1`, `问题一`, `答1`
bool take_named(Reader& reader, Label& label) {
  if (take_short_answer(reader, label)) return true;
  constexpr std::array<std::string_view, 19> words = {
      "question", "problem", "answer", "ans", "问题", "問題", "题目", "題目", "问答", "回答",
      "解答",     "答案",    "习题",   "题",  "題",   "問",   "问",   "答",   "q"};
  if (!reader.take_any(words)) return false;
  reader.take("to question");
  reader.take_all_of(" \t.-_#");
  if (reader.take("no.")) reader.take_all_of(" \t");
  const auto number = take_number(reader);
  if (!number) return false;
  label.number = *number;
  label.strength = LabelStrength::named;
  return true;
}

constexpr std::array<std::string_view, 5> separators = {"、", "。", "—", "–", "．"};

bool take_separator(Reader& reader) {
  const std::size_t before = reader.place;
  reader.take_all_of(" \t");
  bool found = reader.take_all_of(":.)-,;|") > 0;
  while (reader.take_any(separators)) found = true;
  if (!found) reader.place = before;
  return found;
}

/// `1.`, `2、`, `(3)`, `①`, or the number alone on a heading
bool take_bare_number(Reader& reader, bool in_brackets, Label& label) {
  const auto circled = take_circled(reader);
  const auto number = circled ? circled : take_number(reader);
  if (!number) return false;
  label.number = *number;
  label.strength = LabelStrength::number;
  const std::string_view rest = reader.rest();
  constexpr std::array<std::string_view, 6> after = {".", ")", "、", ":", "．", "-"};
  const bool separated =
      std::ranges::any_of(after, [&](std::string_view sign) { return rest.starts_with(sign); });
  // 2.5 is a number, and so is 14-28.
  const bool number_goes_on = rest.size() > 1 && (rest[0] == '.' || rest[0] == '-') && is_digit(rest[1]);
  return circled || in_brackets || rest.empty() || (separated && !number_goes_on) ||
         rest.find_first_not_of("*_ \t#") == std::string_view::npos;
}

/// "Q1 and Q2", "Q1/Q2", "Q1–Q3": a list of questions is no label.
bool speaks_of_several(std::string_view rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t:.)-,;|/&~"), rest.size()));
  constexpr std::array<std::string_view, 9> joints = {"and ", "or ", "to ", "和", "与",
                                                      "及",   "或",  "到",  "、"};
  for (const std::string_view joint : joints) {
    if (!rest.starts_with(joint)) continue;
    rest.remove_prefix(joint.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    break;
  }
  Reader reader{rest};
  Label other;
  return take_ordinal(reader, other) || (Reader{rest}.take("q") && take_named(reader, other));
}

}  // namespace

std::optional<Label> label_of(std::string_view line) {
  const PlainLetters plain = plain_letters(line);
  Reader reader{plain.text};
  reader.take_all_of(" \t");
  reader.take_all_of("#");
  reader.take_all_of(" \t");
  Label label;
  const std::size_t before = reader.place;
  bool in_brackets = false;
  for (bool more = true; more;) {
    const bool bracket = reader.take_all_of("([") > 0 || reader.take_any(openers);
    in_brackets = in_brackets || bracket;
    more = bracket || reader.take_all_of("*_`") > 0;
  }
  label.dressed = reader.place > before;
  if (!label.dressed && reader.take_all_of("-+") > 0) reader.take_all_of(" \t*");

  const std::size_t start = reader.place;
  bool found = take_ordinal(reader, label);
  if (!found) {
    reader.place = start;
    found = take_named(reader, label);
  }
  if (!found) {
    reader.place = start;
    found = take_bare_number(reader, in_brackets, label);
  }
  if (!found) return std::nullopt;

  const std::string_view behind = reader.rest();
  for (bool more = true; more;) more = reader.take_all_of("*_`])") > 0 || reader.take_any(closers);
  label.separated = reader.rest().size() < behind.size();
  label.separated = take_separator(reader) || label.separated;
  for (bool more = true; more;) more = reader.take_all_of("*_`") > 0 || reader.take_any(closers);
  const bool spaced = reader.take_all_of(" \t\r") > 0;
  if (reader.rest().find_first_not_of("# \t\r") == std::string_view::npos) reader.place = plain.text.size();
  if (speaks_of_several(behind)) return std::nullopt;
  label.alone = reader.done();
  if (!label.alone && !label.separated && !spaced) return std::nullopt;
  label.rest = plain.from[reader.place];
  return label;
}

}  // namespace grader::answers
