// SPDX-License-Identifier: MIT
#include "grader/answers/component_sizes.hpp"

#include <algorithm>

namespace grader::answers {

double size_of(const LedgerRule& rule, const std::vector<std::size_t>& components) {
  double size = 0;
  for (const std::size_t component : components) size += rule.components[component].size;
  return size;
}

double whole_size(const LedgerRule& rule) {
  double size = 0;
  for (const LedgerRule::Component& component : rule.components)
    size += component.optional ? 0 : component.size;
  return size;
}

double asked_size(const LedgerRule& rule) {
  double size = 0;
  for (const LedgerRule::Component& component : rule.components)
    size += component.optional || component.base ? 0 : component.size;
  return size;
}

bool fits(const Quantity& quantity, double size) {
  return std::ranges::any_of(quantity.sizes, [&](double possible) { return near(possible, size); });
}

}  // namespace grader::answers
