// SPDX-License-Identifier: MIT
#include "grader/report/agreement.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grader/formats/json.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/escape_ci_log.hpp"
#include "grader/report/messages.hpp"
#include "grader/report/points_text.hpp"
#include "grader/types/verdict_words.hpp"

namespace grader::report {
namespace {

using formats::Json;

constexpr std::size_t most_shown = 10;
constexpr std::size_t quote_cap_bytes = 160;

const Text points_line = {
    "{0}：{1} 份；已决定 {2}；其中完全一致 {3}，相差不超过 0.5 分 {4}；加权 kappa {5}；未决定的 {6} 份中 {7} "
    "份的人工分在区间内",
    "{0}: {1:item|items}; decided {2}; of these exact {3}, within 0.5 points {4}; weighted kappa {5}; "
    "undecided {6}, of these {7} with the person's points in the interval"};
const Text all_items = {"全部", "All"};
const Text weak_items = {"未满分的", "Below full marks"};
const Text rules_heading = {
    "一票否决（人工判了几次；认定：查准，查全；认定或疑似：查准，查全）",
    "Hard fails (labelled; established: precision, recall; established or suspected: precision, recall)"};
const Text rule_line = {"  {0}：{1}；{2}，{3}；{4}，{5}", "  {0}: {1}; {2}, {3}; {4}, {5}"};
const Text worst_heading = {"分歧最大的", "Worst disagreements"};
const Text worst_line = {"  {0}（{1}）：人工 {2} 分 [{3}]，自动 {4} 分 [{5}]",
                         "  {0} ({1}): person {2} [{3}], grader {4} [{5}]"};

std::string share(int part, int whole) {
  return whole == 0 ? "–" : fmt::format("{:.2f} ({}/{})", static_cast<double>(part) / whole, part, whole);
}

std::string kappa_text(const std::optional<double>& kappa) {
  return kappa ? fmt::format("{:.2f}", *kappa) : "–";
}

std::string points_summary(const PointsAgreement& points, const Text& which, Language language) {
  return fill_holes(points_line.in(language),
                    {which.in(language), std::to_string(points.items), share(points.decided, points.items),
                     share(points.exact, points.decided), share(points.within_half, points.decided),
                     kappa_text(points.kappa), std::to_string(points.items - points.decided),
                     std::to_string(points.inside)}) +
         "\n";
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return escape(text, Lines::one);
}

std::string found_by_grader(const QuestionMark& mark) {
  std::vector<std::string> words;
  for (const HardFail& found : mark.hard_fails)
    words.push_back(found.rule + (found.certainty == Certainty::suspected ? "?" : ""));
  return joined(words);
}

std::string worst_text(const JudgedAnswer& answer, Language language) {
  const LabelledAnswer& label = answer.label;
  std::string text =
      fill_holes(worst_line.in(language),
                 {escape(label.id, Lines::one), escape(label.question, Lines::one), points_text(label.points),
                  joined(label.hard_fails), points_text(answer.mark.low, answer.mark.high),
                  found_by_grader(answer.mark)});
  text += "\n    " + escape_capped(on_one_line(label.text), Lines::one, quote_cap_bytes) + "\n";
  for (const HardFail& found : answer.mark.hard_fails)
    text += "    " + found.rule + ": " +
            escape_capped(on_one_line(found.quote), Lines::one, quote_cap_bytes) + "\n";
  return text;
}

Json json_share(int part, int whole) { return whole == 0 ? Json() : Json(static_cast<double>(part) / whole); }

Json points_json(const PointsAgreement& points) {
  return Json::Object{{"items", points.items},
                      {"decided", points.decided},
                      {"exact", points.exact},
                      {"within_half", points.within_half},
                      {"inside_interval", points.inside},
                      {"kappa", points.kappa ? Json(*points.kappa) : Json()}};
}

Json rule_json(const std::string& rule, const RuleAgreement& counts) {
  return Json::Object{{"rule", escape(rule, Lines::one)},
                      {"labelled", counts.labelled},
                      {"established", counts.established},
                      {"established_precision", json_share(counts.established_right, counts.established)},
                      {"established_recall", json_share(counts.established_right, counts.labelled)},
                      {"found", counts.found},
                      {"found_precision", json_share(counts.found_right, counts.found)},
                      {"found_recall", json_share(counts.found_right, counts.labelled)}};
}

Json item_json(const JudgedAnswer& answer) {
  Json::Array hard_fails;
  for (const HardFail& found : answer.mark.hard_fails) {
    hard_fails.emplace_back(
        Json::Object{{"rule", escape(found.rule, Lines::one)}, {"certainty", word_of(found.certainty)}});
  }
  const Json points = Json::Object{{"low", answer.mark.low.hundredths / 100.0},
                                   {"high", answer.mark.high.hundredths / 100.0}};
  return Json::Object{{"id", escape(answer.label.id, Lines::one)},
                      {"question", escape(answer.label.question, Lines::one)},
                      {"points", points},
                      {"for_review", answer.mark.for_review},
                      {"hard_fails", hard_fails}};
}

}  // namespace

std::string agreement_text(const std::vector<JudgedAnswer>& answers, const Agreement& agreement,
                           Language language) {
  std::string text = points_summary(agreement.all, all_items, language);
  text += points_summary(agreement.weak, weak_items, language);
  if (!agreement.rules.empty()) text += "\n" + rules_heading.in(language) + "\n";
  for (const auto& [rule, counts] : agreement.rules) {
    text += fill_holes(rule_line.in(language), {escape(rule, Lines::one), std::to_string(counts.labelled),
                                                share(counts.established_right, counts.established),
                                                share(counts.established_right, counts.labelled),
                                                share(counts.found_right, counts.found),
                                                share(counts.found_right, counts.labelled)}) +
            "\n";
  }
  if (!agreement.worst.empty()) text += "\n" + worst_heading.in(language) + "\n";
  for (std::size_t i = 0; i < std::min(agreement.worst.size(), most_shown); ++i)
    text += worst_text(answers.at(agreement.worst[i]), language);
  return without_ci_commands(text);
}

std::string agreement_json(const std::vector<JudgedAnswer>& answers, const Agreement& agreement) {
  Json::Array items;
  for (const JudgedAnswer& answer : answers) items.push_back(item_json(answer));
  Json::Array rules;
  for (const auto& [rule, counts] : agreement.rules) rules.push_back(rule_json(rule, counts));
  return formats::write_json(Json::Object{{"schema", "ledger-grader/calibration/1"},
                                          {"items", items},
                                          {"summary", Json::Object{{"all", points_json(agreement.all)},
                                                                   {"weak", points_json(agreement.weak)},
                                                                   {"hard_fails", rules}}}});
}

std::string phrases_json(const std::string& exercise, const std::vector<JudgedAnswer>& answers,
                         const std::vector<std::vector<std::string>>& phrases) {
  Json::Array items;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const LabelledAnswer& label = answers[i].label;
    Json::Array fails;
    for (const std::string& rule : label.hard_fails) fails.emplace_back(rule);
    Json::Array all;
    for (const std::string& phrase : phrases.at(i)) all.emplace_back(phrase);
    items.push_back(Json::Object{{"id", label.id}, {"hard_fails", fails}, {"phrases", all}});
  }
  return formats::write_json_line(Json::Object{
             {"schema", "ledger-grader/phrases/1"}, {"exercise", exercise}, {"answers", items}}) +
         "\n";
}

}  // namespace grader::report
