// SPDX-License-Identifier: MIT
// `ledger-grader doctor`: what this computer can do, tried and not guessed, and how to mend what is missing.
#include <unistd.h>

#include <algorithm>
#include <iterator>
#include <system_error>

#include "grader/cli/commands.hpp"
#include "grader/cli/doctor_report.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/device/look.hpp"
#include "grader/exercise/load.hpp"
#include "grader/pipeline.hpp"
#include "grader/sys/files.hpp"
#include "grader/sys/find_program.hpp"
#include "grader/sys/machine_facts.hpp"
#include "grader/sys/sandbox.hpp"
#include "grader/sys/self_probe.hpp"

namespace grader::cli {
namespace {

using State = Check::State;

Check check_fact(const char* id, Phrase name, const sys::Fact& fact, Phrase mend, Language language) {
  if (fact.usable) return {id, name, State::well, fact.text, ""};
  return {id, name, State::wrong, fact.text, phrase(mend, language, {fact.hint})};
}

/// Good to know: nothing but the device check needs any of it.
Check check_cuda(Language language) {
  const auto compiler = sys::find_program("nvcc");
  const device::Look look = device::look_for_device(device::built_probe());
  const std::string toolkit = compiler ? *compiler : phrase(Phrase::doctor_cuda_missing, language);
  const std::string detail = phrase(Phrase::doctor_device, language, {toolkit, look.text.in(language)});
  return {"cuda", Phrase::doctor_cuda, look.there ? State::well : State::note, detail,
          compiler ? "" : phrase(Phrase::doctor_cuda_mend, language)};
}

Check check_exercises(const CommonOptions& common) {
  Check check{"exercises", Phrase::doctor_exercises, State::wrong, "", ""};
  try {
    const std::filesystem::path folder = find_exercises_folder(common.exercises_folder);
    for (const std::string& name : exercise::list_exercises(folder)) {
      check.detail += (check.detail.empty() ? "" : ", ") + name;
    }
    if (check.detail.empty()) {
      check.detail = phrase(Phrase::doctor_exercises_none, common.language, {folder.string()});
      check.mend = phrase(Phrase::doctor_exercises_mend, common.language);
      return check;
    }
    check.detail += " (" + folder.string() + ")";
    check.state = State::well;
  } catch (const Error& error) {
    check.detail = error.what();
    check.mend = error.hint();
  }
  return check;
}

// Writing is tried: permissions alone know nothing of full disks and read-only mounts.
Check check_cache(const CommonOptions& common) {
  Check check{"cache", Phrase::doctor_cache, State::well, "", ""};
  if (!common.cache) {
    check.detail = phrase(Phrase::doctor_cache_off, common.language);
    return check;
  }
  check.detail = common.cache->string();
  try {
    const auto trial = *common.cache / ("doctor-" + std::to_string(getpid()));
    sys::write_whole(trial, "can this be written?\n");
    std::error_code ignored;
    std::filesystem::remove(trial, ignored);
  } catch (const Error& error) {
    check.state = State::wrong;
    check.detail = error.what();
    check.mend = phrase(Phrase::doctor_cache_mend, common.language);
  }
  return check;
}

/// An exercise that cannot be loaded is found elsewhere (selftest, grade).
std::vector<std::filesystem::path> all_secrets(const CommonOptions& common) {
  std::vector<std::filesystem::path> secrets;
  try {
    const std::filesystem::path folder = find_exercises_folder(common.exercises_folder);
    for (const std::string& name : exercise::list_exercises(folder))
      std::ranges::move(secrets_of(folder, load_whole_exercise(folder, name)), std::back_inserter(secrets));
  } catch (const Error&) {  // NOLINT(bugprone-empty-catch)
  }
  return secrets;
}

Check check_wall(const sys::WallFinding& finding, Language language) {
  const bool running = finding.room == sys::Profile::run;
  Check check{std::string(running ? "wall.run." : "wall.compile.") + finding.wall,
              running ? Phrase::doctor_run_wall : Phrase::doctor_compile_wall,
              State::well,
              "",
              "",
              true};
  if (finding.holds) {
    check.detail = phrase(Phrase::doctor_wall, language, {finding.wall, finding.got});
    return check;
  }
  check.state = State::wrong;
  check.detail = phrase(Phrase::doctor_wall_broken, language, {finding.wall, finding.got, finding.wanted});
  check.mend = phrase(Phrase::doctor_wall_mend, language, {finding.hint});
  return check;
}

/// Every wall, tried from inside. What keeps the sandbox from starting is said by its own check.
std::vector<Check> check_walls(const CommonOptions& common) {
  std::vector<Check> checks;
  try {
    const auto runner = sys::make_sandboxed_runner();
    for (const sys::WallFinding& finding : sys::probe_walls(*runner, all_secrets(common)))
      checks.push_back(check_wall(finding, common.language));
  } catch (const Error& error) {
    checks.push_back({"wall", Phrase::doctor_run_wall, State::wrong, error.what(), error.hint()});
  }
  return checks;
}

std::vector<Check> look(const CommonOptions& common) {
  const Language language = common.language;
  const sys::MachineFacts facts = sys::look_at_machine();
  std::vector<Check> checks = {
      check_fact("bubblewrap", Phrase::doctor_bubblewrap, facts.bubblewrap, Phrase::doctor_bubblewrap_mend,
                 language),
      check_fact("sandbox", Phrase::doctor_namespaces, facts.user_namespaces, Phrase::doctor_namespaces_mend,
                 language),
      check_fact("compiler", Phrase::doctor_compiler, facts.compiler, Phrase::doctor_compiler_mend, language),
      {"identity", Phrase::doctor_identity, State::note, facts.identity.text, ""},
      check_exercises(common),
      check_cache(common),
      check_cuda(language)};
  std::ranges::move(check_walls(common), std::back_inserter(checks));
  return checks;
}

}  // namespace

int run_doctor(const Options& options, Console& console) {
  const CommonOptions common = with_pack(std::filesystem::current_path(), options.common);
  const std::vector<Check> checks = look(common);
  const Walls walls = std::get<DoctorOptions>(options.arguments).walls;
  console.print(common.format == Format::json ? doctor_json(checks)
                                              : doctor_text(checks, common.language, common.colour, walls),
                common.language);
  return all_well(checks) ? exit_codes::done : exit_codes::wrong;
}

}  // namespace grader::cli
