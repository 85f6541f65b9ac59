// SPDX-License-Identifier: MIT
#include "grader/formats/json.hpp"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "grader/error.hpp"

namespace grader::formats {
namespace {

using Foreign = nlohmann::ordered_json;

constexpr int most_levels = 64;

Foreign to_foreign(const Json& json);

struct ToForeign {
  Foreign operator()(std::nullptr_t) const { return nullptr; }
  Foreign operator()(bool value) const { return value; }
  Foreign operator()(std::int64_t value) const { return value; }
  Foreign operator()(double value) const {
    // The library would write null, and a reader could not tell it from "not there".
    if (!std::isfinite(value)) {
      throw Error("a number that is not finite cannot be written as JSON", "write it as text instead",
                  Trouble::this_grading);
    }
    return value;
  }
  Foreign operator()(const std::string& value) const { return value; }
  Foreign operator()(const Json::Array& values) const {
    Foreign foreign = Foreign::array();
    for (const Json& value : values) foreign.push_back(to_foreign(value));
    return foreign;
  }
  Foreign operator()(const Json::Object& members) const {
    Foreign foreign = Foreign::object();
    for (const JsonMember& member : members) foreign[member.key] = to_foreign(member.value);
    return foreign;
  }
};

Foreign to_foreign(const Json& json) { return std::visit(ToForeign{}, json.value()); }

Json from_foreign(const Foreign& foreign);

Json from_object(const Foreign& foreign) {
  Json::Object members;
  for (const auto& [key, value] : foreign.items()) members.push_back({key, from_foreign(value)});
  return members;
}

Json from_array(const Foreign& foreign) {
  Json::Array values;
  for (const Foreign& value : foreign) values.push_back(from_foreign(value));
  return values;
}

Json from_foreign(const Foreign& foreign) {
  switch (foreign.type()) {
    case Foreign::value_t::boolean:
      return foreign.get<bool>();
    case Foreign::value_t::number_integer:
      return foreign.get<std::int64_t>();
    case Foreign::value_t::number_unsigned: {
      const auto value = foreign.get<std::uint64_t>();
      constexpr auto most = std::numeric_limits<std::int64_t>::max();
      if (value <= static_cast<std::uint64_t>(most)) return static_cast<std::int64_t>(value);
      return static_cast<double>(value);
    }
    case Foreign::value_t::number_float:
      return foreign.get<double>();
    case Foreign::value_t::string:
      return foreign.get<std::string>();
    case Foreign::value_t::array:
      return from_array(foreign);
    case Foreign::value_t::object:
      return from_object(foreign);
    default:
      return nullptr;
  }
}

}  // namespace

Json::Json() = default;
Json::Json(std::nullptr_t) {}
Json::Json(bool value) : value_(value) {}
Json::Json(int value) : value_(std::int64_t{value}) {}
Json::Json(std::int64_t value) : value_(value) {}
Json::Json(double value) : value_(value) {}
Json::Json(std::string value) : value_(std::move(value)) {}
Json::Json(const char* value) : value_(std::string(value)) {}
Json::Json(Array value) : value_(std::move(value)) {}
Json::Json(Object value) : value_(std::move(value)) {}

const Json* Json::find(std::string_view key) const {
  const auto* members = std::get_if<Object>(&value_);
  if (members == nullptr) return nullptr;
  for (const JsonMember& member : *members) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

std::string write_json(const Json& json) {
  constexpr int indent = 2;
  return to_foreign(json).dump(indent, ' ', false, Foreign::error_handler_t::replace) + "\n";
}

std::string write_json_line(const Json& json) {
  return to_foreign(json).dump(-1, ' ', false, Foreign::error_handler_t::replace);
}

Json read_json(std::string_view text, const std::string& name) {
  // Depth is checked while reading: later it would be recursion that a hostile text can choose.
  const auto check_depth = [&name](int depth, Foreign::parse_event_t event, Foreign&) {
    const bool starts =
        event == Foreign::parse_event_t::array_start || event == Foreign::parse_event_t::object_start;
    if (starts && depth >= most_levels) {
      throw Error(fmt::format("{}: nested more than {} levels deep", name, most_levels),
                  "check that this is the file that was meant");
    }
    return true;
  };
  try {
    return from_foreign(Foreign::parse(text, check_depth));
  } catch (const Foreign::parse_error& error) {
    throw Error(fmt::format("{}: no valid JSON (at byte {})", name, error.byte),
                "check that the file is complete");
  } catch (const Foreign::exception&) {
    // The library's only other complaint while reading: 1e999.
    throw Error(fmt::format("{}: holds a number that is too large", name),
                "check that this is the file that was meant");
  }
}

}  // namespace grader::formats
