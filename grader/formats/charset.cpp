// SPDX-License-Identifier: MIT
// A byte order mark decides. Without one: NUL bytes mean UTF-16, valid UTF-8 is UTF-8, and what is left is
// GB18030 or Big5 only if it also looks like Chinese, for nearly any bytes can be read as some Chinese
// characters. A text of plain letters with a few others in it is Western.
#include "grader/formats/charset.hpp"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/ucsdet.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace grader::formats {
namespace {

using Units = std::u16string;

struct Close {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
  void operator()(UCharsetDetector* detector) const { ucsdet_close(detector); }
};

int length_of(std::string_view bytes) { return static_cast<int>(bytes.size()); }

/// Nothing when a single byte does not fit.
std::optional<Units> convert(std::string_view bytes, const char* charset) {
  UErrorCode trouble = U_ZERO_ERROR;
  const std::unique_ptr<UConverter, Close> converter(ucnv_open(charset, &trouble));
  if (U_FAILURE(trouble)) return std::nullopt;
  ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &trouble);
  Units units(bytes.size() + 1, u'\0');
  const int count = ucnv_toUChars(converter.get(), units.data(), static_cast<int>(units.size()), bytes.data(),
                                  length_of(bytes), &trouble);
  if (U_FAILURE(trouble)) return std::nullopt;
  units.resize(static_cast<std::size_t>(count));
  return units;
}

std::string utf8_of(const Units& units) {
  std::string text(units.size() * 3, '\0');
  UErrorCode trouble = U_ZERO_ERROR;
  int bytes = 0;
  u_strToUTF8(text.data(), static_cast<int>(text.size()), &bytes, units.data(),
              static_cast<int>(units.size()), &trouble);
  text.resize(U_FAILURE(trouble) ? 0 : static_cast<std::size_t>(bytes));
  return text;
}

int line_of(std::string_view bytes, std::size_t place) {
  return 1 + static_cast<int>(std::ranges::count(bytes.substr(0, place), '\n'));
}

DecodedText refused_as(const std::string& name) { return {Decoding::other_encoding, {}, name, 0}; }

DecodedText refused_for_nul(std::string_view text) {
  return {Decoding::not_text, {}, {}, line_of(text, text.find('\0'))};
}

/// `text` came from bytes in that encoding.
DecodedText understood(std::string text, const std::string& encoding) {
  if (text.find('\0') != std::string::npos) return refused_for_nul(text);
  return {Decoding::understood, std::move(text), encoding, 0};
}

DecodedText decode_as(std::string_view bytes, const char* charset) {
  const auto units = convert(bytes, charset);
  return units ? understood(utf8_of(*units), charset) : DecodedText{Decoding::damaged, {}, charset, 0};
}

/// How much reads like text somebody typed: ASCII, and the scripts and signs of Chinese and English.
double share_of_usual(const Units& units) {
  if (units.empty()) return 0;
  const auto usual = std::ranges::count_if(units, [](char16_t unit) {
    return (unit >= 0x20 && unit < 0x7F) || unit == '\n' || unit == '\r' || unit == '\t' ||
           (unit >= 0x2010 && unit <= 0x2027) || (unit >= 0x3000 && unit <= 0x303F) ||
           (unit >= 0x4E00 && unit <= 0x9FA5) || (unit >= 0xFF01 && unit <= 0xFF5E);
  });
  return static_cast<double>(usual) / static_cast<double>(units.size());
}

DecodedText decode_unmarked_wide(std::string_view bytes) {
  constexpr double convincing = 0.9;
  DecodedText best = refused_for_nul(bytes);
  double best_share = convincing;
  for (const char* order : {"UTF-16LE", "UTF-16BE"}) {
    const auto units = bytes.size() % 2 == 0 ? convert(bytes, order) : std::nullopt;
    const double share = units ? share_of_usual(*units) : 0;
    if (share <= best_share) continue;
    best_share = share;
    best = understood(utf8_of(*units), order);
  }
  return best;
}

/// Of the characters of two bytes, the share that a range of lead and trail bytes holds.
template <class Fits>
double share_of_pairs(std::string_view bytes, Fits fits) {
  int pairs = 0;
  int fitting = 0;
  for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
    const auto lead = static_cast<unsigned char>(bytes[i]);
    if (lead < 0x80) continue;
    ++pairs;
    if (fits(lead, static_cast<unsigned char>(bytes[i + 1]))) ++fitting;
    ++i;
  }
  return pairs == 0 ? 0 : static_cast<double>(fitting) / pairs;
}

/// The everyday half of the Chinese characters, and punctuation.
bool is_everyday_gbk(unsigned char lead, unsigned char trail) {
  return trail >= 0xA1 && ((lead >= 0xA1 && lead <= 0xA3) || (lead >= 0xB0 && lead <= 0xD7));
}

