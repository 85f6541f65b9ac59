// SPDX-License-Identifier: MIT
// The real rubric: what is said counts however it is written, and what is not said does not.
#include "grader/answers/mark_answer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

const std::string full_ledger =
    "Weights 14 GB, gradients 14 GB, FP32 master weights 28 GB, m 28 GB, v 28 GB: in total 112 GB.";
const std::string full_q2 = "算得快，激活显存减半。不能由此推出峰值显存会减半。";
const std::string full_q3 =
    "(a) Adam 的 m 和 v\n(b) 第一轮没超只说明当时没超上限，峰值可能更晚出现\n(c) 每步 "
    "max_memory_allocated；显存快照";

TEST(MarkAnswer, CompleteAnswersEarnEverything) {
  EXPECT_EQ(told("Q1", full_ledger), "2");
  EXPECT_EQ(told("Q2", full_q2), "2");
  EXPECT_EQ(told("Q3", full_q3), "2");
}

TEST(MarkAnswer, TheWayOfWritingChangesNothing) {
  EXPECT_EQ(told("Q1",
                 "Ｗｅｉｇｈｔｓ １４ ＧＢ，ｇｒａｄｉｅｎｔｓ １４ ＧＢ，ＦＰ３２ ｍａｓｔｅｒ "
                 "ｗｅｉｇｈｔｓ ２８ ＧＢ，ｍ ２８ ＧＢ，ｖ ２８ ＧＢ：ｉｎ ｔｏｔａｌ １１２ ＧＢ．"),
            "2");
  EXPECT_EQ(told("Q1",
                 "- Weights **14 GB**\n- gradients **14 GB**\n- FP32 master weights **28 GB**\n- m 28 GB\n- "
                 "v 28 GB\n\nin total $112\\ \\text{GB}$"),
            "2");
  EXPECT_EQ(
      told("Q1",
           "v 28 GB, m 28 GB, FP32 master weights 28 GB, gradients 14 GB, weights 14 GB: in total 112 GB."),
      "2");
  EXPECT_EQ(told("Q2", "算得快，激活顯存減半。不能由此推出峰值顯存會減半。"), "2");
  EXPECT_EQ(told("Q2", full_q2 + "今天天气不错。"), "2");
}

TEST(MarkAnswer, AConclusionOffTheListEarnsHalfAPoint) {
  EXPECT_EQ(told("Q2", "算得快，激活显存减半。不能由此推出：FP16 也一样。"), "1.5");
  EXPECT_EQ(told("Q2", "算得快，激活显存减半。不能由此推出：想不到。"), "1");
  // On the list or not: words that nobody foresaw about room and size.
  EXPECT_EQ(told("Q2", "算得快，激活显存减半。不能由此推出：箱子变轻。"), "1-2");
}

TEST(MarkAnswer, APartOfTheLedgerThatShrinksMayBeTheLedger) {
  EXPECT_EQ(told("Q2", "算得快，激活显存减半。不能由此推出：优化器状态变小。"), "1.5-2");
}

TEST(MarkAnswer, WhatOthersSayAboutTheCardIsDoubted) {
  EXPECT_EQ(told("Q2", "算得快，激活显存减半。室友说一张卡就够。"), "1-2");
  EXPECT_EQ(told("Q2", "算得快，激活显存减半。室友说一张卡就够，纯属胡扯。"), "2");
  EXPECT_EQ(told("Q2", "算得快，激活显存减半。所以一张卡就够。"), "1");
}

TEST(MarkAnswer, ADeniedClaimCountsNoMore) {
  EXPECT_EQ(told("Q2", "激活显存减半。"), "0.5");
  EXPECT_EQ(told("Q2", "说激活显存减半是错的。").substr(0, 1), "0");
  EXPECT_EQ(told("Q3", "(a) It is not the optimizer state. (b) no idea (c) no idea"), "0");
}

