// SPDX-License-Identifier: MIT
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
const std::string zh_wrong =
    "(?:错误|错的|错|wa|非法|不合法|不该有|假|坏|荒谬|不成立|站不住脚|不对|不能成立|不合理|常见的?错误|"
    "典型的?错误|误导性?|不正确|不严谨|想当然|"
    "没有根据|无效|伪)";
const std::string zh_conclusion =
    "(?:结论|推论|结果|conclusion|inference|claim|推断|说法|想法|认识|理解|观点|推理|判断|命题|看法|推导|"
    "答案|话)";

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

// People who may hold a view that is not the writer's.
std::string en_person() {
  return "(?:friend|classmate|roommate|flatmate|colleague|teammate|lab "
         "?mate|housemate|co-?founder|founder|boss|"
         "manager|producer|director|supervisor|advisor|intern|engineer|senior|junior|brother|sister|cousin|"
         "uncle|father|mother|dad|mum|mom|wife|husband|partner|girlfriend|boyfriend|neighbou?r|client|"
         "customer|"
         "vendor|salesman|seller|guy|dude|buddy|mate|kid|opponent|counsel|witness|patient|nurse|doctor|"
         "captain|"
         "student|blogger|youtuber|poster|commenter|deskmate|forum thread|forum|blog|reddit|video|tutorial|"
         "chatbot|chatgpt|gpt|copilot|partner|desk ?mate|someone|somebody|man|woman|lady|boy|girl|fellow)";
}

std::string zh_person() {
  return "(?:客户|甲方|乙方|领导|主管|经理|制片人?|导演|同行|邻居|我?(?:爸|妈|哥|姐|弟|妹|爹|娘|舅|叔)|表["
         "哥弟姐妹]|"
         "师傅|徒弟|学生|学员|卖家|客服|销售|对方|对手|原告|被告|证人|病人|护士|医生|船长|(?:有|某)(?:一)?位["
         "^,。;:"
         "\\n\"]{0,6}|旁人|他人|路人|楼上|楼主|贴吧|知乎|视频里|教程里?|班上[^,。;:\\n\"]{0,8}|隔壁[^,。;:"
         "\\n\"]"
         "{0,6}|老[张王李赵刘陈周吴]|小[张王李赵刘陈周吴明红刚]|阿[明强珍])";
}

}  // namespace

std::string forward() {
  return "(?:" + zh_cannot + zh_between + zh_say +
         "(?:出|到|着|了|为|成)?(?:的结论|的推论|的说法|结论|一个结论)?(?:是|就是|有|包括|说|:)?"
         "|(?:不能|无法|不可以?|不应该?|不该|不要|别|没法|不会)(?:只|就|仅|光|单)?(?:由于?|从|因此|因为|因|"
         "根据|凭借?"
         "|用|拿|把|将|基于|靠|看到|看见|看|依据|通过|以为?)"
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

// What may stand between the name of a heading and what it heads.
std::string heading_filler() {
  return "(?:之一|有|举例|例子|例如|比如|譬如|如|则|便|就|也|呢|吧|嘛|我(?:觉得|认为|想说的?|想|选的?|写的?|"
         "猜|的答案)?|笔者(?:认为|以为|所见)?|个人(?:认为|觉得)|大概|或许|也许|可能|应该|应当|主要|其中一个|"
         "其中之一|其中|一个|其实|恐怕|想来|当然|最(?:典型|常见)的|,|—|i guess|maybe|probably|i think|would "
         "be|\\([^)\\n]{0,20}\\))*";
}

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
         "made?|deduced?|reach(?:ed)?|derived?|claimed?|accept(?:ed)?|supports?|gets?|got|get out)"
         "(?: (?:from (?:this|that|it|them|these|here|the above|the ledger|there|mixed "
         "precision)|is|are|that|would be|might be|could be|probably|perhaps|maybe|i think|i "
         "guess|here|:|,))*[ :,|\\n]*"
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
         "follow|non-?conclusion|non-?inference|un(?:warranted|justified)|illegitimate|non-?sequitur(?: "
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
         "行不通|错了|是错|想错|不可信|不必然|不一定(?:对|成立)?"
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
         "|not (?:inferable|implied|follow)|i (?:do not|don't|would not|wouldn't) (?:agree|buy|believe)(?: "
         "(?:it|that|this|with that|with this))?|i disagree|wrong|no such thing|(?:and|but|which) "
         "(?:they|it|that|this)? ?(?:is|are|does|do)(?:n't| not) ?(?:true|so|the case)?[.!\n)])";
}

