// SPDX-License-Identifier: MIT
#include "grader/intake/mark_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "grader/formats/csv.hpp"
#include "grader/formats/yaml.hpp"

namespace grader::intake {
namespace {

using formats::YamlNode;

/// What a mark may have. The last ones are what a review list tells the reader.
constexpr std::array<std::string_view, 14> known_keys = {
    "student", "digest", "question", "points",    "hard_fail", "comment", "marker",
    "date",    "answer", "found",    "automatic", "reason",    "verdict", "possible"};

const Text columns_mend = {"第一行写列名，例如：student,question,points,hard_fail,marker",
                           "start with a line as: student,question,points,hard_fail,marker"};
const Text see_rubric = {"见 docs/rubric.md", "see docs/rubric.md"};

/// "{}" in both languages filled with the same words.
Text filled(const Text& pattern, const std::string& value) {
  return {fmt::format(fmt::runtime(pattern.zh), value), fmt::format(fmt::runtime(pattern.en), value)};
}

/// What a library says, in the one language that it has.
Text foreign(const std::string& words) { return {words, words}; }

bool is_known(std::string_view key) { return std::ranges::find(known_keys, key) != known_keys.end(); }

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1));
}

const YamlNode* child_of(const YamlNode& map, std::string_view key) {
  for (std::size_t i = 0; i < map.keys.size(); ++i)
    if (map.keys[i].text == key) return &map.children[i];
  return nullptr;
}

std::string scalar_of(const YamlNode& map, std::string_view key) {
  const YamlNode* node = child_of(map, key);
  return node == nullptr || node->kind != YamlNode::Kind::scalar ? "" : node->text;
}

bool is_empty(const YamlNode& node) { return node.children.empty() && trimmed(node.text).empty(); }

void check_keys(const YamlNode& map, MarkRows& rows) {
  for (const formats::YamlKey& key : map.keys) {
    if (!is_known(key.text))
      rows.problems.push_back(
          {key.line, filled({"没有 '{}' 这个键", "the key '{}' is unknown"}, key.text), see_rubric});
  }
}

void read_decisions(const YamlNode& node, MarkRow& row, MarkRows& rows) {
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    if (node.children[i].kind == YamlNode::Kind::scalar)
      row.decisions[node.keys[i].text] = node.children[i].text;
    else
      rows.problems.push_back({node.children[i].line,
                               {"hard_fail：不是一个词", "hard_fail: not one word"},
                               {"写成 规则: confirm 或 规则: lift", "write rule: confirm or rule: lift"}});
  }
  if (node.kind == YamlNode::Kind::sequence || !trimmed(node.text).empty())
    rows.problems.push_back(
        {node.line,
         {"hard_fail：不是键值对", "hard_fail: no map"},
         {"每行写一个 规则: confirm 或 规则: lift", "write rule: confirm or rule: lift, one a line"}});
}

MarkRow row_of(const YamlNode& map, MarkRows& rows) {
  MarkRow row;
  row.line = map.line;
  for (std::size_t i = 0; i < map.keys.size(); ++i) {
    const std::string& key = map.keys[i].text;
    const YamlNode& value = map.children[i];
    row.lines[key] = map.keys[i].line;
    if (key == "hard_fail") {
      read_decisions(value, row, rows);
    } else if (value.kind == YamlNode::Kind::scalar) {
      row.cells[key] = value.text;
    } else if (key != "found" && is_known(key)) {
      rows.problems.push_back({value.line,
                               filled({"{}：不是一个值", "{}: not one value"}, key),
                               {"写一个值", "write one value"}});
    }
  }
  return row;
}

/// A spreadsheet gets an apostrophe before what it would take for a formula.
std::string without_formula_guard(const std::string& cell) {
  const bool guarded =
      cell.size() > 1 && cell[0] == '\'' && std::string_view("=+-@").find(cell[1]) != std::string_view::npos;
  return guarded ? cell.substr(1) : cell;
}

/// `rule=confirm; other_rule=lift`
void split_decisions(const std::string& cell, int line, MarkRow& row, MarkRows& rows) {
  std::string_view rest = cell;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    const std::string_view one = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (trimmed(one).empty()) continue;
    const std::size_t sign = one.find('=');
    if (sign == std::string_view::npos)
      rows.problems.push_back(
          {line,
           filled({"hard_fail：'{}' 没有决定什么", "hard_fail: '{}' decides nothing"}, trimmed(one)),
           {"写成 规则=confirm 或 规则=lift，多个之间用 ;",
            "write rule=confirm or rule=lift, with ; between two"}});
    else
      row.decisions[trimmed(one.substr(0, sign))] = trimmed(one.substr(sign + 1));
  }
}

}  // namespace

