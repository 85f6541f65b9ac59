// SPDX-License-Identifier: MIT
// A mistake is charged once: spoiled shares stay with their blanks and are taken off here as one edit, so
// that a single `int` is not paid for in every line that it reaches.
#include "grader/judge/deductions.hpp"

#include <algorithm>

namespace grader::judge {
namespace {

Points clamp(Points points, Points least, Points most) { return std::max(least, std::min(points, most)); }

Text renamed_names(const Reading& reading, const Text& message) {
  if (reading.public_renames.empty()) return message;
  std::string list;
  for (const auto& [name, other] : reading.public_renames) {
    if (!list.empty()) list += ", ";
    list.append(name).append(" → ").append(other);
  }
  return {message.zh + "（" + list + "）", message.en + " (" + list + ")"};
}

/// The shares already lost with a member that is gone: those that need a quantity of its name.
Points lost_with_members(const Picture& picture, const std::vector<Share>& shares) {
  Points lost;
  const Exercise& exercise = picture.exercise();
  std::vector<std::string> gone;
  for (const Call& call : exercise.calls) {
    for (const CallValue& value : call.values) {
      const auto& absent = picture.reading().absent_names;
      if (!value.member.empty() && std::ranges::find(absent, value.member) != absent.end())
        gone.push_back(value.id);
    }
  }
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    const bool needs_one = std::ranges::any_of(exercise.blanks[i].needs, [&](const Quantity& quantity) {
      const auto dot = quantity.name.rfind('.');
      return dot != std::string::npos && std::ranges::find(gone, quantity.name.substr(dot + 1)) != gone.end();
    });
    if (needs_one) lost += exercise.blanks[i].share - shares[i].earned;
  }
  return lost;
}

}  // namespace

std::vector<Deduction> mark_edits(const Picture& picture, const std::vector<Share>& shares,
                                  const std::vector<FoundFact>& facts) {
  const Points least = picture.exercise().edit_least;
  const Points most = picture.exercise().edit_most;
  Points spoiled;
  for (const Share& share : shares) spoiled += share.spoiled;
  auto open = static_cast<int>(std::ranges::count_if(facts, [](const FoundFact& fact) {
    return fact.diagnosis->cost == EditCost::spoiled && !fact.charged;
  }));
  const bool unexplained = open == 0 && spoiled > Points{};

  std::vector<Deduction> deductions;
  const auto deduct = [&](const FoundFact& fact, Points points, const Text& reason) {
    if (points > Points{}) deductions.push_back({fact.diagnosis->id, points, fact.line, reason});
  };
  for (const FoundFact& fact : facts) {
    if (fact.charged) continue;
    switch (fact.diagnosis->cost) {
      case EditCost::nothing:
        break;
      case EditCost::fixed:
        deduct(fact, least,
               fact.diagnosis->fact == FactKind::interface_changed
                   ? renamed_names(picture.reading(), fact.diagnosis->message)
                   : fact.diagnosis->message);
        break;
      case EditCost::topped:
        deduct(fact, least - std::min(least, lost_with_members(picture, shares)), fact.diagnosis->message);
        break;
      case EditCost::spoiled: {
        --open;
        const Points share =
            clamp(spoiled - open * least, least, most);  // leaves the least for each that follows
        spoiled -= std::min(spoiled, share);
        deduct(fact, share, fact.diagnosis->message);
        break;
      }
    }
  }
  if (unexplained) {
    int line = 0;
    for (const Edit& edit : picture.reading().edits) {
      if (line == 0 && edit.blank == Edit::outside) line = edit.line;
    }
    deductions.push_back(
        {"edited_outside_blanks",
         clamp(spoiled, least, most),
         line,
         {"空以外的改动使原本正确的值变错了。请只填空。",
          "An edit outside the blanks spoils values that would be right. Fill the blanks only."}});
  }
  return deductions;
}

}  // namespace grader::judge
