// SPDX-License-Identifier: MIT
#include "grader/answers/stances.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "grader/answers/stance_phrases.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t least_content = 4;  ///< bytes: less says nothing
constexpr std::size_t least_reported = 12;
constexpr std::size_t longest_quotation = 400;
constexpr std::size_t longest_slip = 45;
constexpr std::size_t longest_clause = 130;
constexpr std::size_t longest_courtesy = 40;
constexpr std::string_view struck_out = "\xEE\x80\x80";

bool is_letter(char sign) {
  return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') ||
         static_cast<unsigned char>(sign) >= 0x80;
}

/// `dont`, `isnt`: many leave the sign out. `cant` ends longer words.
std::string loose(std::string expression) {
  constexpr std::string_view shortened = "n't";
  constexpr std::string_view can = "can't";
  for (std::size_t at = expression.find(shortened); at != expression.npos;
       at = expression.find(shortened, at + shortened.size() + 1)) {
    const bool is_can = at >= 2 && expression.compare(at - 2, can.size(), can) == 0;
    if (!is_can) expression.insert(at + 2, "?");
  }
  return expression;
}

std::size_t content(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, is_letter));
}

}  // namespace

bool Stances::covers(Manner manner, const std::vector<Range>& parts) const {
  for (const StanceSpan& span : spans_) {
    if (span.manner != manner) continue;
    const auto touched = [&](Range part) { return span.scope.meets(part); };
    const auto holds_cue = [&](Range part) { return !span.cue.empty() && part.holds(span.cue); };
    if (std::ranges::any_of(parts, touched) && std::ranges::none_of(parts, holds_cue)) return true;
  }
  return false;
}

bool Stances::covers_each(Manner manner, const std::vector<Range>& parts) const {
  return std::ranges::all_of(parts, [&](Range part) { return covers(manner, {part}); });
}

bool Stances::any(Manner manner) const {
  return std::ranges::any_of(spans_, [&](const StanceSpan& span) { return span.manner == manner; });
}

StanceReader::StanceReader()
    : forward_(loose(phrases::forward())),
      heading_(loose(phrases::heading())),
      verdict_(loose(phrases::verdict())),
      pronoun_("^" + phrases::pronoun() + "$"),
      negator_(phrases::negator()),
      no_negator_(phrases::no_negator()),
      reversal_(phrases::reversal()),
      because_(phrases::because()),
      connective_(phrases::connective()),
      attribution_(phrases::attribution()),
      agreement_(phrases::agreement()),
      refusal_(phrases::refusal()),
      refutation_(phrases::refutation()),
      rhetorical_(phrases::rhetorical()),
      correction_(phrases::correction()),
      supposition_(phrases::supposition()),
      negation_end_(phrases::negation_end()),
      hedge_(phrases::hedge()),
      choice_(phrases::choice()),
      courtesy_(phrases::courtesy()),
      consequence_(phrases::consequence()),
      title_(phrases::title()),
      others_(phrases::others()),
      leads_on_(phrases::leads_on()),
      following_(phrases::following()),
      above_(phrases::above()),
      goes_on_(phrases::goes_on()),
      reply_(phrases::reply()),
      remark_(phrases::remark()),
      judges_back_(phrases::judges_back()),
      addition_(phrases::addition()) {}

/// The reading of one text.
class StanceScan {
 public:
  StanceScan(const StanceReader& reader, std::string_view text, const Outline& outline)
      : reader_(reader),
        text_(text),
        outline_(outline),
        reversals_(reader.reversal_.find_all(text)),
        reasons_(reader.because_.find_all(text)),
        connectives_(reader.connective_.find_all(text)),
        attributions_(reader.attribution_.find_all(text)) {}

  Stances run() {
    find_crosses();
    find_headings();
    find_forward();
    find_verdicts();
    find_attributions();
    find_refuted_quotations();
    find_questions();
    find_negations();
    find_withdrawn();
    find_suppositions();
    find_reports();
    return Stances(std::move(spans_));
  }

