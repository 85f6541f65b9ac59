// SPDX-License-Identifier: MIT
// Phrases that announce one or more rejected things, without the word conclusion.
#include "grader/answers/stance_phrases.hpp"

namespace grader::answers::phrases {
namespace {

const std::string zh_mistake = "(?:错误|易错点?|误区|谬误|误解|谎言|陷阱|坑)";
const std::string en_mistake =
    "(?:mistake|error|fallac(?:y|ie)|trap|pitfall|misconception|misunderstanding|myth|lie|falsehood|"
    "nonsense)";
const std::string en_often =
    "(?:(?:typical|common|frequent|usual|classic|popular|the|two|three|some|other|a|an|one|another|my|our|"
    "big|favou?rite|main) )*";
const std::string that =
    "(?: (?:is|are|was|would be|,))*(?: to (?:think|say|believe|claim|assume|conclude|write))?"
    "(?: that)?";

}  // namespace

std::string announcement() {
  return "(?:以下|下面|下列)[^。;:\\n]{0,14}(?:错|不对|不成立|不正确|推不出来?|站不住脚|没(?:有)?一(?:条|个|"
         "句|点)"
         "(?:是|能)?(?:对|成立|正确|真))(?:的|了)?:"
         "|(?:常见|典型|普遍|最大|容易犯|经典|大家|一个|几个|常犯)*的?" +
         zh_mistake + "(?:之处|点)?(?:有|如下|包括|在于|是|一|二)*(?:认为|以为|说|觉得)?:|" + zh_mistake +
         "(?:就)?在于(?:认为|以为|说|觉得)?|(?:常见|典型|普遍|最大|容易犯|经典|常犯)的?" + zh_mistake +
         "(?:就)?是(?:认为|以为|说|觉得)?"
         "|(?:^|[。;!?\\n]) ?错误?的?:"
         "|\\b(?:none|neither|nothing|no part)(?: of (?:this|these|it|them|that|the following|the kind|the "
         "sort|"
         "the two))?(?: [a-z]+)? (?:follows?|holds?|(?:is|are) (?:true|right|correct|valid|so)):"
         "|(?:^|[.;!?\\n:] ?)" +
         en_often + en_mistake + "e?s?:|\\b(?:typical|common|frequent|usual|classic|popular) " + en_mistake +
         "e?s?" + that +
         "|\\bi would be (?:wrong|lying|mistaken) (?:to (?:say|claim|think)|if i (?:said|say|claimed))(?: "
         "that)?"
         "|\\bit (?:would be|is) (?:a lie|lying|nonsense|rubbish) to (?:say|claim|think|write)(?: that)?"
         "|\\bi (?:reject|deny|refuse|dismiss) (?:these|the following|both|all of these)?:"
         "|\\b(?:beware|be careful) of:";
}

}  // namespace grader::answers::phrases
