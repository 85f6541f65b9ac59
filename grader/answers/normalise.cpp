// SPDX-License-Identifier: MIT
#include "grader/answers/normalise.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace grader::answers {
namespace {

struct Letter {
  char32_t value = 0;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};
using Letters = std::vector<Letter>;

bool is_digit(char32_t letter) { return letter >= '0' && letter <= '9'; }
bool is_latin(char32_t letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}
bool is_wide(char32_t letter) {
  return (letter >= 0x3000 && letter < 0xA000) || (letter >= 0x20000 && letter < 0x32000) || letter == U'“' ||
         letter == U'”';
}

/// The digit or sign that a raised letter stands for, or 0.
char32_t raised(char32_t letter) {
  switch (letter) {
    case 0x2070:
      return '0';
    case 0x00B9:
      return '1';
    case 0x00B2:
      return '2';
    case 0x00B3:
      return '3';
    case 0x207B:
      return '-';
    default:
      return letter >= 0x2074 && letter <= 0x2079 ? letter - 0x2074 + '4' : 0;
  }
}

/// One of several ways to write the same sign.
char32_t same_sign(char32_t letter) {
  switch (letter) {
    case U'“':
    case U'”':
    case U'„':
    case U'«':
    case U'»':
    case U'「':
    case U'」':
    case U'『':
    case U'』':
      return '"';
    case U'‘':
    case U'’':
    case U'`':
      return '\'';
    case U'×':
    case U'✕':
    case U'✖':
    case U'∗':
    case U'⋅':
    case U'⨯':
      return '*';
    case U'−':
    case U'‐':
    case U'‑':
      return '-';
    case U'–':
    case U'―':
    case U'─':
      return U'—';
    case U'⇒':
    case U'⟹':
    case U'⟶':
    case U'➜':
    case U'➔':
    case U'➡':
    case U'↦':
      return U'→';
    case U'＝':
    case U'﹦':
      return '=';
    case U'⩽':
    case U'≦':
      return U'≤';
    case U'⩾':
    case U'≧':
      return U'≥';
    case U'≒':
    case U'≃':
    case U'∼':
    case U'～':
    case U'〜':
    case U'≅':
      return U'≈';
    case U'，':
      return ',';
    case U'｡':
      return U'。';
    case U'•':
    case U'●':
    case U'◦':
    case U'▪':
    case U'‣':
    case U'∙':
    case U'■':
    case U'◆':
      return U'•';
    case '\r':
    case '\t':
    case U'\u00A0':
    case U'\u3000':
      return ' ';
    case U'\u2028':
    case U'\u2029':
    case U'\u0085':
    case '\v':
    case '\f':
      return '\n';
    default:
      return letter;
  }
}

/// ① … ⑳ and ⑴ … ⒇ number the items of a list: NFKC would leave the bare number.
std::string item_number(char32_t letter) {
  if (letter >= 0x2460 && letter <= 0x2473) return "(" + std::to_string(letter - 0x2460 + 1) + ")";
  if (letter >= 0x2474 && letter <= 0x2487) return "(" + std::to_string(letter - 0x2474 + 1) + ")";
  if (letter >= 0x2776 && letter <= 0x277F) return "(" + std::to_string(letter - 0x2776 + 1) + ")";
  return "";
}

Letters fold(std::string_view text, const formats::Folding& folding) {
  Letters letters;
  letters.reserve(text.size());
  std::string folded;
  bool in_power = false;
  for (std::size_t at = 0; at < text.size();) {
    const formats::CodePoint point = formats::code_point_at(text, at);
    const auto begin = static_cast<std::uint32_t>(at);
    const auto end = static_cast<std::uint32_t>(at + point.length);
    at += point.length;
    const char32_t power = raised(point.value);
    if (power && !in_power) letters.push_back({'^', begin, end});
    in_power = power != 0;
    if (power) {
      letters.push_back({power, begin, end});
      continue;
    }
    folded.clear();
    const char32_t sign = same_sign(point.value);
    folded = item_number(point.value);
    if (folded.empty()) folding.append_folded(folded, sign);
    for (std::size_t index = 0; index < folded.size();) {
      const formats::CodePoint one = formats::code_point_at(folded, index);
      letters.push_back({same_sign(one.value), begin, end});
      index += one.length;
    }
  }
  return letters;
}

constexpr std::array<std::pair<std::string_view, char32_t>, 26> commands = {
    {{"times", '*'},    {"cdot", '*'},  {"approx", U'≈'},  {"sim", U'≈'},        {"simeq", U'≈'},
     {"neq", U'≠'},     {"ne", U'≠'},   {"to", U'→'},      {"rightarrow", U'→'}, {"longrightarrow", U'→'},
     {"implies", U'→'}, {"leq", U'≤'},  {"le", U'≤'},      {"geq", U'≥'},        {"ge", U'≥'},
     {"quad", ' '},     {"qquad", ' '}, {"newline", '\n'}, {"frac", 0},          {"text", 0},
     {"mathrm", 0},     {"mathbf", 0},  {"textbf", 0},     {"left", 0},          {"right", 0},
     {"hat", 0}}};

/// Rewrites letters one dressing at a time, front to back.
class Undressing {
 public:
  explicit Undressing(const Letters& letters) : in_(letters) { out_.reserve(letters.size() + 16); }

