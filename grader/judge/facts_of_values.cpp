// SPDX-License-Identifier: MIT
#include "grader/judge/facts_of_values.hpp"

#include <algorithm>
#include <map>

namespace grader::judge {
namespace {

bool is_absent(const Reading& reading, const std::string& name) {
  return std::ranges::find(reading.absent_names, name) != reading.absent_names.end();
}

/// Whether some value that is a whole 64-bit number in the reference came back as `kind`.
bool came_back_as(const Picture& picture, const FileObservation& file, ValueKind kind) {
  const auto& wanted = picture.observations().expected.reference.answers;
  for (std::size_t i = 0; i < file.answers.size() && i < wanted.size(); ++i) {
    const auto& values = file.answers[i].answer.values;
    const auto& reference = wanted[i].answer.values;
    for (std::size_t v = 0; v < values.size() && v < reference.size(); ++v) {
      if (values[v].kind == kind && reference[v].kind == ValueKind::integer) return true;
    }
  }
  return false;
}

/// Whether a blank's values in the own file are numbers, and wrong ones. (A total that overflows is no sum of
/// its terms any more, so that its coefficients are not known, though every call gave a number.)
bool seen_as_number(const Picture& picture, std::size_t blank) {
  if (picture.exercise().blanks[blank].alone) return false;
  const FileObservation* file = picture.frame();
  if (file == nullptr) return false;
  const bool clean = file->ending == RunEnding::clean;
  for (const Quantity& quantity : picture.exercise().blanks[blank].needs) {
    const Samples given = picture.of_file(*file, quantity);
    const bool numbers = std::ranges::any_of(given, [&](const Sample& sample) {
      return sample.state == Sample::State::number || (sample.state == Sample::State::unknown && clean);
    });
    if (numbers && !picture.is_right(given, quantity)) return true;
  }
  return false;
}

/// A value of a call that the reference has and callers of this file cannot read, and why.
enum class Gone { nothing, deleted, changed };
Gone gone_value(const Picture& picture, const FileObservation& file, std::size_t case_index,
                std::size_t value) {
  const auto& wanted = picture.observations().expected.reference.answers[case_index].answer.values;
  const auto& given = file.answers[case_index].answer.values;
  if (value >= wanted.size() || value >= given.size()) return Gone::nothing;
  if (wanted[value].kind == ValueKind::missing || given[value].kind != ValueKind::missing)
    return Gone::nothing;
  const Case& asked = picture.plan().cases[case_index];
  if (asked.role == CaseRole::unit || asked.role == CaseRole::mixed)
    return Gone::nothing;  // its zero case tells
  const CallValue& described = picture.exercise().calls[asked.call].values[value];
  const bool has_member = !described.member.empty();
  if (has_member) {
    return is_absent(picture.reading(), described.member) ? Gone::deleted : Gone::changed;
  }
  bool all_deleted = true;
  for (std::size_t i = 0; i < picture.exercise().blanks.size(); ++i) {
    for (const Quantity& quantity : picture.exercise().blanks[i].needs) {
      const bool reads = quantity.kind != Quantity::Kind::alone && quantity.probe == asked.probe;
      if (reads && picture.reading().fills[i].state != FillState::deleted) all_deleted = false;
    }
  }
  return all_deleted ? Gone::nothing : Gone::changed;
}

Line values_gone(const Picture& picture, Gone reason) {
  const FileObservation* file = picture.frame();
  if (file == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < file->answers.size(); ++i) {
    for (std::size_t v = 0; v < file->answers[i].answer.values.size(); ++v) {
      if (gone_value(picture, *file, i, v) == reason) return line_of_edit(picture.reading(), {});
    }
  }
  return std::nullopt;
}

/// A blank that lost points, seen with a wrong number, whose text or statement casts to one of the types.
Line narrow_fill(const Picture& picture, const std::vector<Share>& shares, const Diagnosis& diagnosis) {
  if (!picture.own_compiled()) return std::nullopt;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const Fill& fill = picture.reading().fills[i];
    if (shares[i].earned == picture.exercise().blanks[i].share) continue;
    const bool in_fill = casts_to(fill.text, diagnosis.tokens);
    const bool in_statement = std::ranges::any_of(picture.reading().edits, [&](const Edit& edit) {
      return edit.blank == i && brings_in(edit, diagnosis.tokens);
    });
    if ((in_fill || in_statement) && seen_as_number(picture, i)) return fill.line;
  }
  return std::nullopt;
}

/// Whether the call of a case is answered for no input at all: then a crash says nothing about the case.
bool never_answers(const Picture& picture, const FileObservation& file, std::size_t case_index) {
  for (std::size_t i = 0; i < file.answers.size(); ++i) {
    const bool same_call = picture.plan().cases[i].call == picture.plan().cases[case_index].call;
    if (same_call && file.answers[i].answer.ending != CallEnding::unanswered) return false;
  }
  return true;
}

bool is_known_input(const Exercise& exercise, const Diagnosis& diagnosis, const Case& asked) {
  const auto& arguments = exercise.calls[asked.call].arguments;
  for (std::size_t a = 0; a < arguments.size(); ++a) {
    const auto published = diagnosis.known.find(arguments[a].name);
    if (published == diagnosis.known.end()) continue;
    if (std::ranges::find(published->second, asked.arguments[a].integer) == published->second.end())
      return false;
  }
  return true;
}

}  // namespace

