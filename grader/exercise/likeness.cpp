// SPDX-License-Identifier: MIT
#include "grader/exercise/likeness.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "grader/exercise/rubric_scalars.hpp"
#include "grader/exercise/spelling.hpp"

namespace grader::exercise {
namespace {

constexpr std::string_view schema = "ledger-grader/likeness/1";
constexpr std::int64_t heaviest = 100'000;  ///< sums of many stay far within an int

int read_weight(const std::optional<Item>& item, Problems& problems) {
  const std::int64_t weight = read_integer(item, problems).value_or(0);
  if (weight >= -heaviest && weight <= heaviest) return static_cast<int>(weight);
  problems.add(item->line, item->key, "too heavy", fmt::format("write -{0} to {0}", heaviest));
  return 0;
}

WeighedPhrases read_weighed(const Fields& fields, Problems& problems) {
  WeighedPhrases weighed;
  weighed.offset = read_weight(fields.need("offset"), problems);
  for (const NamedItem& phrase : read_names(fields.need("phrases"), problems))
    weighed.phrases.push_back({phrase.name, read_weight(phrase.item, problems)});
  return weighed;
}

/// A known name, or an empty one when that was reported.
std::string read_known(const std::optional<Item>& item, const std::vector<std::string>& known,
                       Problems& problems) {
  std::string name = read_text(item, problems);
  if (name.empty() || std::ranges::find(known, name) != known.end()) return name;
  problems.add(item->line, item->key, fmt::format("unknown name '{}'", name), suggest(name, known));
  return {};
}

Likeness::Fail read_fail(const Item& item, const Exercise& exercise, Problems& problems) {
  const Fields fields(item, {"id", "from", "surely", "unlike", "offset", "phrases"}, problems);
  Likeness::Fail fail;
  fail.rule = read_known(fields.need("id"), ids_of(exercise.answers.rules), problems);
  fail.from = read_weight(fields.need("from"), problems);
  fail.surely = read_weight(fields.need("surely"), problems);
  fail.unlike = read_weight(fields.need("unlike"), problems);
  if (fail.from > fail.surely || fail.unlike > fail.from)
    problems.add(item.line, item.key, "its limits are in no order", "write unlike <= from <= surely");
  fail.weighed = read_weighed(fields, problems);
  return fail;
}

Likeness::Levels read_levels(const Item& item, const Exercise& exercise, Problems& problems) {
  const Fields fields(item, {"question", "from", "levels"}, problems);
  Likeness::Levels levels;
  levels.question = read_known(fields.need("question"), ids_of(exercise.questions), problems);
  const auto from = fields.need("from");
  levels.from = read_weight(from, problems);
  if (from && levels.from < 0) problems.add(from->line, from->key, "below 0", "write 0 or more");
  for (const Item& one : read_list(fields.need("levels"), problems)) {
    const Fields level(one, {"points", "offset", "phrases"}, problems);
    const Points points = read_points(level.need("points"), problems).value_or(Points{});
    const auto question = std::ranges::find(exercise.questions, levels.question, &Question::id);
    if (question != exercise.questions.end() && points > question->points)
      problems.add(one.line, one.key, "more points than the question has", "write the points of a mark");
    if (std::ranges::find(levels.levels, points, &Likeness::Level::points) != levels.levels.end())
      problems.add(one.line, one.key, "these points stand twice", "keep one of the two");
    levels.levels.push_back({points, read_weighed(level, problems)});
  }
  return levels;
}

}  // namespace

void read_likeness(std::string_view text, const std::string& file, Draft& draft) {
  Problems problems(file);
  const formats::YamlDocument document = formats::read_yaml(text);
  for (const formats::YamlProblem& problem : document.problems)
    problems.add(problem.line, "", problem.what, problem.mend);
  if (document.complete) {
    const Fields fields({&document.root, document.root.line, ""},
                        {"schema", "exercise", "hard_fails", "points"}, problems);
    Exercise& exercise = draft.exercise;
    expect_text(fields.need("schema"), schema, problems);
    expect_text(fields.need("exercise"), exercise.name, problems);
    Likeness likeness;
    if (fields.has("hard_fails"))
      for (const Item& item : read_list(fields.find("hard_fails"), problems)) {
        Likeness::Fail fail = read_fail(item, exercise, problems);
        if (std::ranges::find(likeness.fails, fail.rule, &Likeness::Fail::rule) != likeness.fails.end())
          problems.add(item.line, item.key, "this rule stands twice", "keep one of the two");
        likeness.fails.push_back(std::move(fail));
      }
    if (fields.has("points"))
      for (const Item& item : read_list(fields.find("points"), problems)) {
        Likeness::Levels levels = read_levels(item, exercise, problems);
        if (std::ranges::find(likeness.questions, levels.question, &Likeness::Levels::question) !=
            likeness.questions.end())
          problems.add(item.line, item.key, "this question stands twice", "keep one of the two");
        likeness.questions.push_back(std::move(levels));
      }
    exercise.answers.likeness = std::move(likeness);
  }
  for (const Problem& problem : problems.list()) draft.problems.add(problem);
}

}  // namespace grader::exercise