  Letters run() {
    while (at_ < in_.size()) step();
    return std::move(out_);
  }

 private:
  char32_t in(std::size_t ahead) const { return at_ + ahead < in_.size() ? in_[at_ + ahead].value : U'\n'; }
  char32_t last() const { return out_.empty() ? U'\n' : out_.back().value; }
  bool line_start() const { return line_start_; }
  void put(char32_t value, std::size_t taken) {
    out_.push_back({value, in_[at_].begin, in_[at_ + taken - 1].end});
    if (value == '\n') {
      line_start_ = true;
    } else if (value != ' ') {
      line_start_ = false;
    }
    at_ += taken;
  }
  void drop(std::size_t taken) { at_ += taken; }
  char32_t last_shown() const {
    for (auto letter = out_.rbegin(); letter != out_.rend(); ++letter)
      if (letter->value != ' ') return letter->value;
    return U'\n';
  }
  char32_t next_shown(std::size_t from) const {
    while (in(from) == ' ') ++from;
    return in(from);
  }

  void step() {
    const char32_t letter = in(0);
    if (letter == '\n') return put('\n', 1);
    if (line_start() && dressed_line()) return;
    switch (letter) {
      case '\\':
        return command();
      case '$':
      case '{':
      case '}':
        return drop(1);
      case '*':
        return star();
      case '_':
        return underscore();
      case '~':
        return in(1) == '~' ? put(struck_out_mark, 2) : put(is_digit(next_shown(1)) ? U'≈' : U' ', 1);
      case '<':
        return angle();
      case '!':
        return in(1) == '=' ? put(U'≠', 2) : put('!', 1);
      case '=':
        return in(1) == '>' ? put(U'→', 2) : in(1) == '=' ? put('=', 2) : put('=', 1);
      case '-':
        return in(1) == '>' ? put(U'→', 2) : in(1) == '-' && in(2) == '>' ? put(U'→', 3) : put('-', 1);
      case '\'':
        return quote_mark();
      default:
        return put(letter, 1);
    }
  }

  /// Bullets, headings, block quotes and the rule under a table's head.
  bool dressed_line() {
    const char32_t letter = in(0);
    if (letter == ' ') return drop(1), true;
    if (letter == '#' || letter == '>') return drop(1), true;
    if ((letter == '-' || letter == '*' || letter == '+') && in(1) == ' ') return drop(2), true;
    if (letter == U'•') return drop(1), true;
    if (letter != '|' && letter != '-' && letter != '=' && letter != ':') return false;
    std::size_t length = 0;
    while (in(length) == '|' || in(length) == '-' || in(length) == ':' || in(length) == ' ' ||
           in(length) == '=')
      ++length;
    if (in(length) != '\n' || length < 3) return false;
    return drop(length), true;
  }

  void command() {
    if (in(1) == '\\') return put('\n', 2);
    std::string name;
    while (name.size() < 16 && is_latin(in(1 + name.size()))) name += static_cast<char>(in(1 + name.size()));
    if (name.empty()) {
      const bool space = in(1) == ',' || in(1) == ';' || in(1) == ' ' || in(1) == '!' || in(1) == ':';
      const bool bracket = in(1) == '(' || in(1) == ')' || in(1) == '[' || in(1) == ']';
      return space ? put(' ', 2) : bracket ? drop(2) : drop(1);
    }
    if (name == "frac") return fraction();
    for (const auto& [known, sign] : commands)
      if (name == known) return sign ? put(sign, name.size() + 1) : drop(name.size() + 1);
    drop(1);
  }

