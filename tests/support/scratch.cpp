// SPDX-License-Identifier: MIT
#include "tests/support/scratch.hpp"

#include <stdlib.h>

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace grader::tests {

Scratch::Scratch() {
  std::string name = (std::filesystem::temp_directory_path() / "ledger-grader-test-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder: " + name);
  path_ = name;
}

Scratch::~Scratch() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return text.str();
}

void write_file(const std::filesystem::path& path, std::string_view bytes) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) throw std::runtime_error("cannot write " + path.string());
}

void change_file(const std::filesystem::path& path, std::string_view from, std::string_view to) {
  std::string text = read_file(path);
  const std::size_t at = text.find(from);
  if (at == std::string::npos)
    throw std::runtime_error(path.string() + " does not hold " + std::string(from));
  text.replace(at, from.size(), to);
  write_file(path, text);
}

}  // namespace grader::tests
