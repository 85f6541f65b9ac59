// SPDX-License-Identifier: MIT
#include "grader/exercise/rescale.hpp"

#include <cstdint>
#include <string>
#include <utility>

#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

std::int64_t read_count(const std::optional<Item>& item, Problems& problems) {
  const auto number = read_integer(item, problems);
  if (number && *number < 1) problems.add(item->line, item->key, "below 1", "write 1 or more");
  return number.value_or(1);
}

}  // namespace

void read_rescale(const std::optional<Item>& item, Draft& draft) {
  if (!item) return;
  Problems& problems = draft.problems;
  const Fields fields(*item, {"headings", "known_sizes", "schemes", "units", "tolerance"}, problems);
  RescaleTask task;
  task.headings = read_texts(fields.need("headings"), problems);
  for (const Item& size : read_list(fields.find("known_sizes"), problems))
    task.known_sizes.push_back(read_count(size, problems));
  for (const Item& one : read_list(fields.need("schemes"), problems)) {
    const Fields scheme(one, {"bytes_each", "words"}, problems);
    task.schemes.push_back({read_count(scheme.need("bytes_each"), problems), {}});
    if (scheme.has("words")) task.schemes.back().words = read_texts(scheme.find("words"), problems);
  }
  for (const Item& one : read_list(fields.need("units"), problems)) {
    const Fields unit(one, {"name", "bytes"}, problems);
    std::string name = read_text(unit.need("name"), problems);
    task.units.push_back({std::move(name), read_count(unit.need("bytes"), problems)});
  }
  const auto tolerance = fields.find("tolerance");
  task.tolerance = read_real(tolerance, problems).value_or(task.tolerance);
  if (task.tolerance < 0 || task.tolerance >= 1)
    problems.add(tolerance->line, tolerance->key, "no relative error",
                 "write a number from 0 to below 1, as 0.01");
  draft.exercise.rescale = std::move(task);
}

void read_text_hard_fails(const std::optional<Item>& item, Draft& draft) {
  if (!item) return;
  const std::string text = read_text(item, draft.problems);
  if (text == "apply") draft.exercise.text_hard_fails = TextHardFails::apply;
  if (!text.empty() && text != "apply" && text != "confirm")
    draft.problems.add(item->line, item->key, "neither confirm nor apply", "write confirm or apply");
}

}  // namespace grader::exercise
