// SPDX-License-Identifier: MIT
// One function for each kind of fact; the table at the end says which. The rubric decides what a fact is
// called, what it costs and what the student is told.
#include "grader/judge/facts.hpp"

#include <algorithm>
#include <map>

namespace grader::judge {
namespace {

/// Found, and where; nothing: not found.
using Line = std::optional<int>;

bool contains(const std::vector<std::string>& list, const std::string& word) {
  return std::ranges::find(list, word) != list.end();
}

/// The first edit outside the blanks that brings in one of the words; without words, the first at all.
int line_of_edit(const Reading& reading, const std::vector<std::string>& words) {
  for (const Edit& edit : reading.edits) {
    const bool fits = words.empty() ? edit.blank == Edit::outside
                                    : std::ranges::any_of(edit.added, [&](const std::string& token) {
                                        return contains(words, token);
                                      });
    if (fits) return edit.line;
  }
  return 0;
}

bool brings_in(const Edit& edit, const std::vector<std::string>& words) {
  return std::ranges::any_of(edit.added, [&](const std::string& token) { return contains(words, token); });
}

const Diagnosis* diagnosis_of(const Exercise& exercise, FactKind kind) {
  const auto found = std::ranges::find(exercise.diagnoses, kind, &Diagnosis::fact);
  return found == exercise.diagnoses.end() ? nullptr : &*found;
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
  const bool clean = picture.observations().own.ending == RunEnding::clean;
  for (const Quantity& quantity : picture.exercise().blanks[blank].needs) {
    const Samples given = picture.of_file(picture.observations().own, quantity);
    const bool numbers = std::ranges::any_of(given, [&](const Sample& sample) {
      return sample.state == Sample::State::number || (sample.state == Sample::State::unknown && clean);
    });
    if (numbers && !picture.is_right(given, quantity)) return true;
  }
  return false;
}

Line unfilled(const Picture& picture) {
  for (const Fill& fill : picture.reading().fills) {
    if (fill.state == FillState::unfilled) return fill.line;
  }
  return std::nullopt;
}

/// Blanks whose text keeps the own file from compiling and earned nothing.
std::vector<std::size_t> failing_fills(const Picture& picture, const std::vector<Share>& shares) {
  std::vector<std::size_t> failing;
  if (picture.own_compiled()) return failing;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const bool has_text = picture.reading().fills[i].state != FillState::unfilled;
    if (has_text && picture.is_broken(i) && shares[i].earned == Points{}) failing.push_back(i);
  }
  return failing;
}

Line fill_text(const Picture& picture, const std::vector<Share>& shares, const Diagnosis& diagnosis) {
  for (const std::size_t blank : failing_fills(picture, shares)) {
    const Fill& fill = picture.reading().fills[blank];
    std::string text = fill.text;
    for (const Edit& edit : picture.reading().edits) {
      if (edit.blank != blank) continue;
      for (const std::string& token : edit.added) text += " " + token;
    }
    if (std::ranges::any_of(diagnosis.tokens,
                            [&](const auto& tokens) { return holds_tokens(text, tokens); })) {
      return fill.line;
    }
  }
  return std::nullopt;
}

Line fill_does_not_compile(const Picture& picture, const std::vector<Share>& shares) {
  const auto failing = failing_fills(picture, shares);
  return failing.empty() ? Line{} : Line{picture.reading().fills[failing.front()].line};
}

Line build_says(const Picture& picture, const Diagnosis& diagnosis) {
  if (picture.own_compiled()) return std::nullopt;
  const std::string& said = picture.observations().own.build.diagnostics;
  const bool found = std::ranges::any_of(
      diagnosis.tokens, [&](const std::string& text) { return said.find(text) != std::string::npos; });
  return found ? Line{line_of_edit(picture.reading(), {})} : std::nullopt;
}

Line file_does_not_compile(const Picture& picture) {
  const auto said = diagnosis_of(picture.exercise(), FactKind::build_says);
  if (picture.own_compiled() || picture.repaired_compiled() || !edited_outside(picture.reading())) {
    return std::nullopt;
  }
  if (said != nullptr && build_says(picture, *said)) return std::nullopt;
  return line_of_edit(picture.reading(), {});
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
    return contains(picture.reading().absent_names, described.member) ? Gone::deleted : Gone::changed;
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

/// A blank that lost points, seen with a wrong number, whose text or statement brings in one of the words.
Line narrow_fill(const Picture& picture, const std::vector<Share>& shares, const Diagnosis& diagnosis) {
  if (!picture.own_compiled()) return std::nullopt;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const Fill& fill = picture.reading().fills[i];
    if (shares[i].earned == picture.exercise().blanks[i].share) continue;
    const bool in_fill = std::ranges::any_of(
        diagnosis.tokens, [&](const std::string& word) { return holds_tokens(fill.text, word); });
    const bool in_statement = std::ranges::any_of(picture.reading().edits, [&](const Edit& edit) {
      return edit.blank == i && brings_in(edit, diagnosis.tokens);
    });
    if ((in_fill || in_statement) && seen_as_number(picture, i)) return fill.line;
  }
  return std::nullopt;
}

/// 32 bits where 64 are needed: a value's type, or an edit that brings in such a type and spoils values.
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

Line floating_type(const Picture& picture) {
  const FileObservation* file = picture.frame();
  if (file == nullptr || !came_back_as(picture, *file, ValueKind::real)) return std::nullopt;
  return line_of_edit(picture.reading(), {"double", "float", "long"});
}

/// The same call, different answers. Charged already where every blank that shows it has lost its share.
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

/// The edit that touches the template's words `near_code`.
int line_near(const Picture& picture, const std::string& near_code) {
  for (const Edit& edit : picture.reading().edits) {
    std::string removed;
    for (const std::string& token : edit.removed) removed += " " + token;
    std::string added;
    for (const std::string& token : edit.added) added += " " + token;
    if (!near_code.empty() && (holds_tokens(removed, near_code) || holds_tokens(added, near_code)))
      return edit.line;
  }
  return line_of_edit(picture.reading(), {});
}

/// Whether the call of a case is answered for no input at all: then a crash says nothing about the case.
bool never_answers(const Picture& picture, const FileObservation& file, std::size_t case_index) {
  for (std::size_t i = 0; i < file.answers.size(); ++i) {
    const bool same_call = picture.plan().cases[i].call == picture.plan().cases[case_index].call;
    if (same_call && file.answers[i].answer.ending != CallEnding::unanswered) return false;
  }
  return true;
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
    if (!crashes_anyway) return line_near(picture, diagnosis.near_code);
  }
  return std::nullopt;
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

/// Right wherever the inputs are the published ones, and wrong somewhere for every other input.
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

Line empty_file(const Picture& picture) { return picture.reading().empty ? Line{0} : std::nullopt; }

/// Neither a program nor the template: no fill is there, or only few and none of them is C++.
Line wrong_file(const Picture& picture, const std::vector<Share>& shares) {
  if (picture.reading().empty) return std::nullopt;
  std::size_t recognised = 0;
  for (const Fill& fill : picture.reading().fills) {
    if (fill.state != FillState::deleted && fill.state != FillState::not_located) ++recognised;
  }
  const bool nothing_earned =
      std::ranges::all_of(shares, [](const Share& share) { return share.earned == Points{}; });
  if (!nothing_earned) return std::nullopt;
  if (picture.own_compiled()) {
    const auto is_missing = [](const Value& value) { return value.kind == ValueKind::missing; };
    const bool offers_nothing =
        std::ranges::all_of(picture.observations().own.answers, [&](const CaseAnswer& one) {
          return one.answer.ending == CallEnding::returned &&
                 std::ranges::all_of(one.answer.values, is_missing);
        });
    return offers_nothing && recognised == 0 ? Line{0} : std::nullopt;
  }
  return 2 * recognised < picture.reading().fills.size() ? Line{0} : std::nullopt;
}

Line find_line(const Picture& picture, const std::vector<Share>& shares, const Diagnosis& diagnosis) {
  switch (diagnosis.fact) {
    case FactKind::none:
      return std::nullopt;
    case FactKind::unfilled:
      return unfilled(picture);
    case FactKind::fill_does_not_compile:
      return fill_does_not_compile(picture, shares);
    case FactKind::fill_text:
      return fill_text(picture, shares, diagnosis);
    case FactKind::file_does_not_compile:
      return file_does_not_compile(picture);
    case FactKind::build_says:
      return build_says(picture, diagnosis);
    case FactKind::wrong_file:
      return wrong_file(picture, shares);
    case FactKind::empty_file:
      return empty_file(picture);
    case FactKind::interface_changed:
      return picture.reading().public_renames.empty() ? values_gone(picture, Gone::changed)
                                                      : Line{line_of_edit(picture.reading(), {})};
    case FactKind::member_deleted:
      return values_gone(picture, Gone::deleted);
    case FactKind::floating_type:
      return floating_type(picture);
    case FactKind::probe_wrong:
      return probe_wrong(picture, diagnosis);
    case FactKind::only_known_inputs:
      return only_known_inputs(picture, diagnosis);
    case FactKind::wrote_output:
      // A crash prints too, and is told by itself.
      return picture.observations().own.wrote_output && picture.observations().own.ending == RunEnding::clean
                 ? Line{0}
                 : std::nullopt;
    case FactKind::narrow_type:
    case FactKind::unsteady:
      break;  // these know more than a line
  }
  return std::nullopt;
}

std::optional<FoundFact> find(const Picture& picture, const std::vector<Share>& shares,
                              const Diagnosis& diagnosis) {
  if (diagnosis.fact == FactKind::narrow_type) return narrow_type(picture, shares, diagnosis);
  if (diagnosis.fact == FactKind::unsteady) return unsteady(picture, shares, diagnosis);
  const Line line = find_line(picture, shares, diagnosis);
  return line ? std::optional<FoundFact>{{&diagnosis, *line, false}} : std::nullopt;
}

}  // namespace

