// SPDX-License-Identifier: MIT
// Where the files of exercises come from: a folder, or one packed file that students get.
//
// A pack is not readable to the eye, so that nobody reads the reference by accident. It is no secret: whoever
// has the program can undo it (docs/instructor.md says so). Its bytes depend on the files alone.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grader::exercise {

class ExerciseFiles {
 public:
  /// `place` is a folder with rubrics/, reference/ and student_template/, or a pack. Throws Error for a
  /// file that is no pack, is damaged, or is of a newer version.
  explicit ExerciseFiles(const std::filesystem::path& place);

  /// `path` as `rubrics/<name>.yaml`. Nothing when there is none; throws Error when it cannot be read.
  std::optional<std::string> read(const std::string& path) const;

  /// All files below `folder` with their paths, sorted; at most a few hundred.
  std::vector<std::string> below(const std::string& folder) const;

 private:
  std::filesystem::path place_;
  std::optional<std::map<std::string, std::string>> packed_ = {};
};

/// What a pack of one exercise holds: all that `check` needs.
std::map<std::string, std::string> files_to_pack(const ExerciseFiles& files, const std::string& exercise);

/// Of whatever version, sound or damaged.
bool is_pack(std::string_view bytes);

std::string pack(const std::map<std::string, std::string>& files);
/// `name` says to people what was read.
std::map<std::string, std::string> unpack(const std::string& bytes, const std::string& name);

inline constexpr const char* pack_ending = ".pack";

}  // namespace grader::exercise