std::string pronoun() {
  return "(?:[ "
         ",.:;!?\"'()—。、|"
         "但是不过然而可却其实就都也这那此该话种个样条些说法结论推论想法推断观点认为推理一点理解看法判断做上"
         "面以上前者后者二两句显然当然完全同样本身听起来我觉得]|\\b(?:but|however|yet|and|this|that|"
         "it|both|these|those|they|which|of|course|the|inference|conclusion|claim|step|idea|simply|just|so|i|"
         "think|all|either|such|actually|clearly|statement|last|one|"
         "argument|reasoning|though|really|here|are|is|again|also|a)\\b)*";
}

std::string negator() {
  return "(?:并不|并没有?|并未|从不|从未|不会|不是|不再|不|没有|没|未|无需|无须|无|非|"
         "\\b(?:not|never|rather "
         "than|without|neither|nor|none|cannot|hardly|no)\\b|n't\\b|\\b(?:do|does|did|is|was|were|"
         "are|has|have|had|could|would|should)nt\\b)";
}

// `we don't need only A`, `do not measure just A`: what is to be done is more, not less. Of other things
// `not only` denies: `Adam does not keep only one`.
std::string not_only() {
  const std::string only = "(?:only|just|merely|solely|simply|alone|exclusively)\\b";
  const std::string looks =
      "(?:measur(?:e|ed|ing)|look(?:ing)? at|check|record|log|track|watch|see|rely(?:ing)? on|depend on|rely|"
      "depend|trust|read|monitor)";
  const std::string filler = "(?: (?:be|to|a|the|it|for|want|need|enough|sufficient|good|about|at|on))*";
  const std::string denies = "(?:\\bnot|n't|\\b(?:do|does|is|should|can)nt\\b|\\bcannot|\\bnever)";
  const std::string we_deny =
      "\\b(?:we|you|one|i) (?:do|does|did|can|could|should|must|may|would|will|ca|wo)?(?: ?not|n't|nt)";
  return we_deny + " " + only + " (?:need|want|use|take|have|" + looks + ")|" + we_deny + filler +
         " (?:need|want|use|take|have|" + looks + ") " + only + "|" + denies + filler + " " + looks +
         "(?: on| at)? " + only + "|" + denies + filler + " " + looks + " (?:[a-z_]+ ){1,5}" +
         "(?:only|alone|by itself|on its own|exclusively)(?:[ .,;\\n]|$)";
}

std::string no_negator() {
  return "(?:不仅|不但|不只|不光|不止|不得不|不过|不断|不管|不论|无论|不同|不够|不少|不久|不然|差不多|不变|"
         "不可避免|不可或缺|无损|没问题|没错|没爆|没超|"
         "没炸|非常|非线性|未来|不用说|不足|不如|不下|无非|不妨|不一样|不一|不动|不走|不受|不放|不小|莫非|"
         "混不混合?|用不用|开不开|换不换|改不改|加不加|上不上|省不省|降不降|训不训|跑不跑|有没有|能不能|"
         "会不会|要不要|"
         "除非|无穷|不知道?|不清楚|不记得|不确定|不低于|不小于|不少于|不大于|"
         "(?:不要?|别|不能|不可以?|不应该?|不该|不会|不是|并非|不必|不宜|切勿|不得|未)(?:再|够|能|可以|应该|"
         "要|"
         "需要|用|是|该|说)*(?:只|仅|光|单|单单|仅仅|只是|单独|单纯)(?:去|靠|凭|要|能|需要?)*(?:看|测|量|记|"
         "盯|查|"
         "监控|关注|统计|打印|凭|靠)|" +
         not_only() +
         "|"
         "不超过|不高于|不多于|不切分|未切分|不卸载|未卸载|不分片|未分片|不加|不做|不开|不含|不包括|不包含|"
         "不算|没算|没有算|未计入|不计|没计入|无法|不能|不可能|不出|不了|不下|"
         "\\bnot only\\b|\\bnot just\\b|\\bnot merely\\b|\\bno longer\\b|\\bno matter\\b|\\bno "
         "wonder\\b|\\bno more than\\b|\\bno less than\\b|\\bnot counting\\b|\\bnot including\\b|"
         "\\bnot counted\\b|\\bnot included\\b|\\bno extra\\b|\\bwithout "
         "(?:sharding|offload\\w*|touching|counting|including|any sharding)\\b|\\bnot yet\\b|\\bno "
         "2\\b|\\bno doubt\\b|\\bnot enough\\b|\\bnot to mention\\b)";
}

