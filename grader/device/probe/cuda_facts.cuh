// SPDX-License-Identifier: MIT
// What can be said of the device before anything is measured on it, and what its context costs: by the
// management library when there is one, and by a second process of our own.
#pragma once

#include <dlfcn.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "grader/device/probe/cuda_memory.cuh"
#include "grader/device/probe/session.hpp"

extern char** environ;

namespace grader::device::probe {

/// NVIDIA's management library, opened when it is there; its header and its stub need not be.
class Management {
 public:
  explicit Management(const char* pci_bus_id) : library_(dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL)) {
    if (library_ == nullptr) return;
    const auto start = find<int (*)()>("nvmlInit_v2");
    const auto by_bus = find<int (*)(const char*, void**)>("nvmlDeviceGetHandleByPciBusId_v2");
    if (start == nullptr || by_bus == nullptr || start() != 0) return;
    if (by_bus(pci_bus_id, &device_) != 0) device_ = nullptr;
  }
  Management(const Management&) = delete;
  Management& operator=(const Management&) = delete;

  MaybeBytes used() const {
    struct Memory {
      unsigned long long total, free, used;
    } memory = {};
    const auto ask = find<int (*)(void*, Memory*)>("nvmlDeviceGetMemoryInfo");
    if (device_ == nullptr || ask == nullptr || ask(device_, &memory) != 0) return std::nullopt;
    return memory.used;
  }

  /// Whether it is known that no process computes on the device; ours must have no context yet.
  bool nobody_computes() const {
    unsigned int count = 0;
    const auto ask = find<int (*)(void*, unsigned int*, void*)>("nvmlDeviceGetComputeRunningProcesses_v3");
    return device_ != nullptr && ask != nullptr && ask(device_, &count, nullptr) == 0;
  }

 private:
  template <class Function>
  Function find(const char* name) const {
    return library_ == nullptr ? nullptr : reinterpret_cast<Function>(dlsym(library_, name));
  }

  void* library_;
  void* device_ = nullptr;
};

/// This program again, with --hold: it makes a context, says so with one byte, and ends with its stdin.
class SecondProcess {
 public:
  SecondProcess() {
    int to_child[2] = {-1, -1};
    int from_child[2] = {-1, -1};
    if (pipe(to_child) != 0 || pipe(from_child) != 0) return;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to_child[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from_child[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, to_child[1]);
    posix_spawn_file_actions_addclose(&actions, from_child[0]);
    std::string program = "/proc/self/exe";
    std::string word = "--hold";
    char* arguments[] = {program.data(), word.data(), nullptr};
    if (posix_spawn(&id_, program.c_str(), &actions, nullptr, arguments, environ) != 0) id_ = -1;
    posix_spawn_file_actions_destroy(&actions);
    close(to_child[0]);
    close(from_child[1]);
    input_ = to_child[1];
    output_ = from_child[0];
  }
  ~SecondProcess() {
    if (input_ >= 0) close(input_);
    if (output_ >= 0) close(output_);
    if (id_ <= 0) return;
    kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
  }
  SecondProcess(const SecondProcess&) = delete;
  SecondProcess& operator=(const SecondProcess&) = delete;

  bool has_context() const {
    constexpr int patience_ms = 5000;
    pollfd waiting = {output_, POLLIN, 0};
    char letter = 0;
    return id_ > 0 && poll(&waiting, 1, patience_ms) == 1 && ::read(output_, &letter, 1) == 1 &&
           letter == 'r';
  }

 private:
  pid_t id_ = -1;
  int input_ = -1;
  int output_ = -1;
};

/// What the second process runs.
inline int hold_context() {
  if (cudaSetDevice(0) != cudaSuccess || cudaFree(nullptr) != cudaSuccess) return 1;
  const char ready = 'r';
  if (write(STDOUT_FILENO, &ready, 1) != 1) return 1;
  char letter = 0;
  while (::read(STDIN_FILENO, &letter, 1) > 0) {
  }
  return 0;
}

inline int attribute_of_device(cudaDeviceAttr which) {
  int value = 0;
  return cudaDeviceGetAttribute(&value, which, 0) == cudaSuccess ? value : 0;
}

inline std::string uuid_text(const char* bytes) {
  constexpr char digits[] = "0123456789abcdef";
  std::string text;
  for (int i = 0; i < 16; ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

inline bool is_there(const char* path) { return access(path, F_OK) == 0; }

/// Everything that needs no context.
inline void describe_device(DeviceFacts& facts) {
  cudaDeviceProp properties = {};
  require(cudaGetDeviceProperties(&properties, 0), "cudaGetDeviceProperties");
  facts.name = properties.name;
  facts.compute_capability = std::to_string(properties.major) + "." + std::to_string(properties.minor);
  facts.uuid = uuid_text(properties.uuid.bytes);
  facts.total = properties.totalGlobalMem;
  facts.integrated = properties.integrated != 0;
  facts.mig = facts.name.find("MIG") != std::string::npos;
  facts.wsl = is_there("/dev/dxg");
  facts.mps = std::getenv("CUDA_MPS_PIPE_DIRECTORY") != nullptr || is_there("/tmp/nvidia-mps/control");
  facts.pools = attribute_of_device(cudaDevAttrMemoryPoolsSupported) != 0;
}

/// Makes the context and tells what it takes.
inline void make_context(DeviceFacts& facts) {
  char bus[32] = {};
  static_cast<void>(cudaDeviceGetPCIBusId(bus, sizeof bus, 0));
  const Management management(bus);
  facts.alone = management.nobody_computes();
  const MaybeBytes before = management.used();
  require(cudaSetDevice(0), "cudaSetDevice");
  require(cudaFree(nullptr), "cudaFree");
  const MaybeBytes after = management.used();
  if (before && after && *after >= *before) facts.context_by_driver = *after - *before;
}

inline void try_second_process(DeviceMemory& memory, DeviceFacts& facts) {
  const auto before = memory.device_free();
  const SecondProcess second;
  if (!second.has_context()) return;
  const auto after = memory.device_free();
  if (before && after && before->free >= after->free)
    facts.context_by_second_process = before->free - after->free;
}

}  // namespace grader::device::probe
