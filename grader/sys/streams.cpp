// SPDX-License-Identifier: MIT
#include "grader/sys/streams.hpp"

#include <unistd.h>

#include "grader/sys/walls.hpp"

namespace grader::sys {
namespace {

constexpr int results_number = 3;
constexpr std::size_t status_bytes = 4 << 10;  // bubblewrap's two lines are below 300

}  // namespace

Streams::Streams(const Command& command)
    : product_{command.limits.product_bytes},
      chatter_{command.limits.output_kill_bytes},
      answers_{command.limits.results_bytes},
      reports_{status_bytes} {
  const std::size_t kept_bytes = command.limits.output_kept_bytes;
  if (command.stdout_is_product)
    add(STDOUT_FILENO, command.limits.product_bytes, product_);
  else
    add(STDOUT_FILENO, kept_bytes, chatter_);
  add(STDERR_FILENO, kept_bytes, chatter_);
  if (command.results)
    add(results_number, command.limits.results_bytes, answers_);
  else
    all_.push_back({.allowance = &answers_});  // keeps its place, closed
  add(status_number, status_bytes, reports_);
}

void Streams::add(int inside, std::size_t kept_bytes, Allowance& allowance) {
  Pipe pipe = make_pipe();
  handed_.push_back({.inside = inside, .ours = pipe.writing.number()});
  all_.push_back({.end = std::move(pipe.reading), .kept_bytes = kept_bytes, .allowance = &allowance});
  writing_.push_back(std::move(pipe.writing));
}

}  // namespace grader::sys
