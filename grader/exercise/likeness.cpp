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

}  // namespace

void read_likeness(std::string_view text, const std::string& file, Draft& draft) {
  Problems problems(file);
  const formats::YamlDocument document = formats::read_yaml(text);
  for (const formats::YamlProblem& problem : document.problems)
    problems.add(problem.line, "", problem.what, problem.mend);
  if (document.complete) {
    const Fields fields({&document.root, document.root.line, ""}, {"schema", "exercise", "hard_fails"},
                        problems);
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
    exercise.answers.likeness = std::move(likeness);
  }
  for (const Problem& problem : problems.list()) draft.problems.add(problem);
}

}  // namespace grader::exercise
