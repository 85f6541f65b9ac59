// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/vocabulary.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <regex>
#include <stdexcept>
#include <vector>

namespace grader::tests {
namespace {

using Check = std::function<std::string(const Seen&, const std::string& argument)>;

double code_points(const formats::Json& grade, const std::string& key) {
  const formats::Json* code = grade.find("code");
  const formats::Json* points = code == nullptr ? nullptr : code->find(key);
  if (points == nullptr) throw std::runtime_error("a grade without code points");
  return std::get<double>(points->value());
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitizers_take_memory = true;
#else
constexpr bool sanitizers_take_memory = false;
#endif

double megabytes(std::uint64_t bytes) { return static_cast<double>(bytes) / 1e6; }

std::string above(double figure, const std::string& most, const std::string& unit) {
  return figure > std::stod(most) ? std::to_string(figure) + " " + unit : "";
}

std::string when(bool seen, const std::string& what) { return seen ? what : ""; }

/// Labels write characters beyond ASCII as \uXXXX; the reports are UTF-8.
std::string in_utf8(std::string pattern) {
  for (auto at = pattern.find("\\u"); at != std::string::npos; at = pattern.find("\\u")) {
    const auto code = static_cast<unsigned>(std::stoul(pattern.substr(at + 2, 4), nullptr, 16));
    if (code < 0x800) throw std::runtime_error("not needed so far: " + pattern);
    pattern.replace(at, 6,
                    {static_cast<char>(0xE0 | (code >> 12)), static_cast<char>(0x80 | ((code >> 6) & 0x3F)),
                     static_cast<char>(0x80 | (code & 0x3F))});
  }
  return pattern;
}

std::string found_in(const std::vector<std::string>& reports, const std::string& pattern) {
  if (reports.empty()) throw std::runtime_error("there are no reports to look at");
  // This grammar has no word inside a pattern for "^ and $ are the ends of lines".
  const std::string many_lines = "(?m)";
  const bool by_lines = pattern.starts_with(many_lines);
  const std::regex wanted(in_utf8(by_lines ? pattern.substr(many_lines.size()) : pattern),
                          by_lines ? std::regex::ECMAScript | std::regex::multiline : std::regex::ECMAScript);
  for (const std::string& report : reports) {
    std::smatch match;
    if (std::regex_search(report, match, wanted))
      return "found: " + match.str() + " before: " + match.suffix().str().substr(0, 100);
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
       [](const Seen& seen, const std::string& pattern) {
         std::vector<std::string> reports = seen.reports;
         std::ranges::copy(seen.written.all(), std::back_inserter(reports));
         return found_in(reports, pattern);
       }},
      {"text in CSV report",
       [](const Seen& seen, const std::string& pattern) { return found_in({seen.written.csv}, pattern); }},
      {"text in HTML or Markdown report",
       [](const Seen& seen, const std::string& pattern) {
         return found_in({seen.written.html, seen.written.markdown}, pattern);
       }},
      {"text in student report",
       [](const Seen& seen, const std::string& pattern) { return found_in(seen.student_reports, pattern); }},
      {"report bytes above",
       [](const Seen& seen, const std::string& most) {
         std::size_t largest = seen.program.output.size();
         for (const std::string& report : seen.reports) largest = std::max(largest, report.size());
         return above(static_cast<double>(largest), most, "bytes");
       }},
      {"grader wall seconds above",
       [](const Seen& seen, const std::string& most) {
         return above(seen.program.wall.count(), most, "seconds");
       }},
      {"grader memory above MB",
       [](const Seen& seen, const std::string& most) {
         return sanitizers_take_memory ? "" : above(megabytes(seen.figures.grader_bytes), most, "MB");
       }},
      {"sandbox memory above MB",
       [](const Seen& seen, const std::string& most) {
         return above(megabytes(std::max(seen.figures.sandbox_bytes, seen.program.largest_process_bytes)),
                      most, "MB");
       }},
      {"sandbox processes above",
       [](const Seen& seen, const std::string& most) {
         return above(static_cast<double>(seen.figures.sandbox_processes), most, "processes and threads");
       }},
      {"grader disk use above MB",
       [](const Seen& seen, const std::string& most) {
         return above(megabytes(seen.figures.disk_bytes), most, "MB");
       }},
      {"file of the sandbox's user on the host",
       [](const Seen& seen, const std::string&) { return seen.strange_files; }},
      {"text that breaks the rules of a format",
       [](const Seen& seen, const std::string&) {
         return seen.written.broken.empty() ? "" : seen.written.broken.front();
       }},
      // Submissions are compiled without sanitizers, so there is no finding that could be hidden. That is
      // what is checked: no compiler was told to use one.
      {"sanitizer finding hidden from the report when sanitizers are on",
       [](const Seen& seen, const std::string&) {
         return seen.figures.saw_a_compiler ? seen.figures.sanitized : "no compiler was seen";
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
  const auto check = checks().find(word);
  if (check == checks().end() || colon == std::string::npos)
    throw std::runtime_error("not in the vocabulary of must_not: " + must_not);
  return check->second(seen, must_not.substr(colon + 2));
}

bool is_about_resources(const std::string& must_not) {
  return must_not.find(" above MB: ") != std::string::npos ||
         must_not.find("seconds above: ") != std::string::npos ||
         must_not.starts_with("sandbox processes above: ") || must_not.starts_with("report bytes above: ");
}

const std::vector<std::string>& forbidden_to_all() {
  static const std::vector<std::string> words = {
      "process survives",
      "batch aborted",
      "grader killed",
      "core file written",
      "file of the sandbox's user on the host",
      "text that breaks the rules of a format",
      "grader wall seconds above: 180",
      "grader memory above MB: 200",
      "sandbox memory above MB: 1400",  // a compiler of 1 GiB, its /tmp of 256 MiB, and who starts it
      "sandbox processes above: 64",
      "grader disk use above MB: 512",
  };
  return words;
}

}  // namespace grader::tests
