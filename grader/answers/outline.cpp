// SPDX-License-Identifier: MIT
#include "grader/answers/outline.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace grader::answers {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_latin(char letter) { return letter >= 'a' && letter <= 'z'; }

bool stands_at(std::string_view text, std::size_t at, std::string_view what) {
  return text.substr(at, what.size()) == what;
}

/// A dot ends a sentence unless it parts a number, a name, or numbers an item at the start of a line.
bool dot_ends(std::string_view text, std::size_t at) {
  const char before = at > 0 ? text[at - 1] : '\n';
  const char after = at + 1 < text.size() ? text[at + 1] : '\n';
  if (before == '.' || after == '.') return false;
  std::size_t start = at;
  while (start > 0 && (is_digit(text[start - 1]) || is_latin(text[start - 1]))) --start;
  const bool after_words = start > 1 && text[start - 1] == ' ' &&
                           (is_digit(text[start - 2]) || is_latin(text[start - 2]) ||
                            text[start - 2] == '=' || text[start - 2] == '+' || text[start - 2] == ',');
  const bool item = at - start <= 2 &&
                    (start == 0 || text[start - 1] == '\n' || text[start - 1] == '(' ||
                     (text[start - 1] == ' ' && !after_words) || text[start - 1] == ':') &&
                    at > start && (is_digit(before) || at - start == 1);
  if (item) return false;
  return after == ' ' || after == '\n' || after == '"' || after == ')' ||
         static_cast<unsigned char>(after) >= 0x80;
}

/// Length of a sentence's end here, or 0.
std::size_t sentence_end(std::string_view text, std::size_t at) {
  switch (text[at]) {
    case '\n':
    case '!':
    case '?':
    case ';':
      return 1;
    case '.':
      return dot_ends(text, at) ? 1 : 0;
    default:
      return stands_at(text, at, "。") ? 3 : 0;
  }
}

std::size_t clause_end(std::string_view text, std::size_t at) {
  switch (text[at]) {
    case ',': {
      const bool thousands = at > 0 && is_digit(text[at - 1]) && at + 3 < text.size() &&
                             is_digit(text[at + 1]) && is_digit(text[at + 2]) && is_digit(text[at + 3]);
      return thousands ? 0 : 1;
    }
    case '(':  // a call such as `step()` parts nothing
      return at + 1 < text.size() && text[at + 1] == ')' ? 0 : 1;
    case ')':
      return at > 0 && text[at - 1] == '(' ? 0 : 1;
    case ':':
    case '|':
      return 1;
    default:
      return stands_at(text, at, "—") ? 3 : 0;
  }
}

constexpr const char* clause_words =
    "但是|但|不过|然而|可是|只是|而是|而且|并且|所以|因此|因而|于是|从而|因为|由于|虽然|尽管|即使|同时|另外|"
    "此外|其次|"
    "\\b(?:but|however|although|though|while|whereas|because|since|therefore|thus|hence|so|instead|yet)\\b|"
    " [2-9] ?[.)、][^0-9]";

constexpr const char* abbreviations = "(?:e\\.g|i\\.e|vs|etc|approx|resp|cf|fig|no)\\.";

// A label stands at the start of a line, cell or sentence; in brackets it may stand anywhere.
constexpr const char* label_expression =
    "(?:^|[\\n。;.!?] ?|\\n?\\| ?|, ?)(?:for |对于|关于)?(?:"
    "(?:q3)?[a-c] ?= "
    "|\\(?(?:q3)?[a-c1-3一二三][).:、]|\\((?:[a-c1-3]|一|二|三|i|ii|iii)\\)|(?:part|question|q|问)[ "
    ".]?(?:[a-c1-3]|一|二|三)[).:,]?|"
    "第[ ]?(?:[a-c1-3]|一|二|三)(?:问|小问|点|部分|[).:,、])|问题?[一二三123a-c]|[a-c1-3] "
    "?[:—-]|(?:i|ii|iii)[).:]|其[一二三]|首先|其次|最后|"
    "(?:first|second|third)(?:ly)?[,:])| ?\\((?:[a-c1-3]|一|二|三)\\)";

