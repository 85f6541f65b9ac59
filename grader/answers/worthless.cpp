// SPDX-License-Identifier: MIT
#include "grader/answers/worthless.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "grader/formats/encoding.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t shingle = 3;         ///< Chinese letters that are compared together
constexpr std::size_t latin_shingle = 9;   ///< a word and a half
constexpr std::size_t least_letters = 12;  ///< shorter sentences say too little to be called copied
constexpr std::size_t fewest_keywords = 6;
constexpr std::size_t fewest_amounts = 3;

std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (std::size_t at = 0; at < text.size();) {
    const formats::CodePoint point = formats::code_point_at(text, at);
    at += point.length;
    const bool letter = (point.value >= 'a' && point.value <= 'z') ||
                        (point.value >= '0' && point.value <= '9') ||
                        (point.value >= 0x3400 && point.value < 0xA000);
    if (letter) letters += point.value;
  }
  return letters;
}

}  // namespace

std::vector<Range> copied_sentences(const std::vector<std::string>& questions, const Reading& reading) {
  std::vector<std::set<std::u32string>> known;
  for (const std::string& question : questions) {
    const std::u32string letters = letters_of(question);
    std::set<std::u32string> shingles;
    for (const std::size_t length : {shingle, latin_shingle})
      for (std::size_t at = 0; at + length <= letters.size(); ++at)
        shingles.insert(letters.substr(at, length));
    known.push_back(std::move(shingles));
  }
  std::vector<Range> copied;
  for (const Range& sentence : reading.outline.sentences) {
    const std::u32string letters = letters_of(reading.text(sentence));
    if (letters.size() < least_letters) continue;
    const auto latin = std::ranges::count_if(letters, [](char32_t letter) { return letter < 0x80; });
    const std::size_t length = static_cast<std::size_t>(latin) * 2 > letters.size() ? latin_shingle : shingle;
    const std::size_t total = letters.size() - length + 1;
    for (const auto& shingles : known) {
      std::size_t same = 0;
      for (std::size_t at = 0; at < total; ++at)
        same += shingles.contains(letters.substr(at, length)) ? 1 : 0;
      if (same * 100 < total * 85) continue;
      copied.push_back(sentence);
      break;
    }
  }
  return copied;
}

KeywordSoup::KeywordSoup()
    : grammar_(
          "[的是有了在要会能把被让使不需存用看测记算快小省高低多少减降占每从到后前更大才就都也为与和及共计加]"
          "|\\b(?"
          ":is|are|be|was|were|has|have|the|a|an|to|of|in|"
          "for|with|that|because|so|and|not|no|needs?|keeps?|stores?|uses?|gets?|makes?|takes?|can|will|it|"
          "they|you|we|per|"
          "from|at|by|on|but|as|than|then|more|less|only|faster|smaller|halves|higher|lower|halved|this|"
          "these|"
          "those|its|their|my|our|when|until|while|if|again|still|yet|don't|doesn't|didn't|do|does|did|how|"
          "why|who|which|comes?|came|goes|sits?|leaves?|explains?|means?|runs?|ran)\\b"),
      compounds_(
          "计算|算力|算法|快照|显存|内存|缓存|存储|主存|时间|实时|需求|使用量|用量|占用|测量|度量|记录|高峰|"
          "低谷|"
          "大小|加法|减法|乘加|加速|前向|后向|正向|反向|性能|功能|共享|共用|更新|每步|要素|需要量|小批量"),
      sizes_(
          "(?:^|[^a-z0-9])\\d|[=+]|[一二两三四五六七八九十]个?(?:字节|比特|位)|"
          "\\b(?:one|two|three|four|six|eight|ten|twelve|fourteen|sixteen|twenty-eight) (?:bytes?|bits?)\\b"),
      labels_("(?:^|\\n) ?\\(?\\d{1,2} ?(?:[.):]|、)(?:[^\\d]|$)") {}

std::size_t KeywordSoup::keywords(std::string_view text) {
  std::size_t count = 0;
  bool inside = false;
  for (std::size_t at = 0; at < text.size();) {
    const formats::CodePoint point = formats::code_point_at(text, at);
    at += point.length;
    const bool parts = point.value == ' ' || point.value == ',' || point.value == U'、' ||
                       point.value == ';' || point.value == '\n' || point.value == '/' ||
                       point.value == '.' || point.value == U'。';
    if (!parts && !inside) ++count;
    inside = !parts;
  }
  return count;
}

bool KeywordSoup::has_grammar(std::string_view text) const {
  std::string without;
  std::size_t done = 0;
  for (const Range& compound : compounds_.find_all(text)) {
    without.append(text.substr(done, compound.begin - done)).append("词");
    done = compound.end;
  }
  without.append(text.substr(done));
  return grammar_.found_in(without);
}

std::size_t KeywordSoup::sizes_in(std::string_view text) const {
  const std::vector<Range> labels = labels_.find_all(text);
  std::size_t count = 0;
  for (const Range& size : sizes_.find_all(text))
    count += std::ranges::none_of(labels, [&](Range label) { return label.meets(size); }) ? 1 : 0;
  return count;
}

bool KeywordSoup::says_nothing(std::string_view text) const {
  return !has_grammar(text) && sizes_in(text) < 2;
}

/// `first copy, second copy, box`: three, where every entry is short; else as many as words.
std::size_t KeywordSoup::entries(std::string_view text) {
  constexpr std::size_t longest_entry = 3;  ///< words
  std::size_t count = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(",;\n"), text.size());
    const std::size_t words = keywords(text.substr(0, end));
    count += words <= longest_entry ? std::min<std::size_t>(words, 1) : words;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return count;
}

