// SPDX-License-Identifier: MIT
#include "grader/cli/exercise_choice.hpp"

#include <algorithm>
#include <array>

#include "grader/cli/phrases.hpp"
#include "grader/cli/suggest.hpp"
#include "grader/error.hpp"
#include "grader/exercise/exercise_files.hpp"
#include "grader/exercise/load.hpp"

namespace grader::cli {
namespace {

using Path = std::filesystem::path;

std::vector<Path> packs_in(const Path& folder) {
  std::vector<Path> packs;
  std::error_code failed;
  for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    std::error_code ignored;
    const bool is_pack = entry->path().extension() == exercise::pack_ending;
    if (is_pack && std::filesystem::is_regular_file(entry->symlink_status(ignored)))
      packs.push_back(entry->path());
  }
  std::ranges::sort(packs);
  return packs;
}

/// Whoever has a pack of that name means it: the installed exercises may be others.
void require_file(const Path& pack, Language language) {
  std::error_code failed;
  const auto status = std::filesystem::symlink_status(pack, failed);
  if (!std::filesystem::exists(status) || std::filesystem::is_regular_file(status)) return;
  throw Error(phrase(Phrase::pack_no_file, language, {pack.string()}),
              phrase(Phrase::pack_no_file_mend, language));
}

/// The one of the exercise; or the only one, when no exercise was named.
std::optional<Path> fitting(const std::vector<Path>& packs, const CommonOptions& common) {
  for (const Path& pack : packs) {
    if (pack.stem() == common.exercise) return pack;
  }
  if (packs.size() == 1 && !common.exercise_named) return packs.front();
  return std::nullopt;
}

}  // namespace

CommonOptions with_pack(const Path& folder, CommonOptions common, PackOrder order) {
  if (common.exercises_folder) return common;
  const std::optional<Path> whole = usual_exercises_folder();
  if (order == PackOrder::installed_first && whole) {
    const std::vector<std::string> known = exercise::list_exercises(*whole);
    if (std::ranges::find(known, common.exercise) != known.end()) return common;
  }
  if (order == PackOrder::beside_the_work_first || !whole)
    require_file(folder / (common.exercise + exercise::pack_ending), common.language);
  std::array places = {packs_in(folder), whole ? std::vector<Path>() : installed_packs()};
  if (order == PackOrder::installed_first) std::ranges::reverse(places);
  for (const auto& packs : places) {
    if (const auto pack = fitting(packs, common)) {
      common.exercises_folder = *pack;
      common.exercise = pack->stem().string();
      return common;
    }
  }
  if (whole) return common;
  // A name that no pack has: the complaint then says which there are.
  for (const auto& packs : places) {
    if (!packs.empty()) common.exercises_folder = packs.front();
  }
  return common;
}

void require_exercise(const CommonOptions& common, PackUse packs) {
  const std::filesystem::path folder = find_exercises_folder(common.exercises_folder);
  std::error_code failed;
  if (packs == PackUse::refused && std::filesystem::is_regular_file(folder, failed)) {
    throw Error(phrase(Phrase::pack_refused, common.language, {folder.string()}),
                phrase(Phrase::pack_refused_mend, common.language));
  }
  const std::vector<std::string> known = exercise::list_exercises(folder);
  if (std::ranges::find(known, common.exercise) != known.end()) return;
  std::string listed;
  for (const std::string& name : known) listed += (listed.empty() ? "" : ", ") + name;
  std::string hint = known.empty()
                         ? phrase(Phrase::doctor_exercises_mend, common.language)
                         : phrase(Phrase::known_exercises, common.language, {folder.string(), listed});
  if (const auto meant = nearest(common.exercise, known)) {
    hint = phrase(Phrase::did_you_mean, common.language, {*meant});
  }
  throw Error(phrase(Phrase::unknown_exercise, common.language, {common.exercise}), hint);
}

SetupOptions setup_of(const CommonOptions& common, Isolation isolation, const sys::Layers& left_out) {
  SetupOptions setup;
  setup.exercise = common.exercise;
  setup.exercises_folder = common.exercises_folder;
  setup.cache = common.cache;
  setup.secret_file = common.secret_file;
  setup.isolation = isolation;
  setup.left_out = left_out;
  return setup;
}

}  // namespace grader::cli
