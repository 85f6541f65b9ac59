// SPDX-License-Identifier: MIT
// The state is said from the student's side: what is right is right wherever it was seen, and only what lost
// points gets a reason.
#include "grader/judge/blank_marks.hpp"

#include <algorithm>

#include "grader/judge/evidence.hpp"

namespace grader::judge {
namespace {

const CopyObservation* trial_of(const Picture& picture, std::size_t blank) {
  const auto& trial = picture.observations().trial.blanks;
  return blank < trial.size() && trial[blank] ? &*trial[blank] : nullptr;
}

BlankState state_of(const Picture& picture, const Share& share, std::size_t blank) {
  const Fill& fill = picture.reading().fills[blank];
  if (share.earned == picture.exercise().blanks[blank].share) return BlankState::right;
  if (fill.state == FillState::unfilled) return BlankState::unfilled;
  if (fill.state == FillState::deleted) return BlankState::deleted;
  if (share.earned == Points{} && picture.is_broken(blank)) return BlankState::does_not_compile;
  if (fill.state == FillState::not_located && !picture.own_compiled()) return BlankState::not_located;
  return BlankState::wrong;
}

Text reason_for(BlankState state, const Picture& picture, std::size_t blank) {
  const Fill& fill = picture.reading().fills[blank];
  switch (state) {
    case BlankState::right:
      return {};
    case BlankState::unfilled:
      return {"这个空没有填。", "This blank is not filled."};
    case BlankState::deleted:
      return {"这个空所在的语句不见了。", "The statement of this blank is gone."};
    case BlankState::does_not_compile:
      return {"这个空里的内容或它所在的语句无法编译。",
              "The text of this blank, or its statement, does not compile."};
    case BlankState::not_located:
      return {"文件无法编译，也找不到这个空的内容，所以没有可以单独尝试的东西。",
              "The file does not compile and the text of this blank was not found, so there is nothing to "
              "try by itself."};
    case BlankState::wrong:
      break;
  }
  if (!picture.own_compiled() && !fill.stands_alone) {
    return {"这个空的内容不能单独成立，只能在你自己的文件里判断，而文件无法编译。",
            "The text of this blank cannot stand alone; it can only be judged in your own file, which does "
            "not compile."};
  }
  return {"值不对。", "The value is wrong."};
}

Evidence blank_evidence(const Picture& picture, std::size_t blank) {
  const Blank& wanted = picture.exercise().blanks[blank];
  return evidence_for(picture, wanted.needs);
}

}  // namespace

std::vector<BlankMark> mark_blanks(const Picture& picture, const std::vector<Share>& shares) {
  std::vector<BlankMark> marks;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const Blank& blank = picture.exercise().blanks[i];
    BlankMark mark;
    mark.id = blank.id;
    mark.title = blank.title;
    mark.state = state_of(picture, shares[i], i);
    mark.line = picture.reading().fills[i].line;
    mark.points = shares[i].earned;
    mark.possible = blank.share;
    if (mark.state != BlankState::right) {
      mark.reason = reason_for(mark.state, picture, i);
      mark.hint = blank.hint;
      mark.hint_more = blank.hint_more;
      if (mark.state == BlankState::wrong) mark.evidence = blank_evidence(picture, i);
      const CopyObservation* trial = trial_of(picture, i);
      if (trial != nullptr && !trial->compiled) mark.diagnostics = trial->diagnostics;
    }
    marks.push_back(std::move(mark));
  }
  return marks;
}

}  // namespace grader::judge
