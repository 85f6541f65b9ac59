// SPDX-License-Identifier: MIT
// Every field of what is kept, taken apart by the language itself: a field that is added to one of these
// types stops this file from compiling, and so is thought of before it can be forgotten.
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "grader/types/grade.hpp"
#include "grader/types/human_mark.hpp"
#include "grader/types/observation.hpp"
#include "grader/types/submission.hpp"

namespace grader::tests {

// clang-format off
inline auto parts(Text& x) { auto& [a, b] = x; return std::tie(a, b); }
inline auto parts(Points& x) { auto& [a] = x; return std::tie(a); }
inline auto parts(Evidence& x) { auto& [a, b, c, d] = x; return std::tie(a, b, c, d); }
inline auto parts(HardFail& x) { auto& [a, b, c, d, e, f, g, h] = x; return std::tie(a, b, c, d, e, f, g, h); }
inline auto parts(Deduction& x) { auto& [a, b, c, d] = x; return std::tie(a, b, c, d); }
inline auto parts(FoundDiagnosis& x) { auto& [a, b, c, d] = x; return std::tie(a, b, c, d); }
inline auto parts(BlankMark& x) { auto& [a, b, c, d, e, f, g, h, i, j, k] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k); }
inline auto parts(CriterionMark& x) { auto& [a, b, c, d, e] = x; return std::tie(a, b, c, d, e); }
inline auto parts(CodeMark& x) { auto& [a, b, c, d, e, f, g, h, i, j, k, l] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l); }
inline auto parts(FoundConcept& x) { auto& [a, b, c, d] = x; return std::tie(a, b, c, d); }
inline auto parts(MissingConcept& x) { auto& [a, b, c] = x; return std::tie(a, b, c); }
inline auto parts(FoundSlip& x) { auto& [a, b, c] = x; return std::tie(a, b, c); }
inline auto parts(QuestionMark& x) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q); }
inline auto parts(Provenance& x) { auto& [a, b, c, d, e] = x; return std::tie(a, b, c, d, e); }
inline auto parts(RescaleMark& x) { auto& [a, b] = x; return std::tie(a, b); }
inline auto parts(DeviceRow& x) { auto& [a, b, c, d, e, f, g, h, i, j] = x; return std::tie(a, b, c, d, e, f, g, h, i, j); }
inline auto parts(DevicePhase& x) { auto& [a, b, c, d, e] = x; return std::tie(a, b, c, d, e); }
inline auto parts(DeviceMark& x) { auto& [a, b, c, d, e, f, g, h, i, j, k] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k); }
inline auto parts(Grade& x) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t); }
inline auto parts(SubmittedFile& x) { auto& [a, b, c, d] = x; return std::tie(a, b, c, d); }
inline auto parts(AnswersFile& x) { auto& [a, b] = x; return std::tie(a, b); }
inline auto parts(Submission& x) { auto& [a, b, c, d, e, f] = x; return std::tie(a, b, c, d, e, f); }
/// Without `line`, which only means something while its file is read.
inline auto parts(HumanMark& x) { auto& [a, b, c, d, e, f, g, h, line] = x; static_cast<void>(line); return std::tie(a, b, c, d, e, f, g, h); }
inline auto parts(Number& x) { auto& [a, b, c] = x; return std::tie(a, b, c); }
inline auto parts(Value& x) { auto& [a, b, c] = x; return std::tie(a, b, c); }
inline auto parts(Answer& x) { auto& [a, b] = x; return std::tie(a, b); }
inline auto parts(Case& x) { auto& [a, b, c, d, e, f] = x; return std::tie(a, b, c, d, e, f); }
inline auto parts(CasePlan& x) { auto& [a] = x; return std::tie(a); }
inline auto parts(Build& x) { auto& [a, b] = x; return std::tie(a, b); }
inline auto parts(CaseAnswer& x) { auto& [a, b, c] = x; return std::tie(a, b, c); }
/// Without `output`, which is not kept: it is hostile, and may hold hidden inputs.
inline auto parts(FileObservation& x) { auto& [a, b, c, d, e, output] = x; static_cast<void>(output); return std::tie(a, b, c, d, e); }
inline auto parts(CopyObservation& x) { auto& [a, b, c, d, e] = x; return std::tie(a, b, c, d, e); }
inline auto parts(Trial& x) { auto& [a, b, c, d] = x; return std::tie(a, b, c, d); }
inline auto parts(Expected& x) { auto& [a, b] = x; return std::tie(a, b); }
inline auto parts(Observations& x) { auto& [a, b, c, d, e] = x; return std::tie(a, b, c, d, e); }
inline auto parts(ObservedSubmission& x) { auto& [a, b, c, d, e] = x; return std::tie(a, b, c, d, e); }
// clang-format on

/// Sets every field, down to the last, to what is neither its default nor its neighbour's value.
class Filling {
 public:
  void set(bool& flag) { flag = !flag; }
  void set(std::string& text) { text = "text \"" + std::to_string(++count_) + "\" 张三\n\xff"; }
  void set(double& real) { real = 0.1 * ++count_; }
  template <class Whole>
  requires std::integral<Whole> || std::is_enum_v<Whole>
  void set(Whole& whole) {
    if constexpr (std::is_enum_v<Whole>) {
      whole = static_cast<Whole>(1);
    } else {
      whole = static_cast<Whole>(++count_);
    }
  }
  template <class Item>
  void set(std::vector<Item>& items) {
    for (int i = 0; i < 2; ++i) set(items.emplace_back());
  }
  template <class Item>
  void set(std::map<std::string, Item>& items) {
    set(items["one"]);
    set(items["two"]);
  }
  /// What was measured then is not measured now: only these come back as they were.
  void set(DeviceVerdict& verdict) { verdict = DeviceVerdict::inconclusive(); }
  void set(DeviceBasis& basis) { basis = DeviceBasis::recorded; }
  void set(std::vector<bool>& flags) { flags = {true, false, true}; }
  template <class Item>
  void set(std::optional<Item>& item) {
    set(item.emplace());
  }
  template <class Struct>
  requires std::is_class_v<Struct>
  void set(Struct& value) {
    std::apply([this](auto&... field) { (set(field), ...); }, parts(value));
  }

 private:
  int count_ = 0;
};

template <class Whole>
Whole filled() {
  Whole value;
  Filling().set(value);
  return value;
}

template <class Plain>
bool same(Plain& left, Plain& right) {
  return left == right;
}

inline bool same(std::vector<bool>& left, std::vector<bool>& right) { return left == right; }
template <class Item>
bool same(std::vector<Item>& left, std::vector<Item>& right);
template <class Item>
bool same(std::optional<Item>& left, std::optional<Item>& right);
template <class Struct>
requires requires(Struct& value) { parts(value); }
bool same(Struct& left, Struct& right) {
  return std::apply(
      [&](auto&... lefts) {
        return std::apply([&](auto&... rights) { return (same(lefts, rights) && ...); }, parts(right));
      },
      parts(left));
}

template <class Item>
bool same(std::vector<Item>& left, std::vector<Item>& right) {
  bool equal = left.size() == right.size();
  for (std::size_t i = 0; equal && i < left.size(); ++i) equal = same(left[i], right[i]);
  return equal;
}

template <class Item>
bool same(std::optional<Item>& left, std::optional<Item>& right) {
  return left.has_value() == right.has_value() && (!left || same(*left, *right));
}

}  // namespace grader::tests
