// SPDX-License-Identifier: MIT
#include "grader/sys/digest.hpp"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <sys/random.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <limits>
#include <memory>

#include "grader/error.hpp"

namespace grader::sys {
namespace {

constexpr std::size_t sha256_bytes = 32;

[[noreturn]] void refuse(const char* what) {
  throw Error(std::string("libcrypto cannot compute ") + what,
              "check the installation of OpenSSL 3 (libcrypto)");
}

/// A running SHA-256. Lengths go in before bytes, so that ("ab", "c") and ("a", "bc") differ.
class Sha256 {
 public:
  Sha256() : context_(EVP_MD_CTX_new(), &EVP_MD_CTX_free) {
    if (!context_ || EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) != 1) refuse("SHA-256");
  }

  void add(std::string_view bytes) {
    if (EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size()) != 1) refuse("SHA-256");
  }

  void add_with_length(std::string_view bytes) {
    std::array<char, 8> length{};
    std::uint64_t rest = bytes.size();
    for (char& byte : length) {
      byte = static_cast<char>(rest & 0xff);
      rest >>= 8;
    }
    add({length.data(), length.size()});
    add(bytes);
  }

  std::string finish() {
    std::array<unsigned char, sha256_bytes> digest{};
    if (EVP_DigestFinal_ex(context_.get(), digest.data(), nullptr) != 1) refuse("SHA-256");
    return {digest.begin(), digest.end()};
  }

 private:
  std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context_;
};

}  // namespace

std::string labelled_digest(const std::vector<std::pair<std::string_view, std::string_view>>& parts) {
  Sha256 digest;
  for (const auto& [label, bytes] : parts) {
    digest.add_with_length(label);
    digest.add_with_length(bytes);
  }
  return hex(digest.finish());
}

std::string sha256(std::string_view bytes) {
  Sha256 digest;
  digest.add(bytes);
  return hex(digest.finish());
}

std::string hmac_sha256(std::string_view key, std::string_view message) {
  if (key.size() > static_cast<std::size_t>(std::numeric_limits<int>::max())) refuse("HMAC of so long a key");
  const std::string text(message);
  std::array<unsigned char, sha256_bytes> code{};
  unsigned length = sha256_bytes;
  const auto* first = reinterpret_cast<const unsigned char*>(text.data());
  if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), first, text.size(), code.data(),
           &length) == nullptr ||
      length != sha256_bytes)
    refuse("HMAC-SHA-256");
  return {code.begin(), code.end()};
}

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  std::size_t filled = 0;
  while (filled < count) {
    const ssize_t got = ::getrandom(bytes.data() + filled, count - filled, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) throw Error("the system gives no random bytes", "Linux 3.17 or newer is needed");
    filled += static_cast<std::size_t>(got);
  }
  return bytes;
}

std::string hex(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const char character : bytes) {
    const auto byte = static_cast<unsigned char>(character);
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

}  // namespace grader::sys