std::string reversal() {
  return "(?:但是|但|不过|然而|可是|其实|实际上|事实上|真正|而是|只是|只能|只说明|只表示|只意味|仅说明|"
         "只证明|反而|正确的|相反|应该是|应当|才是|而不是|"
         "我(?:可以)?(?:跟|和|同|对|给)(?:你|您|大家|老师)(?:们)?(?:讲|说)|我告诉(?:你|您|大家)|(?:实话|老实|"
         "坦白|说实)(?:说|讲|话)|说白了|"
         "我(?:个人)?(?:的)?(?:看法|意见|结论)是|"
         "\\b(?:but|however|actually|in fact|in reality|instead|so (?:i'll|i will|let me)|only "
         "(?:shows|means|proves|tells|says)|it "
         "just (?:shows|means)|the (?:truth|reality)|(?:i|let me) tell you|mark my words|to be "
         "honest|frankly|"
         "honestly|believe me|yet|rather,|all it (?:shows|says|tells|proves))\\b)";
}

std::string because() {
  return "(?:[,:] ?(?:it|they|that|this) (?:remains?|stays?|still)\\b|, ?(?:it|they) "
         "(?:is|are|still|stays?|remains?)\\b|,(?:它|其|这|那)?(?:还|仍)(?:然)?是|因为|由于|原因是|理由是|"
         "理由:|原因:|毕竟|\\b(?:because|since|as the|reason:|the reason|after "
         "all|for the reason)\\b)";
}

std::string connective() {
  return "(?:因为|由于|毕竟|所以|因此|因而|于是|故而|可见|\\b(?:because|since|therefore|hence|thus)\\b)";
}

