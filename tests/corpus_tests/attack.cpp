// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/attack.hpp"

#include <arpa/inet.h>
#include <glob.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <stdexcept>

#include "tests/corpus_tests/expectation.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

constexpr std::uint16_t forbidden_port = 18080;

std::vector<std::string> texts(const formats::YamlNode* list) {
  std::vector<std::string> words;
  if (list == nullptr) return words;
  for (const auto& word : list->children) words.push_back(word.text);
  return words;
}

/// Somebody who waits for the connection that must not come.
class Listener {
 public:
  Listener() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)) {
    const int yes = 1;
    ::setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(forbidden_port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(socket_, 1) != 0)
      throw std::runtime_error("port 18080 is taken by somebody else");
  }
  ~Listener() { ::close(socket_); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  bool was_called() const {
    const int caller = ::accept(socket_, nullptr, nullptr);
    if (caller >= 0) ::close(caller);
    return caller >= 0;
  }

 private:
  int socket_;
};

std::vector<std::string> files_like(std::string pattern) {
  if (pattern.starts_with("$HOME")) pattern.replace(0, 5, std::getenv("HOME"));
  glob_t found{};
  std::vector<std::string> files;
  if (::glob(pattern.c_str(), 0, nullptr, &found) == 0)
    files.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
  ::globfree(&found);
  return files;
}

std::vector<std::string> named_files(const Attack& attack) {
  const std::string words = "host file exists: ";
  std::vector<std::string> files;
  for (const std::string& word : attack.must_not) {
    if (!word.starts_with(words)) continue;
    for (const std::string& file : files_like(word.substr(words.size()))) files.push_back(file);
  }
  return files;
}

void must_succeed(const Outcome& outcome, const std::string& what) {
  if (outcome.exit_code != 0) throw std::runtime_error(what + " failed: " + outcome.errors);
}

/// As a student's folder would come: with its links, pipes and odd names, and under the student's id.
fs::path hand_in(const Attack& attack, const fs::path& place) {
  fs::create_directories(place);
  const fs::path copy = place / attack.student_id;
  must_succeed(run({.arguments = {"cp", "-a", "--", attack.folder.string(), copy.string()}}), "the copy");
  fs::remove(copy / "expect.yaml");
  for (const std::string& line : attack.setup)
    must_succeed(run({.arguments = {"sh", "-c", line}, .directory = copy}), line);
  return copy;
}

/// Nobody's files but ours lie in the working directory: a core file would be seen.
Invocation grading(const Scratch& scratch, std::vector<std::string> more,
                   const std::vector<fs::path>& folders) {
  fs::create_directories(scratch / "working");
  Invocation invocation{
      .arguments = {grader_program(), "grade", "--color", "never", "--cache", scratch / "cache", "--secret",
                    scratch / "secret"},
      .environment = {{"GRADER_SECRET_CANARY", "canary-value"}},
      .directory = scratch / "working",
  };
  for (std::string& word : more) invocation.arguments.push_back(std::move(word));
  invocation.arguments.push_back("--");
  for (const fs::path& folder : folders) invocation.arguments.push_back(folder);
  return invocation;
}

void read_grades(Seen& seen) {
  // The door to JSON refuses bare NaN and Infinity.
  const formats::Json document = formats::read_json(seen.program.output, "the report");
  const auto& grades = std::get<formats::Json::Array>(document.value());
  seen.attacker = grades.at(0);
  seen.honest = grades.at(1);
}

void write_reports(const Scratch& scratch, const fs::path& folder, Seen& seen) {
  seen.reports.push_back(seen.program.output);
  for (const char* language : {"zh", "en"}) {
    seen.reports.push_back(run(grading(scratch, {"--lang", language}, {folder})).output);
    seen.student_reports.push_back(
        run(grading(scratch, {"--lang", language, "--for", "student"}, {folder})).output);
  }
  seen.reports.insert(seen.reports.end(), seen.student_reports.begin(), seen.student_reports.end());
}

}  // namespace

bool Attack::must_not_start_with(const std::string& words) const {
  return std::ranges::any_of(must_not, [&](const std::string& word) { return word.starts_with(words); });
}

Attack read_attack(const fs::path& folder) {
  const auto label = read_label(folder / "expect.yaml");
  const auto* expected = find(label, "expected");
  if (expected == nullptr || find(*expected, "verdict") == nullptr)
    throw std::runtime_error("a label without a verdict: " + folder.string());
  const auto* student_id = find(label, "student_id");
  return {.folder = folder,
          .student_id = student_id != nullptr ? student_id->text : folder.filename().string(),
          .setup = texts(find(label, "setup")),
          .outcome = find(*expected, "verdict")->text,
          .also_fine = texts(find(*expected, "also_ok")),
          .must_not = texts(find(*expected, "must_not"))};
}

Seen carry_out(const Attack& attack) {
  for (const std::string& file : named_files(attack)) fs::remove(file);
  const Scratch scratch;
  write_file(scratch / "secret", "against attacks");
  const fs::path folder = hand_in(attack, scratch / "handed in");
  const fs::path honest = fs::path(LEDGER_GRADER_SOURCE_DIR) / "tests/corpus/attacks/01-control-good";

  Seen seen;
  std::optional<Listener> listener;
  if (attack.must_not_start_with("connection to")) listener.emplace();
  seen.program = run(grading(scratch, {"--format", "json", "--lang", "en"}, {folder, honest}));
  seen.connection = listener && listener->was_called();
  seen.processes_left = left_behind();
  if (seen.program.exit_code == 0 || seen.program.exit_code == 3) read_grades(seen);
  if (attack.must_not_start_with("text in")) write_reports(scratch, folder, seen);
  seen.files_left = named_files(attack);
  seen.core_file = !fs::is_empty(scratch / "working") || !files_like(folder.string() + "/core*").empty();
  return seen;
}

}  // namespace grader::tests