 private:
  std::string_view part(Range range) const { return text_.substr(range.begin, range.size()); }
  Range sentence(std::size_t at) const { return outline_.sentences[outline_.sentence_at(at)]; }
  void add(Manner manner, Range cue, Range scope) {
    if (!scope.empty()) spans_.push_back({manner, cue, scope});
  }
  bool only_points_back(Range range) const {
    return content(part(range)) < least_content || reader_.pronoun_.starts(part(range));
  }
  /// `the two` are things named before; `this` is what was said of them.
  bool names_two(Range range) const {
    const std::string_view words = part(range);
    return words.find("二者") != words.npos || words.find("两者") != words.npos ||
           words.find("它们") != words.npos || words.find("they") != words.npos ||
           words.find("the two") != words.npos;
  }
  bool inside_quotation(std::size_t from, std::size_t at) const {
    return std::count(text_.begin() + static_cast<std::ptrdiff_t>(from),
                      text_.begin() + static_cast<std::ptrdiff_t>(at), '"') %
               2 ==
           1;
  }

  /// Where a rejection that starts at `begin` ends: before a reversal or a reason, not inside quotes.
  std::size_t cut(std::size_t begin, std::size_t end) const {
    if (begin >= end) return end;  // a cue may reach over the end of its sentence
    if (inside_quotation(begin, end)) {
      const std::size_t close = text_.find('"', end);
      if (close != std::string_view::npos && close - end < longest_quotation) end = close + 1;
    }
    const auto cut_at = [&](const std::vector<Range>& words) {
      for (const Range& word : words) {
        if (word.begin < begin || word.begin >= end || content(part({begin, word.begin})) < least_content)
          continue;
        if (!inside_quotation(begin, word.begin)) {
          end = word.begin;
          return;
        }
      }
    };
    cut_at(reversals_);
    cut_at(reasons_);
    return end;
  }

  std::size_t line_end(std::size_t at) const { return std::min(text_.find('\n', at), text_.size()); }

  /// `if I am not mistaken:` is about the writer, and no title.
  bool is_courtesy(Range cue) const {
    const Range around = sentence(cue.begin);
    for (const Range& word : reader_.supposition_.find_all(text_))
      if (around.holds(word.begin) && word.begin <= cue.begin && cue.begin - word.begin < longest_courtesy &&
          reader_.courtesy_.starts(text_.substr(word.end)))
        return true;
    const std::string_view before = part({around.begin, cue.begin});
    return before.ends_with("没") || before.ends_with("没有") || before.ends_with("没理解") ||
           before.ends_with("没有理解");
  }

  void find_headings() {
    for (Range cue : reader_.heading_.find_all(text_)) {
      if (is_courtesy(cue)) continue;
      const std::size_t bar = part(cue).find('|');
      if (bar != std::string_view::npos && head_column({cue.begin, cue.begin + bar})) continue;
      const Range around = sentence(cue.begin);
      std::string_view before = part({around.begin, cue.begin});
      while (before.ends_with(' ')) before.remove_suffix(1);
      const auto ends = [&](std::string_view words) { return before.ends_with(words); };
      const bool predicate = ends("是") || ends("是一个") || ends("属于") || ends("这个") || ends(" is") ||
                             ends(" is a") || ends(" is an") || ends(" are") || ends(" was");
      const bool person = ends("they are") || ends("he is") || ends("she is") || ends("you are") ||
                          ends("people are") || ends("he was") || ends("they were") || ends("他们是") ||
                          ends("他是") || ends("她是");
      if (predicate && (person || text_[cue.end - 1] != ':')) continue;
      std::size_t begin = cue.end;
      if (text_[begin - 1] == '"') --begin;
      while (begin < text_.size() && (text_[begin] == '\n' || text_[begin] == ' ')) ++begin;
      if (begin >= text_.size()) continue;
      if (judges_before(cue)) continue;
      if (heads_block(cue, Sight::forward)) continue;
      std::size_t end = sentence(begin).end;
      while (end < text_.size() && text_[end - 1] == ';') end = sentence(end).end;
      end = cut(begin, end);
      if (content(part({begin, end})) < least_content) continue;
      rejected(cue, {begin, end});
    }
  }

  /// `that, however, does not follow`: between commas a reversal is no border.
  bool is_inserted(Range word) const {
    return part({0, word.begin}).ends_with(", ") && text_.substr(word.end).starts_with(",");
  }

