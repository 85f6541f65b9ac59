// SPDX-License-Identifier: MIT
// Phrases that negate, doubt, take back and point, and the words where a stance ends.
#include "grader/answers/stance_phrases.hpp"

namespace grader::answers::phrases {
namespace {

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

}  // namespace

std::string pronoun() {
  return "(?:[ "
         ",.:;!?\"'()—。、|"
         "但是不过然而可却其实就都也这那此该话种个样条些说法结论推论想法推断观点认为推理一点理解看法判断做上"
         "面以上前者后者二两句显然当然完全同样本身听起来我觉得]|"
         "我(?:所|最)?(?:想|要)(?:要)?(?:举|说|写|讲|选|给|提|指)(?:出)?(?:来)?的(?:例子)?|典型的?|一?个?(?:"
         "例子|反例)|所谓的?|"
         "\\b(?:(?:what|the (?:one|thing|inference|conclusion|step|claim)) )?i (?:(?:want|would like|'d "
         "like|mean|meant|chose|choose|pick|picked|have in mind|am thinking of|name|named)(?: to "
         "(?:name|give|mention|pick|show|point at))?) ?(?:as)?\\b|\\b(?:but|however|yet|and|this|that|"
         "it|both|these|those|they|which|of|course|the|inference|conclusion|claim|step|idea|simply|just|so|i|"
         "think|all|either|such|actually|clearly|statement|last|one|"
         "argument|reasoning|though|really|here|are|is|was|were|again|also|a)\\b)*";
}

std::string negator() {
  return "(?:并不|并没有?|并未|从不|从未|不会|不是|不再|不|没有|没|未|无需|无须|无|非|"
         "\\b(?:not|never|rather "
         "than|without|neither|nor|none|cannot|hardly|no)\\b|n't\\b|\\b(?:do|does|did|is|was|were|"
         "are|has|have|had|could|would|should)nt\\b)";
}

std::string no_negator() {
  return "(?:(?:不要|不能|不可|不该|别|勿|切勿|千万别)(?:再)?(?:忘|漏|少算|落下)|不能不|对不上|\\b(?:do "
         "not|don't|not to|never|must not|cannot|can't) (?:forget|miss out|leave "
         "out|overlook)\\b|不仅|不但|不只|不光|不止|不得不|不过|不断|不管|不论|无论|不同|不够|不少|不久|不然|"
         "差不多|不变|"
         "不可避免|不可或缺|缺一不可|必不可少|无损|没问题|没错|没爆|没超|"
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

std::string correction() {
  return "(?:写错了?|打错了?|说错了?|算错了?|更正|纠正|订正|修正[:为一]|笔误|口误|改正|划掉|作废|不对[,。:!—]"
         "|不对不对|(?:^|[,。;:0-9b节])应为|搞错了|重新算|重来|(?:^|[。;!?\\n…—])等等[,。—.]|等等,(?:不|错|"
         "应|我|是)|抱歉[,—]|"
         "\\b(?:correction|i meant|i mean|scratch that|strike that|oops|typo|make that|no wait|erratum|let "
         "me (?:correct|redo|fix)|should read|should be)\\b|"
         "\\b(?:sorry|wait|rather)[,:])";
}

std::string supposition() {
  return "(?:如果|假如|假设|倘若|只有(?:在)?(?:没有?|不)|(?:^|[^主重需])要是|若是?|(?:^|[.;!?\\n] "
         "?)(?:were|had)\\b|万一|除非|\\b(?:if|suppose|assuming|unless|were "
         "it|in "
         "case|imagine)\\b)";
}

std::string without() {
  return "(?:如果|假如|假设|倘若|若|要是|除非|只有)[^,。;\\n]{0,12}(?:没有?|不算|不计|不考虑|不管|忽略|抛开|"
         "去掉|不含|"
         "除开)(?:[^意记算弄搞理问特其,。;\\n]|$)|\\bif (?:there (?:is|are|was|were) no|we "
         "(?:ignore|neglect|forget|"
         "leave out|set aside|drop)|one (?:ignores|neglects|leaves out))";
}

std::string negation_end() { return "(?:,|…|而|并且|但|\\b(?:and|but|while|it|so)\\b|[\"])"; }

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

}  // namespace grader::answers::phrases
