// SPDX-License-Identifier: MIT
#include "grader/answers/stance_rejections.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string_view>

#include "grader/answers/stance_blocks.hpp"
#include "grader/answers/stance_own_claims.hpp"
#include "grader/answers/stance_titles.hpp"

namespace grader::answers {
namespace {

/// `that, however, does not follow`: between commas a reversal is no border.
bool is_inserted(const StanceText& text, Range word) {
  return text.part({0, word.begin}).ends_with(", ") && text.all().substr(word.end).starts_with(",");
}

/// `it does not follow that... the peak halves`
std::size_t behind_dots(const StanceText& text, std::size_t at) {
  if (!text.all().substr(at).starts_with("..") && !text.all().substr(at).starts_with("…")) return at;
  constexpr std::string_view mark = "…";
  while (at < text.all().size()) {
    if (text.all()[at] == '.' || text.all()[at] == ' ')
      ++at;
    else if (text.all().substr(at).starts_with(mark))
      at += mark.size();
    else
      break;
  }
  return at;
}

/// A particle that ends the clause, as in 这是推不出来的。
bool closes(const StanceText& text, std::size_t at) {
  const std::string_view rest = text.all().substr(at);
  if (!rest.starts_with("的") && !rest.starts_with("了") && !rest.starts_with("吧")) return false;
  const std::string_view after = rest.substr(3);
  return after.empty() || after.starts_with("。") ||
         std::string_view(",;!?\n)\"").find(after.front()) != std::string_view::npos;
}

/// `…, which the table never shows`: the clause tells something of what stands before, and rejects nothing.
bool is_relative(const StanceText& text, std::size_t at) {
  const Range clause = text.clause(at);
  const std::string_view before = text.part({clause.begin, at});
  const std::size_t letter = before.find_first_not_of(" ,");
  if (letter == before.npos) return false;
  return before.substr(letter).starts_with("which ") || before.substr(letter).starts_with("where ");
}

/// 不能只看 A, 还要看 B rejects nothing: more is to be looked at, not less.
bool adds(const StanceText& text, Range cue) {
  const std::string_view words = text.part(cue);
  const bool only = words.find("只") != words.npos || words.find("仅") != words.npos ||
                    words.find("光") != words.npos || words.find("单") != words.npos;
  const bool looks = words.ends_with("看") || words.ends_with("看到") || words.ends_with("测");
  const Range around = text.sentence(cue.begin);
  return only && looks && cue.end < around.end &&
         text.patterns().addition.found_in(text.part({cue.end, around.end}));
}

/// 分别看, 报错了 and 缺一不可 hold the letters of a cue, and reject nothing.
bool is_part_of_word(const StanceText& text, Range cue) {
  const std::string_view before = text.part({0, cue.begin});
  const auto behind_one_of = [&](std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return before.ends_with(word); });
  };
  const std::string_view words = text.part(cue);
  if (words.starts_with("别"))
    return behind_one_of({"分", "个", "特", "类", "区", "级", "识", "辨", "差", "性", "鉴", "派"});
  if (words.starts_with("错了")) return behind_one_of({"报", "出", "弹"});
  return words.starts_with("不可") && behind_one_of({"缺一", "必"});
}

/// `the two` are things named before; `this` is what was said of them.
bool names_two(const StanceText& text, Range range) {
  const std::string_view words = text.part(range);
  return words.find("二者") != words.npos || words.find("两者") != words.npos ||
         words.find("它们") != words.npos || words.find("they") != words.npos ||
         words.find("the two") != words.npos;
}

/// `I can't think of the conclusion` and `I cannot say more` say nothing of what stands before.
bool is_forgetful(const StanceText& text, Range cue) {
  const std::string_view words = text.part(cue);
  const std::string_view behind = text.all().substr(cue.end);
  if (words.ends_with("think")) return behind.starts_with(" of ");
  const auto goes_on_with = [&](std::initializer_list<std::string_view> openings) {
    return std::ranges::any_of(openings,
                               [&](std::string_view opening) { return behind.starts_with(opening); });
  };
  if (words.ends_with("说不上")) return goes_on_with({"来"});
  const std::string_view before = text.part({text.clause(cue.begin).begin, cue.begin});
  const bool own =
      before.ends_with("i ") && text.content({text.clause(cue.begin).begin, cue.begin}) <= least_content;
  return own && (words.ends_with(" say") || words.ends_with(" tell")) &&
         (behind.empty() || goes_on_with({".", ";", "\n", ")", " more", " anything", " much", " exactly",
                                          " why", " how", " which", " for sure", " precisely", " further"}));
}

/// `it was enough then, later not for sure`: the doubt is of what comes later.
bool names_later(const StanceText& text, Range range) {
  const std::string_view words = text.part(range);
  return std::ranges::any_of(std::initializer_list<std::string_view>{"以后", "之后", "后面", "后来", "下一",
                                                                     "下次", "将来", "later", "afterwards"},
                             [&](std::string_view word) { return words.find(word) != words.npos; });
}

