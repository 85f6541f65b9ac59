// SPDX-License-Identifier: MIT
#include "grader/exercise/rubric_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "grader/exercise/calls.hpp"
#include "grader/exercise/criteria.hpp"
#include "grader/exercise/device_section.hpp"
#include "grader/exercise/diagnoses.hpp"
#include "grader/exercise/probes.hpp"
#include "grader/exercise/rescale.hpp"
#include "grader/exercise/rubric_fields.hpp"
#include "grader/exercise/rubric_scalars.hpp"
#include "grader/formats/yaml.hpp"

namespace grader::exercise {
namespace {

constexpr std::string_view schema = "ledger-grader/rubric/1";

/// A name without folders: it is joined to a path and written into a sandbox.
std::string read_file_name(const std::optional<Item>& item, Problems& problems) {
  std::string name = read_text(item, problems);
  const auto fits = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '_' || letter == '-' || letter == '.';
  };
  if (name.empty()) return name;
  if (name.size() <= 64 && name.front() != '.' && name.front() != '-' && std::ranges::all_of(name, fits))
    return name;
  problems.add(item->line, item->key, fmt::format("'{}' is no file name", name),
               "write letters, digits, - _ and . only, no folders");
  return "";
}

bool is_question_id(const std::string& id) {
  const auto digit = [](char letter) { return letter >= '0' && letter <= '9'; };
  return id.size() >= 2 && id.size() <= 3 && id[0] == 'Q' && id[1] != '0' &&
         std::all_of(id.begin() + 1, id.end(), digit);
}

/// The sum of the questions; nothing when a part is unknown.
std::optional<Points> read_questions(const std::optional<Item>& list, Draft& draft) {
  Problems& problems = draft.problems;
  std::set<std::string> seen;
  std::optional<Points> total = Points{};
  for (const Item& item : read_list(list, problems)) {
    const Fields fields(item, {"id", "points"}, problems);
    Question question;
    const std::optional<Item> id = fields.need("id");
    question.id = read_text(id, problems);
    if (!question.id.empty() && !is_question_id(question.id))
      problems.add(id->line, id->key, fmt::format("'{}' is no question", question.id),
                   "number them Q1, Q2, …, Q99");
    if (!question.id.empty() && !seen.insert(question.id).second)
      problems.add(id->line, id->key, fmt::format("'{}' stands twice", question.id),
                   "give each its own number");
    const std::optional<Points> points = read_points(fields.need("points"), problems);
    question.points = points.value_or(Points{});
    total = points && total ? std::optional<Points>(*total + *points) : std::nullopt;
    draft.exercise.questions.push_back(std::move(question));
  }
  return total;
}

void read_edits(const std::optional<Item>& item, Draft& draft) {
  if (!item) return;
  const Fields fields(*item, {"least", "most"}, draft.problems);
  const std::optional<Item> least = fields.need("least");
  const auto least_points = read_points(least, draft.problems);
  const auto most_points = read_points(fields.need("most"), draft.problems);
  draft.exercise.edit_least = least_points.value_or(Points{});
  draft.exercise.edit_most = most_points.value_or(Points{});
  if (least_points && most_points && *least_points > *most_points)
    draft.problems.add(least->line, least->key, "more than 'most'", "let 'least' be the smaller one");
}

void read_tolerance(const std::optional<Item>& item, Draft& draft) {
  const auto tolerance = read_real(item, draft.problems);
  if (!tolerance) return;
  draft.exercise.tolerance = *tolerance;
  if (*tolerance < 0 || *tolerance >= 1)
    draft.problems.add(item->line, item->key, "no relative error",
                       "write a number from 0 to below 1, as 1e-9");
}

void read_code(const std::optional<Item>& item, Draft& draft) {
  if (!item) return;
  const Fields fields(
      *item,
      {"points", "tolerance", "edits", "calls", "probes", "criteria", "hard_fails", "diagnoses", "device"},
      draft.problems);
  read_tolerance(fields.find("tolerance"), draft);
  read_edits(fields.need("edits"), draft);
  read_calls(fields.need("calls"), draft);
  read_probes(fields.need("probes"), draft);
  read_criteria(fields.need("criteria"), fields.need("points"), draft);
  read_hard_fails(fields.find("hard_fails"), draft);
  read_diagnoses(fields.find("diagnoses"), draft);
  read_device(fields.find("device"), draft);
}

std::map<std::string, std::string> read_pairs(const std::optional<Item>& item, Problems& problems) {
  std::map<std::string, std::string> pairs;
  for (const NamedItem& pair : read_names(item, problems)) pairs[pair.name] = read_text(pair.item, problems);
  return pairs;
}

void read_selftest(const std::optional<Item>& item, Draft& draft) {
  if (!item) return;
  const Fields fields(*item, {"respellings", "renames"}, draft.problems);
  draft.exercise.selftest.respellings = read_pairs(fields.find("respellings"), draft.problems);
  draft.exercise.selftest.renames = read_pairs(fields.find("renames"), draft.problems);
}

/// `code` may be absent or faulty in its points: then there is nothing to add up.
void read_sums(const Fields& fields, std::optional<Points> questions, Draft& draft) {
  Problems& problems = draft.problems;
  Exercise& exercise = draft.exercise;
  const std::optional<Item> points = fields.need("points");
  const std::optional<Points> possible = read_points(points, problems);
  const std::optional<Item> pass = fields.need("pass");
  const std::optional<Points> passing = read_points(pass, problems);
  exercise.possible = possible.value_or(Points{});
  exercise.pass = passing.value_or(Points{});
  if (possible && passing && *passing > *possible)
    problems.add(pass->line, pass->key, fmt::format("above the {} possible points", points_text(*possible)),
                 "lower it, or no one can pass");
  if (!possible || !questions || !draft.code_points_known) return;
  const Points sum = exercise.code_points + *questions;
  if (sum != *possible)
    problems.add(
        points->line, points->key,
        fmt::format("code and questions add up to {}, not {}", points_text(sum), points_text(*possible)),
        "change this sum or the parts");
}

}  // namespace

bool read_rubric(std::string_view text, const std::string& name, Draft& draft) {
  const formats::YamlDocument document = formats::read_yaml(text);
  for (const formats::YamlProblem& problem : document.problems)
    draft.problems.add(problem.line, "", problem.what, problem.mend);
  if (!document.complete) return false;

  const Fields fields({&document.root, document.root.line, ""},
                      {"schema", "exercise", "title", "file", "answers", "points", "pass", "questions",
                       "text_hard_fails", "rescale", "code", "selftest"},
                      draft.problems);
  Problems& problems = draft.problems;
  Exercise& exercise = draft.exercise;
  exercise.name = name;
  expect_text(fields.need("schema"), schema, problems);
  expect_text(fields.need("exercise"), name, problems);
  exercise.title = read_message(fields.need("title"), problems);
  exercise.file = read_file_name(fields.need("file"), problems);
  const std::optional<Item> questions = fields.find("questions");
  exercise.answers_file =
      read_file_name(questions ? fields.need("answers") : fields.find("answers"), problems);
  const std::optional<Points> question_points = read_questions(questions, draft);
  read_text_hard_fails(fields.find("text_hard_fails"), draft);
  read_rescale(fields.find("rescale"), draft);
  read_code(fields.need("code"), draft);
  read_sums(fields, question_points, draft);
  read_selftest(fields.find("selftest"), draft);
  return true;
}

}  // namespace grader::exercise
