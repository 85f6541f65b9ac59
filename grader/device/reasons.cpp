// SPDX-License-Identifier: MIT
// Long because it is a table: one entry a reason, Chinese and English side by side.
#include "grader/device/reasons.hpp"

#include <fmt/format.h>

namespace grader::device {
namespace {

struct Reason {
  const char* id = "";
  const char* zh = "";
  const char* en = "";
};

constexpr Reason reasons[] = {
    {"no_probe", "这个评分程序编译时没有 CUDA 工具包，没有探针程序",
     "this grader was built without a CUDA toolkit and has no probe"},
    {"no_driver", "这台机器没有 NVIDIA 驱动（错误 35，驱动版本 0）",
     "this machine has no NVIDIA driver (error 35, driver version 0)"},
    {"driver_too_old", "驱动（CUDA {0}）比探针所用的工具包旧；可能有 GPU，请用本机的工具包重新编译探针",
     "the driver (CUDA {0}) is older than the toolkit of the probe; there may be a GPU: build the probe anew "
     "with this machine's own toolkit"},
    {"stub_library", "找到的 libcuda 只是编译用的空壳（错误 34）；检查 LD_LIBRARY_PATH",
     "the libcuda that was found is a stub for building (error 34); look at LD_LIBRARY_PATH"},
    {"no_device", "有驱动，但没有可用的 GPU（错误 100）；检查 CUDA_VISIBLE_DEVICES 与作业的 GPU 申请",
     "there is a driver but no GPU to be used (error 100); look at CUDA_VISIBLE_DEVICES and at what the job "
     "asked for"},
    {"driver_differs", "内核中的驱动与用户态驱动版本不一致（错误 803）；通常重启即可",
     "the driver in the kernel and the one outside differ (error 803); a restart usually mends it"},
    {"compatibility_not_supported", "这块 GPU 不支持向前兼容的驱动组合（错误 804）",
     "this GPU does not support the forward-compatible driver that was found (error 804)"},
    {"device_busy", "GPU 被别人独占（错误 46）；稍后再试",
     "the GPU is held by somebody exclusively (error 46); try again later"},
    {"initialization", "驱动没能初始化（错误 3）", "the driver could not start (error 3)"},
    {"invalid_device", "驱动说没有这个设备（错误 101）",
     "the driver says that there is no such device (error 101)"},
    {"driver_call_not_supported", "驱动不支持需要的调用（错误 36）",
     "the driver does not support a call that is needed (error 36)"},
    {"operating_system", "操作系统拒绝了驱动的请求（错误 304）；容器里可能缺少设备文件",
     "the operating system refused the driver (error 304); a container may lack the device's files"},
    {"system_not_ready", "GPU 系统还没有就绪（错误 802），例如 NVSwitch 服务没有启动",
     "the GPU system is not ready (error 802), as when the service for NVSwitch does not run"},
    {"no_code_for_this_device", "探针里没有这块 GPU 的机器码（错误 209）；请在本机重新编译",
     "the probe holds no code for this GPU (error 209); build it on this machine"},
    {"code_too_new_for_driver", "探针的 PTX 比驱动新（错误 222）；请在本机重新编译",
     "the probe's PTX is newer than the driver (error 222); build it on this machine"},
    {"memory_error", "显存报告了无法纠正的错误（错误 214）",
     "the GPU's memory reported an error that cannot be corrected (error 214)"},
    {"mps", "MPS 服务没有响应（错误 805）", "the MPS service does not answer (error 805)"},
    {"unknown", "驱动报告了未知错误（错误 999）", "the driver reported an unknown error (error 999)"},
    {"out_of_memory", "显存不够，没能量完；别的程序可能占着显存",
     "the GPU's memory ran out before all was measured; other programs may hold it"},
    {"too_little_memory", "空闲显存不足 64 MiB", "less than 64 MiB of the GPU's memory are free"},
    {"nothing_fits", "没有一种规模放得下", "no size fits"},
    {"run_failed", "有一次训练没能跑完", "a run did not reach its end"},
    {"cuda_error", "CUDA 报告了错误", "CUDA reported an error"},
    {"only_looked", "只查看了设备，没有测量", "the device was only looked at"},
    {"self_check", "探针的自检不一致：是我们的程序错误或硬件故障，与作业无关",
     "the probe's self-checks contradict each other: a bug of ours or sick hardware, not the submission"},
    {"not_started", "探针程序没能启动", "the probe could not be started"},
    {"crashed", "探针程序中途崩溃（信号 {0}）", "the probe crashed (signal {0})"},
    {"too_long", "探针程序超过了时限，被中止", "the probe took too long and was ended"},
    {"too_much_output", "探针程序输出太多，被中止", "the probe printed too much and was ended"},
    {"unreadable", "读不懂探针程序的报告", "the probe's report cannot be read"},
    {"exit_differs", "探针程序的退出码（{0}）与它的报告矛盾",
     "the probe's exit code ({0}) contradicts its report"},
    {"nonce_differs", "探针程序的报告属于另一次检查", "the probe's report belongs to another check"},
};

bool has_hole(const char* pattern) { return std::string(pattern).find("{0}") != std::string::npos; }

std::string filled(const char* pattern, const std::string& detail) {
  if (has_hole(pattern)) return fmt::format(fmt::runtime(pattern), detail);
  return detail.empty() ? std::string(pattern) : fmt::format("{} ({})", pattern, detail);
}

}  // namespace

Text reason_text(const std::string& reason, const std::string& detail) {
  for (const Reason& one : reasons)
    if (reason == one.id) return {filled(one.zh, detail), filled(one.en, detail)};
  return {filled("探针程序没有说明原因", detail), filled("the probe gave no reason", detail)};
}

std::vector<Text> commands_elsewhere(const std::string& nonce) {
  const std::string run =
      fmt::format("build/release/ledger-cuda-probe --nonce {} --json evidence.json", nonce);
  const std::string compile =
      "nvcc -std=c++17 -O2 --fmad=false -Xcompiler=-ffp-contract=off -I. -arch=sm_75 -o ledger-cuda-probe "
      "grader/device/probe/main.cu grader/device/probe/*.cpp";
  return {
      {"Slurm：srun --gres=gpu:1 --cpus-per-task=2 --mem=4G --time=5 " + run,
       "Slurm: srun --gres=gpu:1 --cpus-per-task=2 --mem=4G --time=5 " + run},
      {fmt::format("Colab（T4）：!{} && ./ledger-cuda-probe --nonce {} --json evidence.json", compile, nonce),
       fmt::format("Colab (T4): !{} && ./ledger-cuda-probe --nonce {} --json evidence.json", compile, nonce)},
      {"WSL2（Windows 装好 NVIDIA 驱动）：" + run,
       "WSL2 (with NVIDIA's driver installed in Windows): " + run},
      {"Docker：docker run --rm --gpus all -v \"$PWD\":/here -w /here debian:12 " + run,
       "Docker: docker run --rm --gpus all -v \"$PWD\":/here -w /here debian:12 " + run},
      {"带回结果：ledger-grader device-check DIR --device-evidence evidence.json",
       "With what came back: ledger-grader device-check DIR --device-evidence evidence.json"},
  };
}

}  // namespace grader::device
