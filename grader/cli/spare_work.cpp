// SPDX-License-Identifier: MIT
#include "grader/cli/spare_work.hpp"

#include "grader/cli/phrases.hpp"
#include "grader/error.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {
namespace {

enum class Place { free, same, taken };

Place look(const std::filesystem::path& path, const std::string& bytes) {
  const sys::ReadResult there = sys::read_untrusted(path, bytes.size());
  if (there.state == sys::ReadState::missing) return Place::free;
  return there.state == sys::ReadState::taken && there.bytes == bytes ? Place::same : Place::taken;
}

[[noreturn]] void refuse(const std::string& taken, Language language) {
  throw Error(phrase(Phrase::would_overwrite, language, {taken}),
              phrase(Phrase::would_overwrite_mend, language));
}

}  // namespace

void write_beside_work(const FreshFiles& files, Language language) {
  std::string taken;
  FreshFiles missing;
  for (const auto& [path, bytes] : files) {
    const Place place = look(path, bytes);
    if (place == Place::taken) taken += "\n  " + path.string();
    if (place == Place::free) missing.emplace(path, bytes);
  }
  if (!taken.empty()) refuse(taken, language);
  for (const auto& [path, bytes] : missing) {
    if (!sys::write_first(path, bytes)) refuse("\n  " + path.string(), language);
  }
}

}  // namespace grader::cli