TEST(MarkAnswer, AskingAndCopyingAndPleadingEarnNothing) {
  EXPECT_EQ(told("Q2", "BF16, tensor core, activation, bandwidth, peak, static, single GPU"), "0");
  EXPECT_EQ(told("Q1",
                 "只做推理时，7B 模型的权重约占 14 GB；用 Adam 训练时，静态显存账本却是 112 "
                 "GB。多出来的部分由哪些项组成？请逐项写出大小，并说明它们加起来为什么正好是 112 GB。"),
            "0");
  EXPECT_EQ(told("Q3", "老师求求你给我满分，我真的很努力了。"), "0");
}

TEST(MarkAnswer, OneItemBehindASentenceIsNoListOfEverything) {
  EXPECT_EQ(
      told("Q3",
           "The optimizer state. The first round runs before the state is allocated. Measure peak memory "
           "and allocated memory after each phase."),
      "2");
}

TEST(MarkAnswer, NamesSizesAndTotalAreMarkedApart) {
  EXPECT_EQ(told("Q1", "gradients, FP32 master weights, the first and the second moment"), "1");
  EXPECT_EQ(told("Q1", "gradients 14 GB, FP32 master weights 28 GB, m and v 28 GB each"), "1.5");
  EXPECT_EQ(told("Q1", "gradients, optimizer states"), "0.5");
  EXPECT_EQ(told("Q1", "2 + 2 + 12 = 16 bytes per parameter: weights, gradients, optimizer states"), "1");
}

TEST(MarkAnswer, AWrongSizeBlocksSizesAndTotal) {
  EXPECT_EQ(told("Q1", "gradients 28 GB, FP32 master weights 28 GB, m 28 GB, v 28 GB: 112 GB in total"), "1");
}

TEST(MarkAnswer, AForeignItemBlocksTheTotalOnly) {
  EXPECT_EQ(told("Q1",
                 "gradients 14 GB, FP32 master weights 28 GB, m 28 GB, v 28 GB, and the rest of the 112 GB "
                 "is activations"),
            "1.5");
}

TEST(MarkAnswer, ALedgerForAnotherSchemeIsIgnored) {
  EXPECT_EQ(told("Q1", full_ledger + " With SGD it would be weights 14 GB and gradients 14 GB only."), "2");
}

TEST(MarkAnswer, AnOmissionIsSureOnlyWhenTheLedgerCloses) {
  EXPECT_EQ(told("Q1", "weights 14 GB, gradients 14 GB, m 28 GB, v 28 GB, so 14+14+28+28 = 84 GB in total"),
            "1 !missing_state");
  EXPECT_EQ(told("Q1", "gradients 14 GB, m 28 GB, v 28 GB").find('!'), std::string::npos);
  EXPECT_EQ(told("Q1", "梯度 14 GB、m 28 GB，其余的我忘了").find("missing_state"), std::string::npos);
}

TEST(MarkAnswer, AMultipliedSizeIsThatOfSoManyNames) {
  EXPECT_EQ(told("Q1", "gradients 14 GB, master, m and v: 3 x 28 GB. 14 + 14 + 84 = 112 GB"), "2");
  EXPECT_EQ(told("Q1", "梯度 14GB；主权重、m、v 三份 3×28GB，加上权重 14GB 一共 112GB。"), "2");
  EXPECT_EQ(told("Q1", "98 GB = 14 (grad) + 3*28 (master, m, v)"), "2");
  // Two names are not three.
  EXPECT_NE(told("Q1", "gradients 14 GB, master and m: 3 x 28 GB. 14 + 14 + 84 = 112 GB"), "2");
}

TEST(MarkAnswer, AStateThatIsSaidNotToBeThereIsNotNamed) {
  EXPECT_EQ(told("Q1", "w 2, g 2, master 4, v 4. m is not a member: it is computed on the fly from g.")
                .substr(0, 1),
            "1");
  EXPECT_EQ(told("Q1", "w 2, g 2, master 4, v 4, m 4. m is a member.").substr(0, 3), "1.5");
}