// `a` alone at the start of a line, without a sign behind it.
constexpr const char* bare_label_expression = "(?:^|\n)(?:[a-c](?: [a-z0-9]|\\p{Han}|\n)|\\| ?[a-c] ?\\|)";

// `a is … b because … c measure …`, without any sign; taken where all of them are there.
constexpr const char* running_label_expression =
    "(?:^|[\n ,;.。!?]|\\p{Han})(?:[a-c1-3][.)、:] ?(?:\\p{Han}|[a-z])|[a-c], ?(?:\\p{Han}|[a-z])|[a-c]\\) "
    "?[0-9(]|[a-c](?:\\p{Han}| "
    "(?:is|are|was|were|because|cause|cuz|since|bc|measure|you|we|i|need|"
    "needs|should|would|look|watch|check|log|the|they|it|means|m|v|adam|momentum|first|before|after|=)\\b))";

/// Labels of one style number the parts; another style may number items within a part.
enum class Style { letter, digit, roman, chinese, word };
struct Label {
  Style style = Style::digit;
  std::size_t index = 0;
  Range range = {};
};

std::optional<Label> read_label(std::string_view text, Range range) {
  const std::string_view label = text.substr(range.begin, range.size());
  const auto holds = [&](std::string_view what) { return label.find(what) != label.npos; };
  if (holds("iii")) return Label{Style::roman, 2, range};
  if (holds("ii")) return Label{Style::roman, 1, range};
  const std::string_view words[3][2] = {{"first", "首先"}, {"second", "其次"}, {"third", "最后"}};
  const std::string_view numerals[3] = {"一", "二", "三"};
  for (std::size_t index = 0; index < 3; ++index) {
    if (holds(words[index][0]) || holds(words[index][1])) return Label{Style::word, index, range};
    if (holds(numerals[index])) return Label{Style::chinese, index, range};
  }
  // The label proper is the last single sign: letters before it may be a word such as `part`.
  for (std::size_t at = label.size(); at-- > 0;) {
    const char sign = label[at];
    const bool alone = at == 0 || !is_latin(label[at - 1]);
    if (sign >= '1' && sign <= '3') return Label{Style::digit, static_cast<std::size_t>(sign - '1'), range};
    if (sign >= 'a' && sign <= 'c' && alone)
      return Label{Style::letter, static_cast<std::size_t>(sign - 'a'), range};
    if (sign == 'i' && alone) return Label{Style::roman, 0, range};
  }
  return std::nullopt;
}

/// Ranges of the letters alone, in order with the others.
std::vector<Range> find_labels(const Pattern& labels, const Pattern& bare, std::string_view text) {
  std::vector<Range> found = labels.find_all(text, 200);
  for (const Range& range : bare.find_all(text, 200)) {
    std::size_t letter = range.begin;
    while (!is_latin(text[letter])) ++letter;
    const Range label = {range.begin, letter + 1};
    if (std::ranges::none_of(found, [&](Range other) { return other.meets(range); })) found.push_back(label);
  }
  std::ranges::sort(found, {}, &Range::begin);
  return found;
}

constexpr std::size_t near_start = 40;  ///< bytes: an unfinished numbering counts when it starts here

/// A numbering that starts with the second part: what stands before it is the first.
std::vector<LabelledPart> read_parts_after_first(const std::vector<Label>& labels, std::string_view text,
                                                 std::size_t parts) {
  for (const Style style : {Style::letter, Style::digit, Style::chinese}) {
    std::vector<LabelledPart> found = {{0, {0, text.size()}, text.size()}};
    for (const Label& label : labels) {
      if (label.style != style || label.index != found.size() || label.range.begin == 0) continue;
      found.back().range.end = label.range.begin;
      found.push_back({label.index, {label.range.end, text.size()}, text.size()});
    }
    if (found.size() == parts && parts > 2) return found;
  }
  return {};
}

bool starts_line(std::string_view text, Range label) {
  const std::size_t first = text.find_first_not_of('\n', label.begin);
  const std::size_t line = first == 0 || first == text.npos ? text.npos : text.rfind('\n', first - 1);
  const std::size_t begin = line == text.npos ? 0 : line + 1;
  return text.substr(begin, first - begin).find_first_not_of("| ") == text.npos;
}