  /// `it does not follow that... the peak halves`
  std::size_t behind_dots(std::size_t at) const {
    if (!text_.substr(at).starts_with("..") && !text_.substr(at).starts_with("…")) return at;
    constexpr std::string_view mark = "…";
    while (at < text_.size()) {
      if (text_[at] == '.' || text_[at] == ' ')
        ++at;
      else if (text_.substr(at).starts_with(mark))
        at += mark.size();
      else
        break;
    }
    return at;
  }

  /// A particle that ends the clause, as in 这是推不出来的。
  bool closes(std::size_t at) const {
    const std::string_view rest = text_.substr(at);
    if (!rest.starts_with("的") && !rest.starts_with("了") && !rest.starts_with("吧")) return false;
    const std::string_view after = rest.substr(3);
    return after.empty() || after.starts_with("。") ||
           std::string_view(",;!?\n)\"").find(after.front()) != std::string_view::npos;
  }

  /// `…, which the table never shows`: the clause tells something of what stands before, and rejects nothing.
  bool is_relative(std::size_t at) const {
    const Range clause = outline_.clauses[outline_.clause_at(at)];
    const std::string_view before = part({clause.begin, at});
    const std::size_t letter = before.find_first_not_of(" ,");
    if (letter == before.npos) return false;
    return before.substr(letter).starts_with("which ") || before.substr(letter).starts_with("where ");
  }

  /// `Not implied, two ways round.` opens its line, and what it heads follows on the same line.
  bool opens_line(Range cue) const {
    const std::size_t before = text_.rfind('\n', cue.begin);
    const Range line = {before == std::string_view::npos ? 0 : before + 1, line_end(cue.end)};
    return reader_.title_.starts(part(cue)) && content(part({line.begin, cue.begin})) < 2 &&
           content(part({cue.end, line.end})) >= least_reported;
  }

  /// `| does not follow | why |`: the cells below are what does not follow.
  bool head_column(Range cue) {
    const std::size_t before = text_.rfind('\n', cue.begin);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t close = text_.find('|', cue.end);
    if (text_[begin] != '|' || close > line_end(cue.end) || content(part({cue.end, close})) >= least_content)
      return false;
    const std::size_t open = text_.rfind('|', cue.begin);
    if (content(part({open, cue.begin})) >= least_reported) return false;
    const auto column = std::count(text_.begin() + static_cast<std::ptrdiff_t>(begin),
                                   text_.begin() + static_cast<std::ptrdiff_t>(cue.begin), '|');
    bool heads = false;
    // The rule under the titles is an empty line by now.
    const std::size_t first = text_.find_first_not_of("\n -:", line_end(cue.end));
    for (std::size_t line = std::min(first, text_.size()); line < text_.size() && text_[line] == '|';
         line = line_end(line) + 1) {
      std::size_t cell = line;
      for (std::ptrdiff_t skipped = 1; skipped < column && cell < line_end(line); ++skipped)
        cell = text_.find('|', cell + 1);
      const std::size_t end = std::min(text_.find('|', cell + 1), line_end(line));
      if (cell >= end || content(part({cell + 1, end})) < least_content) continue;
      rejected(cue, {cell + 1, end});
      heads = true;
    }
    return heads;
  }

  /// Where a cue looks for what it rejects.
  enum class Sight { forward, either_way };

  /// `It does not follow that:` with nothing behind it on its line speaks of the list or paragraph below.
  bool heads_block(Range cue, Sight sight) {
    const std::vector<SetLine>& lines = outline_.lines;
    if (lines.empty()) return false;
    const std::size_t last = part(cue).find_last_not_of(" \n:|\"—");
    if (last == std::string_view::npos) return false;
    const std::size_t core = cue.begin + last + 1;
    const std::size_t line = line_at(lines, core - 1);
    const std::string_view rest = part({core, lines[line].range.end});
    if (!reader_.leads_on_.starts(rest)) return false;
    const Headed headed = headed_by(lines, line, text_);
    if (headed.items.empty()) return false;
    const Range before = {std::max(sentence(cue.begin).begin, lines[line].range.begin), cue.begin};
    const bool alone = only_points_back(before);
    const bool colon = rest.find(':') != rest.npos || rest.find("…") != rest.npos || rest.ends_with("...");
    // Without a colon only a title heads what stands below, and no full stop may end it.
    if (!colon && !(alone && (lines[line].dress == SetLine::Dress::title || headed.is_list))) return false;
    if (sight == Sight::either_way && !alone && !reader_.following_.found_in(part(before))) return false;
    rejected_block(cue, headed);
    return true;
  }

