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

std::string digest_of(std::string_view product) { return sys::labelled_digest({{"product", product}}); }

std::optional<std::string> read_entry(std::string_view entry) {
  if (!entry.starts_with(head) || entry.size() < head.size() + digest_letters + 1) return std::nullopt;
  const std::string_view digest = entry.substr(head.size(), digest_letters);
  const std::string_view product = entry.substr(head.size() + digest_letters + 1);
  if (digest != digest_of(product)) return std::nullopt;
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
    const auto entry = sys::read_own(path_of(key));
    auto product = entry ? read_entry(*entry) : std::nullopt;
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
      sys::write_whole(path_of(key), std::string(head) + digest_of(kept) + '\n' + kept);
    } catch (const Error&) {
      // A full or read-only disk: the next process compiles again, and nobody's grade waits for it.
    }
  }
  return kept;
}

}  // namespace grader::observe
