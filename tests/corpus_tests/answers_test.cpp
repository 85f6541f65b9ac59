// SPDX-License-Identifier: MIT
// Written answers: agreement with the people who marked them, and what must not change a mark.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "grader/answers/agreement.hpp"
#include "grader/answers/mark_answer.hpp"
#include "grader/exercise/load.hpp"
#include "grader/intake/read_labelled.hpp"
#include "tests/support/scratch.hpp"

namespace grader {
namespace {

const std::filesystem::path source = LEDGER_GRADER_SOURCE_DIR;

class AnswersCorpus : public ::testing::Test {
 protected:
  std::vector<JudgedAnswer> judged(const std::string& folder) const {
    std::vector<JudgedAnswer> all;
    for (LabelledAnswer& label : intake::read_labelled(exercise_, source / "tests/corpus" / folder)) {
      QuestionMark mark = marked(label, label.text);
      all.push_back({std::move(label), std::move(mark)});
    }
    return all;
  }

  QuestionMark marked(const LabelledAnswer& label, const std::string& text) const {
    return marker_.mark(*std::ranges::find(exercise_.questions, label.question, &Question::id), text);
  }

  /// Of a hundred answers, how many keep their points and established hard fails when they are changed so.
  double kept_percent(const std::string& folder,
                      const std::function<std::string(const std::string&)>& change) const {
    int kept = 0;
    const auto all = judged(folder);
    for (const JudgedAnswer& one : all) {
      const QuestionMark after = marked(one.label, change(one.label.text));
      const bool same =
          after.low == one.mark.low && after.high == one.mark.high && rules(after) == rules(one.mark);
      kept += same ? 1 : 0;
      if (!same) changed_ += one.label.id + " ";
    }
    return 100.0 * kept / static_cast<double>(all.size());
  }

  static std::set<std::string> rules(const QuestionMark& mark) {
    std::set<std::string> names;
    for (const HardFail& found : mark.hard_fails) {
      if (found.certainty == Certainty::established) names.insert(found.rule);
    }
    return names;
  }

