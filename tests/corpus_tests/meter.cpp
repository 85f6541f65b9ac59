// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/meter.hpp"

#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>

#include "tests/support/program.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

constexpr auto between_looks = milliseconds(10);
constexpr int looks_between_close_ones = 10;
constexpr std::size_t close_looks_between_whole_ones = 3;

struct Process {
  std::uint64_t now_bytes = 0;
  std::uint64_t most_bytes = 0;
  std::uint64_t threads = 0;
  bool is_dead = false;
};

fs::path place_of(pid_t id) { return fs::path("/proc") / std::to_string(id); }

Process read_process(pid_t id) {
  Process process;
  std::ifstream status(place_of(id) / "status");
  for (std::string line; std::getline(status, line);) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    if (key == "State:") process.is_dead = line.find('Z') != std::string::npos;
    if (key == "VmRSS:") words >> process.now_bytes, process.now_bytes *= 1024;
    if (key == "VmHWM:") words >> process.most_bytes, process.most_bytes *= 1024;
    if (key == "Threads:") words >> process.threads;
  }
  return process;
}

std::string command_line(pid_t id) {
  std::ifstream file(place_of(id) / "cmdline", std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  std::string line = text.str();
  std::ranges::replace(line, '\0', ' ');
  return line;
}

/// What lies in a sandbox's own /tmp is memory of the host.
std::uint64_t temporary_bytes_inside(pid_t id) {
  struct statfs facts = {};
  struct stat inside = {};
  struct stat outside = {};
  const std::string folder = place_of(id) / "root/tmp";
  if (::stat(folder.c_str(), &inside) != 0 || ::stat("/tmp", &outside) != 0 ||
      inside.st_dev == outside.st_dev)
    return 0;
  if (::statfs(folder.c_str(), &facts) != 0 || facts.f_type != TMPFS_MAGIC) return 0;
  return (facts.f_blocks - facts.f_bfree) * static_cast<std::uint64_t>(facts.f_bsize);
}

void add_all_below(pid_t id, std::vector<pid_t>& all) {
  for (const pid_t child : children_of(id)) {
    all.push_back(child);
    add_all_below(child, all);
  }
}

std::vector<pid_t> all_below(pid_t id) {
  std::vector<pid_t> all;
  add_all_below(id, all);
  return all;
}

std::size_t entries_of(const fs::path& folder) {
  std::error_code failed;
  std::size_t count = 0;
  for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end; entry.increment(failed))
    ++count;
  return count;
}

}  // namespace

Meter::Meter(fs::path folder, fs::path temporary)
    : folder_(std::move(folder)), temporary_(std::move(temporary)), bytes_before_(folder_bytes()) {
  thread_ = std::thread([this] { watch(); });
}

Meter::~Meter() { figures(); }

Figures Meter::figures() {
  done_ = true;
  if (thread_.joinable()) {
    thread_.join();
    look_closely();
  }
  return figures_;
}

void Meter::watch() {
  for (int round = 0; !done_; ++round) {
    look_at_processes();
    if (round % looks_between_close_ones == 0) look_closely();
    std::this_thread::sleep_for(between_looks);
  }
}

void Meter::look_at_processes() {
  for (const pid_t grader : children_of(::getpid())) {
    figures_.grader_bytes = std::max(figures_.grader_bytes, read_process(grader).most_bytes);
    std::uint64_t bytes = 0;
    std::uint64_t processes = 0;
    std::uint64_t temporary = 0;
    for (const pid_t id : all_below(grader)) {
      const Process process = read_process(id);
      bytes += process.now_bytes;
      processes += process.threads;
      temporary = std::max(temporary, temporary_bytes_inside(id));
      const std::string command = command_line(id);
      if (command.find("cc1plus") != std::string::npos) figures_.saw_a_compiler = true;
      if (command.find("-fsanitize") != std::string::npos) figures_.sanitized = command;
    }
    figures_.sandbox_bytes = std::max(figures_.sandbox_bytes, bytes + temporary);
    figures_.sandbox_processes = std::max(figures_.sandbox_processes, processes);
  }
}

void Meter::look_closely() {
  // A class has many files: they are not all looked at each time.
  const bool whole = figures_.looks.size() % close_looks_between_whole_ones == 0 || done_;
  const std::uint64_t bytes = whole ? folder_bytes() : 0;
  if (bytes > bytes_before_) figures_.disk_bytes = std::max(figures_.disk_bytes, bytes - bytes_before_);
  Look look;
  look.files = entries_of(temporary_);
  for (const pid_t grader : children_of(::getpid())) {
    look.grader_bytes = read_process(grader).most_bytes;
    look.descriptors = entries_of(place_of(grader) / "fd");
    look.children = children_of(grader).size();
    for (const pid_t id : all_below(grader)) look.zombies += read_process(id).is_dead ? 1 : 0;
  }
  figures_.looks.push_back(look);
}

std::uint64_t Meter::folder_bytes() const {
  std::uint64_t blocks = 0;
  std::error_code failed;
  for (fs::recursive_directory_iterator entry(folder_, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    struct stat facts = {};
    if (::lstat(entry->path().c_str(), &facts) == 0) blocks += static_cast<std::uint64_t>(facts.st_blocks);
  }
  return blocks * 512;
}

}  // namespace grader::tests