MarkRows yaml_rows(const Exercise& exercise, std::string_view text) {
  MarkRows rows;
  const formats::YamlDocument document = formats::read_yaml(text);
  for (const formats::YamlProblem& problem : document.problems)
    rows.problems.push_back({problem.line, foreign(problem.what), foreign(problem.mend)});
  if (!document.complete) return rows;
  const YamlNode& root = document.root;
  constexpr std::string_view schema = "ledger-grader/marks/1";
  if (scalar_of(root, "schema") != schema)
    rows.problems.push_back({1,
                             {"这不是评分文件", "this is no file of marks"},
                             filled({"开头写 schema: {}", "start it with schema: {}"}, std::string(schema))});
  const YamlNode* marks = child_of(root, "marks");
  // A list that nobody stands in may be of no exercise either: of a class that was begun and not graded.
  const bool of_nobody = marks != nullptr && is_empty(*marks) && scalar_of(root, "exercise").empty();
  if (scalar_of(root, "exercise") != exercise.name && !of_nobody)
    rows.problems.push_back({1, filled({"这不是练习 {} 的评分", "these are not marks for {}"}, exercise.name),
                             filled({"写 exercise: {}，或用 --exercise 选另一个练习",
                                     "write exercise: {}, or choose another with --exercise"},
                                    exercise.name)});
  if (marks == nullptr || (marks->kind != YamlNode::Kind::sequence && !is_empty(*marks)))
    rows.problems.push_back({marks == nullptr ? 1 : marks->line,
                             marks == nullptr ? Text{"没有列表 marks", "there is no list `marks`"}
                                              : Text{"marks：不是列表", "marks: no list"},
                             {"写 marks: ，下面每条评分写一个 `- student: …`",
                              "write marks: and below it `- student: …` for each mark"}});
  if (marks == nullptr || marks->kind != YamlNode::Kind::sequence) return rows;
  for (const YamlNode& mark : marks->children) {
    if (mark.kind != YamlNode::Kind::map) {
      rows.problems.push_back({mark.line,
                               {"不是键值对", "no map"},
                               {"写 student:、question: 等等", "write student:, question: and so on"}});
      continue;
    }
    check_keys(mark, rows);
    MarkRow row = row_of(mark, rows);
    for (const char* key : {"marker", "date"})
      if (trimmed(row.cells[key]).empty()) row.cells[key] = scalar_of(root, key);
    rows.rows.push_back(std::move(row));
  }
  return rows;
}

MarkRows csv_rows(std::string_view text) {
  MarkRows rows;
  const formats::CsvTable table = formats::read_csv(text);
  for (const formats::CsvProblem& problem : table.problems)
    rows.problems.push_back({problem.line, foreign(problem.what), foreign(problem.mend)});
  if (table.rows.empty()) {
    rows.problems.push_back(
        {1, {"没有列名那一行", "there is no line with the names of the columns"}, columns_mend});
    return rows;
  }
  std::vector<std::string> columns;
  for (const std::string& cell : table.rows.front().cells) columns.push_back(trimmed(cell));
  for (const std::string& column : columns) {
    if (!column.empty() && !is_known(column))
      rows.problems.push_back(
          {1, filled({"没有 '{}' 这一列", "the column '{}' is unknown"}, column), see_rubric});
  }
  for (const char* needed : {"student", "question"}) {
    if (std::ranges::find(columns, needed) == columns.end())
      rows.problems.push_back(
          {1, filled({"缺少 '{}' 这一列", "there is no column '{}'"}, needed), columns_mend});
  }
  for (std::size_t i = 1; i < table.rows.size(); ++i) {
    const formats::CsvRow& given = table.rows[i];
    MarkRow row;
    row.line = given.line;
    if (given.cells.size() > columns.size())
      rows.problems.push_back({given.line,
                               {"格子比列多", "more cells than columns"},
                               {"含分隔符的格子要加引号", "quote cells that hold the separator"}});
    for (std::size_t c = 0; c < std::min(given.cells.size(), columns.size()); ++c) {
      if (columns[c] == "hard_fail")
        split_decisions(given.cells[c], given.line, row, rows);
      else
        row.cells[columns[c]] = without_formula_guard(given.cells[c]);
    }
    rows.rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace grader::intake
