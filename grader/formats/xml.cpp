// SPDX-License-Identifier: MIT
// The library escapes signs, but writes control characters as references, which XML 1.0 does not allow, and
// lets broken UTF-8 pass. So both are taken out before.
#include "grader/formats/xml.hpp"

#include <algorithm>
#include <cstdint>
#include <pugixml.hpp>
#include <string_view>

#include "grader/error.hpp"

namespace grader::formats {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool xml_holds(std::uint32_t code) {
  if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  return !surrogate && code != 0xFFFE && code != 0xFFFF && code <= 0x10FFFF;
}

/// Bytes of the character at the start of `text` when XML holds it, else 0.
std::size_t good_bytes(std::string_view text) {
  const auto byte = [&](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(text[i])}; };
  const std::uint32_t lead = byte(0);
  if (lead < 0x80) return xml_holds(lead) ? 1 : 0;
  const std::size_t bytes = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  if (bytes == 0 || bytes > text.size()) return 0;
  std::uint32_t code = lead & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
    code = (code << 6U) | (byte(i) & 0x3FU);
  }
  const bool overlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
  return !overlong && xml_holds(code) ? bytes : 0;
}

std::string clean(std::string_view text) {
  std::string cleaned;
  while (!text.empty()) {
    const std::size_t bytes = good_bytes(text);
    cleaned += bytes == 0 ? replacement : text.substr(0, bytes);
    text.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return cleaned;
}

const std::string& plain_name(const std::string& name) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
  const bool starts = !name.empty() && letters.find(name.front()) != std::string_view::npos;
  const bool goes_on = std::ranges::all_of(name, [&](char letter) {
    return letters.find(letter) != std::string_view::npos || letter == '-' ||
           (letter >= '0' && letter <= '9');
  });
  if (!starts || !goes_on) throw Error("no name for XML: " + name, "");
  return name;
}

void add(pugi::xml_node parent, const XmlElement& element) {
  pugi::xml_node node = parent.append_child(plain_name(element.name).c_str());
  for (const auto& [name, value] : element.attributes)
    node.append_attribute(plain_name(name).c_str()).set_value(clean(value).c_str());
  if (!element.text.empty()) node.text().set(clean(element.text).c_str());
  for (const XmlElement& child : element.children) add(node, child);
}

class StringWriter : public pugi::xml_writer {
 public:
  void write(const void* data, std::size_t size) override {
    text_.append(static_cast<const char*>(data), size);
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_ = {};
};

}  // namespace

std::string write_xml(const XmlElement& root) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  declaration.append_attribute("version").set_value("1.0");
  declaration.append_attribute("encoding").set_value("UTF-8");
  add(document, root);
  StringWriter writer;
  document.save(writer, "  ", pugi::format_indent, pugi::encoding_utf8);
  return writer.text();
}

}  // namespace grader::formats