/// Where the numbers of the exercise come from.
bool names_source(std::string_view words) {
  for (const std::string_view source :
       {"题目",     "题干",        "原题",     "出题",         "老师",          "教材",         "讲义",
        "课本",     "课件",        "标准答案", "the question", "this question", "the exercise", "the book",
        "textbook", "the teacher", "slides",   "lecture",      "your number",   "your total"})
    if (words.find(source) != words.npos) return true;
  return false;
}

/// Others say something there; two Chinese letters do.
bool tells_view(const StanceText& text, Range range) {
  constexpr std::size_t least_chinese = 6;
  const std::string_view words = text.part(range);
  const auto chinese =
      std::ranges::count_if(words, [](char sign) { return static_cast<unsigned char>(sign) >= 0x80; });
  return text.content(range) >= least_reported || static_cast<std::size_t>(chinese) >= least_chinese;
}

/// What stands before the cue in its sentence; where that only points back, the sentence before too.
void backward(const StanceText& text, Range cue, StanceFindings& found) {
  found.note(cue);
  const Range around = text.sentence(cue.begin);
  std::size_t begin = around.begin;
  for (const Range& word : text.reversals())
    if (word.begin >= begin && word.end <= cue.begin && !is_inserted(text, word) &&
        !text.only_points_back({word.end, cue.begin}) && !text.inside_quotation(around.begin, word.begin))
      begin = word.end;
  // `Measure both, because A is no B` and `A, so B is an illusion` judge B only; `saying that A because B is
  // wrong` judges both.
  const bool says = text.patterns().saying.starts(text.part({around.begin, cue.begin}));
  for (const Range& word : text.connectives())
    if (!says && word.begin > begin && word.end <= cue.begin &&
        text.outline().clause_at(word.begin) == text.outline().clause_at(cue.begin) &&
        (!text.only_points_back({word.end, cue.begin}) || names_two(text, {word.end, cue.begin})) &&
        !text.inside_quotation(around.begin, word.begin))
      begin = word.end;
  // What others say is judged, and not what the writer said before that.
  for (const Range& word : text.attributions())
    if (word.begin > begin && word.end < cue.begin && tells_view(text, {word.end, cue.begin}))
      begin = word.begin;
  // `a, b, c, the question is wrong`: the question is, not what was listed before.
  const Range clause = text.clause(cue.begin);
  const Range own = {clause.begin, cue.begin};
  if (clause.begin > begin &&
      (names_source(text.part(own)) || (text.part(cue).starts_with("不一定") && names_later(text, own))))
    begin = clause.begin;
  begin = find_own_claim_before(text, cue, {begin, cue.begin}, found);
  found.add(Manner::rejected, cue, {begin, cue.begin});
  if (!text.only_points_back({begin, cue.begin}) || begin > around.begin || around.begin == 0) return;
  Range previous = text.sentence(around.begin - 1);
  while (previous.begin > 0 && text.content(previous) < least_content)
    previous = text.sentence(previous.begin - 1);
  // `"A. So B." - this is the step that does not hold`: the quotation is, from where it opens.
  if (begin < cue.begin && text.all()[begin] == '"' && !text.inside_quotation(begin + 1, cue.begin))
    if (const std::size_t open = text.all().rfind('"', begin - 1); open != std::string_view::npos)
      previous.begin = std::min(previous.begin, open);
  const std::string_view words = text.part({begin, cue.begin});
  const bool several =
      words.find("both") != words.npos || words.find("都") != words.npos || words.find("两") != words.npos;
  if (several && previous.begin > 0 && text.all()[previous.begin - 1] != '\n') {
    const Range further = text.sentence(previous.begin - 1);
    if (text.part(further).find_first_of("\"?") != std::string_view::npos) previous.begin = further.begin;
  }
  found.add(Manner::rejected, cue, previous);
}

/// `Nothing is proved, since …` has said all that it rejects; the reason is the writer's own.
bool gives_reason_only(const StanceText& text, Range cue) {
  const std::string_view words = text.part(cue);
  const bool names_all = words.starts_with("nothing") || words.starts_with("none");
  return names_all && text.starts_with_reason(cue.end);
}

/// `it` stands for what comes after the cue: it is the last word before it, or its first.
bool is_impersonal(const StanceText& text, Range cue) {
  const std::string_view before = text.part({text.clause(cue.begin).begin, cue.begin});
  const std::size_t last = before.find_last_not_of(" '");
  const bool starts = text.part(cue).starts_with("it ") || text.part(cue).starts_with("it's");
  return starts || (last != before.npos && before.substr(0, last + 1).ends_with("it"));
}

/// `It is a fallacy that …`: what is judged stands behind the verdict. Where it begins, or `npos`.
std::size_t announced_by(const StanceText& text, Range cue) {
  const std::string_view before = text.part({text.clause(cue.begin).begin, cue.begin});
  if (!is_impersonal(text, cue)) return before.npos;
  if (text.content({text.clause(cue.begin).begin, cue.begin}) > least_reported) return before.npos;
  for (const std::string_view opening : {" that ", ": that ", " to say that ", " to think that "})
    if (text.all().substr(cue.end).starts_with(opening)) return cue.end + opening.size();
  return before.npos;
}