TEST(MarkAnswer, ACourtesyRejectsNothing) {
  EXPECT_EQ(told("Q1", "如果我没有理解错的话，大概是这样：" + full_ledger), "2");
}

TEST(MarkAnswer, ALedgerIsReadInEveryForm) {
  for (const char* text :
       {"w 2 + g 2 + master 4 + m 4 + v 4 = 16 B/param", "p 14, g 14, fp32 p 28, m 28, v 28. sum = 112 GB",
        "14 weights, 14 grads, 28 master, 28 m, 28 v. Sum is 112.",
        "权重、梯度、主权重、m、v分别是14、14、28、28、28GB，合计112GB",
        "BF16 weight (2), BF16 gradient (2), FP32 master (4), m (4), v (4): 16 bytes per parameter",
        "剩下的98GB：梯度占14GB；主权重、一阶动量、二阶动量每份28GB，三份84GB。14+84=98，98+14=112。",
        "一、梯度。BF16，14 GB。\n二、主权重。FP32，28 GB。\n三、m。28 GB。\n四、v。28 GB。\n加权重14，共112 "
        "GB。"})
    EXPECT_EQ(told("Q1", text), "2") << text;
}

TEST(MarkAnswer, AStateThatIsNotNeededIsLeftOutOneThatIsNotThereYetIsNot) {
  EXPECT_NE(told("Q2", "BF16 和 FP32 的范围一样，所以根本不用存主权重。").find("!missing_state"),
            std::string::npos);
  EXPECT_EQ(told("Q2", "没有主权重的话，小的更新会被舍入掉，所以不能省。").find("missing_state"),
            std::string::npos);
  EXPECT_EQ(told("Q3", "m and v do not exist before the first step.").find("missing_state"),
            std::string::npos);
  EXPECT_NE(told("Q3", "Adam keeps only one state per parameter, the momentum.").find("!missing_state"),
            std::string::npos);
}

TEST(MarkAnswer, UnitsThatAreConfusedAreFound) {
  EXPECT_EQ(told("Q1", full_ledger + " That is 112 GB = 112 GiB."), "2 !gb_gib");
  EXPECT_EQ(told("Q1", full_ledger + " That is 112 GB = 104.3 GiB."), "2");
  EXPECT_EQ(told("Q1", full_ledger + " 112 GB is not 112 GiB."), "2");
}

TEST(MarkAnswer, UnitsAreConfusedInManyWords) {
  for (const std::string text :
       {"GB 和 GiB 是一样的。", "GiB is just another name for GB.", "1 GB = 1024^3 bytes.",
        "1 GiB 等于 10^9 字节。", "112 GB = 109.4 GiB", "56 GB = 60.1 GiB", "For 13B it would be 208 GiB.",
        "the sum is 104 GB.", "To convert GB to GiB multiply by 1.074.", "or if you like 112 GiB",
        "the card has 80 GB = 80 GiB", "6.5e9*2/1024/1024/1024 = 12.1 GB",
        "GB uses 1024 while GiB uses 1000."})
    EXPECT_EQ(told("Q2", text), "0 !gb_gib") << text;
}

TEST(MarkAnswer, RightUnitsAreNotConfused) {
  for (const std::string text :
       {"GB 和 GiB 不是一回事。", "1 GiB = 2^30 字节，1 GB = 10^9 字节。",
        "1 GB is 10^9 bytes, not 1024^3 bytes.", "56 GB = 52.2 GiB", "For 13B it is 208 GB = 193.7 GiB.",
        "112 GB / 1.0737 = 104.3 GiB", "112 GiB is 112×2^30 ≈ 120.3×10^9 bytes", "Is GB the same as GiB? No.",
        "80GB 的卡其实是 80 GiB。", "112 GB and 104.3 GiB are the same amount.",
        "不能直接把 112 GB 当 112 GiB。", "It would be a mistake to write 112 GB = 112 GiB.",
        "GB uses 1000 while GiB uses 1024."})
    EXPECT_EQ(told("Q3", text), "0") << text;
}