  /// `That the peak halves does not follow:` and a list of reasons under it.
  bool judges_before(Range cue) const {
    std::string_view words = part(cue);
    words = words.substr(0, words.find_last_not_of(" \n:|\"") + 1);
    const std::size_t core = cue.begin + words.size();
    const Range before = {sentence(cue.begin).begin, cue.begin};
    return !outline_.lines.empty() && reader_.judges_back_.found_in(words) &&
           part({core, cue.end}).find('\n') != std::string_view::npos && !only_points_back(before) &&
           !reader_.following_.found_in(part(before));
  }

  /// `None of these follows.` under a list judges each of its items.
  bool judges_list_above(Range cue) {
    const std::vector<SetLine>& lines = outline_.lines;
    if (lines.empty()) return false;
    const std::size_t line = line_at(lines, cue.begin);
    if (lines[line].dress != SetLine::Dress::plain) return false;
    const Range before = {lines[line].range.begin, cue.begin};
    constexpr std::size_t few_words = 24;
    const bool above = reader_.above_.found_in(part(before)) || reader_.above_.starts(part(cue));
    if (content(part(before)) > few_words || !above) return false;
    const Headed headed = list_above(lines, line);
    if (headed.items.size() < 2) return false;
    cues_.push_back(cue);
    for (const Range& item : headed.items) add(Manner::rejected, cue, item);
    return true;
  }

  void rejected_block(Range cue, const Headed& headed) {
    cues_.push_back(cue);
    for (const Range& item : headed.items) {
      const std::size_t begin = skip_marker(item);
      if (reader_.remark_.starts(part({begin, item.end}))) continue;
      std::size_t end = std::min(sentence(begin).end, item.end);
      while (end < item.end && text_[end - 1] == ';') end = std::min(sentence(end).end, item.end);
      end = cut(begin, end);
      add(Manner::rejected, cue, {begin, end});
      if (headed.is_list) {
        add(Manner::reported, {}, {end, item.end});
        continue;
      }
      // In a paragraph only the first sentence is surely meant.
      add(Manner::reported, {}, {end, headed.items.back().end});
      return;
    }
  }

  std::size_t skip_marker(Range item) const {
    const std::string_view words = part(item);
    const std::size_t sign = words.find_first_of(".):");
    constexpr std::size_t longest_marker = 4;
    return sign < longest_marker ? item.begin + sign + 1 : item.begin;
  }

  /// 不能只看 A, 还要看 B rejects nothing: more is to be looked at, not less.
  bool adds(Range cue) const {
    const std::string_view words = part(cue);
    const bool only = words.find("只") != words.npos || words.find("仅") != words.npos ||
                      words.find("光") != words.npos || words.find("单") != words.npos;
    const bool looks = words.ends_with("看") || words.ends_with("看到") || words.ends_with("测");
    const Range around = sentence(cue.begin);
    return only && looks && cue.end < around.end && reader_.addition_.found_in(part({cue.end, around.end}));
  }

  /// The rest of the sentence, and where that is a few words only, the next one.
  void head(Range cue) {
    constexpr std::size_t few_words = 40;
    const std::size_t begin = cue.end + (text_.substr(cue.end).starts_with("。") ? 3 : 1);
    if (begin >= text_.size()) return;
    std::size_t end = sentence(begin).end;
    if (end - begin < few_words && end < line_end(begin)) end = sentence(end).end;
    rejected(cue, {begin, cut(begin, end)});
  }

  /// `❌ the peak halves`: a cross for a bullet.
  void find_crosses() {
    for (const SetLine& line : outline_.lines) {
      const std::string_view words = part(line.range);
      for (const std::string_view cross : {"❌", "✗", "✘", "🚫", "⛔"})
        if (words.starts_with(cross))
          rejected_block({line.range.begin, line.range.begin + cross.size()},
                         {{{line.range.begin + cross.size(), line.range.end}}, true});
    }
  }

  void rejected(Range cue, Range scope) {
    cues_.push_back(cue);
    add(Manner::rejected, cue, scope);
  }

