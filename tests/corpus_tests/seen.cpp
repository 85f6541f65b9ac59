// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/seen.hpp"

#include <arpa/inet.h>
#include <glob.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <stdexcept>

namespace grader::tests {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::uint16_t forbidden_port = 18080;
constexpr auto patience_for_the_port = std::chrono::minutes(2);

/// Somebody who waits for the connection that must not come. Other tests may have the port for a while.
class Listener {
 public:
  Listener() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)) {
    const int yes = 1;
    ::setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(forbidden_port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const auto deadline = Clock::now() + patience_for_the_port;
    while (::bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
      if (Clock::now() > deadline) throw std::runtime_error("port 18080 is taken by somebody else");
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    if (::listen(socket_, 1) != 0) throw std::runtime_error("nobody can listen at port 18080");
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

std::vector<std::string> files_like(const std::string& pattern) {
  glob_t found{};
  std::vector<std::string> files;
  if (::glob(pattern.c_str(), 0, nullptr, &found) == 0)
    files.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
  ::globfree(&found);
  return files;
}

/// $HOME is that of the grader and that of whoever runs the tests.
std::vector<std::string> named_files(const Attack& attack, const Workplace& workplace) {
  const std::string words = "host file exists: ";
  const char* our_home = std::getenv("HOME");
  std::vector<std::string> files;
  for (const std::string& word : attack.must_not) {
    if (!word.starts_with(words)) continue;
    const std::string pattern = word.substr(words.size());
    std::vector<std::string> patterns = {pattern};
    if (pattern.starts_with("$HOME"))
      patterns = {workplace.home().string() + pattern.substr(5),
                  std::string(our_home != nullptr ? our_home : "/root") + pattern.substr(5)};
    for (const std::string& place : patterns)
      for (const std::string& file : files_like(place)) files.push_back(file);
  }
  return files;
}

void read_grades(Seen& seen) {
  // The door to JSON refuses bare NaN and Infinity.
  const formats::Json document = formats::read_json(seen.program.output, "the report");
  const auto& grades = std::get<formats::Json::Array>(document.value());
  seen.attacker = grades.at(0);
  seen.honest = grades.at(1);
}

void write_reports(const Workplace& workplace, const fs::path& folder, Seen& seen) {
  seen.reports.push_back(seen.program.output);
  for (const char* language : {"zh", "en"}) {
    seen.reports.push_back(run(workplace.grading({"--lang", language}, {folder})).output);
    seen.student_reports.push_back(
        run(workplace.grading({"--lang", language, "--for", "student"}, {folder})).output);
  }
  seen.reports.insert(seen.reports.end(), seen.student_reports.begin(), seen.student_reports.end());
}

/// Strange files of somebody else, as of other tests, go away by themselves.
std::string strange_files_that_stay(const Workplace& workplace) {
  const auto deadline = Clock::now() + std::chrono::seconds(5);
  std::string strange;
  while (!(strange = workplace.strange_files()).empty() && Clock::now() < deadline)
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  return strange;
}

}  // namespace

Seen carry_out(const Attack& attack, Workplace& workplace) {
  for (const std::string& file : named_files(attack, workplace)) fs::remove(file);
  const fs::path folder = hand_in(attack, workplace.new_class());
  const fs::path honest = folder.parent_path() / "zz honest";
  fs::copy(fs::path(LEDGER_GRADER_SOURCE_DIR) / "tests/corpus/attacks/01-control-good", honest);
  workplace.give_away(folder.parent_path());

  Seen seen;
  std::optional<Listener> listener;
  if (attack.must_not_start_with("connection to")) listener.emplace();
  {
    Meter meter(workplace.path(), workplace.temporary());
    seen.program = run(workplace.grading({"--format", "json", "--lang", "en"}, {folder, honest}));
    seen.figures = meter.figures();
  }
  seen.connection = listener && listener->was_called();
  seen.processes_left = left_behind();
  if (seen.program.exit_code == 0 || seen.program.exit_code == 3) read_grades(seen);
  if (attack.must_not_start_with("text in")) {
    write_reports(workplace, folder, seen);
    seen.written = write_formats(folder);
  }
  seen.files_left = named_files(attack, workplace);
  seen.strange_files = strange_files_that_stay(workplace);
  seen.core_file = !fs::is_empty(workplace.working()) || !files_like(folder.string() + "/core*").empty();
  return seen;
}

}  // namespace grader::tests