std::string attribution() {
  return "(?:谁(?:要是|如果|若)?(?:再|敢|还)?(?:拿|凭|用|因为)?[^,。;!?\\n]{0,6}(?:说|认为|以为)|(?:要是|"
         "如果|若)(?:有人|你)?(?:以为|觉得|认为)|(?:有些?人|"
         "有些?同学|有些?资料|有些?文章|很多人|许多人|不少人|人们|大家|别人|网上|同学们?|"
         "初学者|新手|某些人|一些人|常有人|总有人|室友[甲乙丙a-c]?|同事|朋友|学弟|学妹|导师|邻居|表哥|表弟|"
         "男友|女友|男朋友|女朋友|老公|老婆|我(?:爸|妈|哥|"
         "弟|姐|妹)|销售|厂商|小编|博主|知乎|贴吧|up "
         "?主|视频里?|教程|旁边(?:的)?人|邻座|前辈|后辈|他人|旁人|队友|同窗|师兄|师姐|学长|学姐|"
         "同桌|舍友|组员|组长|组内有人|群里有人?|弹幕(?:里)?(?:有人)?|论坛(?:上)?(?:有人)?|网友|某位同学|"
         "某同学|某君|老板|助教|坊间|世人|宣传|文章|博客|网络文章|chatgpt)"
         "(?:们)?[^,。;:!?\\n\"]{0,12}?(?:经常|常常|常|都|会|可能|往往|总是?|容易|也|里|上|曾)*(?:说|觉得|"
         "认为|以为|声称|讲|写|问|"
         "称|答曰|曰|言|嘟囔|刷|吐槽|感叹|长叹|断言|宣称|坚称|发言|想|提到|看到)|常听说|常见的?说法|流行的?"
         "说法|"
         "乍一看|听说过?|直觉上|(?:以前|原来|本来|原先|起初|一开始|曾经?|之前|早先|刚开始|第一反应|最初)(?:"
         "我)?(?:还|一直|也|都|总|就|是|曾)*"
         "(?:以为|觉得|认为|误以为|写成|想成)|"
         "(?:很|最)?容易(?:让人)?(?:误以为|误认为|以为|认为|想成)|据说|传言|"
         "他写的|她写的|他(?:们)?(?:认为|觉得|以为)|他们(?:说|写)|佢(?:话|讲|以为)|"
         "\\b(?:half|most|many|some|part|one) of (?:the |my |our |us |you |them |these "
         ")*(?:class|classmates|group|"
         "students|people|team|lab|blogs|tutorials)?,? ?(?:will |would |may |might |often |always |still "
         ")*(?:say|says|write|writes|claim|claims|think|thinks|believe|believes)\\b|"
         "\\b(?:some|many|most|lots of|other|a lot of) ?(?:people|folks|students|blogs?|posts?|writers|of my "
         "classmates|classmates|tutorials)? ?(?:often |might |may |will |would |sometimes |even |like to "
         "|keep )?"
         "(?:say|claim|think|believe|argue|assume|write|conclude|insist|suppose|saying|claiming)s?\\b|"
         "\\bpeople (?:often |might |may |will |would |sometimes |like to |keep |who "
         ")?(?:say|claim|think|believe|argue|assume|conclude|saying|claiming)\\b|"
         "\\b(?:my |a |the |one |our )?(?:(?:best "
         ")?(?:friend|mate|pal)|customer|client|student|investor|visitor|recruiter|ceo|cto|grandm\\w+|"
         "grandpa|kid|son|daughter|classmate|roommate|flatmate|housemate|labmate|lab "
         "mate|colleague|"
         "teammate|groupmate|neighbou?r|cousin|uncle|brother|sister|husband|wife|boss|manager|intern|"
         "supervisor|advisor|salesman|vendor|blogger|reviewer|youtuber|guy|someone|somebody|some ?one|a "
         "blog|a post|a forum|the internet|reddit|marketing) "
         "(?:often |might |may |could |once |even |on [a-z]+ "
         ")?(?:says?|said|claims?|claimed|thinks?|thought|told me|argues?|argued|wrote|writes|concludes?|"
         "concluded|reckons?|reckoned|insists?|insisted|swears?|swore|shouted|declares?|declared|announced|"
         "tells|believes?|believed|posted|tempted)\\b|"
         "\\b(?:an?|the|any|some|many an?) (?:careless |naive |hasty |sloppy |quick |superficial |untrained "
         ")?"
         "(?:reader|person|beginner|novice|newcomer|layman|layperson|fool|optimist|pessimist|sceptic|skeptic|"
         "critic|cynic|purist|pedant|programmer|engineer) (?:would |may |might |will |could |often |always )?"
         "(?:say|says|claim|claims|think|thinks|conclude|concludes|write|writes|believe|believes|object|"
         "objects)\\b|"
         "\\b(?:i|we) (?:used to|once|originally|initially|previously|formerly|first|at first|always|long) "
         "(?:think|thought|believed?|assumed?|supposed?|wrote|write|say|said)\\b|"
         "\\b(?:the|a|another|one|our|some|that) (?:lab|group|team|company|department|committee|class|office|"
         "paper|article|blog|report|post|thread|newspaper|club)\\b(?: [a-z]+){0,3} "
         "(?:(?:has|have|had|just|once|then|even|already) "
         ")*(?:says?|said|claims?|claimed|concludes?|concluded|"
         "wrote|announced|declared|decided|insists?|insisted|maintains?|maintained|thinks?|thought)\\b|"
         "\\bit is (?:often|sometimes|commonly|widely|frequently) "
         "(?:said|claimed|believed|assumed|heard)\\b|\\b(?:one|you|we) (?:might|may|could) (?:be tempted to "
         ")?(?:think|say|conclude|assume|argue|believe)\\b|"
         "\\b(?:my|our|his|her|their|your|the|an?|another|one|this|some) (?:[a-z]+ )?" +
         en_person() +
         "(?:s|'s \\w+)?,? (?:[a-z]+ ){0,5}?(?:say|claim|insist|argue|swear|think|believe|reckon|maintain|"
         "object|declare|conclude|comment|type|post|answer|repl(?:y|ie)|announce|assure)(?:s|ed|d|ing)?\\b|"
         "\\b" +
         en_person() +
         "s?,? (?:[a-z]+ "
         "){0,5}?(?:said|wrote|written|thought|told|swore|says|writes|tells|replied|claimed)\\b|" +
         "\\b(?:who(?:ever|soever)?|anyone who|anybody who|those who|everyone who|people who) (?:[a-z]+ "
         "){0,2}?(?:say|tell|"
         "claim|think|believe|write|insist|swear)s?\\b|谁(?:跟|和|同|对)?(?:你|我|您|大家|他)?(?:们)?(?:说|"
         "讲|告诉)(?:你|我)?|"
         "凡(?:是)?(?:说|认为|以为|声称)|" +
         zh_person() +
         "(?:们)?[^,。;:!?\\n\"]{0,10}?(?:说|觉得|认为|以为|声称|主张|辩称|坚持|断言|扬言|讲|写|问|答|道|嚷|"
         "喊|话):?|"
         "\\bit(?:'s| is) tempting to\\b|\\btempted to\\b|\\bat first "
         "(?:glance|sight)\\b|\\bso-called\\b|\\ballegedly\\b|\\bsupposedly\\b)";
}

