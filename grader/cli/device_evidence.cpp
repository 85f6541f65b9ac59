// SPDX-License-Identifier: MIT
#include "grader/cli/device_evidence.hpp"

#include "grader/cli/phrases.hpp"
#include "grader/error.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {

device::Evidence read_evidence(const std::filesystem::path& file) {
  constexpr std::size_t most_bytes = 1UL << 20;
  // It may have been handed in by a student.
  const sys::ReadResult read = sys::read_untrusted(file, most_bytes);
  if (read.state != sys::ReadState::taken)
    throw Error(file.string() + " cannot be read", "name the file that device-check --save wrote");
  return device::Evidence::recorded(read.bytes, file.string());
}

void require_device_section(const Exercise& exercise, Language language) {
  if (exercise.device) return;
  throw Error(phrase(Phrase::device_nothing, language, {exercise.name}),
              phrase(Phrase::device_nothing_mend, language));
}

}  // namespace grader::cli
