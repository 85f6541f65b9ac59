// SPDX-License-Identifier: MIT
#include "grader/observe/build.hpp"

#include <fmt/format.h>

#include <utility>

#include "grader/observe/diagnostics.hpp"
#include "grader/sys/digest.hpp"

namespace grader::observe {
namespace {

// The same for every product: g++ takes a precompiled header only with the options it was made with.
constexpr const char* options =
    "-std=c++20 -O0 -fdiagnostics-plain-output -ftemplate-depth=200 -Winvalid-pch";

constexpr std::size_t hidden_name_bytes = 8;

std::string product_options(const BuildOrder& order) {
  switch (order.product) {
    case Product::program:
      return order.linker == Linker::gold ? "-static -s -fuse-ld=gold -x c++" : "-static -s -x c++";
    case Product::object:
      return "-c -x c++";
    case Product::preprocessed:
      return "-E -P -dD -x c++";
    case Product::precompiled_header:
      break;
  }
  return "-x c++-header";
}

/// `../<folder>/<name>`, from the folder of the sources.
std::string unit_path(const BuildOrder& order, const Unit& unit) {
  return fmt::format("../{}/{}", order.units_folder, unit.name);
}

/// Source text is told by `-x`, objects by their names.
std::string unit_list(const BuildOrder& order) {
  if (order.product == Product::precompiled_header || order.product == Product::preprocessed)
    return order.files.front().path.substr(std::string_view(source_folder).size());
  std::string list = "-";
  for (const Unit& unit : order.units)
    list += (unit.name.ends_with(".o") ? " -x none " : " -x c++ ") + unit_path(order, unit);
  return list;
}

/// The linker names units with their folder, whose name differs each time.
std::string without_folder(std::string text, const std::string& folder) {
  const std::string path = "../" + folder + "/";
  for (std::size_t found = 0; (found = text.find(path, found)) != std::string::npos;)
    text.erase(found, path.size());
  return text;
}

}  // namespace

sys::InsideFile source_file(const std::string& name, std::string text) {
  return {source_folder + name, std::move(text), false};
}

sys::Command build_command(BuildOrder order) {
  sys::Command command;
  command.profile = sys::Profile::compile;
  // Only names of ours stand in this line, and none that says where the root is: it starts in /tmp. The
  // compiler may not write to the product's pipe.
  command.arguments = {
      "/bin/sh", "-c",
      fmt::format("cd ..{} && /usr/bin/g++ {} -fmax-errors={} {} {} -o ../tmp/product 1>&2 && "
                  "exec cat ../tmp/product",
                  source_folder, options, order.most_errors, product_options(order), unit_list(order))};
  command.input = std::move(order.text);
  command.files = std::move(order.files);
  for (Unit& unit : order.units)
    command.files.push_back(
        {fmt::format("/{}/{}", order.units_folder, unit.name), std::move(unit.bytes), false});
  command.stdout_is_product = true;
  command.limits = order.limits;
  return command;
}

std::string hidden_folder() { return sys::hex(sys::random_bytes(hidden_name_bytes)); }

Built build(sys::Runner& runner, BuildOrder order) {
  const std::string folder = order.units_folder;
  sys::Ending ending = runner.run(build_command(std::move(order)));
  Built built;
  built.build.diagnostics = without_folder(tidy_diagnostics(ending.errors), folder);
  if (ending.how == sys::How::exited && ending.code == 0 && !ending.output.empty()) {
    built.build.state = BuildState::compiled;
    built.product = std::move(ending.output);
  } else {
    require_compiler_started(ending.errors);
    built.build.state = failed_state(ending);
  }
  return built;
}

}  // namespace grader::observe