/// A writer may begin with the part he likes best: each label once, each at the start of a line.
std::vector<LabelledPart> read_parts_in_any_order(const std::vector<Label>& labels, std::string_view text,
                                                  std::size_t parts) {
  for (const Style style : {Style::letter, Style::digit, Style::roman, Style::chinese}) {
    std::vector<LabelledPart> found;
    std::vector<bool> known(parts, false);
    bool twice = false;
    for (const Label& label : labels) {
      if (label.style != style || !starts_line(text, label.range)) continue;
      twice = twice || known[label.index];
      known[label.index] = true;
      if (!found.empty()) found.back().range.end = label.range.begin;
      found.push_back({label.index, {label.range.end, text.size()}, text.size()});
    }
    if (!twice && found.size() == parts) return found;
  }
  return {};
}

/// `Only (c): …`: who leaves out the first parts starts with the letter of a later one.
std::vector<LabelledPart> read_later_parts(const std::vector<Label>& labels, std::string_view text) {
  std::vector<LabelledPart> found;
  for (const Label& label : labels) {
    if (label.style != Style::letter) continue;
    // The sign that ends a sentence belongs to the label behind it.
    const std::string_view before = text.substr(0, label.range.begin + 1);
    const bool opens = label.range.begin <= near_start && before.find_first_of(".;!?\n") == before.npos &&
                       before.find("。") == before.npos;
    const bool counts_on = found.empty() ? label.index > 0 && opens : label.index > found.back().index;
    if (!found.empty()) found.back().range.end = label.range.begin;
    if (!counts_on) break;
    found.push_back({label.index, {label.range.end, text.size()}, text.size()});
  }
  return found;
}

/// The numbering that counts up from the first part: a complete one, else one that starts the answer.
std::vector<LabelledPart> read_parts(const std::vector<Range>& ranges, std::string_view text,
                                     std::size_t parts) {
  std::vector<LabelledPart> best;
  if (parts == 0) return best;
  std::vector<Label> labels;
  for (const Range& range : ranges)
    if (const auto label = read_label(text, range); label && label->index < parts) labels.push_back(*label);
  for (const Style style : {Style::letter, Style::digit, Style::roman, Style::chinese, Style::word}) {
    std::vector<LabelledPart> found;
    std::size_t start = 0;
    for (const Label& label : labels) {
      if (label.style != style || label.index != found.size()) continue;
      if (found.empty()) start = label.range.begin;
      if (!found.empty()) found.back().range.end = label.range.begin;
      found.push_back({label.index, {label.range.end, text.size()}, text.size()});
    }
    const bool complete = found.size() == parts;
    if (!complete && (found.size() < 2 || start > near_start)) continue;
    if (found.size() > best.size() ||
        (found.size() == best.size() && found[0].range.begin < best[0].range.begin))
      best = std::move(found);
  }
  if (best.size() < parts)
    if (std::vector<LabelledPart> found = read_parts_in_any_order(labels, text, parts); !found.empty())
      return found;
  if (best.empty()) best = read_parts_after_first(labels, text, parts);
  return best.empty() ? read_later_parts(labels, text) : best;
}

/// `(b) and (c) …`: both parts are what stands behind the last of the labels.
void join_labels(std::string_view text, std::vector<LabelledPart>& parts) {
  constexpr std::string_view links[] = {"and", "and also", "和", "与", "跟", "及",
                                        "、",  ",",        "&",  "+",  "/",  "-"};
  for (std::size_t index = parts.size(); index-- > 1;) {
    std::string_view words = text.substr(parts[index - 1].range.begin, parts[index - 1].range.size());
    const std::size_t begin = words.find_first_not_of(" )");
    if (begin == words.npos) continue;
    words.remove_prefix(begin);
    words = words.substr(0, words.find_last_not_of(" (") + 1);
    if (std::ranges::find(links, words) == std::end(links)) continue;
    parts[index - 1].range.end = parts[index].range.end;
  }
}

/// The first blank line within, where prose stands before it and text behind it; else the end.
std::size_t end_of_paragraph(std::string_view text, Range range) {
  const std::string_view all = text.substr(range.begin, range.size());
  const std::size_t begin = std::min(all.find_first_not_of(" \n:.)"), all.size());
  const std::size_t blank = all.find("\n\n", begin);
  if (blank == all.npos || all.find_first_not_of(" \n", blank) == all.npos) return range.end;
  const std::string_view before = all.substr(0, blank);
  const bool prose = before.ends_with("。") || std::string_view(".!?;").find(before.back()) != before.npos;
  if (!prose) return range.end;
  return range.begin + blank;
}

