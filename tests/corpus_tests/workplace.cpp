// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/workplace.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <stdexcept>

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

constexpr uid_t ordinary_user = 65533;       // one below nobody: no name, no home, no rights
constexpr uid_t first_sandbox_user = 61000;  // docs/security.md, "The two rooms"
constexpr uid_t sandbox_users = 64;

std::vector<std::string> program_of(Walls walls) {
  switch (walls) {
    case Walls::whole:
      return {grader_program()};
    case Walls::without_filter:
      return {LEDGER_GRADER_WEAKENED_PROGRAM, "without-filter"};
    case Walls::without_limits:
      return {LEDGER_GRADER_WEAKENED_PROGRAM, "without-limits"};
    case Walls::weak:
      break;
  }
  return {LEDGER_GRADER_WEAKENED_PROGRAM, "weak"};
}

void must_succeed(const std::vector<std::string>& arguments) {
  const Outcome outcome = run({.arguments = arguments});
  if (outcome.exit_code != 0) throw std::runtime_error(arguments.front() + " failed: " + outcome.errors);
}

}  // namespace

bool can_be_ordinary() { return ::geteuid() == 0; }

Workplace::Workplace(Account account, Walls walls) : walls_(walls), program_(program_of(walls).front()) {
  if (account == Account::ordinary && can_be_ordinary()) user_ = ordinary_user;
  for (const fs::path& folder : {home(), temporary(), working()}) fs::create_directories(folder);
  write_file(scratch_ / "secret", "against attacks");
  if (user_) copy_program();
}

void Workplace::copy_program() {
  const fs::path program = scratch_ / "program" / fs::path(program_).filename();
  exercises_ = scratch_ / "exercises";
  fs::create_directories(program.parent_path());
  fs::create_directories(exercises_);
  fs::copy_file(program_, program);
  program_ = program;
  for (const char* folder : {"rubrics", "reference", "student_template"})
    fs::copy(fs::path(LEDGER_GRADER_SOURCE_DIR) / folder, exercises_ / folder, fs::copy_options::recursive);
  give_away(scratch_.path());
}

void Workplace::give_away(const fs::path& folder) const {
  if (!user_) return;
  const std::string user = std::to_string(*user_);
  must_succeed({"chown", "-hR", "--", user + ":" + user, folder.string()});
}

fs::path Workplace::new_class() {
  const fs::path folder = scratch_ / "classes" / std::to_string(++classes_);
  fs::create_directories(folder);
  if (user_) fs::permissions(scratch_ / "classes", fs::perms::all);
  return folder;
}

Invocation Workplace::grading(const std::vector<std::string>& words,
                              const std::vector<fs::path>& folders) const {
  Invocation invocation{.arguments = program_of(walls_),
                        .environment = {{"GRADER_SECRET_CANARY", "canary-value"},
                                        {"HOME", home()},
                                        {"TMPDIR", temporary()},
                                        {"XDG_CACHE_HOME", scratch_ / "cache"},
                                        {"XDG_DATA_HOME", scratch_ / "data"}},
                        .directory = working(),
                        .user = user_};
  invocation.arguments.front() = program_;
  for (const char* word : {"grade", "--color", "never", "--exercises"})
    invocation.arguments.emplace_back(word);
  invocation.arguments.push_back(exercises_);
  invocation.arguments.insert(invocation.arguments.end(), {"--secret", scratch_ / "secret"});
  invocation.arguments.insert(invocation.arguments.end(), words.begin(), words.end());
  invocation.arguments.emplace_back("--");
  for (const fs::path& folder : folders) invocation.arguments.push_back(folder);
  return invocation;
}

std::string Workplace::strange_files() const {
  std::string strange;
  const uid_t ours = ::geteuid();
  const auto is_suspect = [&](uid_t owner) {
    return user_ ? owner == *user_ : ours == 0 && owner - first_sandbox_user < sandbox_users;
  };
  for (const char* folder : {"/tmp", "/var/tmp", "/dev/shm", "/run", "/"}) {
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed)) {
      struct stat facts = {};
      if (::lstat(entry->path().c_str(), &facts) != 0 || !is_suspect(facts.st_uid)) continue;
      // Workplaces of tests that run beside this one, or were ended, belong to the same user.
      const bool is_workplace =
          S_ISDIR(facts.st_mode) && entry->path().filename().string().starts_with("ledger-grader-test-");
      if (!is_workplace) strange += entry->path().string() + "\n";
    }
  }
  return strange;
}

}  // namespace grader::tests