TEST(MarkAnswer, AGapThatIsOneOfUnitsButIsExplainedOtherwiseIsSuspected) {
  EXPECT_EQ(told("Q2", "112 - 104.3 = 7.7 GB. These are the states that are not allocated yet."),
            "0 ?gb_gib");
  EXPECT_EQ(told("Q2", "112 - 104.3 = 7.7，这只是单位不同，没丢什么。"), "0");
}

TEST(MarkAnswer, WhatMayBeADraftOrAQuotationIsSuspectedAtMost) {
  EXPECT_EQ(told("Q3", "The counter printed 104.3 GB (really GiB)."), "0 ?gb_gib");
  EXPECT_EQ(told("Q3", "I first had 112 GiB. But 112 GB = 104.3 GiB."), "0");
}

TEST(MarkAnswer, ABeliefOfAnotherIsLiftedByTheWriterWhoKnowsBetter) {
  const std::string told_on = "My colleague wrote: \"7B can never be trained at home\". ";
  EXPECT_EQ(told("Q1", told_on + "Hm."), "0 ?absolute_claim");
  EXPECT_EQ(told("Q1", told_on + "Shard the states, and it can."), "0");
  EXPECT_EQ(told("Q1", told_on + "Sharding will not help."), "0 ?absolute_claim");
}

TEST(MarkAnswer, AReadingAtAPointAndAPeakAreTwoMeasurements) {
  const std::string before = "(a) Adam's m and v\n(b) They were not allocated yet.\n(c) ";
  EXPECT_EQ(told("Q3", before + "allocated after each phase; peak of each phase"), "2");
  EXPECT_EQ(told("Q3", before + "peak of each phase"), "1.5");
  EXPECT_EQ(told("Q3", before + "current memory and peak memory"), "1.5");
  EXPECT_EQ(told("Q3", before + "the GPU's temperature after each phase"), "1");
}

TEST(MarkAnswer, TwoReadingsSideBySideAreTwoMeasurementsAtAPointOnly) {
  const std::string before = "(a) Adam's m and v\n(b) They were not allocated yet.\n(c) ";
  EXPECT_EQ(told("Q3", before + "allocated memory and peak memory, each stage"), "2");
  EXPECT_EQ(told("Q3", before + "allocated memory and reserved memory"), "1.5");
  EXPECT_EQ(told("Q3", before + "how much is allocated and how much is reserved"), "1.5");
  EXPECT_EQ(told("Q3", before + "allocated 和 reserved 的差"), "1.5");
  EXPECT_EQ(told("Q3", before + "碎片率，以及最大连续空闲块"), "1.5");
}

TEST(MarkAnswer, AReadingThatIsNotWantedIsNoMeasurement) {
  const std::string before = "(a) Adam's m and v\n(b) They were not allocated yet.\n(c) ";
  EXPECT_NE(told("Q3", before + "memory before and after step, max_memory_allocated 不用再看"), "2");
  EXPECT_EQ(told("Q3", before + "nsys for the kernel time"), "1");
  EXPECT_EQ(told("Q3", before + "measure the memory and the time"), "1");
}

TEST(MarkAnswer, WhatTheFirstRoundLacksIsAReasonInManyWords) {
  for (const std::string text : {"第一轮还没有", "第一轮：没有\n第二轮：有", "第二轮一上来就有了",
                                 "they only weigh on the second round",
                                 "next step might need more than this one", "显存是够的，只是碎了"})
    EXPECT_EQ(told("Q3", "(a) Adam's m and v\n(b) " + text), "1") << text;
}

