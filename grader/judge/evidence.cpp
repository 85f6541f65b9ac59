// SPDX-License-Identifier: MIT
// Fixed inputs first: they may be shown to a student. A coefficient is told with a U in place of the hidden
// number, so that it never gives the number away.
#include "grader/judge/evidence.hpp"

#include <fmt/core.h>

#include <cmath>

namespace grader::judge {
namespace {

std::string number_text(const Value& value) {
  if (value.kind != ValueKind::real) return fmt::format("{}", value.integer);
  if (std::isnan(value.real)) return "nan";
  if (std::isinf(value.real)) return value.real > 0 ? "inf" : "-inf";
  return fmt::format("{}", value.real);
}

std::string argument_text(const CallArgument& argument, const Number& number) {
  if (argument.type == CallArgument::Type::flag) return number.integer != 0 ? "true" : "false";
  return number.is_real ? fmt::format("{}", number.real) : fmt::format("{}", number.integer);
}

std::string fill_shown(const Call& call, const std::vector<std::string>& arguments) {
  std::string text = call.shown;
  for (std::size_t i = 0; i < call.arguments.size(); ++i) {
    const std::string hole = "{" + call.arguments[i].name + "}";
    for (auto at = text.find(hole); at != std::string::npos; at = text.find(hole, at + arguments[i].size())) {
      text.replace(at, hole.size(), arguments[i]);
    }
  }
  return text;
}

std::string basis_call(const Exercise& exercise, const Quantity& quantity) {
  const Call& call = exercise.calls[exercise.probes[quantity.probe].call];
  std::vector<std::string> arguments(call.arguments.size(), "0");
  if (quantity.kind == Quantity::Kind::coefficient) arguments[quantity.index] = "U";
  return fill_shown(call, arguments);
}

std::string basis_value(const Sample& sample, const Quantity& quantity) {
  const std::string text = describe(sample);
  return quantity.kind == Quantity::Kind::coefficient && sample.state == Sample::State::number ? text + " * U"
                                                                                               : text;
}

std::string member_text(const Exercise& exercise, const Case& asked, const Quantity& quantity) {
  if (quantity.kind != Quantity::Kind::value) return {};
  const CallValue& value = exercise.calls[asked.call].values[quantity.index];
  return value.member.empty() ? std::string{} : "." + value.member;
}

}  // namespace

std::string describe(const Sample& sample) {
  switch (sample.state) {
    case Sample::State::unknown:
      return "no answer";
    case Sample::State::missing:
      return "cannot be read";
    case Sample::State::unsteady:
      return "different answers";
    case Sample::State::number:
      return number_text(sample.number);
    case Sample::State::threw:
      break;
  }
  switch (sample.ending) {
    case CallEnding::invalid_argument:
      return "throws std::invalid_argument";
    case CallEnding::out_of_range:
      return "throws std::out_of_range";
    case CallEnding::logic_error:
      return "throws std::logic_error";
    case CallEnding::runtime_error:
      return "throws std::runtime_error";
    case CallEnding::bad_alloc:
      return "throws std::bad_alloc";
    default:
      return "throws";
  }
}

std::string describe_call(const Exercise& exercise, const Case& asked) {
  const Call& call = exercise.calls[asked.call];
  std::vector<std::string> arguments;
  for (std::size_t i = 0; i < call.arguments.size(); ++i) {
    arguments.push_back(argument_text(call.arguments[i], asked.arguments[i]));
  }
  return fill_shown(call, arguments);
}

Evidence evidence_for(const Picture& picture, const Samples& given, const Quantity& quantity) {
  const Exercise& exercise = picture.exercise();
  const Samples& wanted = picture.wanted(quantity);
  Evidence hidden;
  for (std::size_t i = 0; i < given.size() && i < wanted.size(); ++i) {
    if (agrees(given[i], wanted[i], exercise.tolerance)) continue;
    if (quantity.kind == Quantity::Kind::alone) {
      return {exercise.blanks[quantity.probe].id, describe(given[i]), describe(wanted[i]), true};
    }
    if (quantity.kind == Quantity::Kind::coefficient || quantity.kind == Quantity::Kind::constant) {
      return {basis_call(exercise, quantity), basis_value(given[i], quantity),
              basis_value(wanted[i], quantity), true};
    }
    const Case& asked = picture.plan().cases[wanted[i].case_index];
    Evidence evidence{describe_call(exercise, asked) + member_text(exercise, asked, quantity),
                      describe(given[i]), describe(wanted[i]), asked.fixed};
    if (asked.fixed) return evidence;
    if (hidden.empty()) hidden = evidence;
  }
  return hidden;
}

Evidence evidence_for(const Picture& picture, const std::vector<Quantity>& quantities) {
  for (const Quantity& quantity : quantities) {
    Evidence evidence = evidence_for(picture, picture.of_student(quantity), quantity);
    if (!evidence.empty()) return evidence;
  }
  return {};
}

}  // namespace grader::judge
