// SPDX-License-Identifier: MIT
#include "grader/report/junit.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "grader/formats/xml.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/points_text.hpp"

namespace grader::report {
namespace {

using formats::XmlElement;
using Kind = CheckItem::Kind;
using State = CheckItem::State;

struct Suite {
  std::string name = {};
  std::vector<Kind> kinds = {};
};

std::vector<Suite> suites() {
  return {{"grading", {Kind::trouble}},
          {"hard_fails", {Kind::hard_fail}},
          {"code", {Kind::file, Kind::blank, Kind::edit}},
          {"answers", {Kind::question}},
          {"handed_out", {Kind::handed_out}},
          {"device", {Kind::device}}};
}

constexpr std::array state_names = {"right", "lost", "to_do", "open", "not_run"};

enum class Result { passed, failure, error, skipped };

Result result_of(const CheckItem& item) {
  if (item.kind == Kind::trouble) return Result::error;
  if (item.state == State::right) return Result::passed;
  if (item.state == State::not_run) return Result::skipped;
  // A hard fail that a person has yet to confirm is worth a red mark; an answer that waits is not.
  if (item.state == State::open && item.kind != Kind::hard_fail) return Result::skipped;
  return Result::failure;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

XmlElement property(const std::string& name, Points points) {
  return {.name = "property", .attributes = {{"name", name}, {"value", points_text(points)}}};
}

std::optional<XmlElement> outcome_element(const CheckItem& item, Language language) {
  const Result result = result_of(item);
  if (result == Result::passed) return std::nullopt;
  const std::string points = points_of(item, language);
  XmlElement element;
  element.name = result == Result::failure ? "failure" : result == Result::error ? "error" : "skipped";
  element.attributes = {{"message", item.text.empty() ? points : first_line(item.text)}};
  if (result != Result::skipped)
    element.attributes.emplace_back("type", state_names.at(static_cast<std::size_t>(item.state)));
  element.text = points + (points.empty() || item.text.empty() ? "" : "\n") + item.text;
  return element;
}

XmlElement case_element(const CheckItem& item, const std::string& class_name, Language language) {
  XmlElement element{.name = "testcase"};
  const std::string name = item.title == item.id ? item.id : item.id + ": " + item.title;
  element.attributes = {{"name", name}, {"classname", class_name}};
  if (!item.file.empty()) element.attributes.emplace_back("file", escape(item.file, Lines::one));
  if (item.line > 0) element.attributes.emplace_back("line", fmt::format("{}", item.line));
  if (item.possible != Points{} && item.kind != Kind::edit) {
    XmlElement properties{.name = "properties"};
    properties.children.push_back(property("points", item.low));
    if (item.low != item.high) properties.children.push_back(property("points_at_most", item.high));
    properties.children.push_back(property("max_points", item.possible));
    element.children.push_back(std::move(properties));
  }
  if (auto outcome = outcome_element(item, language)) element.children.push_back(std::move(*outcome));
  return element;
}

struct Counts {
  int tests = 0;
  int failures = 0;
  int errors = 0;
  int skipped = 0;

  void add(Result result) {
    ++tests;
    failures += result == Result::failure ? 1 : 0;
    errors += result == Result::error ? 1 : 0;
    skipped += result == Result::skipped ? 1 : 0;
  }
  void put_into(XmlElement& element) const {
    const std::array<std::pair<const char*, int>, 4> counts = {
        {{"tests", tests}, {"failures", failures}, {"errors", errors}, {"skipped", skipped}}};
    for (const auto& [name, count] : counts) element.attributes.emplace_back(name, fmt::format("{}", count));
  }
};

}  // namespace

std::string junit_xml(const Grade& grade, const std::vector<CheckItem>& items, Language language) {
  const std::string exercise = escape(grade.exercise, Lines::one);
  Counts all;
  std::vector<XmlElement> elements;
  for (const Suite& suite : suites()) {
    Counts counts;
    std::string class_name = exercise;
    class_name.append(".").append(suite.name);
    XmlElement element{.name = "testsuite", .attributes = {{"name", class_name}}};
    for (const Kind kind : suite.kinds) {
      for (const CheckItem& item : items) {
        if (item.kind != kind) continue;
        counts.add(result_of(item));
        all.add(result_of(item));
        element.children.push_back(case_element(item, class_name, language));
      }
    }
    counts.put_into(element);
    if (counts.tests > 0) elements.push_back(std::move(element));
  }
  XmlElement root{.name = "testsuites", .attributes = {{"name", "ledger-grader " + exercise}}};
  all.put_into(root);
  root.children = std::move(elements);
  return formats::write_xml(root);
}

}  // namespace grader::report
