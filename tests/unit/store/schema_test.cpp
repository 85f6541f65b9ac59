// SPDX-License-Identifier: MIT
#include "grader/store/schema.hpp"

#include <gtest/gtest.h>

#include "grader/error.hpp"
#include "grader/store/gradebook.hpp"
#include "tests/support/scratch.hpp"

namespace grader::store {
namespace {

class Schema : public ::testing::Test {
 protected:
  std::filesystem::path file() const { return scratch_ / "gradebook.sqlite"; }
  Database open(Database::Access access = Database::Access::read_write) const {
    return Database(file(), access);
  }
  std::string trouble_of(Database::Access access, SchemaCheck check) const {
    try {
      Database database(file(), access);
      require_schema(database, file().string(), check);
      return "";
    } catch (const Error& error) {
      EXPECT_FALSE(error.hint().empty());
      return error.what();
    }
  }
  std::vector<Row> tables() const {
    Database database(file(), Database::Access::read_only);
    return database.rows("SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2");
  }

  tests::Scratch scratch_;
};

TEST_F(Schema, AnEmptyFileBecomesAGradebookOfTheNewestVersion) {
  tests::write_file(file(), "");
  EXPECT_EQ(trouble_of(Database::Access::read_write, SchemaCheck::move_on), "");
  Database database(file(), Database::Access::read_only);
  EXPECT_EQ(integer_of(database.rows("PRAGMA user_version").at(0).at(0)),
            static_cast<std::int64_t>(schema_steps().size()));
}

TEST_F(Schema, EveryOlderVersionIsMovedOnToTheSameTablesAndKeepsItsRows) {
  {
    Database database(scratch_ / "new.sqlite", Database::Access::read_write);
    require_schema(database, "new", SchemaCheck::move_on);
  }
  for (std::size_t older = 1; older < schema_steps().size(); ++older) {
    std::filesystem::remove(file());
    {
      Database database(file(), Database::Access::read_write);
      require_schema(database, "old", SchemaCheck::move_on,
                     {schema_steps().begin(), schema_steps().begin() + static_cast<std::ptrdiff_t>(older)});
      database.run("INSERT INTO troubles VALUES ('anna', 'd', 'r', 'h', 'at')");
    }
    EXPECT_EQ(trouble_of(Database::Access::read_write, SchemaCheck::move_on), "");
    Database made(scratch_ / "new.sqlite", Database::Access::read_only);
    EXPECT_EQ(tables(), made.rows("SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2"));
    EXPECT_EQ(Gradebook(file(), Gradebook::Access::read).students(), std::vector<std::string>{"anna"});
  }
}

TEST_F(Schema, AnOlderOneIsOnlyReadByAProgramThatMayWriteIt) {
  {
    Database database(file(), Database::Access::read_write);
    require_schema(database, "old", SchemaCheck::move_on, {schema_steps().front()});
  }
  const std::string before = tests::read_file(file());
  EXPECT_NE(trouble_of(Database::Access::read_only, SchemaCheck::refuse).find("older version 1"),
            std::string::npos);
  EXPECT_EQ(tests::read_file(file()), before);
}

TEST_F(Schema, ANewerOneIsRefusedAndNotTouched) {
  EXPECT_EQ(trouble_of(Database::Access::read_write, SchemaCheck::move_on), "");
  {
    Database database(file(), Database::Access::read_write);
    database.run_script("PRAGMA user_version=99");
  }
  const std::string before = tests::read_file(file());
  for (const SchemaCheck check : {SchemaCheck::move_on, SchemaCheck::refuse})
    EXPECT_NE(trouble_of(Database::Access::read_write, check).find("version 99"), std::string::npos);
  EXPECT_EQ(tests::read_file(file()), before);
}

TEST_F(Schema, AnotherProgramsDatabaseIsRefusedAndNotTouched) {
  {
    Database database(file(), Database::Access::read_write);
    database.run_script("CREATE TABLE wages (name TEXT); INSERT INTO wages VALUES ('x')");
  }
  EXPECT_NE(trouble_of(Database::Access::read_write, SchemaCheck::move_on).find("no gradebook"),
            std::string::npos);
  EXPECT_EQ(tables().size(), 1U);
}

TEST_F(Schema, AFileThatIsNoDatabaseIsRefusedAndNotTouched) {
  const std::string text(5000, 'x');
  tests::write_file(file(), text);
  EXPECT_NE(trouble_of(Database::Access::read_write, SchemaCheck::move_on).find("damaged or no gradebook"),
            std::string::npos);
  EXPECT_EQ(tests::read_file(file()), text);
}

TEST_F(Schema, AStepThatFailsLeavesTheOlderVersionWhole) {
  Database database(file(), Database::Access::read_write);
  require_schema(database, "old", SchemaCheck::move_on, {schema_steps().front()});
  EXPECT_THROW(require_schema(database, "old", SchemaCheck::move_on,
                              {schema_steps().front(), "CREATE TABLE more (x); CREATE TABLE more (x)"}),
               Error);
  EXPECT_EQ(integer_of(database.rows("PRAGMA user_version").at(0).at(0)), 1);
  EXPECT_TRUE(database.rows("SELECT 1 FROM sqlite_master WHERE name = 'more'").empty());
}

}  // namespace
}  // namespace grader::store
