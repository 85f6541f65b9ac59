// SPDX-License-Identifier: MIT
#include "grader/report/device.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "grader/report/characters.hpp"
#include "grader/report/device_words.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/messages.hpp"

namespace grader::report {
namespace {

constexpr std::size_t cap_bytes = 2000;
using Cells = std::vector<std::string>;

std::string shown(const Text& text, Language language) {
  return escape_capped(text.in(language), Lines::one, cap_bytes);
}

std::string words(const Text& pattern, Language language, std::initializer_list<std::string_view> values) {
  return fill_holes(pattern.in(language), values);
}

std::string cell(const std::optional<std::int64_t>& number) { return number ? std::to_string(*number) : "-"; }

std::string cell(const std::optional<std::string>& text) {
  constexpr std::size_t most = 40;
  return text ? escape_capped(*text, Lines::one, most) : "-";
}

/// Columns as wide as their widest cell; the first to the left, numbers to the right.
void write_table(Page& page, const std::vector<Cells>& lines) {
  std::vector<std::size_t> widths(lines.front().size());
  for (const Cells& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], columns_of(line[i]));
  for (const Cells& line : lines) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::string space(widths[i] - columns_of(line[i]), ' ');
      text += (i == 0 ? "" : "  ") + (i == 0 ? line[i] + space : space + line[i]);
    }
    page.verbatim(4, text);
  }
}

template <std::size_t size>
Cells headings(const Text (&columns)[size], Language language) {
  Cells line;
  for (const Text& column : columns) line.push_back(column.in(language));
  return line;
}

bool same_run(const DeviceRow& left, const DeviceRow& right) {
  return left.parameters == right.parameters && left.accumulation == right.accumulation &&
         left.layout == right.layout;
}

/// The largest flat run of each kind gets a table; of the others their sizes are named.
std::vector<DeviceRow> shown_runs(const std::vector<DeviceRow>& rows) {
  std::vector<DeviceRow> runs;
  for (const bool accumulation : {false, true}) {
    const DeviceRow* best = nullptr;
    for (const DeviceRow& row : rows) {
      if (row.accumulation != accumulation || row.component.empty() || row.layout != "flat") continue;
      if (best == nullptr || row.parameters > best->parameters) best = &row;
    }
    if (best != nullptr) runs.push_back(*best);
  }
  return runs;
}

void write_run(Page& page, const DeviceMark& mark, const DeviceRow& run, Language language) {
  namespace w = device_words;
  page.paragraph(
      2, words(w::table, language,
               {std::to_string(run.parameters), (run.accumulation ? w::with : w::without).in(language),
                w::label_words(escape(run.label, Lines::one), language)}));
  std::vector<Cells> lines = {headings(w::columns, language)};
  for (const DeviceRow& row : mark.rows)
    if (same_run(row, run))
      lines.push_back({cell(row.component), cell(row.yours), cell(row.requested), cell(row.used),
                       cell(row.reserved), cell(row.device_wide)});
  write_table(page, lines);
}

void write_other_runs(Page& page, const DeviceMark& mark, const std::vector<DeviceRow>& tables,
                      Language language) {
  std::string sizes;
  DeviceRow last;
  for (const DeviceRow& row : mark.rows) {
    const bool in_table =
        std::ranges::any_of(tables, [&](const DeviceRow& run) { return same_run(run, row); });
    if (in_table || same_run(row, last)) continue;
    last = row;
    if (row.component.empty()) continue;  // a note says why
    sizes += (sizes.empty() ? "" : ", ") + std::to_string(row.parameters) + (row.accumulation ? " +" : "") +
             (row.layout == "flat" ? "" : " " + escape(row.layout, Lines::one));
  }
  if (!sizes.empty()) page.paragraph(2, words(device_words::other_sizes, language, {sizes}));
}

void write_timeline(Page& page, const DeviceMark& mark, Language language) {
  if (mark.timeline.empty()) return;
  page.paragraph(2, words(device_words::timeline, language, {std::to_string(mark.timeline_parameters)}));
  std::vector<Cells> lines = {headings(device_words::phase_columns, language)};
  for (const DevicePhase& phase : mark.timeline)
    lines.push_back({cell(std::optional<std::string>(phase.name)), std::to_string(phase.requested),
                     std::to_string(phase.beside), cell(phase.used), cell(phase.reserved)});
  write_table(page, lines);
}

Style style_of(const DeviceVerdict& verdict) {
  if (verdict.kind() == DeviceVerdict::Kind::measured_match) return Style::good;
  if (verdict.kind() == DeviceVerdict::Kind::measured_mismatch) return Style::bad;
  return Style::warning;
}

void write_commands(Page& page, const DeviceMark& mark, Language language) {
  if (mark.commands.empty()) return;
  page.paragraph(2, device_words::elsewhere.in(language));
  for (const Text& command : mark.commands) page.verbatim(4, shown(command, language));
}