TEST(MarkAnswer, AReasonThatIsNotUnderstoodIsADoubt) {
  for (const std::string text : {"The furniture hasn't arrived.", "后面可能出问题", "第一轮不稳定"})
    EXPECT_EQ(told("Q3", "(a) Adam's m and v\n(b) " + text), "0.5-1") << text;
  for (const std::string text : {"It passed by luck.", "one run is no statistics", "the GPU was cold"})
    EXPECT_EQ(told("Q3", "(a) Adam's m and v\n(b) " + text), "0.5") << text;
}

TEST(MarkAnswer, ARemarkBehindTheLastPartRaisesADoubtAtMost) {
  const std::string before = "(a) Adam's m and v\n(b) They were not allocated yet.\n(c) peak memory.\n\n";
  EXPECT_EQ(told("Q3", before + "After the first step the static memory is full."), "1.5-2");
}

TEST(MarkAnswer, WhatIsLabelledOtherwiseAnswersNoOtherPart) {
  EXPECT_EQ(told("Q3", "I would log max_memory_allocated."), "0.5");
  EXPECT_EQ(told("Q3", "(a) max_memory_allocated\n(b) luck\n(c) speed"), "0");
}

TEST(MarkAnswer, TheLedgerIsNotThePeak) {
  EXPECT_EQ(told("Q2", full_q2 + "峰值就是 112 GB。"), "2 !static_is_peak");
  EXPECT_EQ(told("Q2", full_q2 + "有人说“峰值就是 112 GB”，这是错的。"), "2");
  EXPECT_EQ(told("Q2", full_q2 + "峰值至少是 112 GB。"), "2");
}

TEST(MarkAnswer, AFlatImpossibilityNeedsAPremise) {
  EXPECT_EQ(told("Q2", full_q2 + "7B 模型个人根本不可能训练出来。"), "2 !absolute_claim");
  EXPECT_EQ(told("Q2", full_q2 + "不切分、不卸载时 7B 模型不可能在单卡上训练。"), "2");
}

TEST(MarkAnswer, EveryConceptQuotesTheStudent) {
  const QuestionMark mark = lesson01().mark("Q2", "ＢＦ１６ 算得快。");
  ASSERT_FALSE(mark.concepts.empty());
  EXPECT_EQ(mark.concepts[0].quote, "算得快");
  EXPECT_FALSE(mark.missing.empty());
  EXPECT_FALSE(mark.reason.zh.empty());
}

TEST(MarkAnswer, WhatCostsPointsIsNotCountedAmongWhatEarnsThem) {
  const QuestionMark mark = lesson01().mark("Q1", "梯度 14 GB，主权重 28 GB，m 28 GB，v 42 GB。");
  const auto bearing = [&mark](std::string_view id) {
    const auto found = std::ranges::find(mark.concepts, id, &FoundConcept::id);
    return found == mark.concepts.end() ? FoundConcept::Bearing::neither : found->bearing;
  };
  EXPECT_EQ(bearing("q1_grad"), FoundConcept::Bearing::earns);
  EXPECT_EQ(bearing("q1_wrong_size"), FoundConcept::Bearing::costs);
}

TEST(MarkAnswer, TheLedgerTakenForThePeakIsFound) {
  for (const char* text :
       {"训练过程中显存最多也就用到 112 GB。", "So the maximum the training can ever use is 16N = 112 GB.",
        "静态账本没有变，所以峰值也不会变。", "买两张 80GB 的卡，160 大于 112，肯定能训。"})
    EXPECT_NE(told("Q1", text).find("!static_is_peak"), std::string::npos) << text;
}

TEST(MarkAnswer, ALowerBoundOrADenialIsNoPeak) {
  for (const char* text : {"峰值至少是 112 GB。", "The peak is higher than 112 GB because of activations.",
                           "难道峰值就是 112 GB 吗？当然不是。", "有人说峰值就是 112 GB，这是不对的。",
                           "不能因为静态账本没变就说峰值没变。", "第二轮峰值 = 112 GB + 激活。"})
    EXPECT_EQ(told("Q1", text).find("static_is_peak"), std::string::npos) << text;
}

