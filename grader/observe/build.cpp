// SPDX-License-Identifier: MIT
#include "grader/observe/build.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "grader/observe/diagnostics.hpp"

namespace grader::observe {
namespace {

// The same for every product: g++ takes a precompiled header only with the options it was made with.
constexpr const char* options =
    "-std=c++20 -O0 -fdiagnostics-plain-output -ftemplate-depth=200 -Winvalid-pch";

std::string product_options(Product product) {
  switch (product) {
    case Product::program:
      return "-static -s";
    case Product::object:
      return "-c";
    case Product::precompiled_header:
      break;
  }
  return "-x c++-header";
}

}  // namespace

sys::InsideFile source_file(const std::string& name, std::string text) {
  return {source_folder + name, std::move(text), false};
}

sys::Command build_command(BuildOrder order) {
  sys::Command command;
  command.profile = sys::Profile::compile;
  // Only names of ours stand in this line. The compiler may not write to the product's pipe.
  command.arguments = {
      "/bin/sh", "-c",
      fmt::format(
          "cd {} && /usr/bin/g++ {} -fmax-errors={} {} {} -o /tmp/product <&- 1>&2 && exec cat /tmp/product",
          source_folder, options, order.most_errors, product_options(order.product),
          fmt::join(order.units, " "))};
  command.files = std::move(order.files);
  command.stdout_is_product = true;
  command.limits = order.limits;
  return command;
}

Built build(sys::Runner& runner, BuildOrder order) {
  sys::Ending ending = runner.run(build_command(std::move(order)));
  Built built;
  built.build.diagnostics = tidy_diagnostics(ending.errors);
  if (ending.how == sys::How::exited && ending.code == 0 && !ending.output.empty()) {
    built.build.state = BuildState::compiled;
    built.product = std::move(ending.output);
  } else {
    built.build.state = failed_state(ending);
  }
  return built;
}

}  // namespace grader::observe
