// SPDX-License-Identifier: MIT
#include "grader/report/characters.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace grader::report {
namespace {

struct Range {
  char32_t first = 0;
  char32_t last = 0;
};

// An allow-list by block: what Unicode adds later stays escaped until somebody looks at it. The gaps are the
// point: soft hyphen, joiners, bidi controls, fillers, variation selectors, odd spaces, separators, private
// use, tags.
constexpr std::array readable_ranges = {
    Range{0x20, 0x7E},       Range{0xA1, 0xAC},       Range{0xAE, 0x34E},      Range{0x350, 0x5FF},
    Range{0x606, 0x61B},     Range{0x61D, 0x6DC},     Range{0x6DE, 0x70D},     Range{0x710, 0x88F},
    Range{0x892, 0x8E1},     Range{0x8E3, 0x115E},    Range{0x1161, 0x167F},   Range{0x1681, 0x17B3},
    Range{0x17B6, 0x180A},   Range{0x1810, 0x1FFF},   Range{0x2010, 0x2027},   Range{0x2030, 0x205E},
    Range{0x2070, 0x27FF},   Range{0x2900, 0x2FFF},   Range{0x3000, 0x3163},   Range{0x3165, 0xABFF},
    Range{0xAC00, 0xD7FF},   Range{0xF900, 0xFDCF},   Range{0xFDF0, 0xFDFF},   Range{0xFE10, 0xFEFC},
    Range{0xFF01, 0xFF9F},   Range{0xFFA1, 0xFFEE},   Range{0x1D400, 0x1D7FF}, Range{0x1F300, 0x1FAFF},
    Range{0x20000, 0x2FA1F}, Range{0x30000, 0x323AF},
};

constexpr std::array combining_ranges = {
    Range{0x300, 0x36F},   Range{0x483, 0x489},   Range{0x591, 0x5BD},   Range{0x610, 0x61A},
    Range{0x64B, 0x65F},   Range{0x6D6, 0x6ED},   Range{0xE31, 0xE31},   Range{0xE34, 0xE3A},
    Range{0xE47, 0xE4E},   Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20F0},
    Range{0x302A, 0x302D}, Range{0x3099, 0x309A}, Range{0xFE20, 0xFE2F},
};

constexpr std::array wide_ranges = {
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0xA4CF},   Range{0xA960, 0xA97F},
    Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},   Range{0xFF01, 0xFF60},
    Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1FAFF},
    Range{0x20000, 0x323AF},
};

bool is_in(std::span<const Range> ranges, char32_t code) {
  const auto after = std::ranges::upper_bound(ranges, code, {}, &Range::first);
  return after != ranges.begin() && code <= std::prev(after)->last;
}

}  // namespace

bool is_readable(char32_t code) { return is_in(readable_ranges, code); }

bool is_combining(char32_t code) { return is_in(combining_ranges, code); }

std::size_t columns_of(char32_t code) {
  if (is_combining(code)) return 0;
  return is_in(wide_ranges, code) ? 2 : 1;
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const Character character = first_character(text);
    columns += columns_of(character.code);
    text.remove_prefix(character.bytes);
  }
  return columns;
}

}  // namespace grader::report
