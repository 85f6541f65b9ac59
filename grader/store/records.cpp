// SPDX-License-Identifier: MIT
#include "grader/store/records.hpp"

#include "grader/store/named.hpp"
#include "grader/store/packed.hpp"
#include "grader/sys/digest.hpp"
#include "grader/types/character.hpp"

namespace grader::store {
namespace {

/// Changed whenever fields.hpp changes what belongs to an observation.
constexpr std::string_view packed_format = "observation 2\n";
constexpr std::size_t seal_size = 64;

/// What the judge reads it does not doubt: numbers of cases and blanks must fit together. So a damaged
/// memory is told by its seal before a byte of it is believed.
std::string seal_of(std::string_view bytes) { return sys::labelled_digest({{"observation", bytes}}); }

[[noreturn]] void refuse(const char* what) {
  throw Error(what, "grade this submission again", Trouble::this_grading);
}

template <class Kept>
std::string named_record(Kept& kept) {
  NamedWriter writer;
  fields(writer, kept);
  return formats::write_json_line(writer.take());
}

template <class Kept>
Kept named_from(const std::string& record, const char* name) {
  const formats::Json json = formats::read_json(record, name);
  NamedReader reader(json);
  Kept kept;
  fields(reader, kept);
  return kept;
}

int digit_of(char letter) { return letter <= '9' ? letter - '0' : letter - 'a' + 10; }

}  // namespace

formats::Json json_of_string(const std::string& text) {
  if (is_utf8(text)) return text;
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    hex += digits[byte >> 4];
    hex += digits[byte & 15];
  }
  return formats::Json::Object{{"hex", hex}};
}

std::string string_of_json(const formats::Json& json) {
  if (const auto* text = std::get_if<std::string>(&json.value())) return *text;
  const formats::Json* hex = json.find("hex");
  const auto* digits = hex == nullptr ? nullptr : std::get_if<std::string>(&hex->value());
  if (digits == nullptr) return {};
  std::string text;
  for (std::size_t i = 0; i + 1 < digits->size(); i += 2) {
    text += static_cast<char>(digit_of((*digits)[i]) * 16 + digit_of((*digits)[i + 1]));
  }
  return text;
}

std::string record_of(Grade grade) { return named_record(grade); }
std::string record_of(Submission submission) { return named_record(submission); }

std::string record_of(HumanMark mark) { return named_record(mark); }

Grade grade_from(const std::string& record) { return named_from<Grade>(record, "a kept grade"); }
Submission submission_from(const std::string& record) {
  return named_from<Submission>(record, "a kept submission");
}

HumanMark human_mark_from(const std::string& record) { return named_from<HumanMark>(record, "a kept mark"); }

std::string packed(ObservedSubmission observed) {
  Packer packer;
  fields(packer, observed);
  return std::string(packed_format) + seal_of(packer.bytes()) + packer.bytes();
}

bool is_sealed(std::string_view bytes) {
  if (!bytes.starts_with(packed_format)) return false;
  bytes.remove_prefix(packed_format.size());
  const std::string_view seal = bytes.substr(0, seal_size);
  return seal == seal_of(bytes.substr(seal.size()));
}

ObservedSubmission unpacked(const std::string& bytes) {
  std::string_view left = bytes;
  if (!left.starts_with(packed_format)) refuse("a kept observation is of another version of the grader");
  left.remove_prefix(packed_format.size());
  const std::string_view seal = left.substr(0, seal_size);
  left.remove_prefix(seal.size());
  if (seal != seal_of(left)) refuse("a kept observation is damaged");
  Unpacker unpacker(left);
  ObservedSubmission observed;
  fields(unpacker, observed);
  if (!unpacker.at_end()) refuse("a kept observation is damaged");
  return observed;
}

}  // namespace grader::store
