// SPDX-License-Identifier: MIT
#include "grader/observe/product_cache.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace grader::observe {
namespace {

class ProductCacheTest : public ::testing::Test {
 protected:
  ~ProductCacheTest() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_ =
      std::filesystem::path(::testing::TempDir()) / ("product-cache-" + std::to_string(::getpid()));
  std::string product_ = std::string("bytes\0\n and more", 16);
};

TEST_F(ProductCacheTest, WhatWasKeptIsFoundByALaterProcess) {
  ProductCache(folder_).keep("key", product_);
  ProductCache later(folder_);
  ASSERT_NE(later.find("key"), nullptr);
  EXPECT_EQ(*later.find("key"), product_);
  EXPECT_EQ(later.find("other"), nullptr);
}

TEST_F(ProductCacheTest, WithoutAFolderItLastsForTheProcess) {
  ProductCache cache(std::nullopt);
  EXPECT_EQ(cache.find("key"), nullptr);
  cache.keep("key", product_);
  EXPECT_EQ(*cache.find("key"), product_);
  EXPECT_FALSE(std::filesystem::exists(folder_));
}

TEST_F(ProductCacheTest, ACutOrForeignEntryIsAsGoodAsNone) {
  ProductCache(folder_).keep("key", product_);
  const auto path = folder_ / "products" / "key";
  std::ifstream in(path, std::ios::binary);
  const std::string entry((std::istreambuf_iterator<char>(in)), {});
  for (const std::string& damaged : {entry.substr(0, entry.size() - 1), entry + "x", std::string(),
                                     entry.substr(1), std::string("ledger-grader product 1\n")}) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << damaged;
    EXPECT_EQ(ProductCache(folder_).find("key"), nullptr);
  }
  std::ofstream(path, std::ios::binary | std::ios::trunc) << entry;
  EXPECT_NE(ProductCache(folder_).find("key"), nullptr);
}

TEST_F(ProductCacheTest, AFolderInPlaceOfAnEntryIsAsGoodAsNone) {
  std::filesystem::create_directories(folder_ / "products" / "key");
  ProductCache cache(folder_);
  EXPECT_EQ(cache.find("key"), nullptr);
  EXPECT_EQ(cache.keep("key", product_), product_);
}

}  // namespace
}  // namespace grader::observe
