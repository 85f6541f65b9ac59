// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/vocabulary.hpp"

#include <functional>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>
#include <vector>

namespace grader::tests {
namespace {

using Check = std::function<std::string(const Seen&, const std::string& argument)>;

/// Formats that are not written yet, and figures that need a measuring environment of their own.
bool is_for_later(const std::string& word) {
  static const std::set<std::string> later = {
      "text in HTML or Markdown report",
      "text in CSV report",
      "grader disk use above MB",
      "grader memory above MB",
      "sandbox memory above MB",
      "sandbox processes above",
      "sanitizer finding hidden from the report when sanitizers are on",
  };
  return later.contains(word);
}

double code_points(const formats::Json& grade, const std::string& key) {
  const formats::Json* code = grade.find("code");
  const formats::Json* points = code == nullptr ? nullptr : code->find(key);
  if (points == nullptr) throw std::runtime_error("a grade without code points");
  return std::get<double>(points->value());
}

std::string when(bool seen, const std::string& what) { return seen ? what : ""; }

/// Labels write characters beyond ASCII as \uXXXX; the reports are UTF-8.
std::string in_utf8(std::string pattern) {
  const std::string override_mark = "\\u202e";
  for (auto at = pattern.find(override_mark); at != std::string::npos; at = pattern.find(override_mark))
    pattern.replace(at, override_mark.size(), "\xE2\x80\xAE");
  if (pattern.find("\\u") != std::string::npos) throw std::runtime_error("an unknown character: " + pattern);
  return pattern;
}

std::string found_in(const std::vector<std::string>& reports, const std::string& pattern) {
  if (reports.empty()) throw std::runtime_error("there are no reports to look at");
  const std::regex wanted(in_utf8(pattern));
  for (const std::string& report : reports) {
    std::smatch match;
    if (std::regex_search(report, match, wanted)) return "found in:\n" + report;
  }
  return "";
}

bool honest_got_everything(const Seen& seen) {
  return code_points(seen.honest, "points") == code_points(seen.honest, "possible");
}

const std::map<std::string, Check>& checks() {
  static const std::map<std::string, Check> all = {
      {"score above 0 for code",
       [](const Seen& seen, const std::string&) {
         return when(code_points(seen.attacker, "points") > 0, "it has points");
       }},
      {"full score for code",
       [](const Seen& seen, const std::string&) {
         return when(code_points(seen.attacker, "points") >= code_points(seen.attacker, "possible"),
                     "it has all points");
       }},
      {"score below full for code",
       [](const Seen& seen, const std::string&) {
         return when(code_points(seen.attacker, "points") < code_points(seen.attacker, "possible"),
                     "points are missing");
       }},
      {"process survives", [](const Seen& seen, const std::string&) { return seen.processes_left; }},
      {"batch aborted",
       [](const Seen& seen, const std::string&) {
         return when(!honest_got_everything(seen), "the honest submission lost points");
       }},
      {"grader killed",
       [](const Seen& seen, const std::string&) {
         return when(seen.program.exit_code != 0 && seen.program.exit_code != 3, "it ended by itself");
       }},
      {"host file exists",
       [](const Seen& seen, const std::string&) {
         return when(!seen.files_left.empty(), seen.files_left.empty() ? "" : seen.files_left.front());
       }},
      {"core file written",
       [](const Seen& seen, const std::string&) { return when(seen.core_file, "there is one"); }},
      {"connection to 127.0.0.1:18080 seen by a listener on the host",
       [](const Seen& seen, const std::string&) { return when(seen.connection, "somebody called"); }},
      {"bare NaN or Infinity in a JSON report",  // the reader of `seen` would have refused it
       [](const Seen& seen, const std::string&) {
         return when(seen.attacker.is_null(), "the report could not be read");
       }},
      {"text in report",
       [](const Seen& seen, const std::string& pattern) { return found_in(seen.reports, pattern); }},
      {"text in student report",
       [](const Seen& seen, const std::string& pattern) { return found_in(seen.student_reports, pattern); }},
      {"report bytes above",
       [](const Seen& seen, const std::string& most) {
         return when(seen.program.output.size() > std::stoul(most),
                     std::to_string(seen.program.output.size()) + " bytes");
       }},
      {"grader wall seconds above",
       [](const Seen& seen, const std::string& most) {
         return when(seen.program.wall.count() > std::stod(most),
                     std::to_string(seen.program.wall.count()) + " s");
       }},
  };
  return all;
}

}  // namespace

std::string offence(const std::string& must_not, const Seen& seen) {
  // "connection to 127.0.0.1:18080 …" holds a colon, too: the whole text comes first.
  if (const auto whole = checks().find(must_not); whole != checks().end()) return whole->second(seen, "");
  const std::size_t colon = must_not.find(": ");
  const std::string word = must_not.substr(0, colon);
  if (is_for_later(word)) return "";
  const auto check = checks().find(word);
  if (check == checks().end() || colon == std::string::npos)
    throw std::runtime_error("not in the vocabulary of must_not: " + must_not);
  return check->second(seen, must_not.substr(colon + 2));
}

}  // namespace grader::tests
