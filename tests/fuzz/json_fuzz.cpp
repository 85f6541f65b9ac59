// SPDX-License-Identifier: MIT
// Feeds: a JSON file that somebody else wrote, as a recorded measurement or an old grade.
//
// Properties: reading gives a value or grader::Error, nothing else; a value is nested no deeper than
// promised; what is written and read again is the same value, and is written the same again.
#include "grader/error.hpp"
#include "grader/formats/json.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

using formats::Json;

int depth_of(const Json& json) {
  int deepest = 0;
  if (const auto* array = std::get_if<Json::Array>(&json.value())) {
    for (const Json& value : *array) deepest = std::max(deepest, 1 + depth_of(value));
  }
  if (const auto* object = std::get_if<Json::Object>(&json.value())) {
    for (const formats::JsonMember& member : *object) {
      deepest = std::max(deepest, 1 + depth_of(member.value));
      require(json.find(member.key) != nullptr, "every member is found by its key", member.key);
    }
  }
  return deepest;
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  const std::string_view text = fuzz::text_of(data, size);
  formats::Json json;
  try {
    json = formats::read_json(text, "input.json");
  } catch (const Error& error) {
    fuzz::require(!error.hint().empty(), "an error says how to mend it");
    return 0;
  }
  fuzz::require(fuzz::depth_of(json) <= 64, "nesting is bounded");
  const std::string written = formats::write_json(json);
  const std::string again = formats::write_json(formats::read_json(written, "written.json"));
  fuzz::require(written == again, "what is written is read as what it was", written);
  return 0;
}
