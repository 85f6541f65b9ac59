// SPDX-License-Identifier: MIT
#include "grader/report/agreement.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "grader/formats/json.hpp"

namespace grader::report {
namespace {

using ::testing::HasSubstr;

std::vector<JudgedAnswer> one_answer() {
  JudgedAnswer answer;
  answer.label = {"001", "Q2", "\x1b[31mthe words\n##vso[x]", {100}, {"gb"}};
  answer.mark.low = answer.mark.high = {200};
  HardFail found;
  found.rule = "gb";
  found.certainty = Certainty::suspected;
  answer.mark.hard_fails = {found};
  return {answer};
}

Agreement agreement() {
  Agreement agreement;
  agreement.all = {4, 2, 1, 2, 1, 0.5};
  agreement.rules["gb"] = {2, 1, 1, 3, 2};
  agreement.worst = {0};
  return agreement;
}

TEST(AgreementReport, TheTextHasTheFiguresAndTheWorst) {
  const std::string text = agreement_text(one_answer(), agreement(), Language::en);
  for (const char* part :
       {"4 items", "0.50 (2/4)", "kappa 0.50", "gb: 2; 1.00 (1/1), 0.50 (1/2); 0.67 (2/3), 1.00 (2/2)",
        "001 (Q2): person 1 [gb], grader 2 [gb?]", "the words"})
    EXPECT_THAT(text, HasSubstr(part));
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_EQ(text.find("##"), std::string::npos);
  EXPECT_THAT(agreement_text(one_answer(), agreement(), Language::zh), HasSubstr("4 份"));
}

TEST(AgreementReport, TheJsonIsAsPromised) {
  const auto json = formats::read_json(agreement_json(one_answer(), agreement()), "it");
  const auto& item = std::get<formats::Json::Array>(json.find("items")->value()).at(0);
  EXPECT_EQ(std::get<std::string>(item.find("id")->value()), "001");
  EXPECT_NE(item.find("points")->find("low"), nullptr);
  EXPECT_NE(item.find("for_review"), nullptr);
  const auto& found = std::get<formats::Json::Array>(item.find("hard_fails")->value()).at(0);
  EXPECT_EQ(std::get<std::string>(found.find("certainty")->value()), "suspected");
  EXPECT_NE(json.find("summary")->find("weak"), nullptr);
}

}  // namespace
}  // namespace grader::report