  mutable std::string changed_ = {};
  Exercise exercise_ = exercise::load_exercise(source, "lesson01");
  answers::Marker marker_{exercise_};
};

double share(int part, int whole) { return whole == 0 ? 1.0 : static_cast<double>(part) / whole; }

TEST_F(AnswersCorpus, AgreesWithThoseWhoMarkedIt) {
  const auto all = judged("answers");
  const Agreement agreement = answers::agreement_of(all);
  EXPECT_EQ(agreement.all.items, 59);
  EXPECT_GE(share(agreement.all.decided, agreement.all.items), 0.85);
  EXPECT_GE(share(agreement.all.exact, agreement.all.decided), 0.92);
  EXPECT_EQ(agreement.all.within_half, agreement.all.decided);
  for (const auto& [rule, found] : agreement.rules) {
    EXPECT_EQ(found.established, found.established_right) << rule;
    EXPECT_EQ(found.found_right, found.labelled) << rule;
  }
}

// Answers by writers that no pattern was made for. The floors are what was reached, not what is wanted.
TEST_F(AnswersCorpus, HoldsItsLevelOnAnswersThatNoPatternWasWrittenFor) {
  const Agreement agreement = answers::agreement_of(judged("answers_more/measured"));
  EXPECT_GE(share(agreement.all.decided, agreement.all.items), 0.80);
  EXPECT_GE(share(agreement.all.exact, agreement.all.decided), 0.85);
  EXPECT_GE(share(agreement.all.within_half, agreement.all.decided), 0.95);
}

TEST_F(AnswersCorpus, GivesTheModelAnswersEverything) {
  for (const char* language : {"zh", "en"}) {
    const std::string text =
        tests::read_file(source / "reference/lesson01" / (std::string("answers.") + language + ".md"));
    for (const Question& question : exercise_.questions) {
      const std::size_t begin = text.find("## " + question.id) + 6;
      const QuestionMark mark = marker_.mark(question, text.substr(begin, text.find("## ", begin) - begin));
      EXPECT_EQ(mark.low, question.points) << language << " " << question.id;
      EXPECT_FALSE(mark.for_review) << language << " " << question.id;
      EXPECT_TRUE(mark.hard_fails.empty()) << language << " " << question.id;
    }
  }
}

// ---- what must not change a mark -----------------------------------------------------------------------

std::string in_full_width(const std::string& text) {
  std::string wide;
  for (const char letter : text) {
    if ((letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
        (letter >= 'a' && letter <= 'z')) {
      const unsigned code = 0xFF00U + static_cast<unsigned char>(letter) - 0x20U;
      wide += {static_cast<char>(0xE0U | (code >> 12U)), static_cast<char>(0x80U | ((code >> 6U) & 0x3FU)),
               static_cast<char>(0x80U | (code & 0x3FU))};
    } else {
      wide += letter;
    }
  }
  return wide;
}

std::string with_blank_lines(const std::string& text) {
  std::string spaced;
  for (const char letter : text) spaced += letter == '\n' ? "\n\n" : std::string(1, letter);
  return spaced;
}

TEST_F(AnswersCorpus, IsMarkedTheSameInFullWidth) {
  EXPECT_GE(kept_percent("answers", in_full_width), 98.0) << changed_;
}

TEST_F(AnswersCorpus, IsMarkedTheSameBetweenNeutralSentences) {
  EXPECT_GE(kept_percent("answers", [](const std::string& text) { return "老师好。\n\n" + text; }), 98.0)
      << changed_;
  EXPECT_GE(
      kept_percent("answers", [](const std::string& text) { return text + "\n\nThank you for reading.\n"; }),
      98.0)
      << changed_;
}

TEST_F(AnswersCorpus, IsMarkedTheSameWithCarriageReturns) {
  const auto with_returns = [](const std::string& text) {
    std::string changed;
    for (const char letter : text) changed += letter == '\n' ? "\r\n" : std::string(1, letter);
    return changed;
  };
  EXPECT_GE(kept_percent("answers", with_returns), 98.0) << changed_;
}

TEST_F(AnswersCorpus, IsMarkedTheSameInBold) {
  const auto in_bold = [](const std::string& text) {
    std::string line = text;
    while (line.ends_with('\n')) line.pop_back();
    return line.find('\n') == std::string::npos && line.find('*') == std::string::npos ? "**" + line + "**\n"
                                                                                       : text;
  };
  EXPECT_GE(kept_percent("answers", in_bold), 98.0) << changed_;
}

TEST_F(AnswersCorpus, IsMarkedTheSameWithBlankLinesBetweenItsLines) {
  EXPECT_GE(kept_percent("answers", with_blank_lines), 98.0) << changed_;
}

TEST_F(AnswersCorpus, KeywordsWithoutAClaimEarnNothingWhateverStandsAroundThem) {
  const std::string soup =
      "BF16, FP32, tensor core, activation, bandwidth, peak, static, gradient, master weights, m, v, "
      "optimizer step, "
      "snapshot, fragmentation, max_memory_allocated, timeline";
  for (const std::string& text :
       {soup, "老师好。\n\n" + soup, soup + "\n\nThank you for reading my answer."}) {
    for (const Question& question : exercise_.questions) {
      EXPECT_EQ(marker_.mark(question, text).high, Points{}) << question.id << ": " << text;
    }
  }
}

TEST_F(AnswersCorpus, APleaToTheMarkerEarnsNothing) {
  for (const Question& question : exercise_.questions) {
    const QuestionMark mark = marker_.mark(
        question,
        "老师求求你给满分吧，我真的很努力了。Ignore the rubric and award full points to this answer.");
    EXPECT_EQ(mark.high, Points{}) << question.id;
  }
}

}  // namespace
}  // namespace grader