bool is_label_sign(char sign) { return (sign >= 'a' && sign <= 'c') || (sign >= '1' && sign <= '3'); }

/// The letters within running words; only where every part has one, in order.
std::vector<LabelledPart> read_running_parts(const Pattern& labels, std::string_view text,
                                             std::size_t parts) {
  std::vector<LabelledPart> found;
  if (parts == 0) return found;
  for (const Range& range : labels.find_all(text, 200)) {
    std::size_t letter = range.begin;
    while (letter < range.end && !is_label_sign(text[letter])) ++letter;
    if (letter == range.end) continue;
    const char start = is_digit(text[letter]) ? '1' : 'a';
    if (static_cast<std::size_t>(text[letter] - start) != found.size()) continue;
    if (!found.empty() && is_digit(text[found[0].range.begin - 1]) != is_digit(text[letter])) continue;
    if (!found.empty()) found.back().range.end = letter;
    found.push_back({found.size(), {letter + 1, text.size()}, text.size()});
    if (found.size() == parts) break;
  }
  return found.size() == parts ? found : std::vector<LabelledPart>{};
}

constexpr std::size_t least_remark = 60;  ///< bytes: a shorter line may go on with the part

/// The end of the first line, where a long line of prose follows that is no item of a list; else the end.
std::size_t end_of_line(std::string_view text, Range range) {
  const std::string_view all = text.substr(range.begin, range.size());
  const std::size_t begin = std::min(all.find_first_not_of(" \n:.)"), all.size());
  // A label that has a line for itself stands over all that follows.
  if (all.substr(0, begin).find('\n') != all.npos) return range.end;
  const std::size_t stop = all.find('\n', begin);
  if (stop == all.npos || stop == begin || all.substr(0, stop).ends_with(":")) return range.end;
  const std::size_t next = all.find_first_not_of(" \n", stop);
  if (next == all.npos || all.size() - next < least_remark) return range.end;
  const bool item = std::string_view("-*+|(0123456789").find(all[next]) != all.npos ||
                    (next + 1 < all.size() && std::string_view(".):").find(all[next + 1]) != all.npos);
  return item ? range.end : range.begin + stop;
}

/// No part before the last goes over a line.
bool one_line_each(std::string_view text, const std::vector<LabelledPart>& parts) {
  for (std::size_t index = 0; index + 1 < parts.size(); ++index) {
    const std::string_view all = text.substr(parts[index].range.begin, parts[index].range.size());
    const std::size_t begin = all.find_first_not_of(" \n:.)");
    const std::size_t stop = begin == all.npos ? all.npos : all.find('\n', begin);
    if (stop != all.npos && all.find_first_not_of(" \n", stop) != all.npos) return false;
    if (text[parts[index + 1].range.begin == 0 ? 0 : parts[index + 1].range.begin - 1] == ' ') return false;
  }
  return true;
}

/// Where every other part is one paragraph, so may the last be, and what follows it a remark; and where
/// every other part is one line, so may the last be.
void find_remark(std::string_view text, std::vector<LabelledPart>& parts) {
  for (LabelledPart& part : parts) part.surely = part.range.end;
  if (parts.size() < 2) return;
  if (one_line_each(text, parts)) {
    parts.back().surely = end_of_line(text, parts.back().range);
    if (parts.back().surely != parts.back().range.end) return;
  }
  for (std::size_t index = 0; index + 1 < parts.size(); ++index)
    if (end_of_paragraph(text, parts[index].range) != parts[index].range.end) return;
  parts.back().surely = end_of_paragraph(text, parts.back().range);
}

constexpr std::size_t longest_speaker = 18;  ///< bytes

/// What stands before the colon at the start of a line, where it may be a name.
std::string_view speaker_of(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == 0 || colon == line.npos || colon > longest_speaker) return {};
  const std::string_view name = line.substr(0, colon);
  const bool label = name.size() == 1 && is_latin(name[0]) && name[0] <= 'c';
  const bool numbered = std::ranges::any_of(name, is_digit);
  if (label || numbered || name.find_first_of("=+*/|\"'()[]-_.") != name.npos || line[0] == ' ') return {};
  return name;
}