/// How far a cue that looks forward may reach.
struct Reach {
  std::size_t from = 0;  ///< behind the cue and its dots
  std::size_t end = 0;   ///< before a reversal or a reason
  std::size_t stop = 0;  ///< the end of the sentence, and of those that go on with it
};

Reach reach_of(const StanceText& text, Range cue) {
  Reach reach = {.from = behind_dots(text, cue.end)};
  reach.stop = reach.from > cue.end ? text.sentence(reach.from).end : text.sentence(cue.begin).end;
  const bool lists = reach.from < text.all().size() && text.all()[reach.from] == ':';
  while (reach.stop < text.all().size() && text.all()[reach.stop - 1] == ';' &&
         (lists || text.patterns().goes_on.starts(text.all().substr(reach.stop))))
    reach.stop = text.sentence(reach.stop).end;
  reach.end = reach.from >= reach.stop ? reach.from : text.cut(reach.from, reach.stop);
  reach.end = end_of_quotation(text, reach.from, reach.end);
  return reach;
}

/// Whether nothing to reject stands behind the cue.
bool is_stopped(const StanceText& text, Range cue, const Reach& reach) {
  const std::size_t from = reach.from;
  if (from >= text.all().size() || text.all()[from] == ',' || text.all()[from] == ')') return true;
  // `I disagree: …` judges what stands before and goes on with the writer's own words.
  const bool argues =
      text.all()[from] == ':' && (text.part(cue).ends_with("同意") || text.part(cue).ends_with("认同"));
  return argues || closes(text, from) || text.only_points_back({from, std::max(from, reach.end)});
}

void reject_forward(const StanceText& text, Range cue, StanceFindings& found) {
  const auto [from, end, stop] = reach_of(text, cue);
  const bool stopped = is_stopped(text, cue, {from, end, stop});
  if (stopped && is_relative(text, cue.begin)) return;
  if (heads_column(text, cue, found)) return;
  const bool announces = text.part(cue).ends_with("that") && is_impersonal(text, cue);
  const bool passive = text.part(cue).find(" be ") != std::string_view::npos && !announces;
  const bool judges = passive || text.patterns().judges_back.found_in(text.part(cue));
  if (heads_block(text, cue, judges ? BlockSight::either_way : BlockSight::forward, found)) return;
  if (stopped && judges_list_above(text, cue, found)) return;
  if (stopped && opens_line(text, cue)) {
    reject_titled(text, cue, found);
    return;
  }
  const Range before = {text.sentence(cue.begin).begin, cue.begin};
  // As in 不能推出的, …
  const bool topic =
      closes(text, from) && text.content(before) == 0 && text.content({from + 3, end}) >= least_content;
  if (!topic && (stopped || (passive && !text.only_points_back(before)))) {
    backward(text, cue, found);
    if (!stopped) found.add(Manner::rejected, cue, {from, end});
  } else if (topic || end > from) {
    found.reject(cue, {from, end});
    find_own_claim(text, cue, {from, end}, found);
    // `…, it is always better, it can be dropped` may list on as well as give a reason.
    if (end < stop && text.all()[end] == ',') found.add(Manner::reported, {}, {end, stop});
  }
}

}  // namespace

void find_forward(const StanceText& text, StanceFindings& found) {
  for (const Range& cue : text.patterns().forward.find_all(text.all()))
    if (!found.knows(cue) && !text.is_struck_out(cue) && !adds(text, cue) && !is_part_of_word(text, cue) &&
        !is_forgetful(text, cue) && !gives_reason_only(text, cue))
      reject_forward(text, cue, found);
  // `A ≠ B` rejects that A is B, both sides.
  for (std::size_t at = text.all().find("≠"); at != std::string_view::npos; at = text.all().find("≠", at + 3))
    found.add(Manner::rejected, {at, at + 3}, {text.clause(at).begin, at});
}

void find_verdicts(const StanceText& text, StanceFindings& found) {
  for (const Range& cue : text.patterns().verdict.find_all(text.all())) {
    if (found.knows(cue) || text.is_struck_out(cue) || is_part_of_word(text, cue)) continue;
    if (const std::size_t begin = announced_by(text, cue); begin != std::string_view::npos) {
      const Range judged = {begin, text.cut(begin, std::max(begin, text.sentence(begin).end))};
      found.reject(cue, judged);
      find_own_claim(text, cue, judged, found);
      continue;
    }
    if (heads_column(text, cue, found)) continue;
    if (heads_block(text, cue, BlockSight::either_way, found) || judges_list_above(text, cue, found))
      continue;
    if (opens_line(text, cue))
      reject_titled(text, cue, found);
    else
      backward(text, cue, found);
  }
}

}  // namespace grader::answers
