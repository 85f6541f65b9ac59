// SPDX-License-Identifier: MIT
// The fixed words of the device check.
#pragma once

#include <string>

#include "grader/types/device.hpp"
#include "grader/types/text.hpp"

namespace grader::report::device_words {

inline const Text heading = {"显存实测", "Device check"};
inline const Text because = {"原因：{0}。", "Reason: {0}."};
inline const Text elsewhere = {"要实测，请在有 GPU 的机器上运行其中一条：",
                               "To measure, run one of these on a machine with a GPU:"};
inline const Text measured_on = {"设备：{0}；时间：{1}；依据：{2}", "Device: {0}; date: {1}; basis: {2}"};
inline const Text differences = {"不一致之处", "What differs"};
inline const Text table = {"N = {0}，{1}梯度累积，{2}（单位：字节）",
                           "N = {0}, {1} accumulation, {2} (bytes)"};
inline const Text with = {"有", "with"};
inline const Text without = {"无", "without"};
inline const Text timeline = {"各阶段（N = {0}，单位：字节）", "Phases (N = {0}, bytes)"};
inline const Text other_sizes = {"其余规模（+ 表示有梯度累积）：{0}",
                                 "Other sizes (+: with accumulation): {0}"};

inline const Text columns[] = {{"分项", "component"}, {"你的", "yours"},    {"申请", "requested"},
                               {"占用", "used"},      {"保留", "reserved"}, {"全设备", "device-wide"}};
inline const Text phase_columns[] = {{"阶段", "phase"},
                                     {"账本内", "in the ledger"},
                                     {"账本外", "beside it"},
                                     {"占用", "used"},
                                     {"保留", "reserved"}};

inline std::string label_words(const std::string& label, Language language) {
  if (language == Language::en) return label;
  if (label == "measured") return "实测";
  if (label == "recorded") return "记录";
  return label == "simulated" ? "主机替身" : label;
}

inline Text verdict_words(DeviceVerdict::Kind kind) {
  switch (kind) {
    case DeviceVerdict::Kind::measured_match:
      return {"实测：一致", "measured: match"};
    case DeviceVerdict::Kind::measured_mismatch:
      return {"实测：不一致", "measured: mismatch"};
    case DeviceVerdict::Kind::inconclusive:
      return {"没有结论（不加分，也不扣分）", "inconclusive (no points given or taken)"};
    case DeviceVerdict::Kind::check_failed:
      return {"检查本身失败（与作业无关）", "the check itself failed (not the submission's doing)"};
    case DeviceVerdict::Kind::static_review:
    case DeviceVerdict::Kind::not_asked:
      break;
  }
  return {"静态审查（这里没有实测）", "static review (nothing was measured here)"};
}

inline Text basis_words(DeviceBasis basis) {
  switch (basis) {
    case DeviceBasis::executed:
      return {"在这里实测", "measured here"};
    case DeviceBasis::recorded:
      return {"别处的记录", "recorded elsewhere"};
    case DeviceBasis::static_review:
      break;
  }
  return {"静态审查", "static review"};
}

}  // namespace grader::report::device_words