  /// \frac{a}{b}: the brace between becomes a stroke, the others go.
  void fraction() {
    drop(5);
    int depth = 0;
    for (std::size_t ahead = 0; ahead < 200 && at_ + ahead < in_.size(); ++ahead) {
      depth += in(ahead) == '{' ? 1 : in(ahead) == '}' ? -1 : 0;
      if (depth != 0 || in(ahead) != '}') continue;
      for (std::size_t count = 0; count < ahead; ++count) in(0) == '{' ? drop(1) : put(in(0), 1);
      return put('/', 1);
    }
  }

  void star() {
    const bool number_before = is_digit(last()) || last() == ')';
    if (in(1) == '*') return number_before && is_digit(in(2)) && last() != ' ' ? put('^', 2) : drop(2);
    const char32_t before = last_shown();
    const char32_t after = next_shown(1);
    const bool product =
        (is_digit(before) || before == ')' || before == 'n' || before == 'b' || before == 's') &&
        (is_digit(after) || after == '(' || after == 'n' || after == 'p');
    const bool spaced = last() == ' ' && in(1) == ' ';
    const bool wide = is_wide(before) && (is_digit(after) || is_wide(after)) && spaced;
    product || spaced || wide || (is_wide(before) && is_digit(after)) ? put('*', 1) : drop(1);
  }

  void underscore() {
    const bool word_before = is_latin(last()) || is_digit(last());
    const bool word_after = is_latin(in(1)) || is_digit(in(1));
    word_before&& word_after ? put('_', 1) : drop(1);
  }

  void angle() {
    std::size_t length = 1;
    while (length < 8 && (is_latin(in(length)) || in(length) == '/' || in(length) == ' ')) ++length;
    const bool tag = in(length) == '>' && (is_latin(in(1)) || in(1) == '/') && length > 1;
    if (!tag) return put('<', 1);
    in(1) == 'b' && in(2) == 'r' ? put('\n', length + 1) : drop(length + 1);
  }

  /// Backticks were folded to apostrophes: those of words stay, the others go.
  void quote_mark() { is_latin(last()) && is_latin(in(1)) ? put('\'', 1) : drop(1); }

  const Letters& in_;
  Letters out_ = {};
  std::size_t at_ = 0;
  bool line_start_ = true;
};

/// Runs of blanks become one; beside a Chinese character there is none, between a number and its unit is one.
Letters tighten(const Letters& letters) {
  Letters out;
  out.reserve(letters.size());
  for (std::size_t at = 0; at < letters.size(); ++at) {
    const char32_t letter = letters[at].value;
    if (letter == ' ') {
      std::size_t next = at + 1;
      while (next < letters.size() && letters[next].value == ' ') ++next;
      const char32_t before = out.empty() ? U'\n' : out.back().value;
      const char32_t after = next < letters.size() ? letters[next].value : U'\n';
      if (before == '\n' || before == ' ' || after == '\n' || is_wide(before) || is_wide(after)) continue;
    }
    const bool exponent = letter == 'e' && at + 1 < letters.size() &&
                          (is_digit(letters[at + 1].value) || letters[at + 1].value == '+');
    if (is_latin(letter) && !exponent && !out.empty() && is_digit(out.back().value))
      out.push_back({' ', letters[at].begin, letters[at].begin});
    if (letter == '\n' && !out.empty() && out.back().value == ' ') out.pop_back();
    out.push_back(letters[at]);
  }
  return out;
}

}  // namespace

std::string NormalText::quote(Range range) const {
  if (range.empty() || range.end > text.size()) return "";
  const std::uint32_t begin = begins[range.begin];
  const std::uint32_t end = std::max(begin, ends[range.end - 1]);
  return verbatim.substr(begin, end - begin);
}

NormalText normalise(std::string_view verbatim, const formats::Folding& folding) {
  NormalText normal;
  if (verbatim.size() > longest_answer) {
    normal.cut = true;
    std::size_t length = longest_answer;
    while (length > longest_answer - 4 && (static_cast<unsigned char>(verbatim[length]) & 0xC0U) == 0x80U)
      --length;
    verbatim = verbatim.substr(0, length);
  }
  normal.verbatim = verbatim;
  for (const Letter& letter : tighten(Undressing(fold(verbatim, folding)).run())) {
    formats::append_utf8(normal.text, letter.value);
    normal.begins.resize(normal.text.size(), letter.begin);
    normal.ends.resize(normal.text.size(), letter.end);
  }
  return normal;
}

}  // namespace grader::answers
