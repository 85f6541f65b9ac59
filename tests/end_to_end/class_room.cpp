// SPDX-License-Identifier: MIT
#include "tests/end_to_end/class_room.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>

#include "grader/store/database.hpp"
#include "grader/sys/digest.hpp"
#include "tests/end_to_end/exercises_copy.hpp"

namespace grader::tests {

namespace fs = std::filesystem;

namespace {

fs::path corpus() { return first_exercise() / "tests/corpus"; }

std::vector<fs::path> items_of(const std::string& group) {
  std::vector<fs::path> items;
  for (const auto& entry : fs::directory_iterator(corpus() / group)) {
    if (!entry.is_directory()) continue;
    const std::string name = entry.path().filename().string();
    const auto holds = [&name](const char* word) { return name.find(word) != std::string::npos; };
    // Which limit ends these, and how soon, is the machine's to say.
    constexpr std::array busy = {"bomb", "dev-zero", "loop", "sleep", "huge", "flood", "daemon", "random"};
    if (group == "attacks" && std::ranges::any_of(busy, holds)) continue;
    items.push_back(entry.path());
  }
  std::ranges::sort(items);
  return items;
}

std::string cell_text(const store::Cell& cell) {
  if (std::holds_alternative<std::nullptr_t>(cell)) return "-";
  if (const auto* whole = std::get_if<std::int64_t>(&cell)) return std::to_string(*whole);
  return store::text_of(cell);
}

}  // namespace

bool is_long_run() { return std::getenv("LEDGER_GRADER_LONG") != nullptr; }

std::string student_name(std::size_t number) {
  const std::string digits = std::to_string(1000 + number);
  const std::array<std::string, 14> names = {"Anna, M. " + digits,
                                             "O\"Neil " + digits,
                                             "张三" + digits,
                                             "=cmd|' " + digits + "'!A0",
                                             "👩\u200d👩\u200d👧" + digits,
                                             "@sum(" + digits + ")",
                                             "-" + digits,
                                             "two\nlines " + digits,
                                             "'=" + digits,
                                             digits + ".",
                                             "%2E" + digits,
                                             "\xff\xfe" + digits,
                                             "a b  " + digits + " ",
                                             "Zoë" + digits + "❤\ufe0f"};
  return names.at(number % names.size());
}

void make_class(const fs::path& folder, std::size_t count, Drawn drawn) {
  const std::array groups = {items_of("code"), items_of("more_code"), items_of("attacks")};
  for (std::size_t i = 0; i < count; ++i) {
    const bool attacks = drawn == Drawn::all && i % 10 == 9;
    const auto& items = groups.at(attacks ? 2 : i % 2);
    fs::create_directories(folder);
    fs::copy(items[(attacks ? i / 10 : i * 5) % items.size()], folder / student_name(i),
             fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  }
}

std::string dump(const fs::path& gradebook) {
  store::Database database(gradebook, store::Database::Access::read_write);
  std::vector<std::string> lines;
  for (const auto& table : database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")) {
    const std::string& name = store::text_of(table[0]);
    std::string columns;
    for (const auto& column : database.rows("SELECT name FROM pragma_table_info(?)", {name})) {
      const std::string& word = store::text_of(column[0]);
      if (word == "at" || word == "started" || word == "ended") continue;
      columns += (columns.empty() ? "" : ", ") + word;
    }
    for (const auto& row : database.rows("SELECT " + columns + " FROM " + name)) {
      std::string line = name;
      for (const auto& cell : row) line += "\x1f" + cell_text(cell);
      lines.push_back(line);
    }
  }
  std::ranges::sort(lines);
  std::string text = store::text_of(database.rows("PRAGMA integrity_check").at(0).at(0)) + "\n";
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string files_of(const fs::path& folder) {
  std::vector<std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const fs::path& path = entry.path();
    if (!entry.is_regular_file() || path.filename().string().find(".sqlite") != std::string::npos) continue;
    files.push_back(path.lexically_relative(folder).string() + "\n" + read_file(path));
  }
  std::ranges::sort(files);
  std::string text;
  for (const std::string& file : files) text += file + "\n";
  return text;
}

std::vector<formats::Json> events_of(const fs::path& file) {
  std::vector<formats::Json> events;
  if (!fs::exists(file)) return events;
  std::istringstream lines(read_file(file));
  for (std::string line; std::getline(lines, line);)
    if (!lines.eof()) events.push_back(formats::read_json(line, "an event"));
  return events;
}

std::string word_of(const formats::Json& event, const char* key) {
  const formats::Json* found = event.find(key);
  const auto* word = found == nullptr ? nullptr : std::get_if<std::string>(&found->value());
  return word == nullptr ? "" : *word;
}

ClassRoom::ClassRoom() {
  write_file(scratch_ / "secret", "a secret");
  fs::permissions(scratch_.path(), fs::perms::all);
}

Invocation ClassRoom::command(std::vector<std::string> words) const {
  static const Scratch cache;
  const std::map<std::string, std::string> usual = {
      {"--secret", scratch_ / "secret"}, {"--cache", cache.path()}, {"--lang", "en"}};
  for (const auto& [option, value] : usual) {
    if (std::ranges::find(words, option) == words.end()) words.insert(words.end(), {option, value});
  }
  words.insert(words.begin(), grader_program());
  return {.arguments = std::move(words),
          .directory = scratch_.path(),
          .deadline = std::chrono::minutes(is_long_run() ? 25 : 10)};
}

Invocation ClassRoom::batch(const std::string& out, const std::vector<std::string>& more) const {
  std::vector<std::string> words = {"batch", students(), "--out", out};
  words.insert(words.end(), more.begin(), more.end());
  if (std::ranges::find(words, "--jobs") == words.end()) words.insert(words.end(), {"--jobs", "2"});
  return command(words);
}

void ClassRoom::hand_in(const std::string& student, const std::string& corpus_item) const {
  fs::remove_all(students() / student);
  fs::create_directories(students());
  fs::copy(corpus() / corpus_item, students() / student, fs::copy_options::recursive);
}

void ClassRoom::small_class() const {
  hand_in("anna", "code/01-ok-plain");
  hand_in("bob", "code/19-units-swapped");
  hand_in("zoe", "code/80-unfilled-one");
  hand_in("张三, \"老大\"", "code/01-ok-plain");
}

}  // namespace grader::tests
