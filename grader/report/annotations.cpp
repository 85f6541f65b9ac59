// SPDX-License-Identifier: MIT
#include "grader/report/annotations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "grader/report/escape_ci_log.hpp"
#include "grader/report/messages.hpp"

namespace grader::report {
namespace {

using Kind = CheckItem::Kind;
using State = CheckItem::State;

enum class Severity { error, warning, notice };

constexpr std::array severity_names = {"error", "warning", "notice"};

const Text more = {"还有 {0} 条没有列在这里，见任务摘要。",
                   "{0:more is|more are} not listed here; see the job summary."};

std::optional<Severity> severity_of(const CheckItem& item) {
  if (item.kind == Kind::trouble) return Severity::error;
  if (item.kind == Kind::device || item.state == State::right) return std::nullopt;
  if (item.state == State::open) return item.kind == Kind::hard_fail ? Severity::warning : Severity::notice;
  if (item.state == State::to_do) return Severity::warning;
  if (item.state == State::lost) {
    const bool grave = item.kind == Kind::hard_fail || item.kind == Kind::file ||
                       (item.kind == Kind::blank && item.low == Points{});
    return grave ? Severity::error : Severity::warning;
  }
  const bool worth_a_word = item.kind == Kind::finding || item.kind == Kind::handed_out;
  return worth_a_word ? std::optional(Severity::notice) : std::nullopt;
}

/// What rules passing out, then a file that is not as it was handed out, then what costs most.
bool is_more_important(const CheckItem* left, const CheckItem* right) {
  const auto rank = [](const CheckItem* item) {
    if (item->kind == Kind::trouble || item->kind == Kind::file) return 0;
    if (item->kind == Kind::hard_fail) return 1;
    return item->kind == Kind::handed_out ? 2 : 3;
  };
  if (rank(left) != rank(right)) return rank(left) < rank(right);
  return left->lost() > right->lost();
}

std::string command(Severity severity, const CheckItem& item, Language language) {
  std::string properties;
  if (!item.file.empty()) properties += "file=" + workflow_property(item.file) + ",";
  if (item.line > 0) properties += fmt::format("line={},", item.line);
  std::string message = points_of(item, language);
  if (!item.text.empty()) message += (message.empty() ? "" : "\n") + item.text;
  return fmt::format("::{} {}title={}::{}\n", severity_names.at(static_cast<std::size_t>(severity)),
                     properties, workflow_property(item.title), workflow_message(message));
}

}  // namespace

std::string annotation_of_trouble(std::string_view what, std::string_view hint) {
  std::string message(what);
  if (!hint.empty()) message.append("\n").append(hint);
  return "::error title=ledger-grader::" + workflow_message(message) + "\n";
}

std::string annotations(const std::vector<CheckItem>& items, Language language) {
  std::array<std::vector<const CheckItem*>, severity_names.size()> sorted;
  for (const CheckItem& item : items) {
    if (const auto severity = severity_of(item))
      sorted.at(static_cast<std::size_t>(*severity)).push_back(&item);
  }
  std::string text;
  std::size_t left_out = 0;
  for (const Severity severity : {Severity::error, Severity::warning, Severity::notice}) {
    auto& chosen = sorted.at(static_cast<std::size_t>(severity));
    std::ranges::stable_sort(chosen, is_more_important);
    std::size_t room = most_annotations_of_a_kind;
    // The last notice is needed for saying so.
    if (severity == Severity::notice && (left_out > 0 || chosen.size() > room)) --room;
    for (std::size_t i = 0; i < std::min(room, chosen.size()); ++i)
      text += command(severity, *chosen[i], language);
    left_out += chosen.size() - std::min(room, chosen.size());
  }
  if (left_out == 0) return text;
  return text + "::notice title=ledger-grader::" +
         workflow_message(fill_holes(more.in(language), {fmt::format("{}", left_out)})) + "\n";
}

}  // namespace grader::report