formats::Json row_object(const DeviceRow& row) {
  using formats::Json;
  const auto number = [](const std::optional<std::int64_t>& value) { return value ? Json(*value) : Json(); };
  return Json::Object{{"parameters", row.parameters},
                      {"accumulation", row.accumulation},
                      {"layout", escape(row.layout, Lines::one)},
                      {"label", escape(row.label, Lines::one)},
                      {"component", row.component.empty() ? Json() : Json(escape(row.component, Lines::one))},
                      {"yours", row.yours ? Json(escape(*row.yours, Lines::one)) : Json()},
                      {"requested", number(row.requested)},
                      {"used", number(row.used)},
                      {"reserved", number(row.reserved)},
                      {"device_wide", number(row.device_wide)}};
}

formats::Json texts(const std::vector<Text>& list, Language language) {
  formats::Json::Array array;
  for (const Text& text : list) array.emplace_back(shown(text, language));
  return array;
}

}  // namespace

void write_device(Page& page, const DeviceMark& mark, Language language) {
  namespace w = device_words;
  if (mark.verdict.kind() == DeviceVerdict::Kind::not_asked) {
    page.gap();
    page.paragraph(0, say(Sentence::device_not_asked, language), Style::faint);
    return;
  }
  page.heading(w::heading.in(language));
  page.paragraph(2, w::verdict_words(mark.verdict.kind()).in(language), style_of(mark.verdict));
  const std::string reason = shown(mark.reason, language);
  const bool is_sentence = mark.device.empty();
  if (!reason.empty()) page.paragraph(2, is_sentence ? words(w::because, language, {reason}) : reason);
  if (!mark.device.empty())
    page.paragraph(2, words(w::measured_on, language,
                            {escape(mark.device, Lines::one), escape(mark.date, Lines::one),
                             w::basis_words(mark.basis).in(language)}));
  if (!mark.differences.empty()) page.paragraph(2, w::differences.in(language), Style::strong);
  for (const Text& difference : mark.differences)
    page.paragraph(4, shown(difference, language), Style::plain, "- ");
  const std::vector<DeviceRow> runs = shown_runs(mark.rows);
  for (const DeviceRow& run : runs) write_run(page, mark, run, language);
  write_other_runs(page, mark, runs, language);
  write_timeline(page, mark, language);
  for (const Text& note : mark.notes) page.paragraph(2, shown(note, language));
  write_commands(page, mark, language);
}

std::string device_text(const DeviceMark& mark, Language language, Colour colour) {
  Page page(colour);
  write_device(page, mark, language);
  // The empty line parts a section from what is above it, and here nothing is.
  return page.text().substr(page.text().find_first_not_of('\n'));
}

formats::Json device_object(const DeviceMark& mark, Language language) {
  using formats::Json;
  constexpr std::array verdicts = {"not_asked",    "static_review",  "inconclusive",
                                   "check_failed", "measured_match", "measured_mismatch"};
  constexpr std::array bases = {"static review", "executed", "recorded"};
  const bool asked = mark.verdict.kind() != DeviceVerdict::Kind::not_asked;
  Json::Array rows;
  for (const DeviceRow& row : mark.rows) rows.push_back(row_object(row));
  const auto maybe = [](const std::string& text) {
    return text.empty() ? Json() : Json(escape(text, Lines::one));
  };
  return Json::Object{
      {"verdict", verdicts.at(static_cast<std::size_t>(mark.verdict.kind()))},
      {"basis", bases.at(static_cast<std::size_t>(mark.basis))},
      {"device", maybe(mark.device)},
      {"date", maybe(mark.date)},
      {"reason", asked ? shown(mark.reason, language) : say(Sentence::device_reason, language)},
      {"rows", rows}};
}

std::string device_json(const DeviceMark& mark, const std::string& submission_id, Language language) {
  using formats::Json;
  Json::Array timeline;
  for (const DevicePhase& phase : mark.timeline) {
    const auto number = [](const std::optional<std::int64_t>& value) {
      return value ? Json(*value) : Json();
    };
    timeline.emplace_back(Json::Object{{"phase", escape(phase.name, Lines::one)},
                                       {"requested", phase.requested},
                                       {"beside", phase.beside},
                                       {"used", number(phase.used)},
                                       {"reserved", number(phase.reserved)}});
  }
  return formats::write_json(
      Json::Object{{"schema", "ledger-grader/device/1"},
                   {"submission", submission_id.empty() ? Json() : Json(escape(submission_id, Lines::one))},
                   {"device", device_object(mark, language)},
                   {"differences", texts(mark.differences, language)},
                   {"timeline", timeline},
                   {"notes", texts(mark.notes, language)},
                   {"commands", texts(mark.commands, language)}});
}

}  // namespace grader::report
