// SPDX-License-Identifier: MIT
// Reading and writing files without surprises.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace grader::sys {

enum class ReadState { taken, missing, not_regular, too_large, unreadable };

struct ReadResult {
  ReadState state = ReadState::missing;
  std::string bytes = {};
};

/// Reads a file of a student: never follows a link in the last component, never blocks on a FIFO, never
/// reads more than `cap_bytes`. A larger file is too_large, not cut.
ReadResult read_untrusted(const std::filesystem::path& path, std::size_t cap_bytes);

/// Reads a file of ours (links are followed). Nothing when it does not exist; throws Error otherwise.
std::optional<std::string> read_own(const std::filesystem::path& path);

/// Writes by a temporary name in the same folder and a rename; folders are made as needed.
/// Throws Error (Trouble::this_grading) that names the path and the cause; then no partial file is left.
/// Removes what a killed grader left in that folder (partial_file.hpp).
enum class Visibility { normal, owner_only };
void write_whole(const std::filesystem::path& path, std::string_view bytes,
                 Visibility visibility = Visibility::normal);

/// The same, but never replaces: false when there is a file already, also one that came meanwhile.
bool write_first(const std::filesystem::path& path, std::string_view bytes,
                 Visibility visibility = Visibility::normal);

}  // namespace grader::sys
