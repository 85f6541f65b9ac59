// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/answer_changes.hpp"

#include <algorithm>
#include <map>
#include <regex>
#include <string_view>
#include <vector>

#include "grader/formats/encoding.hpp"
#include "tests/corpus_tests/characters.hpp"

namespace grader::tests {
namespace {

using Table = std::map<char32_t, char32_t>;

std::string replaced(const std::string& text, const Table& table) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const formats::CodePoint point = formats::code_point_at(text, at);
    const auto known = table.find(point.value);
    if (known != table.end()) {
      formats::append_utf8(out, known->second);
    } else {
      out.append(text, at, point.length);
    }
    at += point.length;
  }
  return out;
}

std::string with(std::string text, std::string_view old, std::string_view fresh) {
  for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + fresh.size()))
    text.replace(at, old.size(), fresh);
  return text;
}

/// A number or a chain of them, as `2 × 7e9 = 14 GB`, in LaTeX. `$` would be a border of its own.
std::string formula(std::string plain) {
  plain = std::regex_replace(plain, std::regex("e([0-9]+)"), "\\times10^{$1}");
  plain = std::regex_replace(plain, std::regex(" ?\\b(GB|GiB|MB|TB)\\b"), "\\ \\text{$1}");
  plain = with(with(plain, "×", "\\times "), "*", "\\times ");
  return "$" + with(plain, "≈", "\\approx ") + "$";
}

bool borders(char sign) {
  const auto byte = static_cast<unsigned char>(sign);
  return std::isalnum(byte) == 0 && std::string_view("_-.^/%*").find(sign) == std::string_view::npos;
}

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
  Lines lines;
  std::string line;
  for (const char letter : text) {
    if (letter != '\n') {
      line += letter;
      continue;
    }
    lines.push_back(line);
    line.clear();
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

/// How the items of one list start; a list within an item has its own way.
enum class Item { none, bullet, number, bracketed_number, letter, bracketed_letter, circled, row };

Item item_of(const std::string& line) {
  static const std::vector<std::pair<Item, std::regex>> ways = {
      {Item::row, std::regex("\\|.*")},
      {Item::bullet, std::regex("[-*+] .*")},
      {Item::number, std::regex("[0-9](?:[.)] |、|）).*")},
      {Item::bracketed_number, std::regex("(?:\\([0-9]\\)|（[0-9]）).*")},
      {Item::letter, std::regex("[a-z]\\).*")},
      {Item::bracketed_letter, std::regex("(?:\\([a-z]\\)|（[a-z]）).*")},
      {Item::circled, std::regex("(?:①|②|③|④|⑤|⑥).*")}};
  for (const auto& [way, form] : ways)
    if (std::regex_match(line, form)) return way;
  return Item::none;
}

bool is_rule(const std::string& line) {
  return line.find_first_not_of("|-: ") == std::string::npos && line.find('-') != std::string::npos;
}

/// The list that starts at `from`, one item of one or more lines each. It has none where text at the margin
/// follows: nobody knows where the last item ends.
std::vector<Lines> list_at(const Lines& lines, std::size_t from) {
  const Item kind = item_of(lines[from]);
  std::vector<Lines> items;
  for (std::size_t at = from; at < lines.size() && !lines[at].empty(); ++at) {
    if (lines[at].starts_with(' ') && kind != Item::row) {
      items.back().push_back(lines[at]);
    } else if (item_of(lines[at]) == kind) {
      items.push_back({lines[at]});
    } else {
      return {};
    }
  }
  return items;
}

}  // namespace

std::string in_full_width(const std::string& text) {
  Table wide;
  for (char32_t letter = '0'; letter <= 'z'; ++letter)
    if (letter < 0x80 && std::isalnum(static_cast<int>(letter)) != 0)
      wide.emplace(letter, 0xFF00U + letter - 0x20U);
  return replaced(text, wide);
}

std::string in_half_width(const std::string& text) {
  static const Table narrow = {{U'，', ','}, {U'：', ':'}, {U'；', ';'}, {U'（', '('}, {U'）', ')'},
                               {U'？', '?'}, {U'！', '!'}, {U'“', '"'},  {U'”', '"'},  {U'＝', '='}};
  return replaced(text, narrow);
}

std::string in_traditional(const std::string& text) { return replaced(text, traditional_of()); }
std::string in_simplified(const std::string& text) { return replaced(text, simplified_of()); }
std::string with_blank_lines(const std::string& text) { return with(text, "\n", "\n\n"); }
std::string with_carriage_returns(const std::string& text) { return with(text, "\n", "\r\n"); }