  void find_forward() {
    for (const Range& cue : reader_.forward_.find_all(text_)) {
      if (std::ranges::any_of(cues_, [&](Range known) { return known.meets(cue); })) continue;
      if (adds(cue)) continue;
      const Range around = sentence(cue.begin);
      const Range before = {around.begin, cue.begin};
      const std::size_t from = behind_dots(cue.end);
      std::size_t stop = from > cue.end ? sentence(from).end : around.end;
      while (stop < text_.size() && text_[stop - 1] == ';' && reader_.goes_on_.starts(text_.substr(stop)))
        stop = sentence(stop).end;
      std::size_t end = from >= stop ? from : cut(from, stop);
      const bool passive = part(cue).find(" be ") != std::string_view::npos;
      // `I disagree: …` judges what stands before and goes on with the writer's own words.
      const bool argues = from < text_.size() && text_[from] == ':' &&
                          (part(cue).ends_with("同意") || part(cue).ends_with("认同"));
      const bool stopped = from >= text_.size() || text_[from] == ',' || text_[from] == ')' || argues ||
                           closes(from) || only_points_back({from, std::max(from, end)});
      if (stopped && is_relative(cue.begin)) continue;
      if (head_column(cue)) continue;
      const bool judges = passive || reader_.judges_back_.found_in(part(cue));
      if (heads_block(cue, judges ? Sight::either_way : Sight::forward)) continue;
      if (stopped && judges_list_above(cue)) continue;
      if (stopped && opens_line(cue)) {
        head(cue);
        continue;
      }
      // As in 不能推出的, …
      const bool topic =
          closes(from) && content(part(before)) == 0 && content(part({from + 3, end})) >= least_content;
      if (!topic && (stopped || (passive && !only_points_back(before)))) {
        backward(cue);
        if (!stopped) add(Manner::rejected, cue, {from, end});
      } else if (topic || end > from) {
        rejected(cue, {from, end});
        // `…, it is always better, it can be dropped` may list on as well as give a reason.
        if (end < stop && text_[end] == ',') add(Manner::reported, {}, {end, stop});
      }
    }
    // `A ≠ B` rejects that A is B, both sides.
    for (std::size_t at = text_.find("≠"); at != std::string_view::npos; at = text_.find("≠", at + 3)) {
      const Range clause = outline_.clauses[outline_.clause_at(at)];
      add(Manner::rejected, {at, at + 3}, {clause.begin, at});
    }
  }

  void find_verdicts() {
    for (const Range& cue : reader_.verdict_.find_all(text_)) {
      if (std::ranges::any_of(cues_, [&](Range known) { return known.meets(cue); })) continue;
      if (head_column(cue) || heads_block(cue, Sight::either_way) || judges_list_above(cue)) continue;
      if (opens_line(cue))
        head(cue);
      else
        backward(cue);
    }
  }

  /// Where the numbers of the exercise come from.
  static bool names_source(std::string_view words) {
    for (const std::string_view source :
         {"题目",     "题干",        "原题",     "出题",         "老师",          "教材",         "讲义",
          "课本",     "课件",        "标准答案", "the question", "this question", "the exercise", "the book",
          "textbook", "the teacher", "slides",   "lecture",      "your number",   "your total"})
      if (words.find(source) != words.npos) return true;
    return false;
  }

