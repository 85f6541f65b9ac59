// SPDX-License-Identifier: MIT
#include "grader/answers/retractions.hpp"

#include <algorithm>
#include <string>

namespace grader::answers {
namespace {

constexpr std::size_t fewest_items = 2;  ///< less is no account

const std::string en_false =
    "(?:(?:just |simply |completely |totally |all |plainly |pure |complete |utter |total )*(?:wrong|false|"
    "incorrect|untrue|"
    "not true|not correct|not right|made up|invented|fabricated|fictional|fiction|nonsense|rubbish|garbage|"
    "lies|a lie|a joke|a hoax|mistaken|bogus|fake|invalid|void|(?:a |just a )?(?:fairy ?tale|fantasy|myth|"
    "legend|"
    "dream|bedtime story|fable)s?))";

const std::string zh_false =
    "(?:(?:全|都|完全|纯属|全部|根本|统统|其实|通通|是|全是|都是|就是|只是|不过是|我|自己|随便|随手|瞎|胡|"
    "乱)*"
    "(?:错的|错了|不对|假的|编的|编造|胡编|瞎编|瞎写|乱写|胡说|瞎说|扯淡|童话|神话|谎话|谎言|作废|不算数|不"
    "成立|虚构|"
    "骗人|无效|不是真的|玩笑|开玩笑))";

}  // namespace

Retractions::Retractions()
    : sweeping_(
          "(?:\\b(?:none|nothing|not a (?:word|line|figure|number)|no (?:word|line|figure|number)) (?:of|in) "
          "(?:this|that|it|these|those|them|the above)[^.\\n]{0,12} (?:is|are|was|were) "
          "(?:true|right|correct|real|"
          "so)\\b|\\bi (?:just |simply |have )?(?:made|invented|fabricated) (?:all |every)?(?:of "
          ")?(?:this|that|it|"
          "them|these|those|everything|the figures|the "
          "numbers)[^.\\n]{0,12}(?:up)?(?:[.!\\n]|$)|\\b(?:all|everything|each|every|none|most|nothing) "
          "(?:of )?(?:this|that|these|those|the above|"
          "it|them|above|(?:the|these|those|my) (?:above )?(?:figures?|numbers?|values?|items?|sizes?|terms?|"
          "ledger|list|table|account|answer|lines?|rows?|entries|words?)|i (?:have )?(?:wrote|written|said))"
          "(?: [a-z]+){0,3}? (?:is|are|was|were) (?:not )?(?:[a-z]+ ){0,2}?" +
          en_false +
          "\\b|\\b(?:the above|(?:the|this|that|my) (?:whole |entire "
          ")?(?:ledger|list|table|account|above|answer|"
          "breakdown|calculation)(?: above)?|(?:these|those|the) (?:above )?(?:figures|numbers|values|items|"
          "sizes)"
          "(?: above)?) (?:is|are|was|were) (?:all |[a-z]+ly )?" +
          en_false +
          "\\b|\\b(?:that|this|it|which|these|those|they)(?:'s| is| are| was| were) (?:only |just |all |of "
          "course |nothing but |a |an )*(?:made up|invented|fabricated|fiction|fairy "
          "?tales?|fantasy|nonsense|"
          "rubbish|lies|a lie|a hoax|myth|fable|bedtime story)\\b|\\bnone of (?:this|that|it|these|the "
          "above) "
          "(?:is|are|was|were) (?:true|right|correct|real|so)\\b|\\bignore (?:all |everything "
          ")?(?:this|that|of "
          "the above|the above|above|what i wrote)\\b|\\bforget (?:all |everything )(?:this|that|above|of "
          "it)\\b|"
          "(?:以上|上述|上面|前面|这些|那些|刚才|我写的)(?:这些|那些|所有|全部|几项|各项|写的|说的|的|数字|"
          "数|"
          "内容|答案|账|账本|"
          "东西|话|一切|算的|列的|列出的|统统)*,?" +
          zh_false + "|(?:全部|统统|通通|一切)(?:这些|都)?(?:是)?" + zh_false +
          "|(?:那|这)(?:只|不过|都|当然|显然|其实|就)?(?:是|属)(?:个|一个|一则|纯属)?(?:童话|神话|谎话|谎言|"
          "胡说|瞎说|瞎编|胡编|编的|鬼话|"
          "扯淡|幻想|玩笑))"),
      person_(
          "(?:\\b(?:he|she|they|my [a-z]+|the (?:neighbou?r|author|friend|student|teacher|blog|forum|guy))"
          "(?:'s|'re| is| are| was| were) (?:of course |clearly |all |quite |completely |totally |probably "
          "|just "
          ")*"
          "(?:wrong|mistaken|incorrect|not "
          "right|lying)\\b|(?:他|她|他们|这位|那位|同桌|室友|同学|邻居|网友)(?:"
          "们|说|写|算|讲|想)?(?:的|得)?"
          "(?:全|都|完全|是|肯定|显然|其实|这是)*(?:不对|错了|错的|弄错|搞错|算错|瞎说|胡说|瞎扯|乱讲))"),
      anew_(
          "(?:\\b(?:correction|corrected|second (?:try|attempt|version)|2 nd (?:try|attempt)|new "
          "(?:try|attempt|"
          "version)|final (?:answer|version)|next try|better|no,? wait|revised|revision|erratum|instead)\\b|"
          "更正|纠正|订正|改正|修正|第二(?:次|遍|版)|重新(?:算|来|写)|重算|重来|再算一?(?:遍|次)|最终(?:答案|"
          "版)|改成)[^。.\\n]{0,12}[:,]"),
      wholly_(
          "(?:\\b(?:it|that|this|rest|these|those|they|(?:\\d+|more|extra) ?(?:gi?b|g)?|total|everything|all)"
          "(?:'s| is| are| was| were) (?:really |actually |in truth |in fact "
          ")?(?:all|only|just|entirely|purely|"
          "nothing but|simply)|\\ball (?:of )?(?:the )?(?:[a-z]+ )?\\d+ ?(?:gi?b|g)? (?:is|are)|"
          "(?:其实|实际|多出来的|多的|差的|那|这)[^,。;\\n]{0,16}(?:全|都|就|只)(?:部)?(?:是|为)) ?(?:the "
          "|from |"
          "for )?$"),
      beside_(
          "\\b(?:on top|beyond|besides|peak|dynamic|not "
          "(?:counted|included))\\b|之外|以外|另外|峰值|动态|额外|"
          "不算|上面还"),
      jest_(
          "^[ .,!。\\n\"()]*(?:(?:ha|lol|haha|no|sorry|well|but|哈)+[ ,.!]*)*(?:(?:i am |i'm |i was "
          ")?(?:just|only) "
          "(?:kidding|joking)|(?:that|this|it|everything above|all (?:of )?(?:that|this|the above)|the "
          "above) "
          "(?:was|is) (?:just |only |all |of course )*(?:a )?(?:joke|jest|lie|prank|lies)|"
          "every (?:single )?word (?:above|of (?:this|that|it)|i wrote|here) (?:is|was) (?:a lie|false|made "
          "up|wrong|invented)|"
          "but (?:of course |in fact |really |surely )?(?:it|they|that|this) (?:does|do|is|are|will|can|all "
          "does)[ .!。]*$|"
          "(?:以上|上面|刚才|前面|我|这些|那些|说的|写的|都|全|只|就|其实|纯|属|是|在|跟你|跟您|的)*"
          "(?:开(?:个)?玩笑|逗你玩?|骗你|说着玩|瞎编|胡编|瞎写|乱写|胡扯|别当真|反话)|"
          "(?:但是?|不过)(?:它|这|那)?(?:当然|其实|确实|显然)+(?:会|能|可以|成立|是)的?[ !。]*$)") {}

std::vector<Range> Retractions::jests_in(std::string_view text, const Outline& outline) const {
  constexpr std::size_t longest_jest = 60;
  constexpr std::size_t shortest_account = 24;
  std::size_t end = 0;
  for (const Range& sentence : outline.sentences)
    if (sentence.begin >= shortest_account && sentence.size() <= longest_jest &&
        jest_.starts(text.substr(sentence.begin, sentence.size())))
      end = sentence.begin;
  if (end == 0) return {};
  return {{0, end}};
}

std::vector<Range> items_only_asked(std::string_view text, const Outline& outline, const Stances& stances,
                                    const std::vector<Range>& contents) {
  std::vector<Range> asked;
  std::size_t items = 0;
  for (const StanceSpan& span : stances.spans()) {
    if (span.manner != Manner::asked) continue;
    const auto is_asked = [&](Range item) {
      if (!span.scope.holds(item)) return false;
      // `a is 14, b is 28, is that right?` asks of neither.
      const Range clause = outline.clauses[outline.clause_at(item.begin)];
      const std::string_view words = text.substr(clause.begin, clause.size());
      return words.find('?') != words.npos || words.find("吗") != words.npos;
    };
    const auto inside = static_cast<std::size_t>(std::ranges::count_if(contents, is_asked));
    if (inside == 0) continue;
    items += inside;
    asked.push_back(span.scope);
  }
  return items >= fewest_items ? asked : std::vector<Range>();
}

std::vector<Range> Retractions::found_in(std::string_view text, const Outline& outline,
                                         const std::vector<Range>& contents,
                                         const std::vector<Range>& aliens) const {
  const auto items_in = [&](Range range) {
    return static_cast<std::size_t>(
        std::ranges::count_if(contents, [&](Range item) { return range.holds(item); }));
  };
  std::size_t end = 0;  // All that stands before it may be taken back.
  const auto take_back = [&](std::size_t at) {
    if (at > end && items_in({0, at}) >= fewest_items) end = at;
  };
  for (const Range& cue : sweeping_.find_all(text)) take_back(cue.begin);
  // `others say a; they are wrong: b` judges them and goes on.
  for (const Range& cue : person_.find_all(text))
    if (items_in({cue.end, text.size()}) < items_in({0, cue.begin})) take_back(cue.begin);
  for (const Range& cue : anew_.find_all(text))
    if (items_in({cue.end, text.size()}) >= fewest_items) take_back(cue.begin);
  for (const Range& alien : aliens) {
    const std::size_t from = alien.begin > 80 ? alien.begin - 80 : 0;
    const Range clause = outline.clauses[outline.clause_at(alien.begin)];
    if (!wholly_.found_in(text.substr(from, alien.begin - from))) continue;
    if (beside_.found_in(text.substr(clause.begin, clause.size()))) continue;
    if (items_in({alien.end, text.size()}) < items_in({0, alien.begin})) take_back(clause.begin);
  }
  if (end == 0) return {};
  return {{0, end}};
}

}  // namespace grader::answers
