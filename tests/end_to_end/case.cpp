// SPDX-License-Identifier: MIT
#include "tests/end_to_end/case.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <stdexcept>

#include "grader/formats/json.hpp"
#include "tests/end_to_end/exercises_copy.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;
using formats::Json;

fs::path exercises_folder(const std::string& exercise) {
  const bool is_second = fs::exists(second_exercise() / "rubrics" / (exercise + ".yaml"));
  return is_second ? second_exercise() : first_exercise();
}

std::vector<std::string> more_arguments(const Case& golden) {
  std::vector<std::string> words;
  if (!fs::exists(golden.folder / "args")) return words;
  std::istringstream text(read_file(golden.folder / "args"));
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

std::string grade(const Case& golden, const std::string& format) {
  static const Scratch scratch;
  write_file(scratch / "secret", "golden cases");
  Invocation invocation{.arguments = {grader_program(), "grade", "--color", "never", "--format", format,
                                      "--exercise", golden.exercise, "--exercises",
                                      exercises_folder(golden.exercise), "--cache", scratch / "cache",
                                      "--secret", scratch / "secret"}};
  auto more = more_arguments(golden);
  // The JSON is the instructor's whoever the text is for.
  const auto reader = std::ranges::find(more, "--for");
  if (format == "json" && reader != more.end()) more.erase(reader, reader + 2);
  if (std::ranges::find(more, "--lang") == more.end()) more.insert(more.end(), {"--lang", "en"});
  invocation.arguments.insert(invocation.arguments.end(), more.begin(), more.end());
  invocation.arguments.push_back(golden.folder / "submission");
  const Outcome outcome = run(invocation);
  if (outcome.exit_code != 0) throw std::runtime_error("not graded: " + outcome.errors);
  return outcome.output;
}

std::string text_of(const Json* value) {
  const auto* text = value == nullptr ? nullptr : std::get_if<std::string>(&value->value());
  return text == nullptr ? "" : *text;
}

/// The same with every text of `provenance`, and the words of a compiler that refused the file, replaced.
Json masked(const Json& value, const std::string& key) {
  if (const auto* object = std::get_if<Json::Object>(&value.value())) {
    Json::Object members;
    const bool refused = text_of(value.find("outcome")) == "compile_error";
    for (const auto& member : *object) {
      const bool volatile_text = key == "provenance" || (key == "build" && refused && member.key == "detail");
      members.push_back(
          {member.key, volatile_text ? Json("<" + member.key + ">") : masked(member.value, member.key)});
    }
    return members;
  }
  if (const auto* array = std::get_if<Json::Array>(&value.value())) {
    Json::Array items;
    for (const Json& item : *array) items.push_back(masked(item, key));
    return items;
  }
  return value;
}

/// The text report ends with the provenance, wrapped where the machine's words happen to end.
std::string masked_text(std::string text, const Json& report) {
  const std::string grader = text_of(report.find("provenance")->find("grader"));
  const auto line = text.rfind('\n', text.rfind(grader));
  if (text.find(grader) != std::string::npos) text.replace(line + 1, std::string::npos, "<provenance>\n");
  return text;
}

}  // namespace

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const auto& exercise : fs::directory_iterator(first_exercise() / "tests/cases")) {
    if (!exercise.is_directory()) continue;
    for (const auto& entry : fs::directory_iterator(exercise.path())) {
      Case golden{entry.path(), exercise.path().filename().string(), {}};
      golden.name = golden.exercise + "_" + entry.path().filename().string();
      std::ranges::replace_if(
          golden.name, [](unsigned char letter) { return std::isalnum(letter) == 0; }, '_');
      cases.push_back(std::move(golden));
    }
  }
  std::ranges::sort(cases, {}, &Case::folder);
  return cases;
}

CaseReports grade_case(const Case& golden) {
  const Json report = formats::read_json(grade(golden, "json"), "the report");
  CaseReports reports{.json = formats::write_json(masked(report, ""))};
  if (fs::exists(golden.folder / "expected.txt")) reports.text = masked_text(grade(golden, "text"), report);
  return reports;
}

}  // namespace grader::tests
