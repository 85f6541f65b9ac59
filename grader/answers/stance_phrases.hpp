// SPDX-License-Identifier: MIT
// Phrases of Chinese and English that show how a writer stands to his words, as expressions over folded text.
#pragma once

#include <string>

namespace grader::answers::phrases {

// In stance_phrases_forward.cpp:
std::string forward();  ///< what comes after is rejected: `cannot conclude`, 不等于

// In stance_phrases_verdicts.cpp:
std::string heading();  ///< what comes after is rejected, as under a title: `wrong conclusion:`
std::string verdict();  ///< what came before is rejected: `is wrong`, 不成立
std::string title();    ///< a rejecting cue that may head its line

// In stance_phrases_lists.cpp:
std::string announcement();  ///< the same without the word conclusion: `none of this follows: …`

// In stance_phrases_voices.cpp:
std::string attribution();  ///< `some people say`
std::string others();       ///< someone else speaks, or the writer of earlier
std::string agreement();    ///< a short yes at the start of a sentence
std::string refusal();      ///< a short no
std::string refutation();   ///< argues against what was just quoted
std::string rhetorical();   ///< 难道
std::string reply();        ///< the name before an answer: `A:`

// In stance_phrases.cpp:
std::string pronoun();     ///< a clause that only points back: `but this`
std::string negator();     ///< a plain `not`
std::string no_negator();  ///< what only looks like one: `not only`, 不断
std::string reversal();    ///< where a rejection ends: `but`, 实际上
std::string because();
std::string connective();    ///< between a reason and what is said: 所以, `because`
std::string correction();    ///< `sorry, I meant`
std::string supposition();   ///< `if`
std::string without();       ///< a condition that something be left aside: `if there were no …`
std::string negation_end();  ///< where a plain `not` ends within its clause
std::string hedge();         ///< `perhaps`
std::string choice();        ///< makes a question of a guess: `or`, 吗
std::string courtesy();      ///< an `if` that supposes nothing: `if you like`
std::string consequence();   ///< starts what follows from a condition: `you will`
std::string leads_on();      ///< between a rejecting cue and the list under its line
std::string following();     ///< `the following`: what is judged stands below
std::string above();         ///< `these`: what is judged stands above
std::string goes_on();       ///< the next of several that are rejected: `; nor that …`
std::string remark();        ///< an item that explains, and is not itself rejected
std::string judges_back();   ///< a cue that may judge what stands before it
std::string addition();      ///< more comes on top: 还要看, `as well`

// In stance_phrases_claims.cpp, of a clause with the sign before it:
std::string own_claim();   ///< the writer may say here what he holds: `, so the total is still …`
std::string lists_on();    ///< one more thing is rejected, or the verdict is repeated: `, nor that …`
std::string judges_all();  ///< the verdict is on several things: `both of them`
std::string saying();      ///< opens what a verdict behind it judges: `, and saying that …`

}  // namespace grader::answers::phrases
