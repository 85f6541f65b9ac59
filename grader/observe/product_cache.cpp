// SPDX-License-Identifier: MIT
// An entry is a head line, the digest of the product, and the product.
#include "grader/observe/product_cache.hpp"

#include <string_view>

#include "grader/error.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"

namespace grader::observe {
namespace {

constexpr std::string_view head = "ledger-grader product 1\n";
constexpr std::size_t digest_letters = 64;
constexpr std::size_t largest_entry_bytes = std::size_t{256} << 20;

/// The key is in it, so that an entry under another's name is none.
std::string digest_of(std::string_view key, std::string_view product) {
  return sys::labelled_digest({{"key", key}, {"product", product}});
}

std::optional<std::string> read_entry(std::string_view key, std::string_view entry) {
  if (!entry.starts_with(head) || entry.size() < head.size() + digest_letters + 1) return std::nullopt;
  const std::string_view digest = entry.substr(head.size(), digest_letters);
  const std::string_view product = entry.substr(head.size() + digest_letters + 1);
  if (digest != digest_of(key, product)) return std::nullopt;
  return std::string(product);
}

}  // namespace

std::filesystem::path ProductCache::path_of(const std::string& key) const {
  return *folder_ / "products" / key;
}

const std::string* ProductCache::find(const std::string& key) {
  const auto known = products_.find(key);
  if (known != products_.end()) return &known->second;
  if (!folder_) return nullptr;
  try {
    // Read like a stranger's file: a pipe in the cache must not hold up a grading.
    const auto entry = sys::read_untrusted(path_of(key), largest_entry_bytes);
    auto product = entry.state == sys::ReadState::taken ? read_entry(key, entry.bytes) : std::nullopt;
    if (product) return &(products_[key] = std::move(*product));
  } catch (const Error&) {
    // Unreadable: it is made again.
  }
  return nullptr;
}

const std::string& ProductCache::keep(const std::string& key, std::string product) {
  const std::string& kept = products_[key] = std::move(product);
  if (folder_) {
    try {
      sys::write_whole(path_of(key), std::string(head) + digest_of(key, kept) + '\n' + kept);
    } catch (const Error&) {
      // A full or read-only disk: the next process compiles again, and nobody's grade waits for it.
    }
  }
  return kept;
}

}  // namespace grader::observe
