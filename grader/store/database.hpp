// SPDX-License-Identifier: MIT
// The door to SQLite: statements with values in, rows of values out, troubles as Error.
//
// Promises: every wait for another process has an end; what went wrong names the file and the mend. Not for
// several threads at once.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace grader::store {

/// Bytes that are no text.
struct Blob {
  std::string bytes = {};
  bool operator==(const Blob&) const = default;
};

using Cell = std::variant<std::nullptr_t, std::int64_t, std::string, Blob>;
using Row = std::vector<Cell>;

std::int64_t integer_of(const Cell& cell);     ///< 0 for anything else
const std::string& text_of(const Cell& cell);  ///< the empty text for anything else; bytes of a blob too

class Database {
 public:
  enum class Access { read_write, read_only };

  /// Makes the file where it may be written and does not exist. Waits for others at most `patience`.
  Database(const std::filesystem::path& file, Access access,
           std::chrono::milliseconds patience = std::chrono::seconds(5));
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void run(std::string_view statement, const std::vector<Cell>& values = {});
  /// Several statements without values, separated by semicolons.
  void run_script(std::string_view statements);
  std::vector<Row> rows(std::string_view statement, const std::vector<Cell>& values = {});
  /// One row at a time, for tables that do not fit into memory.
  void each_row(std::string_view statement, const std::vector<Cell>& values,
                const std::function<void(const Row&)>& visit);

  /// All of it or, when `work` throws, nothing.
  void in_transaction(const std::function<void()>& work);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace grader::store
