// SPDX-License-Identifier: MIT
#include "grader/store/database.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "grader/error.hpp"
#include "tests/support/scratch.hpp"

namespace grader::store {
namespace {

class DatabaseTest : public ::testing::Test {
 protected:
  DatabaseTest() { database_.run_script("CREATE TABLE cells (cell)"); }
  Cell round_trip(const Cell& cell) {
    database_.run("DELETE FROM cells");
    database_.run("INSERT INTO cells VALUES (?)", {cell});
    return database_.rows("SELECT cell FROM cells").at(0).at(0);
  }

  tests::Scratch scratch_;
  Database database_{scratch_ / "x.sqlite", Database::Access::read_write};
};

TEST_F(DatabaseTest, EveryKindOfCellComesBack) {
  for (const Cell& cell :
       {Cell(nullptr), Cell(std::numeric_limits<std::int64_t>::min()), Cell(std::string("张\0三", 7)),
        Cell(std::string("\xff")), Cell(std::string()), Cell(Blob{std::string("\0\xff", 2)})})
    EXPECT_EQ(round_trip(cell), cell);
}

TEST_F(DatabaseTest, AnEmptyBlobComesBackWithoutBytes) { EXPECT_EQ(text_of(round_trip(Blob{})), ""); }

TEST_F(DatabaseTest, ATransactionThatThrowsLeavesNothing) {
  EXPECT_THROW(database_.in_transaction([&] {
    database_.run("INSERT INTO cells VALUES (1)");
    throw Error("no", "");
  }),
               Error);
  EXPECT_TRUE(database_.rows("SELECT * FROM cells").empty());
  EXPECT_NO_THROW(database_.in_transaction([&] { database_.run("INSERT INTO cells VALUES (1)"); }));
  EXPECT_EQ(database_.rows("SELECT * FROM cells").size(), 1U);
}

TEST_F(DatabaseTest, AVisitorThatThrowsKeepsNobodyFromWriting) {
  database_.run("INSERT INTO cells VALUES (1), (2)");
  EXPECT_THROW(database_.each_row("SELECT cell FROM cells", {}, [](const Row&) { throw Error("no", ""); }),
               Error);
  database_.run_script("DROP TABLE cells");  // would be locked by a statement that is still being read
}

TEST_F(DatabaseTest, TroubleNamesTheFileAndAMend) {
  for (const char* statement : {"SELECT nothing FROM nowhere", "no SQL"}) {
    try {
      database_.run(statement);
      ADD_FAILURE();
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find("x.sqlite"), std::string::npos);
      EXPECT_FALSE(error.hint().empty());
    }
  }
}

TEST_F(DatabaseTest, AFolderThatIsNotThereIsSaid) {
  EXPECT_THROW(Database(scratch_ / "no/such/x.sqlite", Database::Access::read_write), Error);
  EXPECT_THROW(Database(scratch_ / "y.sqlite", Database::Access::read_only), Error);
  EXPECT_FALSE(std::filesystem::exists(scratch_ / "y.sqlite"));
}

TEST_F(DatabaseTest, AReaderWritesNothingAndLeavesNoFilesBehind) {
  const std::filesystem::path file = scratch_ / "read.sqlite";
  Database(file, Database::Access::read_write).run_script("CREATE TABLE cells (cell)");
  {
    Database reader(file, Database::Access::read_only);
    EXPECT_TRUE(reader.rows("SELECT * FROM cells").empty());
    EXPECT_THROW(reader.run("INSERT INTO cells VALUES (1)"), Error);
  }
  EXPECT_FALSE(std::filesystem::exists(file.string() + "-wal"));
  EXPECT_FALSE(std::filesystem::exists(file.string() + "-shm"));
}

}  // namespace
}  // namespace grader::store
