// SPDX-License-Identifier: MIT
// The few real things, made once: exercise, sandbox, compiler, secret.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "grader/exercise/exercise_files.hpp"
#include "grader/exercise/load.hpp"
#include "grader/exercise/observed_parts.hpp"
#include "grader/intake/read_submission.hpp"
#include "grader/observe/observe.hpp"
#include "grader/pipeline.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"
#include "grader/sys/own_limits.hpp"
#include "grader/sys/sandbox.hpp"
#include "grader/sys/self_probe.hpp"
#include "grader/sys/unsafe_runner.hpp"
#include "grader/types/bilingual_error.hpp"

namespace grader {
namespace {

constexpr std::size_t secret_bytes = 32;

std::filesystem::path program_folder() {
  std::error_code failed;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
  return failed ? std::filesystem::path{} : program.parent_path();
}

std::filesystem::path installed_folder() {
  return program_folder().parent_path() / "share" / "ledger-grader";
}

/// A program that was built anew may see or judge differently, whatever its version says.
std::string program_digest() {
  const auto program = sys::read_own("/proc/self/exe");
  return program ? sys::labelled_digest({{"program", *program}}) : LEDGER_GRADER_VERSION;
}

bool holds_exercises(const std::filesystem::path& folder) {
  std::error_code failed;
  return std::filesystem::is_directory(folder / "rubrics", failed) &&
         std::filesystem::is_directory(folder / "reference", failed);
}

/// $XDG_DATA_HOME/ledger-grader/secret, so that the hidden inputs of a submission are the same every time.
std::optional<std::filesystem::path> usual_secret_file() {
  const auto folder = [](const char* name) -> std::filesystem::path {
    const char* value = std::getenv(name);
    return value == nullptr ? std::filesystem::path{} : std::filesystem::path{value};
  };
  const auto data = folder("XDG_DATA_HOME");
  if (data.is_absolute()) return data / "ledger-grader" / "secret";
  const auto home = folder("HOME");
  if (home.is_absolute()) return home / ".local" / "share" / "ledger-grader" / "secret";
  return std::nullopt;
}

/// Before anything is graded, a file that cannot be read or written is the installation's trouble.
template <class Work>
auto while_installing(const Text& other_mend, Work work) {
  try {
    return work();
  } catch (const Error& error) {
    ErrorTexts texts = texts_of(error);
    texts.hint.zh += other_mend.zh;
    texts.hint.en += other_mend.en;
    throw BilingualError(texts.what, texts.hint);
  }
}

std::string given_secret(const std::filesystem::path& file) {
  constexpr std::size_t cap_bytes = std::size_t{1} << 20;
  const auto bytes = sys::read_own(file, cap_bytes);
  if (!bytes || bytes->empty()) {
    throw BilingualError({"密钥文件 " + file.string() + (bytes ? " 是空的" : " 不存在"),
                          "the secret file " + file.string() + (bytes ? " is empty" : " does not exist")},
                         {"往里写 32 个随机字节，例如：head -c 32 /dev/urandom",
                          "write 32 random bytes to it, as with: head -c 32 /dev/urandom"});
  }
  return *bytes;
}

std::string kept_secret() {
  const auto file = usual_secret_file();
  if (!file) return sys::random_bytes(secret_bytes);
  // Two graders may both be the first: the second one takes what is there.
  if (!sys::read_own(*file))
    sys::write_first(*file, sys::random_bytes(secret_bytes), sys::Visibility::owner_only);
  const auto kept = sys::read_own(*file);
  if (!kept || kept->size() < secret_bytes) {
    throw BilingualError(
        {file->string() + " 里的密钥已损坏", "the secret in " + file->string() + " is damaged"},
        {"删掉这个文件；以前评过的作业的隐藏输入会因此改变",
         "delete the file; the hidden inputs of submissions graded before will change"});
  }
  return *kept;
}

}  // namespace

namespace {

/// Compiler and rubric are looked at elsewhere: what fails here is the sandbox.
template <class Work>
auto while_walling(Work work) {
  try {
    return work();
  } catch (const Error& error) {
    throw NoSandbox(error.what(), error.hint());
  }
}

}  // namespace

struct Grader::Parts {
  std::shared_ptr<const Exercise> exercise = {};
  answers::MarkText mark = {};  ///< of that exercise
  SetupOptions options = {};
  std::string secret = {};
  std::unique_ptr<sys::Runner> runner = {};
  std::unique_ptr<observe::Toolkit> toolkit = {};
  std::string identity = {};

