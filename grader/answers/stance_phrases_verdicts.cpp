// SPDX-License-Identifier: MIT
// Phrases that call something wrong: over it, as a title, or behind it.
#include "grader/answers/stance_phrases.hpp"

namespace grader::answers::phrases {
namespace {

const std::string zh_wrong =
    "(?:错误|错的|错|wa|非法|不合法|不该有|假|坏|荒谬|不成立|站不住脚|不对|不能成立|不合理|常见的?错误|"
    "典型的?错误|误导性?|不正确|不严谨|想当然|"
    "没有根据|无效|伪)";
const std::string zh_conclusion =
    "(?:结论|推论|结果|conclusion|inference|claim|推断|说法|想法|认识|理解|观点|推理|判断|命题|看法|推导|"
    "答案|话)";
const std::string en_wrong =
    "(?:wrong|false|invalid|incorrect|mistaken|unjustified|unwarranted|unsound|illegitimate|tempting|"
    "erroneous|faulty|non-?valid|"
    "unsupported|bogus|naive|fallacious|bad|common|popular|classic|not (?:a )?valid|not (?:a "
    ")?legitimate|not (?:a )?justified|not (?:a )?correct|no valid)";
const std::string en_conclusion =
    "(?:conclusion|inference|claim|deduction|assumption|idea|belief|reading|takeaway|argument|leap|"
    "misconception|non-?sequitur|"
    "statement|takeaway|lesson|step|reasoning|jump|thing to "
    "(?:say|conclude|claim|infer)|mistake|corollary|implication)";

// What may stand between the name of a heading and what it heads.
std::string heading_filler() {
  return "(?:之一|有|举例|例子|例如|比如|譬如|如|则|便|就|也|呢|吧|嘛|我(?:觉得|认为|想说的?|想|选的?|写的?|"
         "猜|的答案)?|笔者(?:认为|以为|所见)?|个人(?:认为|觉得)|大概|或许|也许|可能|应该|应当|主要|其中一个|"
         "其中之一|其中|一个|其实|恐怕|想来|当然|最(?:典型|常见)的|,|—|i guess|maybe|probably|i think|would "
         "be|\\([^)\\n]{0,20}\\))*";
}

}  // namespace

std::string heading() {
  const std::string filled = heading_filler() + "(?:[:是为即]|就是|包括|属|is|are|\\n|\\||\")+";
  return "(?:(?:non|not|no|wrong|invalid|false|bad)[-_](?:conclusion|inference|consequence|implication|"
         "corollary)s? ?=+ ?|"
         "(?:误区|误解|谬误|陷阱|错误结论|错误推论|错误推断|错误想法|错误观点|不成立的?结论|坑)(?:之一|["
         "1一])?(?:就)?是|(?:wrong|false|invalid|incorrect|illegitimate|tempting|unjustified) \"|" +
         zh_wrong + "的?(?:一个|一种|一条)?" + zh_conclusion + filled +
         "|(?:不能够?|无法|不可以?|不应该?|不该|没法|没办法|不会|不得|不许|不准|不要|不|cannot|can't|not) "
         "?(?:就|因此|由此|据此|从中|从此|这样|直接|"
         "随便|单独|被|够|能|可以|去)*(?:推出|推断|推导|推论|推得|得出|得到|推|得|下|成立|做|作|接受|说|写|"
         "讲|话|谓|信|断言|用|"
         "infer|conclude|claim|say|deduce|derive|draw|get)"
         "(?:出|来|到)?(?:来)?(?:的|之)(?:一个|一条|那个|是|错误)?" +
         zh_conclusion + "?(?:者)?" + filled +
         "|(?:不能|不可|不得|未可|弗可|无从)(?:由此|以此|遽|妄|据此)?(?:推|断|言|谓|论|得)(?:出|得)?者" +
         filled + "|(?:推不出|得不出|推导不出|推不到|讲不通|说不通)(?:来)?(?:的|之)(?:一个|一条|是)?" +
         zh_conclusion + "?(?:者)?" + filled +
         "|(?:误区|误解|谬误|陷阱|错误结论|错误推论|不成立的?结论|不成立|不能推出|不能推|不能推断|推不出来?|"
         "不可推出|错误推断|"
         "不能得出|不可推|不可得出|得不出来?|不能说|不可说|不可以说|反例|错误想法|错误观点|不能得到|错误的|"
         "错的|不许说|不要说|别说|"
         "不能(?:infer|conclude)|禁止|坑|雷区|假结论|伪结论|不等于|不能推论|不能下结论|错误结论一个|不能|"
         "不可)(?:之一|[1一])?"
         "(?:\\([^)\\n]{0,20}\\))?(?:[:|]|就是|是:|\\n)+"
         "|(?:the |one |a |an )?(?:\\w+ )?" +
         en_wrong + " (?:[a-z-]+ ){0,2}?" + en_conclusion +
         "s?(?: (?:here|one|to draw|would be|is|are|might be|from (?:this|that|it)|people "
         "(?:draw|make)|that|to make|to (?:be )?avoid(?:ed)?|to watch for|,|probably|maybe|perhaps|i think|i "
         "guess))*[ :,\\n]*"
         "|" +
         en_conclusion +
         "s? (?:[a-z-]+ ){0,5}?(?:does not|doesn't|do not|don't|did not|didn't|cannot|can't|can not|could "
         "not|couldn't|is not|isn't|not|should "
         "not|shouldn't|must not|never|no) (?:[a-z]+ ){0,3}?"
         "(?:follows?|following|drawn?|inferr?(?:ed)?|inferable|concluded?|valid|justified|warranted|"
         "supported|allowed|holds?|"
         "made?|deduced?|reach(?:ed)?|derived?|claimed?|accept(?:ed)?|supports?|gets?|got|get "
         "out|push(?:ed)?(?: "
         "out)?|obtain(?:ed)?|launch(?:ed)?|arrived?)"
         "(?: (?:from (?:this|that|it|them|these|here|the above|the ledger|there|mixed "
         "precision)|is|are|that|would be|might be|could be|probably|perhaps|maybe|i think|i "
         "guess|here|:|,))*[ :,|\\n]*"
         "|(?:about )?(?:the )?(?:not can|no can|not able to|cannot|can not|can't|not allow(?:ed)? to|not "
         "may) (?:be "
         "|to )?(?:push(?:ed)?|get|got|obtain(?:ed)?|reach(?:ed)?|arrive(?:d)?(?: "
         "at)?|draw|drawn|make|made|deduct(?:ed)?|"
         "launch(?:ed)?|derive(?:d)?|conclude|infer)(?: out| from it| from this| to)? ?(?:of )?(?:the |a "
         "|one |this )?"
         "(?:conclusion|inference|result)(?: is| that|:|,|\\n)+ ?"
         "|(?:what|something|that which|things?|one thing) (?:[a-z']+ ){0,3}?(?:does not|doesn't|do "
         "not|don't|cannot|can't|can not|not|shouldn't|should not|mustn't|must not|never) "
         "(?:[a-z]+ ){0,2}?(?:follows?|be inferred|be concluded|be said|be "
         "claimed|infer|conclude|say|claim|deduce|get|draw)(?: (?:from "
         "(?:this|that|it|them|these|here|the ledger)))?(?: (?:is|are|that|:|would "
         "be|probably|perhaps|maybe|i think|i guess|,))*[ :,|\\n]*"
         "|(?:not "
         "(?:inferable|implied|inferrable|deducible|entailed|valid|allowed|admissible|permissible|legitimate|"
         "defensible|acceptable|supported|provable|justified|logical|sound|derivable|permitted|legal|ok|okay|"
         "true|"
         "correct|right|conclude|inferred|concluded|to (?:be "
         ")?(?:conclude|infer|claim|say|deduce|assume|draw|believe)d?|a "
         "consequence|concludable|warranted|follows?|following)|no "
         "follow|non-?conclusion|non-?inference|(?:wrong|false|incorrect|illegal|not ok) to "
         "(?:conclude|claim|say|infer|think|believe|assume|"
         "state)|un(?:warranted|justified)|illegitimate|non-?sequitur(?: "
         "to (?:be )?avoid(?:ed)?)?|(?:does not|doesn't|do not|don't) "
         "(?:follow|conclude|infer|say|claim)|cannot (?:conclude|infer|say|claim|be inferred|be concluded|be "
         "said|follow)|can't "
         "(?:conclude|infer|say|claim|follow|be inferred)|can not "
         "(?:conclude|infer|say|get)|misconceptions?|fallac(?:y|ies)|not|myths?|traps?|pitfalls?|invalid|"
         "false|wrong|no|"
         "non[- "
         "_]?(?:conclusion|inference|consequence|implication|corollary|sequitur)s?|forbidden|illegal|never "
         "(?:conclude|say|claim)|counter ?example)"
         "(?: from (?:this|that|it))?(?: ?#? ?[1-3])?(?:\\([^)\\n]{0,20}\\))?(?: (?:here|one|would "
         "be|though|however|claim|inference|conclusion))*(?::|\\n|\\|| —|: that| is(?: that)? ?:)+)";
}

std::string verdict() {
  return "(?:(?:none|neither|not one|nothing)(?: of (?:it|these|those|them|this|that|the "
         "(?:following|above|below|two|three))"
         ")?(?: (?:statements?|claims?|conclusions?|points?|things?|inferences?))? (?:of this |here |really "
         ")?(?:follows?|holds?|(?:is|are) (?:valid|true|right|correct|implied|warranted|justified|allowed|a "
         "valid [a-z]+)|can be (?:inferred|concluded|deduced|said|drawn))|(?:is|are|was|would be) not "
         "(?:a|an|the|any) (?:valid |necessary |logical "
         ")?(?:consequence|implication|conclusion|corollary|result|given)|isn't (?:a|an) "
         "(?:consequence|conclusion|given|corollary)|(?:不是|并非|不属于)(?:它|其|这|由此|必然|合理|正确)?的?"
         "(?:结论|推论|推断|必然结果)|想当然(?:的|了)?|一厢情愿|误会(?:了)?[。,;]|错觉|假象|\"[—:→= "
         "]*(?:这?是)?(?:错|✗|❌|×|假|伪|wrong|false|no)(?:的|了)?(?:[。.,;!\\n]|$)|(?:must|should|has "
         "to|is|are|to) be (?:rejected|avoided|refused|ruled out|dismissed)|(?:is|are) "
         "(?:rejected|ruled out|forbidden|not allowed|illegal)\\b|(?:assert|断言|编译|测试)? "
         "?(?:不过|通不过|过不了)(?:。|\\n|$)|(?:殊为?|实为?|甚为?|甚|大为?)?(?:不妥|荒谬|不当)|不敢苟同|"
         "大谬|谬矣|谬哉|岂不谬|断不可信|不足为信|(?:绝对|万万|断|断断|决|绝|一定|都|也)?不(?:能|可|可以|该|"
         "应该|应|得|许)(?:这么|这样|乱|随便)?(?:说|讲|推|信|当真|得出|下结论|写)(?:出来)?的?(?:[。,;!\\n]|$)"
         "|\\b(?:rejected|refuted|debunked|busted|dismissed)[ "
         "\"]*(?:[.;\\n]|$)|(?:那|这|纯|都|就|才|完全|简直|真)?(?:是|属)?(?:在)?(?:瞎扯|胡扯|扯淡|胡说|瞎说|"
         "鬼扯|放屁|屁话|笑话|骗人的?|忽悠|吹牛|无稽之谈|一派胡言|大错特错|离谱|荒唐|滑稽|瞎讲|乱讲|乱说|"
         "胡闹|鬼话|胡话|歪理|谬论)|(?:跟|和)(?:他|她|你|谁)急|话(?:就)?(?:是)?错|想(?:都|也)(?:别|不要|不用)"
         "想|"
         "\\b(?:hogwash|rubbish|baloney|bollocks|bullshit|humbug|poppycock|laughable|absurd|ridiculous|"
         "preposterous|wishful thinking|magical thinking)\\b|(?:—|:|\\.\\.\\.) ?(?:nope|nah|not at "
         "all|没门|没有的事|没这回事)(?:[。.;!\\n]|$)|不足信|站不住|想得美|想多了|想太多|做梦|不对的?["
         "。,;!\\n]|"
         "不合理|不通|没有道理|毫无道理|(?:都|也|就|才|其实|完全|显然|当然|自然)?(?:是|属于|算|纯属|都)(?:"
         "一种|一个|典型的?|常见的?)*"
         "(?:错的|错误的?(?:结论|推论|推断|说法|想法|认识|理解|观点|推理)?|不对的?|误解|误区|误导|谬误|假的|"
         "谣言|偷换概念|两回事|两码事|伪命题)"
         "|(?:并|都|也)?不(?:能)?成立|站不住脚|不正确|不准确|不严谨|没有?根据|没有?依据|毫无根据|说不通|"
         "不可取|太武断|不靠谱|不合逻辑|"
         "(?:是|都|也|并|就|从中|从而|由此|因此)*(?:推不出来?|得不出来?|推导不出来?|不能推出来?|无法推出|"
         "不能由此推出|不能得出|无法得出|不能这[么样](?:推|说|想|认为)|"
         "不该这[么样]说|不能据此得出|不能直接得出)(?:的|来的)?(?:结论)?|不是一回事|不是同一(?:个|回)|"
         "不能混为一谈|不能划等号|不能画等号|不能混用|我不同意|我不认同|"
         "\\((?:这)?(?:是)?(?:错|不对|假|wrong|false|×|x)(?:的|了)?\\)|行不通|错了|是错|想错|不可信|不必然|"
         "不一定(?:对|成立)?"
         "|(?:is|are|was|would be|'s|isn't|aren't|seems|sounds) "
         "(?:(?:just|simply|also|clearly|quite|plainly|obviously|therefore|still|completely|totally|both|all|"
         "indeed|actually|"
         "definitely|certainly|logically|of course|a|an|again|already|not|really|very|equally|likewise) "
         ")*(?:wrong|false|incorrect|invalid|mistaken|untrue|unjustified|unwarranted|unsound|bogus|nonsense|"
         "a mistake|"
         "a fallacy|a misconception|a myth|a non-?sequitur|an error|too strong|not "
         "(?:valid|true|correct|right|justified|implied|warranted|the "
         "case|inferable|sound|allowed|legitimate|guaranteed|established)|"
         "not (?:a )?valid (?:conclusion|inference)|not something (?:one|we|you|i) can "
         "(?:infer|conclude|say))"
         "|(?:this|that|it|which)(?: is| was|'s)? (?:an? )?(?:error|mistake|not "
         "(?:true|right|correct|so|valid)|no true|untrue|rubbish|nonsense|wrong)\\b"
         "|isn't (?:valid|true|correct|right|justified|implied|warranted|the case|sound|guaranteed)|aren't "
         "(?:valid|true|correct|right|justified)"
         "|(?:does not|doesn't|do not|don't|did not|would not|wouldn't) (?:[a-z]+ "
         "){0,2}?(?:follow|hold|work)(?: (?:from (?:this|that|it|here|them)|here|at all|logically))?"
         "|(?:cannot|can't|can not|must not|mustn't|should not|shouldn't|may not|could not) (?:[a-z]+ "
         "){0,2}?(?:be|get) (?:[a-z]+ "
         ")?(?:inferred|infer|concluded|conclude|deduced|drawn|claimed|assumed|derived|said|guaranteed|taken)"
         "|\\b(?:inference|conclusion|argument|reasoning|deduction|step|leap|logic) (?:simply |plainly |just "
         "|clearly "
         ")*(?:fails|breaks(?: down)?|collapses|falls (?:apart|down|flat)|goes wrong|goes too far|is "
         "(?:broken|flawed|unfounded|baseless))\\b"
         "|not (?:inferable|implied|follow)|i (?:do not|don't|would not|wouldn't) (?:agree|buy|believe)(?: "
         "(?:it|that|this|with that|with this))?|i disagree|wrong|no such thing|(?:and|but|which) "
         "(?:they|it|that|this)? ?(?:is|are|does|do)(?:n't| not) ?(?:true|so|the case)?[.!\n)])";
}

std::string title() {
  return "(?:.*(?:结论|推论|推断|conclusion|inference|sequitur)|(?:does |do )?(?:not implied|not follow|not "
         "inferable))";
}

}  // namespace grader::answers::phrases
