// SPDX-License-Identifier: MIT
#include "grader/observe/toolkit.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "grader/error.hpp"
#include "grader/observe/diagnostics.hpp"
#include "grader/observe/sources.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/sandbox.hpp"

namespace grader::observe {
namespace {

constexpr const char* compiler_path = "/usr/bin/g++";
constexpr const char* gold_path = "/usr/bin/ld.gold";

[[noreturn]] void refuse_without_compiler() {
  throw Error(fmt::format("there is no working C++ compiler at {}", compiler_path),
              "install it: apt install g++");
}

std::string ask_compiler(const std::string& option) {
  sys::Ending ending;
  try {
    ending = sys::run_trusted({compiler_path, option}, std::chrono::seconds(10));
  } catch (const Error& error) {
    if (error.trouble() == Trouble::this_grading) throw;  // it is there, and cannot be started now
    refuse_without_compiler();
  }
  while (!ending.output.empty() && ending.output.back() == '\n') ending.output.pop_back();
  if (ending.how != sys::How::exited || ending.code != 0 || ending.output.empty()) refuse_without_compiler();
  return ending.output;
}

std::string key_of(const std::string& compiler, const BuildOrder& order) {
  const sys::Command command = build_command(order);
  std::vector<std::pair<std::string_view, std::string_view>> parts = {{"compiler", compiler}};
  for (const std::string& argument : command.arguments) parts.emplace_back("argument", argument);
  parts.emplace_back("input", command.input);
  for (const sys::InsideFile& file : command.files) parts.emplace_back(file.path, file.bytes);
  return sys::labelled_digest(parts);
}

}  // namespace

Toolkit::Toolkit(sys::Runner& runner, std::optional<std::filesystem::path> cache, Route route)
    : parts_(std::make_unique<Parts>(Parts{runner, ProductCache(std::move(cache)), route})) {
  parts_->compiler =
      fmt::format("g++ {} ({})", ask_compiler("-dumpfullversion"), ask_compiler("-dumpmachine"));
  parts_->description = parts_->compiler;
  std::error_code none;
  if (parts_->route == Route::plain_only || !std::filesystem::exists(gold_path, none)) return;
  parts_->quick_linker = Linker::gold;
  parts_->description += ", GNU gold";
}

Toolkit::~Toolkit() = default;

const std::string& Toolkit::compiler() const { return parts_->description; }

sys::Runner& Toolkit::runner() { return parts_->runner; }

Toolkit::Parts& Toolkit::parts() { return *parts_; }

const std::string* find_or_build(Toolkit& toolkit, BuildOrder order, Build& failed) {
  ProductCache& products = toolkit.parts().products;
  const std::string key = key_of(toolkit.parts().compiler, order);
  if (const std::string* known = products.find(key)) return known;
  Built built = build(toolkit.runner(), std::move(order));
  if (built.build.state == BuildState::compiled) return &products.keep(key, std::move(built.product));
  failed = std::move(built.build);
  return nullptr;
}

const std::string* find_or_try(Toolkit& toolkit, BuildOrder order, std::string (*finish)(std::string_view)) {
  ProductCache& products = toolkit.parts().products;
  const std::string key = key_of(toolkit.parts().compiler, order);
  const std::string* product = products.find(key);
  if (product == nullptr) {
    Built built = build(toolkit.runner(), std::move(order));
    // Another time there may be more memory.
    if (built.build.state != BuildState::compiled && built.build.state != BuildState::compile_error)
      return nullptr;
    if (finish != nullptr && !built.product.empty()) built.product = finish(built.product);
    product = &products.keep(key, std::move(built.product));
  }
  return product->empty() ? nullptr : product;
}

const std::string& build_ours(Toolkit& toolkit, BuildOrder order, const std::string& what) {
  Build failed;
  if (const std::string* product = find_or_build(toolkit, std::move(order), failed)) return *product;
  const auto errors = read_errors(failed.diagnostics);
  throw Error(fmt::format("{} cannot be compiled by {}: {}", what, toolkit.compiler(),
                          errors.empty() ? failed.diagnostics : errors[0].message),
              "run `ledger-grader doctor` to see whether compiler and sandbox work");
}

sys::InsideFile support_file() { return source_file("support.hpp", harness_text("support.hpp")); }

Unit main_object(Toolkit& toolkit) {
  BuildOrder order;
  order.product = Product::object;
  order.text = "#line 1 \"main.cpp\"\n" + harness_text("main.cpp");
  order.files = {support_file()};
  return {"main.o", build_ours(toolkit, std::move(order), "the grader's harness")};
}

}  // namespace grader::observe