bool is_everyday_big5(unsigned char lead, unsigned char trail) {
  return lead >= 0xA1 && lead <= 0xC6 && ((trail >= 0x40 && trail <= 0x7E) || trail >= 0xA1);
}

bool is_plain_letter(unsigned char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// Chinese comes in runs of such bytes, and the scripts that have other tables in many of them.
bool looks_western(std::string_view bytes) {
  constexpr std::size_t most_percent = 12;
  constexpr std::size_t longest_run = 3;
  constexpr std::string_view undefined = "\x81\x8D\x8F\x90\x9D";
  std::size_t count = 0;
  std::size_t run = 0;
  for (const char byte : bytes) {
    run = static_cast<unsigned char>(byte) < 0x80 ? 0 : run + 1;
    count += run > 0 ? 1 : 0;
    if (run > longest_run || undefined.find(byte) != std::string_view::npos) return false;
  }
  return count * 100 <= bytes.size() * most_percent;
}

/// There the quotes and the apostrophe stand where Western has capital letters: `itÕs`.
bool looks_like_old_macintosh(std::string_view bytes) {
  for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    const auto next = static_cast<unsigned char>(bytes[i + 1]);
    const bool after_small = i > 0 && bytes[i - 1] >= 'a' && bytes[i - 1] <= 'z';
    if (byte == 0xD5 && after_small) return true;
    if (byte == 0xD3 && after_small && !is_plain_letter(next)) return true;
  }
  return false;
}

std::string likely_name(std::string_view bytes) {
  UErrorCode trouble = U_ZERO_ERROR;
  const std::unique_ptr<UCharsetDetector, Close> detector(ucsdet_open(&trouble));
  ucsdet_setText(detector.get(), bytes.data(), length_of(bytes), &trouble);
  const UCharsetMatch* match = U_FAILURE(trouble) ? nullptr : ucsdet_detect(detector.get(), &trouble);
  const char* name = match == nullptr ? nullptr : ucsdet_getName(match, &trouble);
  return name == nullptr || U_FAILURE(trouble) ? "" : name;
}

std::optional<std::size_t> first_broken_byte(std::string_view bytes) {
  UErrorCode trouble = U_ZERO_ERROR;
  const std::unique_ptr<UConverter, Close> converter(ucnv_open("UTF-8", &trouble));
  ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &trouble);
  Units units(bytes.size() + 1, u'\0');
  UChar* target = units.data();
  const char* source = bytes.data();
  ucnv_toUnicode(converter.get(), &target, units.data() + units.size(), &source, source + bytes.size(),
                 nullptr, 1, &trouble);
  if (!U_FAILURE(trouble)) return std::nullopt;
  return static_cast<std::size_t>(source - bytes.data());
}

/// Neither UTF-8 nor UTF-16.
DecodedText decode_older(std::string_view bytes) {
  constexpr double mostly = 0.6;
  constexpr double nearly_all = 0.9;
  const auto simplified = convert(bytes, "GB18030");
  const auto traditional = convert(bytes, "Big5");
  const double fits_simplified = simplified ? share_of_pairs(bytes, is_everyday_gbk) : 0;
  const double fits_traditional = traditional ? share_of_pairs(bytes, is_everyday_big5) : 0;
  if (fits_simplified >= mostly && fits_simplified >= fits_traditional)
    return understood(utf8_of(*simplified), "GB18030");
  if (looks_western(bytes)) {
    const auto western = convert(bytes, "windows-1252");
    if (looks_like_old_macintosh(bytes)) return refused_as("macintosh");
    if (western) return understood(utf8_of(*western), "windows-1252");
  }
  if (fits_traditional >= nearly_all) return understood(utf8_of(*traditional), "Big5");
  if (fits_simplified >= mostly) return understood(utf8_of(*simplified), "GB18030");
  const std::string name = likely_name(bytes);
  if (name.empty() || name.starts_with("UTF-8") || name == "GB18030") {
    return {Decoding::damaged, {}, "UTF-8", line_of(bytes, first_broken_byte(bytes).value_or(0))};
  }
  return refused_as(name);
}

}  // namespace

DecodedText decode_text(std::string_view bytes) {
  using namespace std::string_view_literals;
  while (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  if (bytes.starts_with("\xFF\xFE\0\0"sv)) return refused_as("UTF-32LE");
  if (bytes.starts_with("\0\0\xFE\xFF"sv)) return refused_as("UTF-32BE");
  if (bytes.starts_with("\xFF\xFE")) return decode_as(bytes.substr(2), "UTF-16LE");
  if (bytes.starts_with("\xFE\xFF")) return decode_as(bytes.substr(2), "UTF-16BE");
  if (bytes.starts_with("\x84\x31\x95\x33")) return decode_as(bytes.substr(4), "GB18030");
  if (bytes.find('\0') != std::string_view::npos) return decode_unmarked_wide(bytes);
  if (!first_broken_byte(bytes)) return understood(std::string(bytes), "UTF-8");
  return decode_older(bytes);
}

}  // namespace grader::formats
