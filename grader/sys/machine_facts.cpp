// SPDX-License-Identifier: MIT
#include "grader/sys/machine_facts.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "grader/error.hpp"
#include "grader/sys/find_program.hpp"
#include "grader/sys/remedy.hpp"
#include "grader/sys/sandbox.hpp"

namespace grader::sys {
namespace {

constexpr auto patience = std::chrono::seconds(10);
constexpr std::size_t most_characters = 200;
constexpr const char* compiler_path = "/usr/bin/g++";

/// Runs a trial; an Error it throws becomes the Fact.
template <typename Trial>
Fact try_out(Trial trial) {
  try {
    return trial();
  } catch (const Error& error) {
    return {.text = error.what(), .hint = error.hint()};
  }
}

Fact find_bubblewrap() {
  const auto runner = make_sandboxed_runner();
  return {.usable = true,
          .text = fmt::format("{}, {}", find_program("bwrap").value_or(""), runner->description())};
}

Fact try_user_namespaces() {
  const Ending ending = make_sandboxed_runner()->run(
      {.profile = Profile::compile, .arguments = {"/usr/bin/true"}, .limits = {.wall = patience}});
  if (ending.how == How::exited && ending.code == 0)
    return {.usable = true, .text = "a program ran in namespaces of its own, behind a system-call filter"};
  return {.text = fmt::format("/usr/bin/true failed in the sandbox (code {}): {}", ending.code,
                              printable(ending.errors, most_characters)),
          .hint = "reinstall coreutils and bubblewrap"};
}

Fact compiler_failed(const Ending& ending, const char* where) {
  return {
      .text = fmt::format("{} (code {}): {}", where, ending.code, printable(ending.errors, most_characters)),
      .hint = "apt install g++ (with the static C and C++ libraries)"};
}

Fact try_compiler() {
  const Ending version = run_trusted({compiler_path, "-dumpfullversion"}, patience);
  if (version.how != How::exited || version.code != 0) return compiler_failed(version, "g++ does not answer");

  const auto runner = make_sandboxed_runner();
  const Ending built = runner->run(
      {.profile = Profile::compile,
       .arguments = {"/bin/sh", "-c",
                     "/usr/bin/g++ -std=c++20 -static /src/a.cpp -o /tmp/a 1>&2 && exec cat /tmp/a"},
       .files = {{.path = "/src/a.cpp",
                  .bytes = "#include <string>\nint main() { return std::string{}.size(); }\n"}},
       .stdout_is_product = true});
  if (built.how != How::exited || built.code != 0)
    return compiler_failed(built, "g++ cannot build a static program");

  const Ending ran = runner->run({.profile = Profile::run,
                                  .arguments = {"/prog"},
                                  .files = {{.path = "/prog", .bytes = built.output, .executable = true}},
                                  .limits = {.wall = patience}});
  if (ran.how != How::exited || ran.code != 0) return compiler_failed(ran, "a compiled program does not run");
  return {.usable = true,
          .text = fmt::format("g++ {}, static programs compile and run in the sandbox",
                              printable(version.output, most_characters))};
}

}  // namespace

MachineFacts look_at_machine() {
  MachineFacts facts;
  facts.bubblewrap = try_out(find_bubblewrap);
  facts.user_namespaces = try_out(try_user_namespaces);
  facts.compiler = try_out(try_compiler);
  facts.identity = {.usable = true,
                    .text = ::geteuid() == 0
                                ? "root; each parallel slot of students' programs gets a user of its own"
                                : "an ordinary user; students' programs run as the same user, walled in"};
  return facts;
}

}  // namespace grader::sys
