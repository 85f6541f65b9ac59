// SPDX-License-Identifier: MIT
#include "grader/exercise/exercise_files.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"
#include "grader/types/bilingual_error.hpp"

namespace grader::exercise {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view first_line = "ledger-grader exercise pack 1\n";
constexpr std::size_t digest_characters = 64;
constexpr std::size_t most_files = 500;

/// The same again undoes it.
std::string veiled(std::string_view bytes, const std::string& salt) {
  std::string out(bytes);
  std::string stream;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const std::size_t place = i % 32;
    if (place == 0) stream = sys::hmac_sha256(salt, std::to_string(i / 32));
    out[i] = static_cast<char>(out[i] ^ stream[place]);
  }
  return out;
}

std::string digest_of(std::string_view bytes) { return sys::labelled_digest({{"pack", bytes}}); }

/// One part behind the other, each with its length before it.
class Parts {
 public:
  Parts(std::string_view bytes, const std::string& name) : left_(bytes), name_(name) {}

  bool at_end() const { return left_.empty(); }

  std::string next() {
    const std::size_t end = left_.find('\n');
    if (end == std::string_view::npos || end == 0 || end > 9) refuse();
    std::size_t size = 0;
    for (const char digit : left_.substr(0, end)) {
      if (digit < '0' || digit > '9') refuse();
      size = size * 10 + static_cast<std::size_t>(digit - '0');
    }
    left_.remove_prefix(end + 1);
    if (size > left_.size()) refuse();
    std::string part(left_.substr(0, size));
    left_.remove_prefix(size);
    return part;
  }

  [[noreturn]] void refuse() const {
    throw BilingualError({name_ + "：练习包已损坏", name_ + ": this exercise pack is damaged"},
                         {"从课程处重新领取", "get it again from your course"});
  }

 private:
  std::string_view left_;
  const std::string& name_;
};

}  // namespace

ExerciseFiles::ExerciseFiles(const fs::path& place) : place_(place) {
  std::error_code failed;
  if (!fs::is_regular_file(place, failed)) return;
  const auto bytes = sys::read_own(place);
  packed_ = unpack(bytes.value_or(""), place.string());
}

std::optional<std::string> ExerciseFiles::read(const std::string& path) const {
  if (!packed_) return sys::read_own(place_ / path);
  const auto found = packed_->find(path);
  return found == packed_->end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> ExerciseFiles::below(const std::string& folder) const {
  std::vector<std::string> paths;
  if (packed_) {
    for (const auto& [path, bytes] : *packed_) {
      if (path.starts_with(folder + "/")) paths.push_back(path);
    }
    return paths;
  }
  std::error_code failed;
  for (fs::recursive_directory_iterator entry(place_ / folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    std::error_code ignored;
    if (entry->is_regular_file(ignored))
      paths.push_back(fs::relative(entry->path(), place_, ignored).string());
    if (paths.size() >= most_files) break;
  }
  std::ranges::sort(paths);
  return paths;
}

std::map<std::string, std::string> files_to_pack(const ExerciseFiles& files, const std::string& exercise) {
  std::map<std::string, std::string> packed;
  const auto add = [&](const std::string& path) {
    if (const auto bytes = files.read(path)) packed[path] = *bytes;
  };
  add("rubrics/" + exercise + ".yaml");
  add("rubrics/" + exercise + ".answers.yaml");
  add("rubrics/" + exercise + ".likeness.yaml");
  for (const std::string& path : files.below("student_template/" + exercise)) add(path);
  for (const std::string& path : files.below("reference/" + exercise)) {
    if (path.ends_with(".hpp")) add(path);  // model answers stay with the teacher
  }
  return packed;
}

std::string pack(const std::map<std::string, std::string>& files) {
  std::string bytes;
  for (const auto& [path, content] : files) {
    for (const std::string& part : {path, content}) bytes += fmt::format("{}\n{}", part.size(), part);
  }
  const std::string digest = digest_of(bytes);
  return std::string(first_line) + digest + "\n" + veiled(bytes, digest);
}

bool is_pack(std::string_view bytes) { return bytes.starts_with("ledger-grader exercise pack "); }

std::map<std::string, std::string> unpack(const std::string& bytes, const std::string& name) {
  if (!is_pack(bytes)) {
    throw BilingualError({name + "：不是练习包", name + ": no exercise pack"},
                         {"给出练习的文件夹，或 ledger-grader pack 做出的文件",
                          "name a folder of exercises, or a file made by ledger-grader pack"});
  }
  if (!bytes.starts_with(first_line)) {
    throw BilingualError({name + "：练习包的版本更新", name + ": an exercise pack of a newer version"},
                         {"安装更新的 ledger-grader", "install a newer ledger-grader"});
  }
  const std::string_view rest = std::string_view(bytes).substr(first_line.size());
  const std::string digest(rest.substr(0, std::min(digest_characters, rest.size())));
  const std::string opened =
      rest.size() > digest_characters ? veiled(rest.substr(digest_characters + 1), digest) : std::string();
  Parts parts(opened, name);
  if (opened.empty() || rest[digest_characters] != '\n' || digest_of(opened) != digest) parts.refuse();
  std::map<std::string, std::string> files;
  while (!parts.at_end()) {
    std::string path = parts.next();
    files[std::move(path)] = parts.next();
  }
  return files;
}

}  // namespace grader::exercise