TEST(MarkAnswer, WhoKnowsThatThePeakIsHigherOnlyQuotesTheMistake) {
  const std::string quoted = "客户主张：“112 GB 就是峰值，卡有 120 GB，所以不会 OOM。”";
  EXPECT_NE(told("Q1", quoted).find("static_is_peak"), std::string::npos);
  for (const char* behind : {"112 是地板，不是天花板。", "峰值 = 静态 + 激活。", "我方意见：不同意。"})
    EXPECT_EQ(told("Q1", quoted + behind).find("static_is_peak"), std::string::npos) << behind;
  EXPECT_NE(told("Q1", "峰值就是 112 GB。112 是地板，不是天花板。").find("!static_is_peak"),
            std::string::npos);
}

TEST(MarkAnswer, AMereProductLeavesOutNothing) {
  EXPECT_EQ(told("Q1", "训练每个参数 16 字节，是 8 倍，所以 14×8=112。").find("missing_state"),
            std::string::npos);
}

TEST(MarkAnswer, AFlatClaimNeedsNoPremise) {
  for (const char* text : {"112 GB 大于 80 GB，因此 7B 模型根本不可能训练。",
                           "This means nobody can train a 7B model.", "其他人係絕對冇可能訓練到呢個模型。"})
    EXPECT_NE(told("Q1", text).find("!absolute_claim"), std::string::npos) << text;
  for (const char* text :
       {"单卡 80GB 在不切分、不卸载的前提下训不了 7B。", "112 GB 的状态放不进一张 80GB 的卡。",
        "It would be wrong to say that 7B can never be trained.", "不能由此断言 7B 永远训不了。"})
    EXPECT_EQ(told("Q1", text).find("absolute_claim"), std::string::npos) << text;
}

TEST(MarkAnswer, ARejectionThatIsNotUnderstoodIsADoubt) {
  EXPECT_EQ(told("Q2", "算得快，激活显存减半。不能因此说房子塌了。"), "1-1.5");
}

TEST(MarkAnswer, AnEmptyAnswerIsMissing) {
  const QuestionMark mark = lesson01().mark("Q1", " \n");
  EXPECT_EQ(mark.basis, "missing");
  EXPECT_EQ(told(mark), "0");
}

TEST(MarkAnswer, WhatIsTooLongIsForReview) {
  EXPECT_FALSE(lesson01().mark("Q1", full_ledger).for_review);
  EXPECT_TRUE(lesson01().mark("Q1", full_ledger + std::string(40000, '\n')).for_review);
}

TEST(MarkAnswer, ARejectedConclusionThatIsNotUnderstoodIsADoubt) {
  EXPECT_EQ(told("Q2", "快。不能得出：明天会下雨。"), "0.5-1");
  EXPECT_EQ(told("Q2", "快。不能得出：loss 一定一样。"), "1");
}

TEST(MarkAnswer, UsingLowPrecisionIsNoSpeed) {
  EXPECT_EQ(told("Q2", "Computation uses 16 bits.").substr(0, 2), "0-");
  EXPECT_EQ(told("Q2", "Computation is faster with 16 bits."), "0.5");
}

TEST(MarkAnswer, ASizeForEachPartOfAGroupMayNameTheParts) {
  EXPECT_EQ(told("Q1", "weights 14, gradients 14, master 28, adam 28 + 28. total 112."), "1-2");
  EXPECT_EQ(told("Q1", "weights 14, gradients 14, master 28, Adam states 56. total 112."), "1");
}

TEST(MarkAnswer, AddressesAndRunningTotalsHaveSteps) {
  EXPECT_EQ(
      told("Q1", "0..14 weights\n14..28 grads\n28..56 master fp32\n56..84 m\n84..112 v\nends at 112 GB"),
      "2");
  EXPECT_EQ(
      told("Q1", "start at 14 (weights). +gradients -> 28. +fp32 master -> 56. +m -> 84. +v -> 112 GB."),
      "2");
  EXPECT_NE(told("Q1", "weights 14, gradients 28, master 56, m 28, v 28."), "2");
}

