// SPDX-License-Identifier: MIT
#include "grader/answers/patterns.hpp"

#include <re2/re2.h>

#include <algorithm>
#include <cstdint>

#include "grader/error.hpp"

namespace grader::answers {
namespace {

constexpr std::int64_t usual_memory = std::int64_t{8} << 20;
constexpr std::int64_t most_memory = std::int64_t{32} << 20;
constexpr std::int64_t memory_per_step = 4096;
constexpr int large = 1500;  ///< steps

std::unique_ptr<RE2> compiled(const std::string& text, std::int64_t memory) {
  RE2::Options chosen;
  chosen.set_longest_match(true);
  chosen.set_log_errors(false);
  chosen.set_max_mem(memory);
  return std::make_unique<RE2>(text, chosen);
}

/// A large expression that forgets what it learnt about a text learns it again and again: in the usual
/// memory a dozen of them took two thirds of all time.
std::unique_ptr<RE2> compiled(const std::string& text) {
  std::unique_ptr<RE2> expression = compiled(text, usual_memory);
  if (!expression->ok() || expression->ProgramSize() < large) return expression;
  return compiled(text, std::min(most_memory, usual_memory + memory_per_step * expression->ProgramSize()));
}

}  // namespace

struct Pattern::Compiled {
  explicit Compiled(const std::string& text) : held(compiled(text)), expression(*held) {}
  std::unique_ptr<RE2> held;
  const RE2& expression;
};

Pattern::Pattern(const std::string& expression) : compiled_(std::make_unique<Compiled>(expression)) {
  if (!compiled_->expression.ok())
    throw Error("'" + expression + "' is no regular expression: " + compiled_->expression.error(),
                "mend the words of the rubric; docs/rubric.md explains their syntax");
}
Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;
Pattern::~Pattern() = default;

bool Pattern::found_in(std::string_view text) const {
  return compiled_->expression.Match({text.data(), text.size()}, 0, text.size(), RE2::UNANCHORED, nullptr, 0);
}

bool Pattern::starts(std::string_view text) const {
  return compiled_->expression.Match({text.data(), text.size()}, 0, text.size(), RE2::ANCHOR_START, nullptr,
                                     0);
}

std::vector<Range> Pattern::find_all(std::string_view text, std::size_t most) const {
  std::vector<Range> found;
  const re2::StringPiece all(text.data(), text.size());
  re2::StringPiece match;
  for (std::size_t from = 0; from < text.size() && found.size() < most;) {
    if (!compiled_->expression.Match(all, from, text.size(), RE2::UNANCHORED, &match, 1)) break;
    const auto begin = static_cast<std::size_t>(match.data() - text.data());
    if (!match.empty()) found.push_back({begin, begin + match.size()});
    from = match.empty() ? begin + 1 : begin + match.size();
  }
  return found;
}

}  // namespace grader::answers
