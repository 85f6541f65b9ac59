// SPDX-License-Identifier: MIT
#include "grader/cli/events.hpp"

#include <array>

#include "grader/cli/phrases.hpp"
#include "grader/error.hpp"
#include "grader/formats/json.hpp"
#include "grader/report/escape.hpp"
#include "grader/types/verdict_words.hpp"

namespace grader::cli {
namespace {

using formats::Json;

constexpr std::array how_names = {"kept", "recognised", "graded", "not_graded"};

Json whole(std::size_t value) { return static_cast<std::int64_t>(value); }

Json points(Points value) { return value.hundredths / 100.0; }

}  // namespace

std::string begin_event(const std::string& exercise, std::size_t students, std::size_t workers) {
  return formats::write_json_line(Json::Object{
      {"event", "begin"}, {"exercise", exercise}, {"students", whole(students)}, {"jobs", whole(workers)}});
}

std::string step_event(const batch::Step& step, std::size_t students) {
  Json::Object line = {
      {"event", how_names.at(static_cast<std::size_t>(step.how))},
      {"index", whole(step.index)},
      {"students", whole(students)},
      {"student", report::escape(step.student, report::Lines::one)},
      {"seconds", static_cast<double>(static_cast<std::int64_t>(step.seconds * 1000)) / 1000.0}};
  if (step.grade != nullptr && step.grade->graded) {
    line.push_back({"verdict", word_of(step.grade->verdict)});
    line.push_back({"low", points(step.grade->low)});
    line.push_back({"high", points(step.grade->high)});
  } else if (step.grade != nullptr) {
    line.push_back({"reason", report::escape(step.grade->not_graded_reason, report::Lines::one)});
  }
  return formats::write_json_line(line);
}

std::string other_rubric_event(std::size_t grades, const std::filesystem::path& exercises) {
  return formats::write_json_line(
      Json::Object{{"event", "other_rubric"},
                   {"grades", whole(grades)},
                   {"exercises", report::escape(exercises.string(), report::Lines::one)}});
}

std::string end_event(const batch::ClassResult& result) {
  return formats::write_json_line(Json::Object{{"event", result.stopped ? "stopped" : "end"},
                                               {"graded", whole(result.graded)},
                                               {"recognised", whole(result.recognised)},
                                               {"kept", whole(result.kept)},
                                               {"not_graded", whole(result.not_graded)}});
}

EventFile::EventFile(const std::optional<std::filesystem::path>& path, Console& console, Language language)
    : console_(console), language_(language) {
  if (!path) return;
  try {
    file_.emplace(*path);
  } catch (const Error& error) {  // nobody is graded yet
    throw Error(error.what(), error.hint());
  }
}

void EventFile::add(const std::string& line) {
  if (!file_) return;
  try {
    file_->add(line);
  } catch (const Error& error) {
    file_.reset();
    broke_ = true;
    console_.complain("\n" + phrase(Phrase::events_broken, language_, {error.what()}) + "\n" +
                      phrase(Phrase::hint, language_, {error.hint()}) + "\n");
  }
}

}  // namespace grader::cli
