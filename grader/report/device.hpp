// SPDX-License-Identifier: MIT
// The device check, for a terminal and as JSON. Where nothing was measured it says so, and why, and what to
// type elsewhere; the words for success are for a measurement alone.
#pragma once

#include <string>

#include "grader/formats/json.hpp"
#include "grader/report/page.hpp"
#include "grader/types/device.hpp"

namespace grader::report {

/// A section of a report. With `not_asked` it is one sentence.
void write_device(Page& page, const DeviceMark& mark, Language language);

/// The section alone, for a command of its own.
std::string device_text(const DeviceMark& mark, Language language, Colour colour);

/// The member `device` of docs/grade.schema.json.
formats::Json device_object(const DeviceMark& mark, Language language);

/// {"schema": "ledger-grader/device/1", "submission": …, "device": …, "differences", "timeline", "notes"}
std::string device_json(const DeviceMark& mark, const std::string& submission_id, Language language);

}  // namespace grader::report