std::string agreement() {
  return "(?: "
         "?\"?(?:是的|对[,。!的]|没错|会[,。的]|能[,。]|当然(?:会|能|是|可以)|可以[,。]|yes\\b|yep\\b|"
         "sure\\b|of course[.,!]|correct\\b|indeed\\b|right\\b|it (?:does|is|can)\\b))";
}

std::string refusal() {
  return "(?: "
         "?\"?(?:不[,。!会能行是对可一成见]|否|并不|并非|当然不|显然不|都不|绝不|没有|没这|未必|错|也不|"
         "其实不|恐怕不|肯定不|no\\b|nope\\b|not\\b|never\\b|wrong\\b|of course not|certainly not|"
         "neither\\b|hardly\\b|(?:it|they) (?:does not|doesn't|is not|isn't|cannot|can't|will "
         "not|won't|would not|wouldn't|do not|don't|are not|aren't)|(?:he|she|they) (?:is|are|was|were) "
         "(?:wrong|mistaken)|that (?:does not|doesn't|is "
         "wrong|would be wrong)|i (?:do not|don't) (?:think|believe|agree|buy|see why)|i "
         "doubt|false\\b|nonsense\\b))";
}

std::string refutation() {
  return "(?:反例|果真(?:如此|这样)?吗|真(?:的)?(?:是)?(?:如此|这样)吗|(?:一模一样|一样|同样|相同)的错|犯(?:"
         "了)?[^,。;\\n]{0,6}的?错"
         "|我?(?:想|要|来)?驳(?:一|斥|倒)|误人|说话(?:不要|别)|(?:这|那)两(?:句|件)[^,。;\\n]{0,4}差|"
         "counter-?example|contradiction|pedantic|\\bthough\\?|is not in it|"
         "那是(?:没|忘|漏|忽略)|\\bbro\\b|\\bnope\\b|\\bno\\.|not the same "
         "(?:sentence|thing|claim)|\\blol\\b|划去|划掉|删去|删掉|初稿|草稿|\\bdraft\\b|\\bstruck\\b|crossed "
         "(?:it )?out|(?:first|originally) "
         "wrote|(?:不能|无法|难以|不敢)(?:同意|认同|苟同|接受|赞同)|(?:cannot|can't|don't|do not) "
         "agree|我(?:当时|马上|立刻|就|只好|必须|得|想|要)*(?:说不对|不同意|不认同|不赞同|反驳|反对|纠正|"
         "质疑)|"
         "不妥|不敢苟同|恕我直言|"
         "站不住|错在|说明错|这(?:句|话|句话|个说法|种说法|说法|个推论)?[^,。;\\n]{0,8}(?:是错|不对|错了|"
         "有问题|不成立|太绝对|过头)|"
         "以偏概全|先别急|跳过去|不是推出来|偷换|不然[。,:]|谬|并非如此|不是这(?:样|么回事)|忽略了|漏了|忘了|"
         "混为一谈|混淆|误作|误把|"
         "误当|其实不|我说不|想太简单|说过头|"
         "\\bi (?:must|have to|would|do|beg to)? ?(?:object|disagree)|\\b(?:this|that|it|which|he|she) "
         "(?:is|was|'s) (?:of course |simply |plainly |just |clearly "
         ")?(?:an? )?(?:wrong|false|not true|not "
         "right|error|mistake\\w*|confus\\w*|fallacy|nonsense|incorrect|a confusion|the old confusion)|"
         "\\b(?:that|this|it|which) (?:forgets|ignores|confuses|mixes|overlooks|misses)|doesn't say "
         "\"|\\bnot how\\b|got (?:this|it|that) wrong|\\bwrong\\b[.,:!])";
}

