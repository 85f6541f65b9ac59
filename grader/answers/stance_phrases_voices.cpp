// SPDX-License-Identifier: MIT
// Phrases of others who speak, and of the answers that they get.
#include "grader/answers/stance_phrases.hpp"

namespace grader::answers::phrases {
namespace {

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

std::string reply() {
  return "^ ?(?:a|an?s|answer|reply|me|i|student|答|回答|答案|我|我答|学生|生|乙|b|他|她) ?[0-9]?:[ \\n]?";
}

}  // namespace grader::answers::phrases
