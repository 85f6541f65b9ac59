// SPDX-License-Identifier: MIT
#include "grader/cli/exercise_choice.hpp"

#include <algorithm>

#include "grader/cli/phrases.hpp"
#include "grader/cli/suggest.hpp"
#include "grader/error.hpp"
#include "grader/exercise/load.hpp"

namespace grader::cli {

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