  /// What stands before the cue in its sentence; where that only points back, the sentence before too.
  void backward(Range cue) {
    cues_.push_back(cue);
    const Range around = sentence(cue.begin);
    std::size_t begin = around.begin;
    for (const Range& word : reversals_)
      if (word.begin >= begin && word.end <= cue.begin && !is_inserted(word) &&
          !only_points_back({word.end, cue.begin}) && !inside_quotation(around.begin, word.begin))
        begin = word.end;
    // `Measure both, because A is no B` and `A, so B is an illusion` judge B only.
    for (const Range& word : connectives_)
      if (word.begin > begin && word.end <= cue.begin &&
          outline_.clause_at(word.begin) == outline_.clause_at(cue.begin) &&
          (!only_points_back({word.end, cue.begin}) || names_two({word.end, cue.begin})) &&
          !inside_quotation(around.begin, word.begin))
        begin = word.end;
    // What others say is judged, and not what the writer said before that.
    for (const Range& word : attributions_)
      if (word.begin > begin && word.end < cue.begin &&
          content(part({word.end, cue.begin})) >= least_reported)
        begin = word.begin;
    // `a, b, c, the question is wrong`: the question is, not what was listed before.
    const Range clause = outline_.clauses[outline_.clause_at(cue.begin)];
    if (clause.begin > begin && names_source(part({clause.begin, cue.begin}))) begin = clause.begin;
    add(Manner::rejected, cue, {begin, cue.begin});
    if (!only_points_back({begin, cue.begin}) || begin > around.begin || around.begin == 0) return;
    Range previous = sentence(around.begin - 1);
    while (previous.begin > 0 && content(part(previous)) < least_content)
      previous = sentence(previous.begin - 1);
    const std::string_view words = part({begin, cue.begin});
    const bool several =
        words.find("both") != words.npos || words.find("都") != words.npos || words.find("两") != words.npos;
    if (several && previous.begin > 0 && text_[previous.begin - 1] != '\n') {
      const Range further = sentence(previous.begin - 1);
      if (part(further).find_first_of("\"?") != std::string_view::npos) previous.begin = further.begin;
    }
    add(Manner::rejected, cue, previous);
  }

  void find_attributions() {
    for (const Range& cue : attributions_) {
      const Range around = sentence(cue.begin);
      const std::size_t end = cut(cue.end, around.end);
      const bool turned =
          end < around.end && std::ranges::any_of(reversals_, [&](Range word) { return word.begin == end; });
      const std::size_t next = next_sentence(around.end);
      const bool answered =
          next < text_.size() && (starts_with_reversal(next) || reader_.refusal_.starts(text_.substr(next)));
      add(turned || answered ? Manner::rejected : Manner::attributed, cue, {cue.end, end});
    }
  }

  /// `"A, so B" … I must object`: what is quoted and argued against soon after is rejected.
  void find_refuted_quotations() {
    constexpr std::size_t least_quoted = 12;
    constexpr std::size_t soon = 600;
    const std::vector<Range> refutations = reader_.refutation_.find_all(text_);
    for (std::size_t open = text_.find('"'); open != std::string_view::npos;) {
      const std::size_t close = text_.find('"', open + 1);
      if (close == std::string_view::npos) return;
      const Range quoted = {open + 1, close};
      const std::size_t before = text_.rfind('\n', open);
      const Range paragraph = {before == std::string_view::npos ? 0 : before + 1, line_end(close)};
      const auto refutes = [&](Range word) {
        return paragraph.holds(word) && !quoted.meets(word) && word.begin + soon > open &&
               word.begin < close + soon;
      };
      if (content(part(quoted)) >= least_quoted && std::ranges::any_of(refutations, refutes))
        add(Manner::rejected, {}, quoted);
      open = text_.find('"', close + 1);
    }
  }

  std::size_t next_sentence(std::size_t at) const {
    while (at < text_.size() &&
           (text_[at] == '\n' || text_[at] == ' ' || text_[at] == '"' || text_[at] == ')'))
      ++at;
    return at;
  }
  /// Behind `A:`, which only says who answers.
  std::size_t reply_from(std::size_t at) const {
    constexpr std::size_t longest_name = 16;
    const std::string_view rest = text_.substr(std::min(at, text_.size()));
    const std::size_t colon = rest.find(':');
    if (colon > longest_name || !reader_.reply_.starts(rest)) return at;
    return next_sentence(at + colon + 1);
  }
  bool starts_with_reversal(std::size_t at) const {
    return std::ranges::any_of(reversals_, [&](Range word) { return word.begin == at; });
  }

  void find_questions() {
    for (const Range& sentence_range : outline_.sentences) {
      const std::string_view words = part(sentence_range);
      const bool asks = words.find('?') != words.npos || words.find("吗") != words.npos;
      const std::vector<Range> rhetorical = reader_.rhetorical_.find_all(words, 1);
      if (!rhetorical.empty()) {
        const std::size_t begin = sentence_range.begin + rhetorical.front().end;
        add(Manner::rejected, {sentence_range.begin + rhetorical.front().begin, begin},
            {begin, sentence_range.end});
      }
      if (!asks || !rhetorical.empty()) continue;
      const std::size_t next = reply_from(next_sentence(sentence_range.end));
      const std::string_view answer = text_.substr(std::min(next, text_.size()));
      // `不能得出: …` opens the next point and answers nothing.
      const auto opens = [&](Range cue) { return cue.begin == next; };
      if (reader_.refusal_.starts(answer) && std::ranges::none_of(cues_, opens)) {
        add(Manner::rejected, {}, sentence_range);
      } else if (!reader_.agreement_.starts(answer) && !only_hedged(sentence_range, next)) {
        add(Manner::asked, {}, sentence_range);
      }
    }
  }

