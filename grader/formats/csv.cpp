// SPDX-License-Identifier: MIT
// The library counts no lines: it is fed a line at a time, and a row that ends in this feed started in the
// feed after the row before.
#include "grader/formats/csv.hpp"

#include <csv.h>

#include <algorithm>
#include <utility>

namespace grader::formats {
namespace {

constexpr std::size_t most_bytes = std::size_t{4} << 20;

/// What the library's callbacks fill.
struct Filling {
  CsvTable& table;
  CsvRow row = {};
  int line = 1;       ///< that is being fed
  int next_line = 1;  ///< where the next row starts
};

void take_cell(void* cell, std::size_t bytes, void* filling) {
  auto& row = static_cast<Filling*>(filling)->row;
  row.cells.emplace_back(cell == nullptr ? "" : static_cast<const char*>(cell), bytes);
}

void take_row(int, void* given) {
  auto& filling = *static_cast<Filling*>(given);
  filling.row.line = filling.next_line;
  filling.next_line = filling.line + 1;
  const bool is_empty =
      std::ranges::all_of(filling.row.cells, [](const std::string& cell) { return cell.empty(); });
  if (!is_empty) filling.table.rows.push_back(std::move(filling.row));
  filling.row = {};
}

/// The one that the first line has most of, outside quotes.
char separator_of(std::string_view bytes) {
  std::size_t commas = 0;
  std::size_t semicolons = 0;
  std::size_t tabs = 0;
  bool quoted = false;
  for (const char letter : bytes) {
    if (letter == '"') quoted = !quoted;
    if (quoted) continue;
    if (letter == '\n') break;
    commas += letter == ',' ? 1 : 0;
    semicolons += letter == ';' ? 1 : 0;
    tabs += letter == '\t' ? 1 : 0;
  }
  if (semicolons > commas && semicolons >= tabs) return ';';
  return tabs > commas ? '\t' : ',';
}

void feed(csv_parser& parser, std::string_view bytes, Filling& filling) {
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size() - 1);
    const std::size_t taken = csv_parse(&parser, bytes.data(), end + 1, take_cell, take_row, &filling);
    if (taken != end + 1) {
      filling.table.problems.push_back({filling.line, csv_strerror(csv_error(&parser)),
                                        "write a quote inside a quoted cell twice, and close every quote"});
      return;
    }
    // An empty line ends no row, and none can start in it.
    if (filling.row.cells.empty() && filling.next_line == filling.line && bytes.front() == '\n')
      filling.next_line = filling.line + 1;
    ++filling.line;
    bytes.remove_prefix(end + 1);
  }
  if (csv_fini(&parser, take_cell, take_row, &filling) != 0)
    filling.table.problems.push_back({filling.next_line, "a quote that opens here is never closed",
                                      "close it, or write it twice where a cell holds a quote"});
}

}  // namespace

CsvTable read_csv(std::string_view bytes) {
  CsvTable table;
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  if (bytes.size() > most_bytes) {
    table.problems.push_back({1, "larger than 4 MiB", "cut the file into several"});
    return table;
  }
  if (bytes.find('\0') != std::string_view::npos) {
    table.problems.push_back({1, "not plain text", "save it as CSV in UTF-8"});
    return table;
  }
  csv_parser parser = {};
  if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_APPEND_NULL) != 0) {
    table.problems.push_back({1, "could not be read", "try again"});
    return table;
  }
  table.separator = separator_of(bytes);
  csv_set_delim(&parser, static_cast<unsigned char>(table.separator));
  Filling filling{table};
  feed(parser, bytes, filling);
  csv_free(&parser);
  return table;
}

}  // namespace grader::formats