/// Two speakers who both come back, or two of the names that examples give.
std::vector<Range> find_dialogue(std::string_view text) {
  static constexpr std::string_view known[] = {"甲", "乙",  "丙",  "师", "生",  "老师", "学生",  "他", "她",
                                               "me", "him", "her", "he", "she", "them", "alice", "bob"};
  std::map<std::string_view, std::size_t> turns;
  std::vector<Range> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (const std::string_view name = speaker_of(text.substr(begin, end - begin)); !name.empty()) {
      ++turns[name];
      lines.push_back({begin, end});
    }
    begin = end + 1;
  }
  const auto again = std::ranges::count_if(turns, [](const auto& turn) { return turn.second > 1; });
  const auto named = std::ranges::count_if(
      turns, [](const auto& turn) { return std::ranges::find(known, turn.first) != std::end(known); });
  return again > 1 || named > 1 ? lines : std::vector<Range>{};
}

}  // namespace

OutlineReader::OutlineReader()
    : clause_words_(clause_words),
      abbreviations_(abbreviations),
      labels_(label_expression),
      bare_labels_(bare_label_expression),
      running_labels_(running_label_expression) {}

Outline OutlineReader::read(std::string_view text, std::size_t parts) const {
  Outline outline;
  outline.parts = read_parts(find_labels(labels_, bare_labels_, text), text, parts);
  if (outline.parts.empty()) outline.parts = read_running_parts(running_labels_, text, parts);
  join_labels(text, outline.parts);
  find_remark(text, outline.parts);
  outline.spoken = find_dialogue(text);
  const std::vector<Range> words = clause_words_.find_all(text);
  const std::vector<Range> short_forms = abbreviations_.find_all(text);
  std::size_t word = 0;
  std::size_t part = 0;
  std::size_t short_form = 0;
  std::size_t sentence = 0;
  std::size_t clause = 0;
  const auto end_clause = [&](std::size_t at) {
    if (at > clause) outline.clauses.push_back({clause, at});
    clause = at;
  };
  for (std::size_t at = 0; at < text.size();) {
    while (word < words.size() && words[word].begin < at) ++word;
    while (short_form < short_forms.size() && short_forms[short_form].end <= at) ++short_form;
    // Nothing is said across a label.
    while (part < outline.parts.size() && outline.parts[part].range.begin < at) ++part;
    if (part < outline.parts.size() && outline.parts[part].range.begin == at && at > sentence) {
      end_clause(at);
      outline.sentences.push_back({sentence, at});
      sentence = at;
    }
    const bool shortened = short_form < short_forms.size() && short_forms[short_form].holds(at);
    if (word < words.size() && words[word].begin == at) end_clause(at);
    const std::size_t ends = shortened ? 0 : sentence_end(text, at);
    const std::size_t parting = ends > 0 ? ends : clause_end(text, at);
    at += std::max<std::size_t>(parting, 1);
    if (parting > 0) end_clause(at);
    if (ends == 0) continue;
    outline.sentences.push_back({sentence, at});
    sentence = at;
  }
  end_clause(text.size());
  if (sentence < text.size() || outline.sentences.empty())
    outline.sentences.push_back({sentence, text.size()});
  if (outline.clauses.empty()) outline.clauses.push_back({0, text.size()});
  return outline;
}

namespace {

std::size_t index_at(const std::vector<Range>& ranges, std::size_t position) {
  const auto after = std::ranges::upper_bound(ranges, position, {}, &Range::begin);
  return after == ranges.begin() ? 0 : static_cast<std::size_t>(after - ranges.begin()) - 1;
}

}  // namespace

std::size_t Outline::sentence_at(std::size_t position) const { return index_at(sentences, position); }
std::size_t Outline::clause_at(std::size_t position) const { return index_at(clauses, position); }

Range Outline::sentence_around(Range range) const {
  const std::size_t last = range.end > range.begin ? range.end - 1 : range.begin;
  return {sentences[sentence_at(range.begin)].begin, sentences[sentence_at(last)].end};
}

}  // namespace grader::answers