  void start() {
    runner = options.isolation == Isolation::none
                 ? sys::make_unsafe_runner()
                 : while_walling([&] { return sys::make_sandboxed_runner({.left_out = options.left_out}); });
    toolkit = std::make_unique<observe::Toolkit>(*runner, options.cache);
  }
};

Grader::Grader(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) { parts_->start(); }

Grader::Grader(const SetupOptions& options) : parts_(std::make_unique<Parts>()) {
  sys::require_room();
  const std::filesystem::path folder = find_exercises_folder(options.exercises_folder);
  parts_->exercise = std::make_shared<const Exercise>(load_whole_exercise(folder, options.exercise));
  parts_->mark = text_marker(*parts_->exercise);
  parts_->options = options;
  parts_->start();
  // Walls that were left out on purpose would be missed.
  if (options.isolation == Isolation::sandbox && options.left_out.empty())
    while_walling(
        [&] { sys::require_walls(*parts_->runner, secrets_of(folder, *parts_->exercise), options.cache); });
  parts_->secret = while_installing(
      options.secret_file ? Text()
                          : Text{"；或用 --secret 给出密钥文件", "; or name a secret file with --secret"},
      [&] {
        if (options.secret == SetupOptions::Secret::drawn_anew) return sys::random_bytes(secret_bytes);
        return options.secret_file ? given_secret(*options.secret_file) : kept_secret();
      });
  parts_->identity = sys::labelled_digest({{"program", program_digest()},
                                           {"compiler", parts_->toolkit->compiler()},
                                           {"sandbox", parts_->runner->description()},
                                           {"secret", sys::hmac_sha256(parts_->secret, "identity")}});
}

Grader::~Grader() = default;

const Exercise& Grader::exercise() const { return *parts_->exercise; }

const std::string& Grader::identity() const { return parts_->identity; }

std::unique_ptr<Grader> Grader::another() const {
  auto parts = std::make_unique<Parts>();
  parts->exercise = parts_->exercise;
  parts->mark = parts_->mark;
  parts->options = parts_->options;
  parts->secret = parts_->secret;
  parts->identity = parts_->identity;
  return std::unique_ptr<Grader>(new Grader(std::move(parts)));
}

Submission Grader::read(const std::filesystem::path& submission_folder) const {
  return intake::read_submission(*parts_->exercise, submission_folder);
}

ObservedSubmission Grader::observe(const Submission& submission) {
  return observe_submission(*parts_->exercise, *parts_->toolkit, submission, parts_->secret);
}

Grade Grader::judge(const Submission& submission, const ObservedSubmission& observed) const {
  return judge_submission(*parts_->exercise, parts_->mark, submission, observed);
}

DeviceMark Grader::confront(const Submission& submission, const device::Evidence& evidence) {
  return confront_device(*parts_->exercise, *parts_->toolkit, submission, evidence);
}

Grade Grader::grade(const std::filesystem::path& submission_folder) {
  try {
    return grade(read(submission_folder));
  } catch (const Error& error) {
    if (error.trouble() == Trouble::installation) throw;
    Submission unread;
    const auto folder = std::filesystem::absolute(submission_folder).lexically_normal();
    unread.id = (folder.has_filename() ? folder : folder.parent_path()).filename().string();
    return not_graded(*parts_->exercise, unread, error);
  }
}

Grade Grader::grade(const Submission& submission) {
  try {
    return judge(submission, observe(submission));
  } catch (const Error& error) {
    if (error.trouble() == Trouble::installation) throw;
    return not_graded(*parts_->exercise, submission, error);
  }
}

std::vector<std::filesystem::path> secrets_of(const std::filesystem::path& folder, const Exercise& exercise) {
  std::vector<std::filesystem::path> secrets;
  std::error_code missing;
  if (std::filesystem::is_regular_file(folder, missing)) return {std::filesystem::absolute(folder)};
  const std::string beside = "rubrics/" + exercise.name;
  for (const std::string& file :
       {exercise.rubric_path, beside + ".answers.yaml", beside + ".likeness.yaml", exercise.reference.path}) {
    if (!std::filesystem::exists(folder / file, missing)) continue;
    std::error_code failed;
    const auto path = std::filesystem::canonical(folder / file, failed);
    secrets.push_back(failed ? std::filesystem::absolute(folder / file) : path);
  }
  return secrets;
}

Exercise load_whole_exercise(const std::filesystem::path& folder, const std::string& name) {
  Exercise exercise = while_installing({}, [&] { return exercise::load_exercise(folder, name); });
  exercise.rubric_digest = "sha256:" + sys::labelled_digest({{"rubric", exercise.rubric_text},
                                                             {"reference", exercise.reference.source},
                                                             {"adapter", exercise.reference.adapter}});
  exercise.observed_digest = sys::labelled_digest({{"parts", exercise::observed_parts(exercise)}});
  return exercise;
}

std::filesystem::path find_exercises_folder(const std::optional<std::filesystem::path>& given) {
  if (given) {
    std::error_code failed;
    if (std::filesystem::is_regular_file(*given, failed) || holds_exercises(*given)) return *given;
    throw BilingualError(
        {given->string() + " 里没有练习", given->string() + " holds no exercises"},
        {"--exercises 要的是放着 rubrics/、reference/ 和 student_template/ 的文件夹",
         "--exercises wants the folder that has rubrics/, reference/ and student_template/ in it"});
  }
  if (const auto usual = usual_exercises_folder()) return *usual;
  throw BilingualError(
      {"在 " + installed_folder().string() + " 和 " + program_folder().string() + " 之上都没有找到练习",
       "no exercises found in " + installed_folder().string() + " or above " + program_folder().string()},
      {"安装 ledger-grader-exercises 软件包，或用 --exercises 给出练习的文件夹，或随模板发下来的 .pack 文件",
       "install the package ledger-grader-exercises, or name their folder, or the .pack file that came with "
       "the "
       "template, with --exercises"});
}

std::optional<std::filesystem::path> usual_exercises_folder() {
  if (auto installed = installed_folder(); holds_exercises(installed)) return installed;
  for (auto folder = program_folder(); folder.has_relative_path(); folder = folder.parent_path()) {
    if (holds_exercises(folder)) return folder;
  }
  return std::nullopt;
}

std::vector<std::filesystem::path> installed_packs() {
  std::vector<std::filesystem::path> packs;
  std::error_code failed;
  for (std::filesystem::directory_iterator entry(installed_folder() / "handout", failed), end;
       !failed && entry != end; entry.increment(failed)) {
    const std::filesystem::path pack =
        entry->path() / (entry->path().filename().string() + exercise::pack_ending);
    std::error_code ignored;
    if (std::filesystem::is_regular_file(pack, ignored)) packs.push_back(pack);
  }
  std::ranges::sort(packs);
  return packs;
}

}  // namespace grader