std::string rhetorical() {
  return "(?:难道|岂不?|怎么可能|怎么会|哪里能|哪能|凭什么|\\bsurely not\\b|\\bhow could\\b|\\bhow "
         "can\\b|\\bwho says\\b|谁说)";
}

std::string correction() {
  return "(?:写错了?|打错了?|说错了?|算错了?|更正|纠正|订正|修正[:为一]|笔误|口误|改正|划掉|作废|不对[,。:!—]"
         "|不对不对|应为|搞错了|重新算|重来|等等[,。—.]|抱歉[,—]|"
         "\\b(?:correction|i meant|i mean|scratch that|strike that|oops|typo|make that|no wait|erratum|let "
         "me (?:correct|redo|fix)|should read|should be)\\b|"
         "\\b(?:sorry|wait|rather)[,:])";
}

std::string supposition() {
  return "(?:如果|假如|假设|倘若|要是|若是?|万一|除非|\\b(?:if|suppose|assuming|unless|were it|in "
         "case|imagine)\\b)";
}

std::string negation_end() { return "(?:,|而|并且|但|\\b(?:and|but|while|it|so)\\b|[\"])"; }

std::string hedge() {
  return "(?:也许|或许|可能|大概|应该|估计|我猜|吧|恐怕|"
         "\\b(?:maybe|perhaps|probably|possibly|presumably|i guess|i think|i suppose|i would say|i'd "
         "say)\\b)";
}

std::string choice() {
  return "(?:吗|是否|是不是|还是|或者|或是|要不|又或|为什么|怎么|什么|\\b(?:or|whether|why|how|what|which|"
         "who|is "
         "it|does it|do they|are they)\\b)";
}

std::string courtesy() {
  return "(?: (?:you|we|one)(?:'re| are| is| want| like| prefer| will| wish| would| insist)|"
         "(?:你|您|大家)?(?:愿意|喜欢|想)(?:的话|这么|写|说)|"
         " (?:i|we|my)(?:'m| am| remember| recall| understand| understood| got| read|'ve| did| didn't| have| "
         "memory| notes)\\b|"
         "我?(?:的)?(?:没有?)?(?:理解|记|搞|看|弄|听|笔记|记忆)(?:得|的|里)?(?:没有?)?(?:错|对|没错))";
}

