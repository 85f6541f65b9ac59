// SPDX-License-Identifier: MIT
#include "grader/intake/handed_out.hpp"

#include <algorithm>

#include "grader/sys/files.hpp"

namespace grader::intake {
namespace {

namespace fs = std::filesystem;

/// Carriage returns before line ends are what git adds on Windows.
std::string with_plain_line_ends(std::string_view bytes) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') continue;
    text += bytes[i];
  }
  return text;
}

bool passes_a_link(const fs::path& folder, const fs::path& name) {
  fs::path place = folder;
  std::error_code failed;
  for (const fs::path& part : name.parent_path()) {
    place /= part;
    if (fs::is_symlink(fs::symlink_status(place, failed))) return true;
  }
  return false;
}

HandedOut::State state_of(const fs::path& student, const std::string& name, const std::string& given) {
  // Longer than any handout: a file that is larger was changed.
  constexpr std::size_t cap_bytes = 4UL << 20U;
  if (passes_a_link(student, name)) return HandedOut::State::changed;
  const sys::ReadResult read = sys::read_untrusted(student / name, cap_bytes);
  if (read.state == sys::ReadState::missing) return HandedOut::State::missing;
  if (read.state != sys::ReadState::taken) return HandedOut::State::changed;
  const bool same = with_plain_line_ends(read.bytes) == with_plain_line_ends(given);
  return same ? HandedOut::State::same : HandedOut::State::changed;
}

}  // namespace

std::vector<HandedOut> compare_handed_out(const Handout& handout, const fs::path& student,
                                          const std::vector<std::string>& to_be_written) {
  std::vector<HandedOut> files;
  for (const auto& [name, given] : handout) {
    if (std::ranges::find(to_be_written, name) != to_be_written.end()) continue;
    files.push_back({name, state_of(student, name, given)});
  }
  return files;
}

}  // namespace grader::intake
