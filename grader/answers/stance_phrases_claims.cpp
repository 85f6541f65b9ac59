// SPDX-License-Identifier: MIT
// Phrases that show whether a clause behind a rejection goes on with it, or says what the writer holds.
#include "grader/answers/stance_phrases.hpp"

namespace grader::answers::phrases {

std::string own_claim() {
  return "(?:^[,:—]+ ?(?:而?且?)(?:所以|因此|因而|于是|可见|(?:这|也|那|就)*(?:说明|意味着|表明|证明)|"
         "也就是说|就是说|换句话说|换言之|反正|总之|结果|那么|那就|那|最多|至多|顶多|只要|你只要|我(?:认为|"
         "觉得)"
         "|必须|要|得|一定)"
         "|^: ?|还(?:是|要|需|得)|仍|依然|依旧|照样|照旧|始终|就是|永远|根本|绝对|肯定|反正|本来|刚好|正好|"
         "恰好|无论|不管|必须|一直|全程|总是|都是|都要|没变|不变|没有变|等于|一共|总共|"
         "^[,:—]+ ?(?:so|thus|therefore|hence|which means|meaning|(?:this|that|it) means|in other "
         "words|anyway|i (?:think|believe)|we (?:need|must|have)|you (?:need|must|have|only)|and (?:the|it|"
         "this|so|[0-9]+|we|you|therefore|thus|hence))\\b|"
         "\\b(?:still|remains?|stays?|always|never|forever|impossible|exactly|no matter|must|needs|is the|"
         "simply|only needs?)\\b)";
}

std::string lists_on() {
  return "(?:^[,:—]+ "
         "?(?:也|更|或|甚至|以及|从而|进而|同样|又|再|即便|都不|与|和|及)|结论|说法|这(?:种|样的?|句)话|推|"
         "断定|"
         "断言|认定|就(?:认为|以为|说|觉得|得出)|"
         "^[,:—]+ ?(?:(?:and|or|but) )?(?:nor|or|neither|so that|that|also|not|even|let alone|much "
         "less|still "
         "less)\\b|\\b(?:conclu[a-z]+|infer[a-z]*|follows?|claims?)\\b)";
}

std::string judges_all() {
  return "(?:都|全|均|以上|上述|这些|那些|两|几|前面|一样|同样|二者|三|\\b(?:all|both|these|those|none|"
         "neither|above|two|"
         "three|either|too|as well)\\b)";
}

std::string saying() {
  return "^[ "
         ",:;—]*(?:(?:所以|因此|而|但|那么?|你|要是|如果|谁|那种|别人|再)*(?:(?:说(?:什么|成)?|讲|声称|宣称|"
         "认为|以为|"
         "写成?|算成?|记成|当成|当作|看成|算成|叫做?|漏掉?|忘记?|少算|只算)(?:[^明 "
         "]|$)|把[^,。;\\n]{1,40}(?:叫做?|当成?|当作|说成|写成|看成|算成|称为))|"
         "(?:(?:and|so|but|thus|therefore|hence|because|though|although|while|yet) )*(?:(?:it (?:is|would "
         "be|was) "
         "(?:wrong|false|a mistake|an error|incorrect) to "
         ")|(?:saying|claiming|believing|thinking|calling|writing|"
         "forgetting|leaving|taking|concluding|assuming|counting|omitting|treating|to "
         "(?:say|claim|believe|think|call|"
         "write|forget|take|conclude|leave))\\b|who(?:ever)? (?:says|claims|thinks|forgets)|any(?:one|body) "
         "who "
         "(?:says|claims|thinks|forgets)|the (?:claim|idea|statement|sentence|conclusion|belief|view) "
         "(?:that|of)\\b))";
}

}  // namespace grader::answers::phrases
