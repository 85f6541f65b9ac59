// SPDX-License-Identifier: MIT
#include "grader/cli/doctor_report.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "grader/formats/json.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/page.hpp"

namespace grader::cli {
namespace {

using formats::Json;

constexpr std::size_t detail_cap_bytes = 1000;

std::string shown(const std::string& text) {
  return report::escape_capped(text, report::Lines::many, detail_cap_bytes);
}

const char* sign_of(Check::State state) {
  constexpr std::array signs = {"✓ ", "✗ ", "- "};
  return signs.at(static_cast<std::size_t>(state));
}

report::Style style_of(Check::State state) {
  return state == Check::State::wrong ? report::Style::bad : report::Style::plain;
}

Json check_object(const Check& check) {
  constexpr std::array names = {"well", "wrong", "note"};
  return Json::Object{{"id", check.id},
                      {"state", names.at(static_cast<std::size_t>(check.state))},
                      {"detail", shown(check.detail)},
                      {"mend", check.mend.empty() ? Json() : Json(shown(check.mend))}};
}

bool folds(const Check& check) { return check.is_wall && check.state == Check::State::well; }

/// In place of the first wall of a room that holds, one line for all of that room.
std::vector<Check> folded(const std::vector<Check>& checks, Language language) {
  std::vector<Check> shown;
  std::set<Phrase> rooms;
  for (const Check& check : checks) {
    if (!folds(check)) {
      shown.push_back(check);
    } else if (rooms.insert(check.name).second) {
      const auto count = std::ranges::count_if(
          checks, [&check](const Check& other) { return folds(other) && other.name == check.name; });
      shown.push_back(check);
      shown.back().detail = phrase(Phrase::doctor_walls_hold, language, {std::to_string(count)});
    }
  }
  return shown;
}

}  // namespace

bool all_well(const std::vector<Check>& checks) {
  return std::ranges::none_of(checks, [](const Check& check) { return check.state == Check::State::wrong; });
}

std::string doctor_text(const std::vector<Check>& given, Language language, report::Colour colour,
                        Walls walls) {
  const std::vector<Check> checks = walls == Walls::folded ? folded(given, language) : given;
  report::Page page(colour);
  for (const Check& check : checks) {
    const std::string name = phrase(check.name, language);
    page.paragraph(2, phrase(Phrase::doctor_finding, language, {name, shown(check.detail)}),
                   style_of(check.state), sign_of(check.state));
    if (check.mend.empty()) continue;
    page.paragraph(4, phrase(Phrase::doctor_mend, language, {shown(check.mend)}));
  }
  const bool well = all_well(checks);
  page.heading(phrase(well ? Phrase::doctor_all_well : Phrase::doctor_not_well, language),
               well ? report::Style::good : report::Style::bad);
  return page.text();
}

std::string doctor_json(const std::vector<Check>& checks) {
  Json::Array array;
  for (const Check& check : checks) array.push_back(check_object(check));
  return formats::write_json(
      Json::Object{{"schema", "ledger-grader/doctor/1"}, {"ready", all_well(checks)}, {"checks", array}});
}

}  // namespace grader::cli
