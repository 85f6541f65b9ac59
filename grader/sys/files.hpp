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

/// Reads a file of ours, or one that a person named (links are followed). Nothing when it does not exist.
/// Throws Error when it cannot be read or is larger than `cap_bytes`, and (installation) when it is no
/// regular file: nobody waits for a pipe that no one writes to, or for the end of a device.
std::optional<std::string> read_own(const std::filesystem::path& path,
                                    std::size_t cap_bytes = std::size_t{1} << 28);

/// Writes by a temporary name in the same folder and a rename; folders are made as needed.
/// Throws Error (Trouble::this_grading) that names the path and the cause; then no partial file is left.
/// Never takes the place of a device or a pipe: throws Error (installation).
/// Removes what a killed grader left in that folder (partial_file.hpp).
enum class Visibility { normal, owner_only };
void write_whole(const std::filesystem::path& path, std::string_view bytes,
                 Visibility visibility = Visibility::normal);

/// The same for one of many files in a folder that can all be made again: does not wait until it is on the
/// disk, and leaves it to tidy_folder, once for all, to remove what a killed grader left.
void write_again(const std::filesystem::path& path, std::string_view bytes);
void tidy_folder(const std::filesystem::path& folder);

/// As write_whole, but never replaces: false when there is a file already, also one that came meanwhile.
bool write_first(const std::filesystem::path& path, std::string_view bytes,
                 Visibility visibility = Visibility::normal);

}  // namespace grader::sys
