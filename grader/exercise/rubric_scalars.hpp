// SPDX-License-Identifier: MIT
// The single values of a rubric. Each reader reports what is wrong and gives nothing (or an empty text) then,
// and gives the same without a word when the value is absent: Fields::need has reported that.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "grader/exercise/rubric_fields.hpp"
#include "grader/types/points.hpp"
#include "grader/types/text.hpp"

namespace grader::exercise {

std::string read_text(const std::optional<Item>& item, Problems& problems);
std::vector<std::string> read_texts(const std::optional<Item>& list, Problems& problems);
/// Any other text is reported.
void expect_text(const std::optional<Item>& item, std::string_view expected, Problems& problems);

/// {zh: …, en: …}, neither empty.
Text read_message(const std::optional<Item>& item, Problems& problems);

/// 0 or more, in whole hundredths.
std::optional<Points> read_points(const std::optional<Item>& item, Problems& problems);

std::optional<std::int64_t> read_integer(const std::optional<Item>& item, Problems& problems);
std::optional<double> read_real(const std::optional<Item>& item, Problems& problems);  ///< finite

enum class Answered { no, yes, unclear };
/// `true` or `false`; absent is no, anything else unclear and reported.
Answered read_yes(const std::optional<Item>& item, Problems& problems);

/// [a-z][a-z0-9_]*, not in `seen`; is added to it. What is not so is given all the same, so that whoever
/// names it is not blamed too.
std::string read_id(const std::optional<Item>& item, std::set<std::string>& seen, Problems& problems);
bool is_id(const std::string& text);

/// `4`, `3.5`, `0.25`
std::string points_text(Points points);

}  // namespace grader::exercise
