// SPDX-License-Identifier: MIT
#include "grader/exercise/draws.hpp"

#include <fmt/format.h>

#include <limits>
#include <string>
#include <vector>

#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

constexpr std::int64_t most_random = 100;
constexpr std::int64_t widest = std::numeric_limits<std::int64_t>::max();

bool may_be_drawn(const Draw& draw, std::int64_t number) {
  if (draw.odd && number % 2 == 0) return false;
  return draw.not_multiple_of == 0 || number % draw.not_multiple_of != 0;
}

/// At least every sixth number of a range may be drawn unless none may, so a short look at its start decides.
bool holds(const Draw& draw, std::size_t least) {
  const std::int64_t looked_at = static_cast<std::int64_t>(least) * 8 + 8;
  std::size_t found = 0;
  for (std::int64_t step = 0; step < looked_at && step < draw.below - draw.from; ++step)
    if (may_be_drawn(draw, draw.from + step)) ++found;
  return found >= least;
}

void check_range(const Item& item, const Draw& draw, std::size_t least, Problems& problems) {
  if (draw.from >= draw.below) {
    problems.add(item.line, item.key,
                 fmt::format("no number lies from {} to below {}", draw.from, draw.below),
                 "let 'below' be larger than 'from'");
  } else if (draw.from < 0 && draw.below > widest + draw.from) {
    problems.add(item.line, item.key, "the range is wider than 63 bits", "narrow it");
  } else if (!holds(draw, least)) {
    problems.add(item.line, item.key, fmt::format("the range holds fewer than {} such numbers", least),
                 "widen it, or drop 'odd' or 'not_multiple_of'");
  }
}

std::vector<std::string> keys_at(DrawPlace place) {
  if (place == DrawPlace::basis) return {"from", "below", "odd", "not_multiple_of"};
  return {"random", "from", "below", "odd", "not_multiple_of"};
}

}  // namespace

std::optional<Draw> read_draw(const Item& item, DrawPlace place, std::size_t least, Problems& problems) {
  const std::size_t before = problems.count();
  const Fields fields(item, keys_at(place), problems);
  Draw draw;
  if (place == DrawPlace::grid) {
    const std::optional<Item> random = fields.need("random");
    const std::int64_t count = read_integer(random, problems).value_or(1);
    if (count < 1 || count > most_random)
      problems.add(random->line, random->key, fmt::format("{} random numbers", count),
                   fmt::format("ask for 1 to {}", most_random));
    else
      draw.count = static_cast<int>(count);
  }
  const auto from = read_integer(fields.need("from"), problems);
  const auto below = read_integer(fields.need("below"), problems);
  draw.odd = read_yes(fields.find("odd"), problems) == Answered::yes;
  if (const auto multiple = fields.find("not_multiple_of")) {
    const std::int64_t number = read_integer(multiple, problems).value_or(2);
    if (number < 2)
      problems.add(multiple->line, multiple->key, "below 2", "write 2 or more, or leave it out");
    else
      draw.not_multiple_of = number;
  }
  if (from && below) {
    draw.from = *from;
    draw.below = *below;
    check_range(item, draw, least, problems);
  }
  if (problems.count() != before) return std::nullopt;
  return draw;
}

}  // namespace grader::exercise