bool holds_tokens(const std::string& text, const std::string& tokens) {
  return (" " + text + " ").find(" " + tokens + " ") != std::string::npos;
}

bool is_no_attempt(const std::vector<FoundFact>& facts) {
  return std::ranges::any_of(facts, [](const FoundFact& fact) {
    return fact.diagnosis->fact == FactKind::wrong_file || fact.diagnosis->fact == FactKind::empty_file;
  });
}

bool edited_outside(const Reading& reading) {
  return std::ranges::any_of(reading.edits, [](const Edit& edit) { return edit.blank == Edit::outside; });
}

bool runs_through(const Picture& picture, std::size_t blank) {
  if (!picture.own_compiled()) return false;
  const FileObservation& own = picture.observations().own;
  for (const Quantity& quantity : picture.exercise().blanks[blank].needs) {
    for (const Sample& sample : picture.of_file(own, quantity)) {
      if (sample.state == Sample::State::unsteady) return true;
    }
  }
  const Diagnosis* narrow = diagnosis_of(picture.exercise(), FactKind::narrow_type);
  if (narrow == nullptr) return false;
  std::vector<std::size_t> places;
  for (const Edit& edit : picture.reading().edits) {
    if (brings_in(edit, narrow->tokens)) places.push_back(edit.blank);
  }
  const bool here = std::ranges::find(places, blank) != places.end();
  return here && std::ranges::any_of(places, [&](std::size_t place) { return place != blank; });
}

std::vector<FoundFact> find_facts(const Picture& picture, const std::vector<Share>& shares) {
  std::vector<FoundFact> facts;
  for (const Diagnosis& diagnosis : picture.exercise().diagnoses) {
    const auto fact = find(picture, shares, diagnosis);
    if (!fact) continue;
    if (diagnosis.fact == FactKind::empty_file || diagnosis.fact == FactKind::wrong_file) return {*fact};
    facts.push_back(*fact);
  }
  return facts;
}

}  // namespace grader::judge
