// SPDX-License-Identifier: MIT
#include "grader/device/json_fields.hpp"

#include <algorithm>
#include <utility>

namespace grader::device {
namespace {

using formats::Json;

constexpr std::int64_t most_bytes = std::int64_t{1} << 50;
constexpr std::size_t most_letters = 300;
constexpr std::size_t most_texts = 100;

}  // namespace

JsonFields::JsonFields(const Json& json, std::string name) : json_(json), name_(std::move(name)) {
  if (!std::holds_alternative<Json::Object>(json.value())) throw Refused{name_ + " is no object"};
}

void JsonFields::refuse(const char* key, const char* why) const { throw Refused{below(key) + " " + why}; }

const Json& JsonFields::at(const char* key) {
  asked_.insert(key);
  const Json* const found = json_.find(key);
  if (found == nullptr) refuse(key, "is missing");
  return *found;
}

std::string JsonFields::text(const char* key) {
  const auto* text = std::get_if<std::string>(&at(key).value());
  if (text == nullptr || text->size() > most_letters) refuse(key, "is no short text");
  return *text;
}

std::string JsonFields::one_of(const char* key, const std::vector<std::string>& choices) {
  std::string word = text(key);
  if (std::ranges::find(choices, word) == choices.end()) refuse(key, "is none of its words");
  return word;
}

bool JsonFields::flag(const char* key) {
  const auto* flag = std::get_if<bool>(&at(key).value());
  if (flag == nullptr) refuse(key, "is neither true nor false");
  return *flag;
}

std::optional<bool> JsonFields::maybe_flag(const char* key) {
  return at(key).is_null() ? std::nullopt : std::optional<bool>(flag(key));
}

std::int64_t JsonFields::integer_of(const Json& json, const char* key) const {
  const auto* number = std::get_if<std::int64_t>(&json.value());
  if (number == nullptr || *number > most_bytes || *number < -most_bytes) refuse(key, "is no such number");
  return *number;
}

std::int64_t JsonFields::count(const char* key) {
  const std::int64_t number = integer_of(at(key), key);
  if (number < 0) refuse(key, "is negative");
  return number;
}

std::optional<std::int64_t> JsonFields::maybe_count(const char* key) {
  return at(key).is_null() ? std::nullopt : std::optional<std::int64_t>(count(key));
}

std::optional<std::int64_t> JsonFields::maybe_integer(const char* key) {
  return at(key).is_null() ? std::nullopt : std::optional<std::int64_t>(integer_of(at(key), key));
}

const Json::Array& JsonFields::array(const char* key, std::size_t most) {
  const auto* items = std::get_if<Json::Array>(&at(key).value());
  if (items == nullptr || items->size() > most) refuse(key, "is no such list");
  return *items;
}

std::vector<std::string> JsonFields::texts(const char* key) {
  std::vector<std::string> texts;
  for (const Json& item : array(key, most_texts)) {
    const auto* text = std::get_if<std::string>(&item.value());
    if (text == nullptr || text->size() > most_letters) refuse(key, "holds no short text");
    texts.push_back(*text);
  }
  return texts;
}

void JsonFields::finish() const {
  for (const formats::JsonMember& member : std::get<Json::Object>(json_.value()))
    if (!asked_.contains(member.key)) throw Refused{name_ + " has a key that is not known"};
}

}  // namespace grader::device
