// SPDX-License-Identifier: MIT
// The reference's samples are asked for again and again (each misconception is compared with them), so they
// are read once.
#include "grader/judge/picture.hpp"

#include <algorithm>

#include "grader/judge/error_lines.hpp"

namespace grader::judge {
namespace {

bool is_known(const Samples& samples) {
  return std::ranges::any_of(samples, [](const Sample& sample) {
    return sample.state != Sample::State::unknown && sample.state != Sample::State::missing;
  });
}

bool is_missing(const Samples& samples) {
  return std::ranges::any_of(samples,
                             [](const Sample& sample) { return sample.state == Sample::State::missing; });
}

void add_once(std::vector<Quantity>& list, const std::vector<Quantity>& more) {
  for (const Quantity& quantity : more) {
    if (std::ranges::find(list, quantity) == list.end()) list.push_back(quantity);
  }
}

}  // namespace

Picture::Picture(const Exercise& exercise, const Reading& reading, const Observations& observations)
    : exercise_(exercise), reading_(reading), observations_(observations) {
  for (const Blank& blank : exercise.blanks) add_once(quantities_, blank.needs);
  cached_quantities_ = quantities_;
  for (const Blank& blank : exercise.blanks) add_once(cached_quantities_, blank.in_file_when_any);
  const auto add_clauses = [&](const std::vector<Clause>& clauses) {
    for (const Clause& clause : clauses) {
      add_once(cached_quantities_, clause.reads);
      add_once(cached_quantities_, clause.explains);
    }
  };
  for (const HardFailRule& rule : exercise.hard_fails) add_clauses(rule.clauses);
  for (const Diagnosis& diagnosis : exercise.diagnoses) {
    add_clauses(diagnosis.clauses);
    for (const EachClause& clause : diagnosis.each) add_once(cached_quantities_, clause.of);
    add_once(cached_quantities_, diagnosis.quantities);
  }
  for (const Quantity& quantity : cached_quantities_) {
    cached_wanted_.push_back(of_copy(observations.expected.reference, quantity));
  }
  if (!own_compiled()) error_lines_ = error_lines(observations.own.build.diagnostics, exercise.file);
}

bool Picture::repaired_compiled() const {
  return observations_.repaired && observations_.repaired->build.state == BuildState::compiled;
}

const FileObservation* Picture::frame() const {
  if (own_compiled()) return &observations_.own;
  return repaired_compiled() ? &*observations_.repaired : nullptr;
}

const Samples& Picture::wanted(const Quantity& quantity) const {
  static const Samples none;
  const auto found = std::ranges::find(cached_quantities_, quantity);
  if (found == cached_quantities_.end()) return none;
  return cached_wanted_[static_cast<std::size_t>(found - cached_quantities_.begin())];
}

Samples Picture::of_file(const FileObservation& file, const Quantity& quantity) const {
  return read_samples(exercise_, plan(), file.answers, file.alone, quantity);
}

Samples Picture::of_copy(const CopyObservation& copy, const Quantity& quantity) const {
  return read_samples(exercise_, plan(), copy.answers, copy.alone, quantity);
}

bool Picture::is_right(const Samples& given, const Quantity& quantity) const {
  return agree(given, wanted(quantity), exercise_.tolerance);
}

bool Picture::is_seen_wrong(const Samples& given, const Quantity& quantity) const {
  return !is_missing(given) && !is_right(given, quantity);
}

std::vector<std::size_t> Picture::blanks_of(const Quantity& quantity) const {
  std::vector<std::size_t> blanks;
  for (std::size_t i = 0; i < exercise_.blanks.size(); ++i) {
    const auto& needs = exercise_.blanks[i].needs;
    if (std::ranges::find(needs, quantity) != needs.end()) blanks.push_back(i);
  }
  return blanks;
}

std::optional<Samples> Picture::from_fill(const Quantity& quantity) const {
  for (const std::size_t blank : blanks_of(quantity)) {
    const Fill& fill = reading_.fills[blank];
    const auto& trial = observations_.trial;
    if (fill.state != FillState::located) continue;
    if (!exercise_.blanks[blank].together_with.empty() && trial.together && trial.together->compiled) {
      return of_copy(*trial.together, quantity);
    }
    if (fill.same_as_reference) return wanted(quantity);
    if (blank < trial.blanks.size() && trial.blanks[blank] && trial.blanks[blank]->compiled) {
      return of_copy(*trial.blanks[blank], quantity);
    }
  }
  return std::nullopt;
}

Samples Picture::of_student(const Quantity& quantity) const {
  if (own_compiled()) {
    Samples samples = of_file(observations_.own, quantity);
    if (is_known(samples) && !is_missing(samples)) return samples;
  }
  if (auto samples = from_fill(quantity)) return *samples;
  if (!own_compiled() && repaired_compiled()) {
    const auto blanks = blanks_of(quantity);
    const bool replaced = std::ranges::any_of(blanks, [&](std::size_t blank) { return is_broken(blank); });
    if (!replaced && quantity.kind != Quantity::Kind::alone)
      return of_file(*observations_.repaired, quantity);
  }
  if (own_compiled()) return of_file(observations_.own, quantity);
  return Samples(wanted(quantity).size());
}

bool Picture::is_broken(std::size_t blank) const {
  const Fill& fill = reading_.fills[blank];
  if (own_compiled() || fill.line == 0) return false;
  if (fill.state == FillState::unfilled || !fill.balanced) return true;
  const bool lost_semicolon = std::ranges::any_of(reading_.edits, [&](const Edit& edit) {
    return edit.blank == blank && std::ranges::find(edit.removed, ";") != edit.removed.end();
  });
  return lost_semicolon || std::ranges::any_of(error_lines_, [&](int line) {
           return line >= fill.line && line <= std::max(fill.line, fill.last_line);
         });
}

}  // namespace grader::judge
