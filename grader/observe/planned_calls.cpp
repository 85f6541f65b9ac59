// SPDX-License-Identifier: MIT
#include "grader/observe/planned_calls.hpp"

#include <fmt/format.h>

#include <numeric>

#include "grader/error.hpp"
#include "grader/sys/digest.hpp"

namespace grader::observe {
namespace {

/// The adapter's parameter decides whether a whole number travels as one.
std::vector<Number> typed_arguments(const Call& call, const std::vector<Number>& arguments) {
  std::vector<Number> typed = arguments;
  for (std::size_t i = 0; i < typed.size() && i < call.arguments.size(); ++i)
    if (call.arguments[i].type == CallArgument::Type::real && !typed[i].is_real)
      typed[i] = {true, 0, static_cast<double>(typed[i].integer)};
  return typed;
}

}  // namespace

std::vector<SentCall> calls_for(const Exercise& exercise, const CasePlan& plan, std::size_t copy,
                                std::size_t alone) {
  std::vector<SentCall> calls;
  for (const Case& planned : plan.cases) {
    const Call& call = exercise.calls.at(planned.call);
    if (call.values.size() > most_items_of_a_call || call.arguments.size() > most_items_of_a_call)
      throw Error(fmt::format("{}: call {} has more than {} values or arguments", exercise.rubric_path,
                              call.id, most_items_of_a_call),
                  "split the call in the rubric and the adapter");
    calls.push_back({copy, planned.call, call.values.size(), typed_arguments(call, planned.arguments)});
  }
  for (std::size_t i = 0; i < alone; ++i) calls.push_back({copy, exercise.calls.size() + i, 1, {}});
  return calls;
}

std::string order_seed(const std::vector<SentCall>& calls) {
  std::vector<std::size_t> all(calls.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return sys::labelled_digest({{"calls", write_calls(calls, all)}});
}

Answer alone_answer(const CaseAnswer& answer) { return answer.steady ? answer.answer : Answer{}; }

}  // namespace grader::observe
