// SPDX-License-Identifier: MIT
// What a rubric means by `sizes.model`, `terms.constant`, `guard` and `alone.two`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

/// After calls, probes and the names of the blanks are known. An unknown name is reported; one that belongs
/// to a probe which was faulty itself is passed over.
std::optional<Quantity> read_quantity(const Item& item, Draft& draft);

/// A list of them, each once. Those that are faulty are left out.
std::vector<Quantity> read_quantities(const std::optional<Item>& list, Draft& draft);

/// The same under a list, with the place of each.
struct PlacedQuantity {
  Quantity quantity = {};
  Item item = {};
};
std::vector<PlacedQuantity> read_placed_quantities(const std::optional<Item>& list, Draft& draft);

Quantity alone_quantity(std::size_t blank, const std::string& id);

/// The names that a condition over this probe may use for what was observed: of values, or of coefficients
/// and `constant`. Empty when the probe was faulty.
std::vector<std::string> names_in(const Draft& draft, std::size_t probe);

/// What such a name stands for; nothing when there is no such name.
std::optional<Quantity> quantity_in(const Draft& draft, std::size_t probe, const std::string& name);

/// The index of the probe that is named; an unknown one is reported.
std::optional<std::size_t> read_probe_name(const std::optional<Item>& item, Draft& draft);

/// The index of the blank that is named; an unknown one is reported.
std::optional<std::size_t> read_blank_name(const std::string& name, const Item& item, Draft& draft);

}  // namespace grader::exercise
