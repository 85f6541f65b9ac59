// SPDX-License-Identifier: MIT
// `ledger-grader device-check [DIR]`: the ledger beside what a real device allocates.
//
// The probe's data is drawn after the submission was read, and the probe is never told a number of it.
// Without a device nothing of the submission is run, so that no sandbox is needed to be told so.
#include <system_error>

#include "grader/cli/commands.hpp"
#include "grader/cli/device_evidence.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/cli/submissions.hpp"
#include "grader/device/confront.hpp"
#include "grader/device/look.hpp"
#include "grader/intake/read_submission.hpp"
#include "grader/report/device.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {
namespace {

constexpr std::size_t nonce_bytes = 16;

/// Without DIR, what lies here, if it is a submission: a device can also be measured for nobody.
std::optional<Submission> read_asked(const Options& options, const Exercise& exercise) {
  const auto& wanted = std::get<DeviceCheckOptions>(options.arguments);
  const std::filesystem::path path = wanted.path.value_or(".");
  std::error_code ignored;
  if (!wanted.path && !std::filesystem::exists(path / exercise.file, ignored)) return std::nullopt;
  require_paths({path}, options.common.language);
  const auto folders = submission_folders({path}, exercise.file, options.common.language);
  return intake::read_submission(exercise, folders.front());
}

device::Evidence evidence_for(const DeviceCheckOptions& wanted) {
  if (wanted.evidence) return read_evidence(*wanted.evidence);
  constexpr auto usual_wall = std::chrono::seconds(30);
  constexpr auto long_wall = std::chrono::seconds(180);
  device::ProbeCall call;
  call.program = wanted.probe ? wanted.probe : device::built_probe();
  call.nonce = sys::hex(sys::random_bytes(nonce_bytes));
  call.sizes = wanted.sizes;
  call.budget_bytes = wanted.budget_bytes;
  call.wall = wanted.sizes == device::Sizes::usual ? usual_wall : long_wall;
  return device::Evidence::measure_here(call);
}

int exit_code_of(const DeviceVerdict& verdict) {
  if (verdict.kind() == DeviceVerdict::Kind::measured_match) return exit_codes::done;
  if (verdict.kind() == DeviceVerdict::Kind::measured_mismatch) return exit_codes::wrong;
  return exit_codes::human_needed;
}

DeviceMark mark_of(const Options& options, const std::optional<Submission>& submission,
                   const device::Evidence& evidence) {
  if (!submission || evidence.verdict_without_runs()) return device::without_submission(evidence);
  Grader grader(setup_of(options.common, Isolation::sandbox));
  return grader.confront(*submission, evidence);
}

}  // namespace

int run_device_check(const Options& options, Console& console) {
  const auto& wanted = std::get<DeviceCheckOptions>(options.arguments);
  const CommonOptions& common = options.common;
  require_exercise(common);
  const auto folder = find_exercises_folder(common.exercises_folder);
  const Exercise exercise = load_whole_exercise(folder, common.exercise);
  require_device_section(exercise, common.language);
  const auto submission = read_asked(options, exercise);
  const device::Evidence evidence = evidence_for(wanted);
  if (wanted.save && evidence.bytes().empty())
    console.complain(phrase(Phrase::device_not_saved, common.language) + "\n");
  else if (wanted.save)
    sys::write_whole(*wanted.save, evidence.bytes());
  const DeviceMark mark = mark_of(options, submission, evidence);
  const std::string id = submission ? submission->id : "";
  console.print(common.format == Format::json ? report::device_json(mark, id, common.language)
                                              : report::device_text(mark, common.language, common.colour),
                common.language);
  return exit_code_of(mark.verdict);
}

}  // namespace grader::cli