TEST(MarkAnswer, ASumAndItsNamesPairUp) {
  EXPECT_EQ(told("Q1", "14+14+28+28+28=112，依次是权重、梯度、主权重、m、v。"), "2");
  EXPECT_EQ(told("Q1", "w14 g14 master28 m28 v28=112"), "2");
}

TEST(MarkAnswer, WordsOfOthersAreNoFirmGround) {
  EXPECT_EQ(told("Q1", full_ledger + " My labmate swears the master copy never exists.").find("!missing"),
            std::string::npos);
  EXPECT_NE(told("Q1", "梯度14，m 28，v 28，加权重14就是84。主权重是没有的。").find("!missing_state"),
            std::string::npos);
  EXPECT_NE(told("Q1", "梯度14、m 28、v 28，加上权重14共84，题目112应该是印错了。").find("!missing_state"),
            std::string::npos);
}

TEST(MarkAnswer, NeverToRunOutIsNotNeverToTrain) {
  EXPECT_EQ(told("Q1", full_ledger + " It will never run out.").find("absolute"), std::string::npos);
  EXPECT_NE(told("Q1", full_ledger + " A 7B model will never be trained at home.").find("!absolute"),
            std::string::npos);
}

TEST(MarkAnswer, WhatOnlyAnotherPartSaysIsADoubt) {
  EXPECT_EQ(told("Q3", "(a) Adam 的 m 和 v，常驻不走 (b) 运气 (c) 看峰值"), "1-1.5");
  EXPECT_EQ(told("Q3", "(a) Adam 的 m 和 v (b) 之后常驻不走 (c) 看峰值"), "1.5");
}

TEST(MarkAnswer, ALeakIsNoReason) {
  EXPECT_EQ(told("Q3", "(a) activations (b) a leak, they are never freed (c) nvidia-smi"), "0.5");
  EXPECT_EQ(told("Q3", "(a) activations (b) a leak (c) nvidia-smi"), "0.5");
  EXPECT_EQ(told("Q3", "(a) activations (b) not a leak, they are never freed (c) nvidia-smi"), "1");
}

TEST(MarkAnswer, OnlyTheConclusionOfARejectedInferenceCounts) {
  const std::string gains = "算得快，激活减半。";
  EXPECT_EQ(told("Q2", gains + "不能推出：“112 大于 80，所以一张卡永远训不了 7B”。"), "1.5");
  EXPECT_EQ(told("Q2", gains + "不能推出：“静态减半，所以一张卡就放得下 7B”。"), "2");
}

TEST(MarkAnswer, AVerdictInPlainWordsGoesBeforeAStory) {
  const std::string gains = "算得快，激活减半。";
  EXPECT_EQ(told("Q2", gains + "不能得出的结论：“主权重可以扔掉”。有博客这么写，说每参数只有 12 字节。"),
            "1.5");
  EXPECT_EQ(told("Q2", gains + "有博客这么写，说每参数只有 8 字节，这是错的。"), "2");
}

TEST(MarkAnswer, ASecondBenefitThatIsNoneRaisesNoDoubt) {
  EXPECT_EQ(told("Q2", "好处1：快。好处2：更稳定。不能得出：精度不变。"), "1");
  EXPECT_EQ(told("Q2", "好处1：快。好处2：数据走得更顺。不能得出：精度不变。"), "1-1.5");
}

TEST(MarkAnswer, AGapOfTwoUnitsTakenForMemoryIsSuspected) {
  EXPECT_NE(
      told("Q1", full_ledger + " The tool says 104, so about 8 GB is eaten by the driver.").find("?gb_gib"),
      std::string::npos);
  EXPECT_EQ(told("Q1", full_ledger + " The tool says 104 because it counts in another unit.").find("gb_gib"),
            std::string::npos);
}

