// SPDX-License-Identifier: MIT
#include "grader/cli/progress.hpp"

#include <fmt/format.h>

#include "grader/cli/phrases.hpp"
#include "grader/cli/verdict_name.hpp"
#include "grader/report/characters.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/points_text.hpp"

namespace grader::cli {
namespace {

constexpr std::size_t name_cap_bytes = 60;

std::string name_of(const std::string& student) {
  return report::escape_capped(student, report::Lines::one, name_cap_bytes);
}

std::string duration_text(std::chrono::duration<double> left) {
  const auto seconds = static_cast<long>(left.count());
  return seconds < 3600 ? fmt::format("{:02}:{:02}", seconds / 60, seconds % 60)
                        : fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

/// Cut to the terminal's width: a line that wraps could not be written over.
std::string cut(std::string_view text, std::size_t columns) {
  std::string shown;
  std::size_t used = 0;
  while (!text.empty()) {
    const report::Character character = report::first_character(text);
    used += report::columns_of(character.code);
    if (used >= columns) break;
    shown += text.substr(0, character.bytes);
    text.remove_prefix(character.bytes);
  }
  return shown;
}

}  // namespace

Progress::Progress(Console& console, Language language, Screen screen, std::size_t columns,
                   std::size_t students)
    : console_(console), language_(language), screen_(screen), columns_(columns), students_(students) {}

void Progress::started(std::size_t index, const std::string& student) {
  at_work_[index] = name_of(student);
  if (screen_ == Screen::terminal) show();
}

void Progress::step(const batch::Step& step) {
  ++done_;
  if (step.how == batch::How::graded || step.how == batch::How::not_graded) ++worked_on_;
  at_work_.erase(step.index);
  if (screen_ == Screen::terminal) {
    show();
    return;
  }
  early_[step.index] = text_of(step);
  for (auto first = early_.begin(); first != early_.end() && first->first == next_; first = early_.begin()) {
    console_.complain(first->second + "\n");
    early_.erase(first);
    ++next_;
  }
}

void Progress::end() {
  if (screen_ == Screen::terminal) console_.complain("\r\x1b[K");
  for (const auto& [index, line] : early_) console_.complain(line + "\n");
  early_.clear();
}

std::string Progress::text_of(const batch::Step& step) const {
  const std::string place = fmt::format("{}", step.index + 1);
  const std::string all = fmt::format("{}", students_);
  const std::string student = name_of(step.student);
  if (step.how == batch::How::kept || step.grade == nullptr) {
    return phrase(Phrase::batch_line_kept, language_, {place, all, student});
  }
  const Grade& grade = *step.grade;
  if (step.how == batch::How::not_graded) {
    constexpr std::size_t cap_bytes = 300;
    const std::string reason = report::escape_capped(grade.not_graded_reason, report::Lines::one, cap_bytes);
    return phrase(Phrase::batch_line_not_graded, language_, {place, all, student, reason});
  }
  return phrase(Phrase::batch_line, language_,
                {place, all, student, verdict_name(grade.verdict, language_),
                 report::points_text(grade.low, grade.high)});
}

std::string Progress::line_at(std::chrono::duration<double> passed) const {
  const double rate = passed.count() > 0 ? static_cast<double>(worked_on_) / passed.count() : 0.0;
  const std::chrono::duration<double> left(rate > 0 ? static_cast<double>(students_ - done_) / rate : 0.0);
  const std::string student = at_work_.empty() ? "" : at_work_.begin()->second;
  return phrase(Phrase::batch_progress, language_,
                {fmt::format("{}", done_), fmt::format("{}", students_), fmt::format("{:.1f}", rate),
                 rate > 0 ? duration_text(left) : "--:--", student});
}

void Progress::show() {
  console_.complain("\r" + cut(line_at(std::chrono::steady_clock::now() - begin_), columns_) + "\x1b[K");
}

}  // namespace grader::cli
