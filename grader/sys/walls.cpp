// SPDX-License-Identifier: MIT
#include "grader/sys/walls.hpp"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <initializer_list>

namespace grader::sys {
namespace {

namespace fs = std::filesystem;
using Arguments = std::vector<std::string>;

constexpr std::uint64_t mebibyte = 1ULL << 20;

// ---- the table ----------------------------------------------------------------------------------

/// Told to bubblewrap for both rooms.
constexpr std::initializer_list<const char*> both_rooms = {
    "--unshare-user",
    "--unshare-pid",
    "--unshare-net",
    "--unshare-ipc",
    "--unshare-uts",
    "--unshare-cgroup-try",  // a kernel without cgroup namespaces has nothing to hide there
    "--uid",
    "65534",
    "--gid",
    "65534",             // nobody
    "--disable-userns",  // no further user namespaces: the kernel behind them is large
    "--die-with-parent",
    "--new-session",
    "--cap-drop",
    "ALL",
    "--hostname",
    "sandbox"};

struct Variable {
  const char* name;
  const char* value;
};

struct Room {
  std::uint64_t stack_bytes;
  std::uint64_t open_files;
  std::uint64_t processes;        ///< of all runs in one slot, also of other graders on this machine
  std::uint64_t temporary_bytes;  ///< size of /tmp; 0: there is none
  const char* directory;          ///< where the program starts
  std::initializer_list<const char*> folders;  ///< of the host, read-only, where they exist
  std::initializer_list<Variable> environment;
};

/// Only the folders a compiler needs: nothing of a teacher's (/usr/local, /usr/src, /usr/share, /home, /etc)
/// is there to be included. No /dev and no /proc. The library folder of this machine is added below.
constexpr std::initializer_list<const char*> compiler_folders = {"/usr/bin", "/usr/include", "/usr/lib/gcc",
                                                                 "/usr/lib64", "/usr/libexec/gcc"};
constexpr std::initializer_list<Variable> compiler_environment = {
    {"PATH", "/usr/bin"}, {"LC_ALL", "C"}, {"TMPDIR", "/tmp"}};

constexpr Room compile_room = {.stack_bytes = 64 * mebibyte,
                               .open_files = 64,
                               .processes = 128,
                               .temporary_bytes = 256 * mebibyte,
                               .directory = "/tmp",
                               .folders = compiler_folders,
                               .environment = compiler_environment};

/// The program is all there is. The filter of system calls refuses new processes already.
constexpr Room run_room = {.stack_bytes = 8 * mebibyte,
                           .open_files = 16,
                           .processes = 64,
                           .temporary_bytes = 0,
                           .directory = "/",
                           .folders = {},
                           .environment = {}};

constexpr const Room& room_of(Profile profile) { return profile == Profile::run ? run_room : compile_room; }

/// How many more processes than now an ordinary user may have while something is compiled: the compilers of
/// all parallel slots, and what else he may be starting meanwhile.
constexpr std::uint64_t room_for_others = 256;

// ---- arguments ----------------------------------------------------------------------------------

void add(Arguments& arguments, std::initializer_list<std::string> more) {
  arguments.insert(arguments.end(), more);
}

void add_folder(Arguments& arguments, const std::string& folder) {
  if (fs::is_directory(folder)) add(arguments, {"--ro-bind", folder, folder});
}

/// Where libraries lie under the name of the machine, as /usr/lib/x86_64-linux-gnu, its compiler has a folder
/// of that name as well.
void add_library_folders(Arguments& arguments) {
  std::error_code none;
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator("/usr/lib/gcc", none))
    names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  for (const std::string& name : names) add_folder(arguments, "/usr/lib/" + name);
}

/// /bin, /lib and /lib64 are links into /usr on a merged system, folders on others.
void add_top_folders(Arguments& arguments) {
  for (const char* top : {"/bin", "/lib", "/lib64"}) {
    std::error_code none;
    const fs::path target = fs::read_symlink(top, none);
    if (target.empty())
      add_folder(arguments, top);
    else
      add(arguments, {"--symlink", target.string(), top});
  }
}

void add_files(Arguments& arguments, const std::vector<InsideFile>& files) {
  int number = first_file_number;
  for (const InsideFile& file : files)
    add(arguments, {"--perms", file.executable ? "0555" : "0444", "--ro-bind-data", std::to_string(number++),
                    file.path});
}

// ---- limits -------------------------------------------------------------------------------------

/// bubblewrap itself copies the files in, under this limit. In the room `run` that is all it is for: nothing
/// there can be written to.
std::uint64_t largest_written_file(const Command& command) {
  std::uint64_t largest = command.profile == Profile::compile ? command.limits.file_bytes : 0;
  for (const InsideFile& file : command.files) largest = std::max<std::uint64_t>(largest, file.bytes.size());
  return largest;
}

}  // namespace

