// SPDX-License-Identifier: MIT
// A file that is not there until it is whole. Private to sys; files.hpp is for everybody.
//
// Where the disk can, it has no name before: a grader that is killed leaves nothing. Elsewhere, and for the
// moment of a rename, it is called `.NAME.<16 hexadecimal digits>.partial`. It is locked as long as its
// writer lives, and removes itself unless it became the file.
#pragma once

#include <filesystem>
#include <string_view>

#include "grader/sys/descriptor.hpp"
#include "grader/sys/files.hpp"

namespace grader::sys {

/// When it gets its temporary name: as late as it can, or, as on disks that need one, at once.
enum class Naming { late, at_once };

class PartialFile {
 public:
  /// Throws Error (Trouble::this_grading), as write does, that names `final_path`.
  PartialFile(const std::filesystem::path& final_path, Visibility visibility, Naming naming = Naming::late);
  ~PartialFile();
  PartialFile(const PartialFile&) = delete;
  PartialFile& operator=(const PartialFile&) = delete;

  void write(std::string_view bytes);

  enum class Wait { until_on_disk, no };
  /// Gives it its name, in place of a file of that name. 0, or the cause (errno).
  int replace(Wait wait = Wait::until_on_disk);
  /// The same where nothing has that name; else EEXIST.
  int create();

 private:
  bool open_without_name(int mode);
  bool open_with_name(int mode);
  void give_temporary_name();
  bool link_as(const std::filesystem::path& path) const;
  int flush() const;

  std::filesystem::path final_path_;
  std::filesystem::path path_;
  Descriptor file_ = {};
  bool named_ = false;  ///< path_ exists
};

/// The folder of a path, "." for a bare name.
std::filesystem::path folder_of(const std::filesystem::path& path);

/// Removes partial files that a killed grader left in a folder: regular files of this user with such a name,
/// whose writer is gone (their lock is free), or that are an hour old where the disk knows no locks. Whatever
/// else lies there, and whatever cannot be removed, stays.
void remove_stale_partial_files(const std::filesystem::path& folder);

/// Throws Error (Trouble::this_grading): cannot `verb` `path`, and why.
[[noreturn]] void refuse(std::string_view verb, const std::filesystem::path& path, int cause);

}  // namespace grader::sys
