// SPDX-License-Identifier: MIT
// What has to be looked at next. The pipeline asks, runs, and asks again; nothing is run that could not
// change a mark, a rule or a reason.
#include <algorithm>

#include "grader/judge/facts.hpp"
#include "grader/judge/judge.hpp"
#include "grader/judge/picture.hpp"
#include "grader/judge/shares.hpp"

namespace grader::judge {
namespace {

bool can_be_tried(const Fill& fill) {
  return (fill.state == FillState::located || fill.state == FillState::edited) && fill.stands_alone &&
         !fill.same_as_reference;
}

/// Callers can read every value that they can read of the reference.
bool callers_compile(const Picture& picture) {
  if (!picture.own_compiled()) return false;
  return std::ranges::none_of(picture.quantities(), [&](const Quantity& quantity) {
    const Samples samples = picture.of_file(picture.observations().own, quantity);
    return quantity.kind != Quantity::Kind::alone && std::ranges::any_of(samples, [](const Sample& one) {
             return one.state == Sample::State::missing;
           });
  });
}

bool guards_hold(const Picture& picture) {
  const FileObservation& own = picture.observations().own;
  const auto& wanted = picture.observations().expected.reference.answers;
  for (std::size_t i = 0; i < own.answers.size(); ++i) {
    if (!own.answers[i].steady || own.answers[i].answer.ending != wanted[i].answer.ending) return false;
  }
  return true;
}

}  // namespace

bool earns_everything(const Exercise& exercise, const Reading& reading, const Observations& observations) {
  const Picture picture(exercise, reading, observations);
  if (!picture.own_compiled() || !guards_hold(picture)) return false;
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    if (share_of_file(picture, observations.own, i) < exercise.blanks[i].share) return false;
  }
  return true;
}

std::vector<std::size_t> blanks_in_question(const Exercise& exercise, const Reading& reading,
                                            const Observations& observations) {
  const Picture picture(exercise, reading, observations);
  std::vector<std::size_t> blanks;
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const Fill& fill = reading.fills[i];
    if (!can_be_tried(fill)) continue;
    if (fill.state == FillState::edited && !runs_through(picture, i)) continue;
    if (picture.own_compiled()) {
      const bool seen_alone =
          exercise.blanks[i].alone && i < observations.own.alone.size() && observations.own.alone[i];
      if (seen_alone || share_of_file(picture, observations.own, i) == exercise.blanks[i].share) continue;
    }
    blanks.push_back(i);
  }
  return blanks;
}

FillMap together_fills(const Exercise& exercise, const Reading& reading, const Observations& observations) {
  const Picture picture(exercise, reading, observations);
  FillMap fills;
  if (callers_compile(picture)) return fills;
  bool says_something = false;
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const Fill& fill = reading.fills[i];
    const bool usable = fill.state == FillState::located && fill.stands_alone && !picture.is_broken(i);
    if (exercise.blanks[i].together_with.empty() || !usable) continue;
    fills[i] = fill.text;
    says_something = says_something || !fill.same_as_reference;
  }
  return says_something ? fills : FillMap{};
}

FillMap whole_fills(const Exercise& exercise, const Reading& reading, const Observations& observations) {
  const Picture picture(exercise, reading, observations);
  FillMap fills;
  if (reading.edits.empty() || reading.empty) return fills;
  bool edited = edited_outside(reading);
  bool will_compile = picture.own_compiled();
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const Fill& fill = reading.fills[i];
    const bool usable =
        fill.state == FillState::located || (fill.state == FillState::edited && runs_through(picture, i));
    if (fill.state == FillState::edited && usable) edited = true;
    if (picture.is_broken(i)) {
      fills[i] = neutral_fill;
      will_compile = true;  // in the repaired file, perhaps
    } else if (usable && fill.stands_alone) {
      fills[i] = fill.text;
    }
  }
  return edited && will_compile ? fills : FillMap{};
}

FillMap constant_fills(const Exercise& exercise, const Reading& reading, const Observations& observations) {
  const Picture picture(exercise, reading, observations);
  FillMap fills;
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const Fill& fill = reading.fills[i];
    if (!exercise.blanks[i].alone) continue;
    if (picture.is_broken(i)) {
      fills[i] = neutral_fill;
    } else if (can_be_tried(fill)) {
      fills[i] = fill.text;
    }
  }
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const bool settled =
        picture.own_compiled() && share_of_file(picture, observations.own, i) == exercise.blanks[i].share;
    if (!settled && !fills.empty() && is_made_from_constants(picture, i)) return fills;
  }
  return {};
}

std::vector<std::size_t> blanks_to_repair(const Exercise& exercise, const Reading& reading,
                                          const Observations& observations) {
  const Picture picture(exercise, reading, observations);
  std::vector<std::size_t> broken;
  if (picture.own_compiled() || reading.empty) return broken;
  bool open_question = edited_outside(reading);
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const Fill& fill = reading.fills[i];
    if (picture.is_broken(i)) {
      broken.push_back(i);
    } else if (!fill.same_as_reference || fill.state != FillState::located) {
      const auto& trial = observations.trial.blanks;
      const bool settled = i < trial.size() && trial[i] && trial[i]->compiled;
      open_question = open_question || !settled;
    }
  }
  return open_question ? broken : std::vector<std::size_t>{};
}

}  // namespace grader::judge
