// SPDX-License-Identifier: MIT
#include "grader/store/database.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <map>

#include "grader/error.hpp"

namespace grader::store {
namespace {

struct Explanation {
  const char* what;
  const char* hint;
};

Explanation explanation_of(int code) {
  switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {"another program is writing to it",
              "wait until that one is done, or close it, and run the same command again; nothing is lost"};
    case SQLITE_FULL:
      return {"the disk is full", "make room and run the same command again; what is in it is kept"};
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return {"it may not be written", "make the file and its folder writable for the user who grades"};
    case SQLITE_CANTOPEN:
      return {"it cannot be opened", "check that its folder exists and is writable for the user who grades"};
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      return {"it is damaged or no gradebook",
              "restore it from a copy, or move it away and grade the class again"};
    case SQLITE_IOERR:
      return {"reading or writing it failed", "check the disk, and that there is room on it"};
    default:
      return {"the database refused", "run the same command again; if it stays, move the file away"};
  }
}

Error error_of(const std::filesystem::path& file, const SQLite::Exception& error) {
  const Explanation explanation = explanation_of(error.getErrorCode());
  return Error(fmt::format("{}: {} ({})", file.string(), explanation.what, error.what()), explanation.hint,
               Trouble::this_grading);
}

Cell cell_of(const SQLite::Column& column) {
  switch (column.getType()) {
    case SQLITE_INTEGER:
      return column.getInt64();
    case SQLITE_TEXT:
      return column.getString();
    case SQLITE_BLOB:
      return Blob{column.getString()};
    default:
      return nullptr;
  }
}

void bind(SQLite::Statement& statement, int place, const Cell& cell) {
  if (const auto* whole = std::get_if<std::int64_t>(&cell)) {
    statement.bind(place, *whole);
  } else if (const auto* text = std::get_if<std::string>(&cell)) {
    statement.bind(place, *text);
  } else if (const auto* blob = std::get_if<Blob>(&cell)) {
    statement.bind(place, blob->bytes.data(), static_cast<int>(blob->bytes.size()));
  } else {
    statement.bind(place);
  }
}

/// A statement that is not ended, whatever ends the reading, keeps others from writing.
class Ended {
 public:
  explicit Ended(SQLite::Statement& statement) : statement_(statement) {}
  ~Ended() { statement_.tryReset(); }
  Ended(const Ended&) = delete;
  Ended& operator=(const Ended&) = delete;

 private:
  SQLite::Statement& statement_;
};

/// As SQLite wants a path in an address.
std::string address_of(const std::filesystem::path& file) {
  std::string address = "file:";
  for (const char letter : file.string()) {
    const bool has_meaning = letter == '%' || letter == '?' || letter == '#';
    address +=
        has_meaning ? fmt::format("%{:02X}", static_cast<unsigned char>(letter)) : std::string(1, letter);
  }
  return address + "?immutable=1";
}

/// A reader of a journaled file makes files beside it, and takes them away only when it might write, too: so
/// it may, and promises not to. Where it may not, as on a medium that is only read, nobody else writes
/// either, and the file is read as it lies there: unless a journal holds what is not in it yet.
SQLite::Database opened_for_reading(const std::filesystem::path& file, int patience) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, patience);
  try {
    database.exec("PRAGMA query_only=ON");
    database.execAndGet("SELECT count(*) FROM sqlite_master");
    return database;
  } catch (const SQLite::Exception& error) {
    std::error_code failed;
    const auto journal_size = std::filesystem::file_size(file.string() + "-wal", failed);
    if ((error.getErrorCode() & 0xFF) != SQLITE_CANTOPEN || (!failed && journal_size > 0)) throw;
  }
  return SQLite::Database(address_of(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, patience);
}

}  // namespace

std::int64_t integer_of(const Cell& cell) {
  const auto* whole = std::get_if<std::int64_t>(&cell);
  return whole == nullptr ? 0 : *whole;
}

const std::string& text_of(const Cell& cell) {
  static const std::string nothing;
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  if (const auto* blob = std::get_if<Blob>(&cell)) return blob->bytes;
  return nothing;
}

struct Database::Parts {
  std::filesystem::path file;
  SQLite::Database database;
  std::map<std::string, SQLite::Statement, std::less<>> prepared = {};

  SQLite::Statement& prepare(std::string_view text, const std::vector<Cell>& values) {
    auto found = prepared.find(text);
    if (found == prepared.end()) {
      found = prepared.emplace(std::string(text), SQLite::Statement(database, std::string(text))).first;
    }
    SQLite::Statement& statement = found->second;
    statement.reset();
    statement.clearBindings();
    int place = 0;
    for (const Cell& cell : values) bind(statement, ++place, cell);
    return statement;
  }

  template <class Work>
  auto explained(Work work) {
    try {
      return work();
    } catch (const SQLite::Exception& error) {
      throw error_of(file, error);
    }
  }
};

Database::Database(const std::filesystem::path& file, Access access, std::chrono::milliseconds patience) {
  const int writing = SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE;
  const auto milliseconds = static_cast<int>(patience.count());
  try {
    parts_ = std::make_unique<Parts>(
        Parts{file, access == Access::read_only ? opened_for_reading(file, milliseconds)
                                                : SQLite::Database(file.string(), writing, milliseconds)});
    // What one process has committed, no kill -9 takes away, and readers never wait for the writer.
    if (access == Access::read_write) {
      parts_->database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON");
    }
  } catch (const SQLite::Exception& error) {
    throw error_of(file, error);
  }
}

Database::~Database() = default;

void Database::run(std::string_view statement, const std::vector<Cell>& values) {
  parts_->explained([&] {
    SQLite::Statement& prepared = parts_->prepare(statement, values);
    const Ended ended(prepared);
    prepared.exec();
  });
}

void Database::run_script(std::string_view statements) {
  parts_->explained([&] { parts_->database.exec(std::string(statements)); });
}

void Database::each_row(std::string_view statement, const std::vector<Cell>& values,
                        const std::function<void(const Row&)>& visit) {
  parts_->explained([&] {
    SQLite::Statement& prepared = parts_->prepare(statement, values);
    const Ended ended(prepared);
    while (prepared.executeStep()) {
      Row row;
      for (int i = 0; i < prepared.getColumnCount(); ++i) row.push_back(cell_of(prepared.getColumn(i)));
      visit(row);
    }
  });
}

std::vector<Row> Database::rows(std::string_view statement, const std::vector<Cell>& values) {
  std::vector<Row> all;
  each_row(statement, values, [&all](const Row& row) { all.push_back(row); });
  return all;
}

void Database::in_transaction(const std::function<void()>& work) {
  parts_->explained([&] {
    SQLite::Transaction transaction(parts_->database, SQLite::TransactionBehavior::IMMEDIATE);
    work();
    transaction.commit();
  });
}

}  // namespace grader::store
