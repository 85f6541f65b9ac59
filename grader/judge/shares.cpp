// SPDX-License-Identifier: MIT
// Unfilled, wrong and not compiling cost the same, so a share has no negative part. A blank that is judged by
// its fill alone (a constant) cannot be seen in the own file; only when its fill cannot be had either, the
// values that are made from it speak for it.
#include "grader/judge/shares.hpp"

#include <algorithm>

#include "grader/judge/facts.hpp"

namespace grader::judge {
namespace {

template <class SamplesOf>
Points share(const Picture& picture, const Blank& blank, SamplesOf samples_of) {
  const auto wrong = std::ranges::count_if(blank.needs, [&](const Quantity& quantity) {
    return !picture.is_right(samples_of(quantity), quantity);
  });
  if (wrong == 0) return blank.share;
  return wrong == 1 && blank.one_wrong ? *blank.one_wrong : Points{};
}

template <class SamplesOf>
bool any_right(const Picture& picture, const Blank& blank, SamplesOf samples_of) {
  return std::ranges::any_of(blank.in_file_when_any, [&](const Quantity& quantity) {
    return picture.is_right(samples_of(quantity), quantity);
  });
}

/// A constant: its fill by itself; without one, what is made from it in this file.
Points alone_share_of_file(const Picture& picture, const FileObservation& file, std::size_t index) {
  const Blank& blank = picture.exercise().blanks[index];
  const Fill& fill = picture.reading().fills[index];
  const bool has_fill = fill.state == FillState::located || fill.state == FillState::edited;
  if (has_fill && fill.same_as_reference) return blank.share;
  if (index < file.alone.size() && file.alone[index]) {
    return share(picture, blank, [&](const Quantity& quantity) { return picture.of_file(file, quantity); });
  }
  const bool was_tried = index < picture.observations().trial.blanks.size() &&
                         picture.observations().trial.blanks[index].has_value();
  if (fill.state == FillState::unfilled || (has_fill && fill.stands_alone && was_tried)) return {};
  return any_right(picture, blank, [&](const Quantity& quantity) { return picture.of_file(file, quantity); })
             ? blank.share
             : Points{};
}

/// A wrong constant costs only itself: where the file's values are what the reference makes of the student's
/// constants, the statement has used them properly.
bool follows_constants(const Picture& picture, const FileObservation& file, std::size_t blank) {
  const auto& constants = picture.observations().trial.constants;
  if (!constants || !constants->compiled || !is_made_from_constants(picture, blank)) return false;
  return std::ranges::all_of(picture.exercise().blanks[blank].needs, [&](const Quantity& quantity) {
    return agree(picture.of_file(file, quantity), picture.of_copy(*constants, quantity),
                 picture.exercise().tolerance);
  });
}

Points share_in_file(const Picture& picture, std::size_t blank) {
  if (picture.own_compiled()) return share_of_file(picture, picture.observations().own, blank);
  if (picture.repaired_compiled() && !picture.is_broken(blank)) {
    return share_of_file(picture, *picture.observations().repaired, blank);
  }
  return {};
}

Points share_in_reference(const Picture& picture, std::size_t blank) {
  const Fill& fill = picture.reading().fills[blank];
  // An edit inside one blank's statement costs that share; an edit that runs through many is charged once,
  // below.
  if (fill.state == FillState::edited && !runs_through(picture, blank)) return {};
  if (fill.state != FillState::located && fill.state != FillState::edited) return {};
  if (fill.same_as_reference) return picture.exercise().blanks[blank].share;
  const auto& trial = picture.observations().trial.blanks;
  return blank < trial.size() && trial[blank] ? share_of_copy(picture, *trial[blank], blank) : Points{};
}

Points spoiled(const Picture& picture, std::size_t blank, Points in_file) {
  const auto& whole = picture.observations().trial.whole;
  const Fill& fill = picture.reading().fills[blank];
  const bool has_fill = fill.state == FillState::located || fill.state == FillState::edited;
  const FileObservation* file = picture.frame();
  if (!whole || !whole->compiled || file == nullptr || !has_fill || picture.is_broken(blank)) return {};
  if (fill.state == FillState::edited && !runs_through(picture, blank)) return {};
  if (picture.exercise().blanks[blank].alone) return {};
  if (!fill.stands_alone) return {};  // `whole` is without it
  const auto& trial = picture.observations().trial.blanks;
  if (blank < trial.size() && trial[blank] && !trial[blank]->compiled)
    return {};  // then `whole` is without it
  const auto& needs = picture.exercise().blanks[blank].needs;
  const bool seen_wrong = std::ranges::any_of(needs, [&](const Quantity& quantity) {
    return picture.is_seen_wrong(picture.of_file(*file, quantity), quantity);
  });
  const Points right = share_of_copy(picture, *whole, blank);
  return seen_wrong && right > in_file ? right - in_file : Points{};
}

}  // namespace

bool is_made_from_constants(const Picture& picture, std::size_t index) {
  const Fill& fill = picture.reading().fills[index];
  if (picture.exercise().blanks[index].alone || fill.state == FillState::located) return false;
  const auto& blanks = picture.exercise().blanks;
  for (std::size_t i = 0; i < blanks.size(); ++i) {
    const std::string& constant = picture.reading().fills[i].key;
    if (!blanks[i].alone || constant.empty()) continue;
    if (std::ranges::find(fill.names, constant) != fill.names.end()) return true;
    const auto uses = picture.reading().uses.find(constant);
    const bool used = uses != picture.reading().uses.end() && uses->second > 1;  // beside its own statement
    if (fill.names.empty() && used) return true;
  }
  return false;
}

Points share_of_file(const Picture& picture, const FileObservation& file, std::size_t index) {
  const Blank& blank = picture.exercise().blanks[index];
  if (blank.alone) return alone_share_of_file(picture, file, index);
  if (follows_constants(picture, file, index)) return blank.share;
  return share(picture, blank, [&](const Quantity& quantity) { return picture.of_file(file, quantity); });
}

Points share_of_copy(const Picture& picture, const CopyObservation& copy, std::size_t index) {
  if (!copy.compiled) return {};
  const Blank& blank = picture.exercise().blanks[index];
  const auto samples_of = [&](const Quantity& quantity) { return picture.of_copy(copy, quantity); };
  if (blank.alone && (index >= copy.alone.size() || !copy.alone[index])) {
    return any_right(picture, blank, samples_of) ? blank.share : Points{};
  }
  return share(picture, blank, samples_of);
}

std::vector<Share> mark_shares(const Picture& picture) {
  std::vector<Share> shares;
  for (std::size_t blank = 0; blank < picture.exercise().blanks.size(); ++blank) {
    Share share;
    share.in_file = share_in_file(picture, blank);
    share.in_reference = share_in_reference(picture, blank);
    share.spoiled = spoiled(picture, blank, share.in_file);
    share.earned = std::max(share.in_file, share.in_reference);
    shares.push_back(share);
  }
  return shares;
}

}  // namespace grader::judge
