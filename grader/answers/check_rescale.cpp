// SPDX-License-Identifier: MIT
#include "grader/answers/check_rescale.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "grader/answers/amounts.hpp"
#include "grader/answers/plain_letters.hpp"

namespace grader::answers {
namespace {

using State = RescaleMark::State;

bool is_near(double given, double wanted, double tolerance) {
  return std::abs(given - wanted) <= tolerance * std::abs(wanted) * (1 + 1e-9);
}

/// A count: a large number, or one with a word for its size. A total in some unit is none.
std::vector<double> sizes_in(const RescaleTask& task, const std::vector<Amount>& amounts) {
  constexpr double least = 1e6;
  std::vector<double> sizes;
  for (const Amount& amount : amounts) {
    const bool is_total = std::ranges::any_of(
        task.units, [&](const RescaleUnit& unit) { return amount.unit == plain_letters(unit.name).text; });
    if (!is_total && amount.number >= least) sizes.push_back(amount.number);
  }
  return sizes;
}

bool has_words(const RescaleScheme& scheme, const std::string& plain) {
  return scheme.words.empty() || std::ranges::any_of(scheme.words, [&](const std::string& word) {
           return plain.find(plain_letters(word).text) != std::string::npos;
         });
}

bool states(const std::vector<Amount>& amounts, const RescaleUnit& unit, double bytes, double tolerance) {
  return std::ranges::any_of(amounts, [&](const Amount& amount) {
    return amount.unit == plain_letters(unit.name).text &&
           is_near(amount.bare, bytes / static_cast<double>(unit.bytes), tolerance);
  });
}

bool names_unit(const std::vector<Amount>& amounts, const RescaleUnit& unit) {
  return std::ranges::any_of(
      amounts, [&](const Amount& amount) { return amount.unit == plain_letters(unit.name).text; });
}

RescaleMark wrong(const std::string& zh, const std::string& en) { return {State::wrong, {zh, en}}; }

/// The unit whose total nowhere fits although another's does, or nothing.
const RescaleUnit* unit_that_fails(const RescaleTask& task, const std::vector<Amount>& amounts,
                                   double bytes) {
  const auto fits = [&](const RescaleUnit& unit) { return states(amounts, unit, bytes, task.tolerance); };
  if (!std::ranges::any_of(task.units, fits)) return nullptr;
  const auto failing = std::ranges::find_if_not(task.units, fits);
  return failing == task.units.end() ? nullptr : &*failing;
}

}  // namespace

RescaleMark check_rescale(const RescaleTask& task, const WrittenAnswers& written) {
  if (!written.rescale_found)
    return {State::missing, {"没有找到换算题。", "The rescale task was not found."}};
  const std::vector<Amount> amounts = amounts_in(written.rescale);
  if (amounts.empty()) return {State::missing, {"换算题里没有数。", "The rescale task holds no number."}};

  std::vector<double> sizes = sizes_in(task, amounts);
  if (sizes.empty())
    return wrong("没有看出选的规模。请写出规模，连同单位。",
                 "No size can be seen. Write it down, with its unit.");
  std::erase_if(sizes, [&](double size) {
    return std::ranges::any_of(task.known_sizes, [&](std::int64_t known) {
      return is_near(size, static_cast<double>(known), task.tolerance);
    });
  });
  if (sizes.empty())
    return wrong("这个规模已经算过了。请换一个。", "This size is worked out already. Pick another.");

  const std::string plain = plain_letters(written.rescale).text;
  const RescaleUnit* failing = nullptr;
  for (const double size : sizes) {
    for (const RescaleScheme& scheme : task.schemes) {
      if (!has_words(scheme, plain)) continue;
      const double bytes = size * static_cast<double>(scheme.bytes_each);
      const bool all = std::ranges::all_of(
          task.units, [&](const RescaleUnit& unit) { return states(amounts, unit, bytes, task.tolerance); });
      if (all) return {State::done, {}};
      if (failing == nullptr) failing = unit_that_fails(task, amounts, bytes);
    }
  }
  const auto unnamed = std::ranges::find_if_not(
      task.units, [&](const RescaleUnit& unit) { return names_unit(amounts, unit); });
  if (unnamed != task.units.end())
    return wrong("缺少以 " + unnamed->name + " 为单位的总量。",
                 "The total in " + unnamed->name + " is missing.");
  if (failing != nullptr)
    return wrong("以 " + failing->name + " 为单位的总量不对。这个单位是多少字节？",
                 "The total in " + failing->name + " does not fit. How many bytes is that unit?");
  return wrong("总量与写出的规模不符。每一份各占多少字节？全部加上了吗？",
               "The totals do not fit the size. How many bytes does each item take, and are all of them in?");
}

}  // namespace grader::answers
