// SPDX-License-Identifier: MIT
#include "grader/sys/temporary_root.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "grader/error.hpp"
#include "grader/sys/files.hpp"

namespace grader::sys {
namespace {

namespace fs = std::filesystem;
using fs::perms;

constexpr auto searched_by_all = perms::owner_all | perms::group_exec | perms::others_exec;
constexpr auto read_by_all = perms::owner_read | perms::group_read | perms::others_read;
constexpr auto run_by_all = read_by_all | perms::owner_exec | perms::group_exec | perms::others_exec;

[[noreturn]] void refuse(const std::string& path, const std::string& cause) {
  throw Error(fmt::format("cannot make a temporary folder at {}: {}", path, cause),
              "free some disk space, or set TMPDIR to a folder that can be written", Trouble::this_grading);
}

}  // namespace

TemporaryRoot::TemporaryRoot(const std::vector<InsideFile>& files, std::optional<std::uint32_t> writer) {
  std::error_code failed;
  std::string name = fs::temp_directory_path(failed) / "ledger-grader-XXXXXX";
  if (failed) refuse("TMPDIR", failed.message());
  if (::mkdtemp(name.data()) == nullptr) refuse(name, std::generic_category().message(errno));
  path_ = name;
  try {
    fill(files, writer);
  } catch (const fs::filesystem_error& error) {
    fs::remove_all(path_, failed);
    refuse(name, error.code().message());
  } catch (...) {
    fs::remove_all(path_, failed);
    throw;
  }
}

// Links are not followed; folders that the program locked belong to it, and root may open them.
TemporaryRoot::~TemporaryRoot() {
  std::error_code failed;
  fs::remove_all(path_, failed);
}

void TemporaryRoot::fill(const std::vector<InsideFile>& files, std::optional<std::uint32_t> writer) const {
  fs::permissions(path_, searched_by_all);
  for (const InsideFile& file : files) {
    const fs::path place = place_of(file.path);
    write_whole(place, file.bytes);
    fs::permissions(place, file.executable ? run_by_all : read_by_all);
    for (fs::path folder = place.parent_path(); folder != path_; folder = folder.parent_path())
      fs::permissions(folder, searched_by_all | read_by_all);
  }
  const fs::path writable = path_ / "tmp";
  fs::create_directory(writable);
  fs::permissions(writable, perms::owner_all);
  if (writer && ::chown(writable.c_str(), *writer, *writer) != 0)
    throw fs::filesystem_error("chown", std::error_code(errno, std::generic_category()));
}

}  // namespace grader::sys