Line interface_changed(const Picture& picture) {
  if (!picture.reading().public_renames.empty()) return line_of_edit(picture.reading(), {});
  return values_gone(picture, Gone::changed);
}

Line member_deleted(const Picture& picture) { return values_gone(picture, Gone::deleted); }

Line floating_type(const Picture& picture) {
  const FileObservation* file = picture.frame();
  if (file == nullptr || !came_back_as(picture, *file, ValueKind::real)) return std::nullopt;
  return line_of_edit(picture.reading(), {"double", "float", "long"});
}

Line probe_wrong(const Picture& picture, const Diagnosis& diagnosis) {
  const FileObservation* file = picture.frame();
  if (file == nullptr || !diagnosis.probe) return std::nullopt;
  const auto& wanted = picture.observations().expected.reference.answers;
  for (std::size_t i = 0; i < file->answers.size(); ++i) {
    if (picture.plan().cases[i].probe != *diagnosis.probe) continue;
    const Answer& given = file->answers[i].answer;
    const bool cannot_be_called =
        given.ending == CallEnding::returned && std::ranges::all_of(given.values, [](const Value& value) {
          return value.kind == ValueKind::missing;
        });
    if (cannot_be_called || given.ending == wanted[i].answer.ending) continue;
    const bool crashes_anyway = given.ending == CallEnding::unanswered && never_answers(picture, *file, i);
    if (!crashes_anyway) return line_near(picture.reading(), diagnosis.near_code);
  }
  return std::nullopt;
}

Line only_known_inputs(const Picture& picture, const Diagnosis& diagnosis) {
  const FileObservation* file = picture.frame();
  if (file == nullptr) return std::nullopt;
  std::map<std::size_t, bool> right_at;  // case → all its quantities
  for (const Quantity& quantity : diagnosis.quantities) {
    const Samples given = picture.of_file(*file, quantity);
    const Samples& wanted = picture.wanted(quantity);
    for (std::size_t i = 0; i < given.size() && i < wanted.size(); ++i) {
      const bool right = agrees(given[i], wanted[i], picture.exercise().tolerance);
      const auto entry = right_at.emplace(wanted[i].case_index, true).first;
      entry->second = entry->second && right;
    }
  }
  bool any_known = false;
  bool any_other = false;
  for (const auto& [index, right] : right_at) {
    const bool known = is_known_input(picture.exercise(), diagnosis, picture.plan().cases[index]);
    if (known != right) return std::nullopt;
    (known ? any_known : any_other) = true;
  }
  return any_known && any_other ? Line{line_of_edit(picture.reading(), {})} : std::nullopt;
}

Line wrote_output(const Picture& picture) {
  const FileObservation& own = picture.observations().own;
  return own.wrote_output && own.ending == RunEnding::clean ? Line{0} : std::nullopt;
}

std::optional<FoundFact> narrow_type(const Picture& picture, const std::vector<Share>& shares,
                                     const Diagnosis& diagnosis) {
  const FileObservation* file = picture.frame();
  if (file == nullptr || came_back_as(picture, *file, ValueKind::real)) return std::nullopt;
  const int line = line_of_edit(picture.reading(), diagnosis.tokens);
  bool spoils = false;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    spoils = spoils || (shares[i].spoiled > Points{} && seen_as_number(picture, i));
  }
  if (came_back_as(picture, *file, ValueKind::narrow) || (spoils && line > 0))
    return FoundFact{&diagnosis, line, false};
  const Line in_fill = narrow_fill(picture, shares, diagnosis);
  return in_fill ? std::optional<FoundFact>{{&diagnosis, *in_fill, true}} : std::nullopt;
}

std::optional<FoundFact> unsteady(const Picture& picture, const std::vector<Share>& shares,
                                  const Diagnosis& diagnosis) {
  const FileObservation* file = picture.frame();
  if (file == nullptr || std::ranges::all_of(file->answers, &CaseAnswer::steady)) return std::nullopt;
  bool charged = true;
  bool in_a_blank = false;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    for (const Quantity& quantity : picture.exercise().blanks[i].needs) {
      const Samples given = picture.of_file(*file, quantity);
      const bool shows = std::ranges::any_of(
          given, [](const Sample& sample) { return sample.state == Sample::State::unsteady; });
      in_a_blank = in_a_blank || shows;
      if (shows && shares[i].earned == picture.exercise().blanks[i].share) charged = false;
    }
  }
  int line = line_of_edit(picture.reading(), {"static", "thread_local", "+="});
  if (line == 0) line = line_of_edit(picture.reading(), {});
  return FoundFact{&diagnosis, line, charged && in_a_blank};
}

}  // namespace grader::judge