std::string wrapped(const std::string& text) {
  constexpr std::size_t width = 72;
  if (text.find("```") != std::string::npos) return text;
  std::string out;
  for (const std::string& line : lines_of(text)) {
    const bool wide =
        std::ranges::any_of(line, [](char sign) { return static_cast<unsigned char>(sign) >= 0xE3; });
    const bool fixed = wide || line.starts_with('|') || line.starts_with("    ");
    std::size_t column = 0;
    for (std::size_t at = 0; at < line.size();) {
      const std::size_t end =
          std::min(line.find(' ', at + 1), line.size());  // the blank before the word, too
      const bool breaks = !fixed && line[at] == ' ' && column + (end - at) > width;
      out += breaks ? "\n" + line.substr(at + 1, end - at - 1) : line.substr(at, end - at);
      column = breaks ? end - at - 1 : column + (end - at);
      at = end;
    }
    out += '\n';
  }
  return out;
}

std::string in_bold(const std::string& text) {
  std::string line = text;
  while (line.ends_with('\n')) line.pop_back();
  const bool dressed = line.find_first_of("\n*$`|") != std::string::npos || line.empty();
  return dressed ? text : "**" + line + "**\n";
}

std::string as_quotation(const std::string& text) {
  std::string out;
  for (const std::string& line : lines_of(text)) out += "> " + line + "\n";
  return out;
}

std::string in_latex(const std::string& text) {
  if (text.find_first_of("$\\`") != std::string::npos) return text;
  const std::string number = "[0-9]+(?:\\.[0-9]+)?(?:e[0-9]+)?N?(?: ?(?:GB|GiB|MB|TB)\\b)?";
  static const std::regex chain(number + "(?: ?(?:\\+|×|=|≈|\\*) ?" + number + ")*");
  std::string out;
  std::size_t done = 0;
  for (std::sregex_iterator found(text.begin(), text.end(), chain), end; found != end; ++found) {
    const auto begin = static_cast<std::size_t>(found->position());
    const std::string plain = found->str();
    const std::size_t after = begin + plain.size();
    const bool alone =
        (begin == 0 || borders(text[begin - 1])) && (after == text.size() || borders(text[after]));
    const bool number_only = plain.find_first_not_of("0123456789.") == std::string::npos;
    out += text.substr(done, begin - done) + (alone && !number_only ? formula(plain) : plain);
    done = after;
  }
  return out + text.substr(done);
}

std::string out_of_latex(const std::string& text) {
  if (text.find('$') == std::string::npos) return text;
  std::string out = with(text, "$", "");
  for (const auto& [command, shown] :
       std::map<std::string, std::string>{{"\\\\(?:text|mathrm|mathbf|textbf)\\{([^{}]*)\\}", "$1"},
                                          {"\\\\underbrace\\{([^{}]*)\\}_\\{([^{}]*)\\}", "$1 ($2)"},
                                          {"\\\\[dt]?frac\\{([^{}]*)\\}\\{([^{}]*)\\}", "$1/$2"},
                                          {"\\\\[ ,;:!]", " "}})
    out = std::regex_replace(out, std::regex(command), shown);
  for (const auto& [command, shown] : std::map<std::string, std::string>{{"times", "×"},
                                                                         {"cdot", "×"},
                                                                         {"approx", "≈"},
                                                                         {"Rightarrow", "⇒"},
                                                                         {"rightarrow", "→"},
                                                                         {"to", "→"},
                                                                         {"neq", "≠"},
                                                                         {"ne", "≠"},
                                                                         {"geq", "≥"},
                                                                         {"ge", "≥"},
                                                                         {"leq", "≤"},
                                                                         {"le", "≤"},
                                                                         {"gg", "≫"},
                                                                         {"quad", " "},
                                                                         {"beta", "β"}})
    out = std::regex_replace(out, std::regex("\\\\" + command + "(?![a-z]) ?"), shown);
  // What is written with other commands has no plain form here.
  if (out.find('\\') != std::string::npos) return text;
  return with(with(out, "{", ""), "}", "");
}

/// Whether words stand below line `at` that are no item: a remark there may speak of the part above it.
bool has_remark_below(const Lines& lines, std::size_t at) {
  return std::any_of(
      lines.begin() + static_cast<std::ptrdiff_t>(at), lines.end(), [](const std::string& line) {
        return line.find_first_not_of(" \t\r") != std::string::npos && item_of(line) == Item::none;
      });
}

std::string with_lists_reversed(const std::string& text) {
  const Lines lines = lines_of(text);
  std::string out;
  for (std::size_t at = 0; at < lines.size();) {
    const Item kind = item_of(lines[at]);
    const bool head = kind == Item::row && at + 1 < lines.size() && is_rule(lines[at + 1]);
    std::vector<Lines> items;
    if (kind != Item::none && !head && !is_rule(lines[at])) items = list_at(lines, at);
    const bool is_part = kind == Item::letter || kind == Item::bracketed_letter;
    std::size_t length = 0;
    for (const Lines& item : items) length += item.size();
    if (items.empty()) items = {{lines[at]}};
    if (!is_part || !has_remark_below(lines, at + length)) std::ranges::reverse(items);
    for (const Lines& item : items) {
      for (const std::string& line : item) out += line + "\n";
      at += item.size();
    }
  }
  return out;
}

}  // namespace grader::tests
