// SPDX-License-Identifier: MIT
#include "grader/observe/copies_program.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include "grader/observe/diagnostics.hpp"
#include "grader/observe/start.hpp"
#include "grader/sys/digest.hpp"

namespace grader::observe {
namespace {

constexpr std::size_t secret_bytes = 8;
constexpr const char* trusted_secret = "trusted";
// Enough to see the errors of every copy at once; each copy that is dropped unseen costs another build.
constexpr int most_errors = 200;

void add_start(const Start& start, BuildOrder& order) {
  order.files.push_back(source_file("start.hpp", start.text));
  if (start.compiled != nullptr) order.files.push_back(source_file("start.hpp.gch", *start.compiled));
}

BuildOrder copies_order(Toolkit& toolkit, const Exercise& exercise, const ReferenceText& reference,
                        const std::vector<CopyText>& copies, const std::string& secret) {
  BuildOrder order;
  order.text = copies_text(exercise, reference, copies, secret);
  order.files = {source_file("prefix.hpp", copies_prefix_text()), support_file()};
  order.units = {main_object(toolkit)};
  order.most_errors = most_errors;
  return order;
}

/// Takes out of `copies` what the errors can be pinned to. False when nothing was.
bool take_out_blamed(const Exercise& exercise, const std::vector<CompilerError>& errors,
                     const std::string& secret, std::vector<CopyText>& copies,
                     std::vector<RefusedCopy>& refused) {
  bool taken = false;
  std::set<std::size_t> gone;
  for (const CompilerError& error : errors) {
    const auto number = blamed_copy(error.file);
    if (!number || gone.contains(*number)) continue;
    const auto copy = std::ranges::find(copies, *number, &CopyText::number);
    if (copy == copies.end()) continue;
    const std::size_t alone = error.file.find("/alone/");
    if (alone != std::string::npos) {
      // Only the evaluation by itself fails, as for a fill that names a local: the copy may still compile.
      const std::string id = error.file.substr(alone + 7);
      taken = std::erase_if(copy->alone,
                            [&](const AloneFill& one) { return exercise.blanks[one.blank].id == id; }) > 0 ||
              taken;
    } else {
      gone.insert(*number);
      refused.push_back({*number, without_secret(error.message, secret)});
    }
  }
  std::erase_if(copies, [&](const CopyText& copy) { return gone.contains(copy.number); });
  return taken || !gone.empty();
}

std::string failure_message(const Build& build, const std::vector<CompilerError>& errors,
                            const std::string& secret) {
  switch (build.state) {
    case BuildState::time_limit:
      return "compiling takes too long";
    case BuildState::memory_limit:
      return "compiling takes too much memory";
    case BuildState::output_limit:
      return "compiling writes too much";
    default:
      return errors.empty() ? "does not compile" : without_secret(errors[0].message, secret);
  }
}

/// A program of a student's fills, whose names are drawn anew: nobody can have seen them.
struct Attempt {
  std::string secret = sys::hex(sys::random_bytes(secret_bytes));
  Built built = {};
};

Attempt attempt(Toolkit& toolkit, const Exercise& exercise, const ReferenceText& reference,
                const std::vector<CopyText>& copies, const Start& start, Linker linker) {
  Attempt made;
  BuildOrder order = copies_order(toolkit, exercise, reference, copies, made.secret);
  add_start(start, order);
  order.linker = linker;
  order.units_folder = hidden_folder();
  order.limits.cpu = std::chrono::seconds(3);
  order.limits.wall = std::chrono::seconds(10);
  made.built = build(toolkit.runner(), std::move(order));
  return made;
}

/// The quick way. Nothing when it is not to be gone, or does not lead to a program.
std::optional<std::string> try_quickly(Toolkit& toolkit, const Exercise& exercise,
                                       const ReferenceText& reference, const std::vector<CopyText>& copies,
                                       Route route) {
  if (route == Route::plain_only) return std::nullopt;
  const auto start = slim_start(toolkit, reference);
  if (!start) return std::nullopt;
  Built built = attempt(toolkit, exercise, reference, copies, *start, toolkit.parts().quick_linker).built;
  if (built.build.state != BuildState::compiled) return std::nullopt;
  return std::move(built.product);
}

/// Builds the copies together as far as errors can be pinned. What is left in `copies` could not be built.
void build_together(Toolkit& toolkit, const Exercise& exercise, const ReferenceText& reference,
                    std::vector<CopyText>& copies, std::chrono::steady_clock::time_point deadline,
                    Route route, CopiesBuild& result) {
  while (!copies.empty()) {
    if (std::chrono::steady_clock::now() >= deadline) {
      for (const CopyText& copy : copies)
        result.refused.push_back({copy.number, "not tried: no time is left"});
      copies.clear();
      return;
    }
    if (auto quick = try_quickly(toolkit, exercise, reference, copies, route)) {
      result.programs.push_back({std::move(*quick), std::move(copies), Route::quick_first});
      copies.clear();
      return;
    }
    auto [secret, built] =
        attempt(toolkit, exercise, reference, copies, whole_start(toolkit, reference), Linker::usual);
    if (built.build.state == BuildState::compiled) {
      result.programs.push_back({std::move(built.product), std::move(copies), Route::plain_only});
      copies.clear();
      return;
    }
    const auto errors = read_errors(built.build.diagnostics);
    const bool pinned = built.build.state == BuildState::compile_error &&
                        take_out_blamed(exercise, errors, secret, copies, result.refused);
    if (pinned) continue;
    if (copies.size() == 1) {
      result.refused.push_back({copies[0].number, failure_message(built.build, errors, secret)});
      copies.clear();
    }
    return;
  }
}

}  // namespace

std::optional<std::size_t> blamed_copy(const std::string& file) {
  constexpr std::string_view start = "copy/";
  if (!file.starts_with(start)) return std::nullopt;
  std::size_t number = 0;
  const char* end = file.data() + file.size();
  const auto [rest, problem] = std::from_chars(file.data() + start.size(), end, number);
  if (problem != std::errc() || rest == end || *rest != '/') return std::nullopt;
  return number;
}

CopyText copy_of(const Exercise& exercise, std::size_t number, const FillMap& fills) {
  CopyText copy{number, fills, {}};
  for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
    if (!exercise.blanks[i].alone) continue;
    const auto own = fills.find(i);
    copy.alone.push_back({i, own == fills.end() ? exercise.blanks[i].reference_fill : own->second});
  }
  return copy;
}

CopiesBuild build_copies(Toolkit& toolkit, const Exercise& exercise, std::vector<CopyText> copies,
                         std::chrono::steady_clock::time_point deadline, Route route) {
  const ReferenceText reference = cut_reference(exercise.reference.source);
  CopiesBuild result;
  build_together(toolkit, exercise, reference, copies, deadline, route, result);
  for (CopyText& copy : copies) {
    std::vector<CopyText> single = {std::move(copy)};
    build_together(toolkit, exercise, reference, single, deadline, route, result);
  }
  return result;
}

BuildOrder trusted_order(Toolkit& toolkit, const Exercise& exercise, const std::vector<CopyText>& copies) {
  const ReferenceText reference = cut_reference(exercise.reference.source);
  BuildOrder order = copies_order(toolkit, exercise, reference, copies, trusted_secret);
  add_start({reference.includes}, order);
  order.limits.cpu = std::chrono::seconds(60);
  order.limits.wall = std::chrono::seconds(120);
  order.limits.memory_bytes = 4ULL << 30;
  return order;
}

}  // namespace grader::observe