TEST(MarkAnswer, NoWayOutIsAFlatClaim) {
  EXPECT_NE(
      told("Q1", full_ledger + " So training 7B is off the table for us, permanently.").find("absolute"),
      std::string::npos);
  EXPECT_EQ(told("Q1", full_ledger + " Without sharding training 7B is off the table.").find("!absolute"),
            std::string::npos);
}

}  // namespace
TEST(MarkAnswer, LettersInsideAWordRejectNothing) {
  EXPECT_EQ(told("Q3", "(a) m、v (b) 第一轮没有它们 (c) 分别看各阶段的占用和峰值，缺一不可"), "2");
}

TEST(MarkAnswer, AQuestionInBracketsAsksOnlyWhatStandsThere) {
  EXPECT_EQ(told("Q3", "(a) Adam 的 m 和 v（还有主权重？）(b) 第一轮没有它们 (c) 峰值、快照"), "2");
}

TEST(MarkAnswer, WhatIsReadAfterTheStepAndCalledTheMaximumIsSuspected) {
  const std::string start = "(a) m, v (b) not there in round one (c) memory before and after the step. ";
  EXPECT_EQ(told("Q3", start + "The memory after the step is the maximum of the training."),
            "1.5 ?static_is_peak");
  EXPECT_EQ(told("Q3", start + "The memory after the step is only a lower bound."), "1.5");
}

TEST(MarkAnswer, SumsAndFinerUnitsMustNotMixTheKinds) {
  EXPECT_EQ(told("Q3", "(a) m、v，共 56 GB = 57344 MiB"), "0.5 !gb_gib");
  EXPECT_EQ(told("Q3", "(a) m、v，共 56 GB = 53406 MiB"), "0.5");
  EXPECT_EQ(told("Q1", "gradients 14 GiB, optimizer: 14 GiB + 84 GiB = 98 GB"), "1 !gb_gib");
  EXPECT_EQ(told("Q1", "gradients 14 GB, optimizer: 14 GB + 84 GB = 98 GB"), "1");
}

TEST(MarkAnswer, AShortListNamesItsEntriesWhereAListIsAsked) {
  EXPECT_EQ(told("Q1", "Four things: gradients, master weights, m, v."), "1");
  EXPECT_EQ(told("Q1", "gradients, bf16, zero, adam, epoch, cache, loss"), "0");
}

TEST(MarkAnswer, WhoAnswersOnlyALaterPartNamesItsLetter) {
  const std::string both = "the memory at each point of the loop, and the peak of each round";
  EXPECT_EQ(told("Q3", "(c) " + both), "1");
  EXPECT_EQ(told("Q3", "(a) m and v (b) no idea (c) " + both), "1.5");
}

TEST(MarkAnswer, WhatFollowsFromASuppositionIsNotEstablished) {
  const std::string ledger =
      "gradients 14 GB, master weights 28 GB, m 28 GB, v 28 GB, with the weights 112 GB. ";
  EXPECT_EQ(told("Q1", ledger + "Were the peak 112 GB, two cards would do. It is more."), "2");
  EXPECT_EQ(told("Q1", ledger + "The peak is 112 GB, two cards do."), "2 !static_is_peak");
  EXPECT_EQ(told("Q1", ledger + "Were GB and GiB the same, 112 GB would be 112 GiB."), "2 ?gb_gib");
}

TEST(MarkAnswer, AUnitBehindARejectionOfSomethingElseIsTheWritersOwn) {
  const std::string gains = "算得快，激活减半。不能得出静态显存省一半，7B还是112GB，也就是";
  EXPECT_EQ(told("Q2", gains + "112GiB。"), "2 ?gb_gib");
  EXPECT_EQ(told("Q2", gains + "104.3GiB。"), "2");
}

}  // namespace grader::answers