std::string others() {
  return "(?:(?:一方|对方|控方|辩方|原告|被告|甲方|乙方|反方|正方|某(?:人|甲|乙|同学|位)|有(?:一)?(?:人|论者|"
         "观点|说法|"
         "同学|网友|学生|博主|帖子|文章)|(?:另|还)有(?:人|一说)|坊间|网上|群里|论坛|隔壁|室友|同桌|同学|同事|"
         "朋友|"
         "师(?:傅|父|兄|弟|姐|妹)|徒弟|邻居|客户|导师|老板|经理|领导|组长|班长|助教|学(?:长|姐|弟|妹)|"
         "(?:我|他|她)(?:的)?(?:儿子|女儿|爸|妈|爷爷|奶奶|老公|老婆|媳妇|哥|弟|姐|妹|舅|叔|姨|supervisor|"
         "boss)|"
         "supervisor|小[王李张陈刘明红强]|老[王李张陈刘]|客官|诸君|世人|旁人|他们?|她|谁)"
         "[^,。;:!?\\n]{0,8}?(?:说|讲|话|认为|觉得|以为|主张|提出|坚持|宣称|声称|称|问|曰|言|道|写|嘴硬|抬杠|"
         "反驳|质疑)|"
         "以为|原以为|一开始|起初|原先|最初|我先算|第一遍|头一遍|初稿|草稿|上一版|旧版|之前写|梦(?:里|见)|"
         "\\b(?:he|she|they|someone|somebody|one|people|my [a-z]+|the [a-z]+|a [a-z]+|this guy|that "
         "guy|chatgpt) "
         "(?:(?:once|always|often|still|even|just|also|would|will|might|may|now|then|has|had|keeps?) )?"
         "(?:says?|said|claims?|claimed|thinks?|thought|believes?|believed|argues?|argued|insists?|insisted|"
         "told|tells|tell|wrote|writes|asks?|asked|objects?|objected|maintains that|swears?|swore|reckons?|"
         "reckoned|tried to tell|telling|saying|arguing|claiming)\\b|"
         "\\b(?:i|we) (?:first|initially|originally|once|used to|had) "
         "(?:[a-z]+ )?(?:thought|think|believed?|assumed?|wrote|written|counted|got)\\b|"
         "\\bi thought\\b|\\bat first\\b|\\b(?:first|rough|earlier|old|previous) "
         "(?:draft|version|attempt|try)\\b|"
         "\\baccording to\\b|\\bso-called\\b)";
}

std::string consequence() {
  return "\\b(?:then|(?:you|we|i|they|he|she) (?:will|can|cannot|can't|won't|must|shall|never))\\b";
}

std::string leads_on() {
  return "^(?:[ "
         ":,*.…—-]|\\([^)\\n]*\\)|的|之|结论|说法|推论|话|话语|东西|内容|是|有|就是|包括|出来?|来|到|以下|"
         "下面|"
         "下列|"
         "如下|这些|那些|这样|几|[0-9一二两三四五六]|点|条|个|件|种|事|者|任何|其中|一个|"
         "\\b(?:that|from|this|it|these|those|them|here|there|any|of|the|following|things?|statements?|"
         "claims?|points?|conclusions?|inferences?|sentences?|as|follows|is|are|to|say|claim|conclude|"
         "either|one|both|all|above|below|benefits?|two|three|such|logically|at|either|numbers?|for|"
         "example|e\\.g\\.|i\\.e\\.|eg|namely|therefore|then|so|hence|also)\\b)*$";
}

std::string following() {
  return "(?:由|从|根据|凭|以下|下面|下列|如下|这几|这些|这两|下边|下文|哪些|有些|\\b(?:following|below|"
         "these|those|what|"
         "things?|any of)\\b)";
}

std::string above() {
  return "(?:以上|上述|上面|这(?:些|几|两|三)|它们|此[二三]|\\b(?:these|those|them|above|all|none|neither|"
         "both)\\b)";
}

std::string goes_on() { return "^ ?(?:nor\\b|(?:and|or|also|still less|much less) that\\b|that\\b)"; }

std::string reply() {
  return "^ ?(?:a|an?s|answer|reply|me|i|student|答|回答|答案|我|我答|学生|生|乙|b|他|她) ?[0-9]?:[ \\n]?";
}

std::string remark() {
  return "^(?: "
         "?(?:原因|理由|因为|由于|说明|解释|为什么|其实|事实上|实际上|正确|真相|正解|事实|应该|依据|道理|能|"
         "可以|毕竟|备注|注|答|"
         "\\b(?:why|reason\\w*|because|since|actually|in fact|instead|correct\\w*|right|explanation|fact|"
         "reality|note|truth|true|proof|what does follow|follows|benefits?|but|however)\\b))";
}

std::string judges_back() {
  return "(?: be |(?:follow|hold|work)s?$|同意$|认同$|推不出来?$|得不出来?$|说不上$|谈不上$)";
}

std::string addition() {
  return "(?:(?:还|也|更|并|同时|又)(?:要|得|需要?|应该?|该|必须)*(?:看|测|记|量|盯|查|对比|结合|配|加|要)|"
         "加上|"
         "以及)";
}

std::string title() {
  return "(?:.*(?:结论|推论|推断|conclusion|inference|sequitur)|(?:does |do )?(?:not implied|not follow|not "
         "inferable))";
}

}  // namespace grader::answers::phrases
