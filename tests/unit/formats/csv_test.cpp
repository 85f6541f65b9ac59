// SPDX-License-Identifier: MIT
#include "grader/formats/csv.hpp"

#include <gtest/gtest.h>

namespace grader::formats {
namespace {

using Cells = std::vector<std::string>;

TEST(Csv, ReadsQuotesCommasAndLineEndsInCells) {
  const CsvTable table = read_csv(
      "\xEF\xBB\xBF"
      "a,b\r\n\"x, \"\"y\"\"\nz\",2\r\nlast,3");
  ASSERT_TRUE(table.problems.empty());
  ASSERT_EQ(table.rows.size(), 3u);
  EXPECT_EQ(table.rows[1].cells, (Cells{"x, \"y\"\nz", "2"}));
  EXPECT_EQ(table.rows[1].line, 2);
  EXPECT_EQ(table.rows[2].line, 4);
}

TEST(Csv, FindsTheSeparator) {
  EXPECT_EQ(read_csv("a;b;c\n1,5;2;3\n").rows.at(1).cells, (Cells{"1,5", "2", "3"}));
  EXPECT_EQ(read_csv("a\tb\n").rows.at(0).cells, (Cells{"a", "b"}));
  EXPECT_EQ(read_csv("\"a;b\",c\n").rows.at(0).cells, (Cells{"a;b", "c"}));
}

TEST(Csv, LeavesOutEmptyRowsAndCountsTheirLines) {
  const CsvTable table = read_csv("a,b\n\n,\n1,2\n");
  ASSERT_EQ(table.rows.size(), 2u);
  EXPECT_EQ(table.rows[1].line, 4);
}

TEST(Csv, AnOpenQuoteIsAProblemWithItsLine) {
  const CsvTable table = read_csv("a,b\n1,\"never closed\n2,3\n");
  ASSERT_EQ(table.problems.size(), 1u);
  EXPECT_EQ(table.problems[0].line, 2);
}

TEST(Csv, AStrayQuoteIsAProblemWithItsLine) {
  const CsvTable table = read_csv("a,b\nx\"y,2\n");
  ASSERT_EQ(table.problems.size(), 1u);
  EXPECT_EQ(table.problems[0].line, 2);
}

}  // namespace
}  // namespace grader::formats