bool KeywordSoup::is_soup(std::string_view text, Counted counted) const {
  const std::size_t count = counted == Counted::words ? keywords(text) : entries(text);
  return count >= fewest_keywords && says_nothing(text);
}

/// `a, b, c.` and `The sum is 1 + 2 + 3.`: the terms belong to the words.
bool KeywordSoup::beside_sum(const Reading& reading, Range run) const {
  constexpr std::size_t fewest_terms = 3;
  const auto is_sum = [&](std::size_t position) {
    const std::string_view sentence = reading.text(reading.outline.sentence_around({position, position + 1}));
    return sentence.find('+') != sentence.npos && sizes_in(sentence) >= fewest_terms;
  };
  return (run.begin > 0 && is_sum(run.begin - 1)) || (run.end < reading.text().size() && is_sum(run.end));
}

bool KeywordSoup::is_list(const Reading& reading, Range soup) {
  constexpr std::size_t fewest_items = 3;
  const std::string verbatim = reading.normal.quote(soup);
  std::size_t items = 0;
  for (std::size_t at = 0; at < verbatim.size();) {
    std::string_view line = std::string_view(verbatim).substr(at, verbatim.find('\n', at) - at);
    at += line.size() + 1;
    while (line.starts_with(' ')) line.remove_prefix(1);
    std::size_t digits = 0;
    while (digits < line.size() && line[digits] >= '0' && line[digits] <= '9') ++digits;
    const std::string_view behind = line.substr(std::min(digits, line.size()));
    const bool numbered = digits > 0 && (behind.starts_with('.') || behind.starts_with(')') ||
                                         behind.starts_with(':') || behind.starts_with("、"));
    const bool bullet = line.starts_with("- ") || line.starts_with("* ") || line.starts_with("+ ") ||
                        line.starts_with("•") || line.starts_with("·") || line.starts_with('|');
    items += numbered || bullet ? 1 : 0;
  }
  return items >= fewest_items;
}

std::vector<Range> KeywordSoup::found_in(const Reading& reading, Counted counted) const {
  if (!reading.outline.parts.empty()) return {};
  std::vector<Range> soups;
  // One word to a line, or to a semicolon, makes a soup of many sentences.
  Range run;
  const auto end_run = [&] {
    if (!run.empty() && is_soup(reading.text(run), counted) && !beside_sum(reading, run))
      soups.push_back(run);
    run = {};
  };
  for (const Range& sentence : reading.outline.sentences) {
    if (has_grammar(reading.text(sentence))) {
      end_run();
    } else {
      run = run.empty() ? sentence : Range{run.begin, sentence.end};
    }
  }
  end_run();
  if (is_soup(reading.text(), counted)) soups = {{0, reading.text().size()}};
  if (soups.empty()) return {};  // nor need the words be looked for
  std::size_t inside = 0;
  std::size_t all = 0;
  for (std::size_t word = 0; word < reading.words.words(); ++word) {
    for (const Range& hit : reading.hits(word)) {
      if (reading.stances.covers(Manner::withdrawn, {hit})) continue;
      ++all;
      if (std::ranges::any_of(soups, [&](const Range& soup) { return soup.holds(hit); })) ++inside;
    }
  }
  constexpr std::size_t most_percent_beside = 30;
  return (all - inside) * 100 <= all * most_percent_beside ? soups : std::vector<Range>();
}

Pleas::Pleas()
    : pleading_(
          "满分|\\bq[1-9] ?[:=] ?[0-9.]+ ?/ "
          "?[0-9]|给(?:我|个|点|些|一点)?分|加分|求(?:求|您|你|放|过)|评分标准|阅卷|打分|改卷|及格|奖学金|"
          "(?:我|本人|这题|这道题|以上|全部|要点)[^,。\\n]{0,6}(?:会做|会[,。]|答出|答对|写全|答全|都对|全对)"
          "|"
          "\\b(?:full|all|some|more|extra) (?:marks?|points?|credit|score)\\b|\\brubric\\b|\\bscholarship\\b|"
          "\\b(?:give|award|grant) (?:me|this|it|us)\\b|\\bpass me\\b|"
          "\\b(?:marks?|points?|score)\"? ?:|\\bgrader\\b|"
          "\\b(?:answer|everything|all)\\b[^.\\n]{0,40}\\b(?:is|are) (?:all |fully )?"
          "(?:complete|correct|perfect|named correctly)\\b"),
      amounts_("(?:^|[^a-z0-9/.])\\d+(?:[^\\d/]|$)") {}

std::vector<Range> Pleas::found_in(const Reading& reading) const {
  constexpr std::size_t longest = 160;
  std::vector<Range> pleas;
  for (const Range& plea : pleading_.find_all(reading.text())) {
    const Range sentence = reading.outline.sentence_around(plea);
    // The signs of a sum or several sizes are no plea, whatever stands beside them.
    Range clause = reading.outline.clauses[reading.outline.clause_at(plea.begin)];
    while (clause.end < plea.end)
      clause.end = reading.outline.clauses[reading.outline.clause_at(clause.end)].end;
    const std::string_view before = reading.text({sentence.begin, clause.begin});
    const std::string_view behind = reading.text({clause.end, sentence.end});
    if (amounts_.find_all(before).size() + amounts_.find_all(behind).size() >= fewest_amounts)
      pleas.push_back(clause);
    else if (sentence.size() <= longest)
      pleas.push_back(sentence);
  }
  return pleas;
}

}  // namespace grader::answers
