// SPDX-License-Identifier: MIT
// Values packed one behind the other, without names: for what is only a memory and may be thrown away.
//
// Integers take as many bytes as they need, a real its eight, a string its length and bytes. An answer that
// was packed before is named by its number: copies of the reference differ from it in few answers.
// Reading refuses, with Error, anything that does not end exactly where it should.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "grader/error.hpp"
#include "grader/store/fields.hpp"

namespace grader::store {

class Packer {
 public:
  template <class Field>
  void operator()(const char* /*key*/, Field& field) {
    pack(field);
  }

  const std::string& bytes() const { return bytes_; }

  void pack(CaseAnswer& answer) {
    Packer alone;
    fields(alone, answer);
    const auto [known, is_new] = answers_.try_emplace(alone.bytes(), answers_.size());
    pack_whole(is_new ? 0 : known->second + 1);
    if (is_new) bytes_ += alone.bytes();
  }
  void pack(bool& flag) { bytes_ += flag ? '\1' : '\0'; }
  void pack(std::string& text) {
    pack_whole(text.size());
    bytes_ += text;
  }
  void pack(double& real) {
    const auto bits = std::bit_cast<std::uint64_t>(real);
    for (int shift = 0; shift < 64; shift += 8) bytes_ += static_cast<char>((bits >> shift) & 0xFF);
  }
  template <class Whole>
  requires std::integral<Whole> || std::is_enum_v<Whole>
  void pack(Whole& whole) {
    const auto wide = static_cast<std::int64_t>(whole);
    const auto sign = static_cast<std::uint64_t>(wide >> 63);
    pack_whole((static_cast<std::uint64_t>(wide) << 1) ^ sign);  // small numbers of either sign stay short
  }
  template <class Item>
  void pack(std::optional<Item>& item) {
    bytes_ += item ? '\1' : '\0';
    if (item) pack(*item);
  }
  void pack(std::vector<bool>& flags) {
    pack_whole(flags.size());
    for (const bool flag : flags) bytes_ += flag ? '\1' : '\0';
  }
  template <class Item>
  void pack(std::vector<Item>& items) {
    pack_whole(items.size());
    for (Item& item : items) pack(item);
  }
  template <class Struct>
  requires std::is_class_v<Struct>
  void pack(Struct& value) { fields(*this, value); }

 private:
  void pack_whole(std::uint64_t whole) {
    for (; whole >= 0x80; whole >>= 7) bytes_ += static_cast<char>((whole & 0x7F) | 0x80);
    bytes_ += static_cast<char>(whole);
  }

  std::string bytes_ = {};
  std::map<std::string, std::uint64_t> answers_ = {};
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : bytes_(bytes) {}

  template <class Field>
  void operator()(const char* /*key*/, Field& field) {
    unpack(field);
  }

  bool at_end() const { return bytes_.empty(); }

  void unpack(CaseAnswer& answer) {
    const std::uint64_t known = unpack_whole();
    if (known > answers_.size()) refuse();
    if (known > 0) {
      answer = answers_[known - 1];
      return;
    }
    fields(*this, answer);
    answers_.push_back(answer);
  }
  void unpack(bool& flag) { flag = unpack_byte() != 0; }
  void unpack(std::string& text) {
    const std::size_t size = unpack_count();
    text = bytes_.substr(0, size);
    bytes_.remove_prefix(size);
  }
  void unpack(double& real) {
    std::uint64_t bits = 0;
    for (int shift = 0; shift < 64; shift += 8) bits |= std::uint64_t{unpack_byte()} << shift;
    real = std::bit_cast<double>(bits);
  }
  template <class Whole>
  requires std::integral<Whole> || std::is_enum_v<Whole>
  void unpack(Whole& whole) {
    const std::uint64_t folded = unpack_whole();
    const auto number = static_cast<std::int64_t>((folded >> 1) ^ (~(folded & 1) + 1));
    if (!is_value_of<Whole>(number)) refuse();
    whole = static_cast<Whole>(number);
  }
  template <class Item>
  void unpack(std::optional<Item>& item) {
    item.reset();
    if (unpack_byte() != 0) unpack(item.emplace());
  }
  void unpack(std::vector<bool>& flags) {
    flags.assign(unpack_count(), false);
    for (std::size_t i = 0; i < flags.size(); ++i) flags[i] = unpack_byte() != 0;
  }
  template <class Item>
  void unpack(std::vector<Item>& items) {
    const std::size_t count = unpack_count();
    items.clear();
    items.reserve(count);
    for (std::size_t i = 0; i < count; ++i) unpack(items.emplace_back());
  }
  template <class Struct>
  requires std::is_class_v<Struct>
  void unpack(Struct& value) { fields(*this, value); }

 private:
  [[noreturn]] static void refuse() {
    throw Error("a kept observation is damaged", "grade this submission again", Trouble::this_grading);
  }
  std::uint8_t unpack_byte() {
    if (bytes_.empty()) refuse();
    const auto byte = static_cast<std::uint8_t>(bytes_.front());
    bytes_.remove_prefix(1);
    return byte;
  }
  std::uint64_t unpack_whole() {
    std::uint64_t whole = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      const std::uint8_t byte = unpack_byte();
      whole |= std::uint64_t{byte & 0x7FU} << shift;
      if (byte < 0x80) return whole;
    }
    refuse();
  }
  /// Everything takes a byte at least, so a count above what is left is damage, not a request for memory.
  std::size_t unpack_count() {
    const std::uint64_t count = unpack_whole();
    if (count > bytes_.size()) refuse();
    return count;
  }

  std::string_view bytes_;
  std::vector<CaseAnswer> answers_ = {};
};

}  // namespace grader::store