std::vector<std::string> bubblewrap_arguments(const Command& command, const Layers& left_out) {
  const Room& room = room_of(command.profile);
  const bool host_hidden = !left_out.contains(Layer::host_hidden);
  Arguments arguments(both_rooms.begin(), both_rooms.end());
  if (!left_out.contains(Layer::environment)) add(arguments, {"--clearenv"});
  if (!left_out.contains(Layer::system_call_filter))
    add(arguments, {"--seccomp", std::to_string(filter_number)});
  add(arguments, {"--json-status-fd", std::to_string(status_number)});

  for (const char* folder : room.folders) add_folder(arguments, folder);
  if (command.profile == Profile::compile) {
    add_library_folders(arguments);
    add_top_folders(arguments);
  }
  if (!host_hidden)
    add(arguments, {"--ro-bind", "/etc", "/etc", "--proc", "/proc", "--tmpfs", "/tmp"});
  else if (room.temporary_bytes > 0)
    add(arguments, {"--size", std::to_string(room.temporary_bytes), "--tmpfs", "/tmp"});
  add_files(arguments, command.files);
  add(arguments, {"--remount-ro", "/"});  // last: nothing can be put in afterwards

  for (const auto& [name, value] : room.environment) add(arguments, {"--setenv", name, value});
  add(arguments, {"--chdir", room.directory, "--"});
  arguments.insert(arguments.end(), command.arguments.begin(), command.arguments.end());
  return arguments;
}

/// The folder of a process's threads has two links more than threads.
std::uint64_t processes_of_this_user() {
  const uid_t user = ::getuid();
  std::uint64_t count = 0;
  std::error_code none;
  for (const fs::directory_entry& entry : fs::directory_iterator("/proc", none)) {
    const std::string name = entry.path().filename().string();
    if (name.front() < '0' || name.front() > '9') continue;
    struct stat facts = {};
    if (::stat((entry.path() / "task").c_str(), &facts) == 0 && facts.st_uid == user)
      count += std::max<std::uint64_t>(facts.st_nlink, 3) - 2;
  }
  return count;
}

std::vector<ResourceLimit> kernel_limits(const Command& command, Account account) {
  const Room& room = room_of(command.profile);
  std::vector<ResourceLimit> limits = {
      {RLIMIT_CPU, static_cast<std::uint64_t>(command.limits.cpu.count())},
      {RLIMIT_FSIZE, largest_written_file(command)},
      {RLIMIT_NOFILE, room.open_files},
      {RLIMIT_CORE, 0},
      {RLIMIT_STACK, room.stack_bytes},
      {RLIMIT_MEMLOCK, 0},
      {RLIMIT_MSGQUEUE, 0},
      {RLIMIT_AS, command.limits.memory_bytes},
  };
  if (account == Account::own_slot)
    limits.push_back({RLIMIT_NPROC, room.processes});
  else if (command.profile == Profile::compile)
    limits.push_back({RLIMIT_NPROC, processes_of_this_user() + room_for_others});
  return limits;
}

}  // namespace grader::sys
