// SPDX-License-Identifier: MIT
// Values as JSON, each under its name: for what must be readable by a later program, and by people.
//
// A field that is not there keeps its default, and one that is not known is passed over, so that a record
// outlives the program that wrote it. A string that is no UTF-8 becomes {"hex": …}. Reals are not expected.
// Refuses, with Error, a number that the field cannot hold.
#pragma once

#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "grader/error.hpp"
#include "grader/formats/json.hpp"
#include "grader/store/fields.hpp"

namespace grader::store {

formats::Json json_of_string(const std::string& text);
std::string string_of_json(const formats::Json& json);

class NamedWriter {
 public:
  template <class Field>
  void operator()(const char* key, Field& field) {
    members_.push_back({key, json_of(field)});
  }

  formats::Json take() { return formats::Json(std::move(members_)); }

 private:
  static formats::Json json_of(bool& flag) { return flag; }
  static formats::Json json_of(std::string& text) { return json_of_string(text); }
  template <class Whole>
  requires std::integral<Whole> || std::is_enum_v<Whole>
  static formats::Json json_of(Whole& whole) { return static_cast<std::int64_t>(whole); }
  template <class Item>
  static formats::Json json_of(std::vector<Item>& items) {
    formats::Json::Array array;
    for (Item& item : items) array.push_back(json_of(item));
    return array;
  }
  template <class Item>
  static formats::Json json_of(std::map<std::string, Item>& items) {
    formats::Json::Array array;
    for (auto& [key, item] : items) {
      array.push_back(formats::Json::Object{{"key", json_of_string(key)}, {"value", json_of(item)}});
    }
    return array;
  }
  template <class Item>
  static formats::Json json_of(std::optional<Item>& item) {
    return item ? json_of(*item) : formats::Json();
  }
  template <class Struct>
  requires std::is_class_v<Struct>
  static formats::Json json_of(Struct& value) {
    NamedWriter writer;
    fields(writer, value);
    return writer.take();
  }

  formats::Json::Object members_ = {};
};

class NamedReader {
 public:
  explicit NamedReader(const formats::Json& json) : json_(json) {}

  template <class Field>
  void operator()(const char* key, Field& field) {
    const formats::Json* member = json_.find(key);
    if (member != nullptr && !member->is_null()) read(*member, field);
  }

 private:
  static void read(const formats::Json& json, bool& flag) {
    if (const auto* found = std::get_if<bool>(&json.value())) flag = *found;
  }
  static void read(const formats::Json& json, std::string& text) { text = string_of_json(json); }
  template <class Whole>
  requires std::integral<Whole> || std::is_enum_v<Whole>
  static void read(const formats::Json& json, Whole& whole) {
    const auto* found = std::get_if<std::int64_t>(&json.value());
    if (found == nullptr) return;
    if (!is_value_of<Whole>(*found)) {
      throw Error("a kept record holds a number that it cannot hold",
                  "it is damaged, or of a newer version of the grader: grade this submission again",
                  Trouble::this_grading);
    }
    whole = static_cast<Whole>(*found);
  }
  template <class Item>
  static void read(const formats::Json& json, std::vector<Item>& items) {
    const auto* array = std::get_if<formats::Json::Array>(&json.value());
    if (array == nullptr) return;
    items.clear();
    for (const formats::Json& item : *array) read(item, items.emplace_back());
  }
  template <class Item>
  static void read(const formats::Json& json, std::map<std::string, Item>& items) {
    const auto* array = std::get_if<formats::Json::Array>(&json.value());
    if (array == nullptr) return;
    items.clear();
    for (const formats::Json& pair : *array) {
      const formats::Json* key = pair.find("key");
      const formats::Json* value = pair.find("value");
      if (key != nullptr && value != nullptr) read(*value, items[string_of_json(*key)]);
    }
  }
  template <class Item>
  static void read(const formats::Json& json, std::optional<Item>& item) {
    read(json, item.emplace());
  }
  template <class Struct>
  requires std::is_class_v<Struct>
  static void read(const formats::Json& json, Struct& value) {
    NamedReader reader(json);
    fields(reader, value);
  }

  const formats::Json& json_;
};

}  // namespace grader::store