  /// `perhaps X?` says X, unless another guess follows.
  bool only_hedged(Range question, std::size_t next) const {
    return reader_.hedge_.found_in(part(question)) && !reader_.choice_.found_in(part(question)) &&
           !reader_.choice_.starts(text_.substr(std::min(next, text_.size())));
  }

  void find_negations() {
    const std::vector<Range> harmless = reader_.no_negator_.find_all(text_);
    const std::vector<Range> ends = reader_.negation_end_.find_all(text_);
    for (const Range& cue : reader_.negator_.find_all(text_)) {
      if (std::ranges::any_of(harmless, [&](Range other) { return other.meets(cue); })) continue;
      std::size_t end = outline_.clauses[outline_.clause_at(cue.begin)].end;
      for (const Range& stop : ends)
        if (stop.begin > cue.end && stop.begin < end) end = stop.begin;
      add(Manner::negated, cue, {cue.end, end});
    }
  }

  void find_withdrawn() {
    for (std::size_t at = text_.find(struck_out); at != std::string_view::npos;) {
      const std::size_t close = text_.find(struck_out, at + struck_out.size());
      if (close == std::string_view::npos) break;
      add(Manner::withdrawn, {}, {at, close});
      at = text_.find(struck_out, close + struck_out.size());
    }
    std::size_t after = 0;
    for (const Range& cue : reader_.correction_.find_all(text_)) {
      if (cue.begin < after) continue;
      after = cue.end + 12;
      std::size_t begin = cue.begin;
      while (begin > 0 && !is_letter(text_[begin - 1])) --begin;
      if (begin == 0) continue;
      const std::size_t clause = outline_.clause_at(begin - 1);
      // What one dictates has no signs: only its last words are taken back.
      const std::size_t from = outline_.clauses[clause].begin;
      const bool dictated = cue.begin > from + longest_clause;
      add(Manner::withdrawn, cue, {dictated ? cue.begin - longest_slip : from, cue.begin});
    }
  }

  /// Without a comma what follows from a condition stands in its clause: `if you own one you will …`.
  std::size_t main_clause(std::size_t from, std::size_t end) const {
    constexpr std::size_t shortest_condition = 10;
    for (const Range& word : reader_.consequence_.find_all(part({from, std::max(from, end)})))
      if (word.begin >= shortest_condition) return from + word.begin;
    return end;
  }

  void find_suppositions() {
    for (const Range& cue : reader_.supposition_.find_all(text_)) {
      if (reader_.courtesy_.starts(text_.substr(cue.end))) continue;
      const Range clause = outline_.clauses[outline_.clause_at(cue.begin)];
      add(Manner::supposed, cue, {cue.end, main_clause(cue.end, clause.end)});
    }
  }

  /// Where others speak or a refutation follows at once, the sentence may not be the writer's last word.
  void find_reports() {
    for (const Range& cue : reader_.others_.find_all(text_)) add(Manner::reported, {}, sentence(cue.begin));
    for (const Range& cue : reader_.refutation_.find_all(text_)) {
      const Range around = sentence(cue.begin);
      add(Manner::reported, {}, around);
      if (around.begin > 0 && cue.begin < around.begin + longest_slip)
        add(Manner::reported, {}, sentence(around.begin - 1));
    }
  }

  const StanceReader& reader_;
  std::string_view text_;
  const Outline& outline_;
  std::vector<Range> reversals_;
  std::vector<Range> reasons_;
  std::vector<Range> connectives_;
  std::vector<Range> attributions_;
  std::vector<Range> cues_ = {};
  std::vector<StanceSpan> spans_ = {};
};

Stances StanceReader::read(std::string_view text, const Outline& outline) const {
  return StanceScan(*this, text, outline).run();
}

}  // namespace grader::answers
