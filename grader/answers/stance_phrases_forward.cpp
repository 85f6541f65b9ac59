// SPDX-License-Identifier: MIT
// Phrases that reject what comes after them, put together from their parts.
#include "grader/answers/stance_phrases.hpp"

namespace grader::answers::phrases {
namespace {

// Chinese: "cannot", and what may stand between it and the verb.
const std::string zh_cannot =
    "(?:绝?不会|不能够?|无法|不可以?|不应该?|不该|不要|切?勿|请勿|千万别|别|没法|没办法|没理由|没有理由|"
    "没资格|绝不|"
    "决不|难以|不宜|不必|不足以|"
    "不敢|不许|不准|不得|不好|不便|岂能|岂可|并不|并没有|没有?|未|从不|不|not ?|cannot ?|can't ?)";
const std::string zh_between =
    "(?:就|便|因此|因而|由此|据此|以此|从此|从中|从这里|从这[一]?点|由这[一]?点|这样|这么|直接|简单地?|"
    "轻易地?|想当然地?|一概|"
    "进一步|仅?凭此|单凭这[一]?点|仅凭这[一]?点|反过来|再|也|光|只|一定|必然|自动|随便|贸然|草率地?|笼统地?|"
    "说明性地|跟着|同时|用它来?|拿来|因为这[个样些]?|得此|顺着|顺势|随口|就此|此|硬|妄自?|轻言|轻率地?|马上|"
    "立刻|一口|天真地?|错误地?|能|可以|够|用来|被|去|随意|完全|贸然|人云亦云地?|直接就)*";
const std::string zh_say =
    "(?:推出来?|推断出?|推导出?|推论出?|推理出?|推得|得出|得到|断定|断言|认定|认为|以为|觉得|下结论|结论为|"
    "说成|说|声称|宣称|保证|证明|"
    "理解为|理解成|等同于?|当成|当作|当做|看作|看成|视为|视作|混为|混淆|归结为|误以为|误认为|指望|期待|承诺|"
    "推测|判断|相信|断言|妄言|妄下|谓|言|讲|话|扯|吹|臆断|武断地?|误会|误解为?|误解成|联想|引申|外推|归纳|"
    "概括|叫做|叫|称为|称作|写成|"
    "意味着?|代表|等于|说明|表示|表明|反映|蕴含|导致|必然|推广|简单相加|推到|推|见得|决定|"
    " ?(?:infer|conclude|claim|say|deduce|imply|mean|assume|prove|guarantee|derive|expect|think|believe|draw|"
    "argue)\\b)";

// English.
const std::string en_cannot =
    "(?:can ?not|\\b(?:not|no) can\\b|can't|\\bcant\\b|could not|couldn't|must not|mustn't|should "
    "not|shouldn't|may not|ought "
    "not|need "
    "not|needn't|do not|don't|does not|"
    "doesn't|did not|didn't|would not|wouldn't|will not|won't|never|(?:no one|nobody|no ?body) "
    "(?:can|should|may|could|would|ought to)|unable to|not able "
    "to|"
    "not possible to|impossible to|not "
    "(?:valid|correct|legitimate|safe|right|justified|permissible|allowed|ok|okay|fair|enough|sound) to|no "
    "reason to|"
    "nothing to|no basis to|not)";
const std::string en_say =
    "(?:infer|conclud|claim|say|deduc|deriv|assum|assert|stat(?:e|ing)|impl(?:y|ies)|mean|guarantee|prov(?:e|"
    "ing)|think|believ|expect|promis|suggest|entail|argu|"
    "jump|tak(?:e|ing) "
    "(?:it|this|that|from|away)|treat|equat|confus|mistak|conflat|warrant|justif|establish|show|tell|pretend|"
    "advertis|interpret|extrapolat|"
    "read (?:it|this|off)|call|describ|label|draw|support|allow (?:us|you|one|the)|let (?:us|you|one)|make "
    "it|make the|entitl|necessarily|automatically|by itself|"
    "follow that|follow from|equal|translat|license|licence|permit)[a-z]*";

}  // namespace

std::string forward() {
  return "(?:" + zh_cannot + zh_between + zh_say +
         "(?:出|到|着|了|为|成)?(?:的结论|的推论|的说法|结论|一个结论)?(?:是|就是|有|包括|说|:)?"
         "|(?:不能|无法|不可以?|不应该?|不该|不要|别|没法|不会)(?:只|就|仅|光|单)?(?:由于?|从|因此|因为|因|"
         "根据|凭借?"
         "|基于|看到|看见|看|依据|通过|以为?)"
         // 没法把它降下来 is a thing that nobody can do.
         "|(?:不能|不可以?|不应该?|不该|不要|别)(?:只|就|仅|光|单)?(?:用|拿|把|将|靠)"
         "|(?:不能|无法|不可|没法)(?:由此|据此|因此|从此|从中|借此)?(?:就)?(?:知道|得知|看出|算出|确定|判断|"
         "读出)"
         "|(?:不要|别|切?勿|莫|休|不好|不应该?|不该)(?:再)?(?:想住|想着|指望|幻想|奢望|妄想|梦想|盼着?|贪图|"
         "幻觉)"
         "|\\b(?:nobody|no one|none of (?:us|them|you)) (?:here |ever "
         ")?(?:says?|said|claims?|claimed|states?|stated|wrote)(?: "
         "that)?"
         "|(?:can ?not|can't|could not) (?:tell|know|determine|see) (?:from (?:this|that) "
         ")?(?:whether|that|what)"
         "|不代表|不等于|不等同于?|不意味着?|不说明|不表示|不表明|不保证|不见得|未必|不一定|不必然|不足以|"
         "推不出来?|得不出来?|推导不出|"
         "不蕴含|≠|并不是说|不是说|不是指|不是在说|并非|谈不上|说不上|算不上|不等价|不必定|误以为|误认为|"
         "错以为|错误地?(?:认为|以为|推断)|不是意味着?|不是等于|不是代表|不是因此|不当于|不能算|不能算是|"
         "不保|不担保|非谓|并无|没有说|没说过?|没有保证|没保证|没有证明|没人(?:说|保证)|从没说|哪个都没说|"
         "想当然地?(?:认为|以为)|"
         "不能就|不能说|不会必然|不会自动|不会一定|跟[^,。;\\n]{0,6}没有必然|没法说|不认同|不同意|"
         "排除|\\braise [a-z]*\\(|\\bthrow new [a-z]*\\(|\\breject ?\\(|no follows?(?: that)? |"
         "no (?:valid )?(?:conclusion|inference)s? (?:is |are )?(?:possible|allowed|drawn)?(?: about| on| "
         "that)?"
         "|" +
         en_cannot + " (?:[a-z']+ ){0,3}?" + en_say + "(?:出来?|到|为)?" +
         "(?: (?:is|are|that|to|from|this|it|,))*"
         "|\\b(?:none|neither|nothing)(?: of (?:this|these|it|them|that|the (?:two|above|benefits)))? "
         "(?:[a-z]+ "
         "){0,1}?" +
         en_say +
         "(?: that)?"
         "|(?:cannot|can not|can't|could not|not|never|no) (?:[a-z]+ )?(?:get|reach|come to|arrive "
         "at|have|make|draw) (?:the |a |this |any |such )?(?:conclusion|inference|idea|claim)s?(?: "
         "(?:that|of|about|like|is|:))*|nor (?:can|could|does|do|should|may|is|would|did) (?:[a-z]+ ){1,3}?" +
         en_say +
         "(?: (?:that|the reverse|this|it|is|from|,))*|isn't (?:necessarily|automatically)|aren't "
         "(?:necessarily|automatically)|not necessarily|not "
         "automatically|not guaranteed|no guarantee|no proof|no evidence|"
         "(?:is|are) not (?:the same as|equal to|equivalent to|identical to|evidence|proof)|isn't (?:the "
         "same as|equal to|evidence|proof)|"
         "not the same as|does not follow that|doesn't follow that|"
         "(?:it|this)(?: is|'s| would be) (?:wrong|false|incorrect|not true|untrue|not the case) "
         "that|(?:it|this|that)(?: is|'s| would be) (?:wrong|a mistake|incorrect|a "
         "fallacy|misleading|false|a "
         "non-?sequitur|invalid|an error|illegitimate|unsound|a stretch) "
         "to (?:say|claim|conclude|infer|assume|think|believe|deduce|argue|assert|state)(?: that)?|"
         "(?:mistakenly|wrongly|falsely|incorrectly|erroneously) (?:[a-z]+ )?(?:that )?|avoid "
         "(?:saying|claiming|concluding)|"
         "nothing (?:here |in this )?(?:says|implies|guarantees|proves)|no longer (?:say|claim)|neither "
         "(?:says|implies|proves|guarantees)|"
         "i (?:would|will) (?:not|never) (?:say|claim|conclude|infer|write)|stop short of|not "
         "imply(?:ing)?|reject(?:s|ed)? (?:the )?(?:[a-z]+ )?|"
         "not so (?:for|with)|far from|anything but|(?:wrong|false|incorrect|a mistake|an error|invalid) "
         "(?:would be|is|would it be)(?: to (?:say|claim|conclude|infer|assume|think|believe|state))?(?: "
         "that)?)";
}

}  // namespace grader::answers::phrases
