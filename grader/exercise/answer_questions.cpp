// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "grader/exercise/answer_draft.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

std::optional<Stance> read_stance(const std::optional<Item>& item, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (text.empty() || text == "asserted") return Stance::asserted;
  if (text == "rejected") return Stance::rejected;
  if (text == "denied") return Stance::denied;
  if (text == "mentioned") return Stance::mentioned;
  problems.add(item->line, item->key, fmt::format("'{}' is no stance", text),
               "write asserted, rejected, denied or mentioned");
  return std::nullopt;
}

/// a, b, c … as 0, 1, 2 …
std::optional<std::size_t> read_part(const std::optional<Item>& item, std::size_t parts, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (text.empty()) return std::nullopt;
  if (text.size() == 1 && text[0] >= 'a' && static_cast<std::size_t>(text[0] - 'a') < parts)
    return static_cast<std::size_t>(text[0] - 'a');
  problems.add(item->line, item->key, fmt::format("'{}' is no part of the question", text),
               parts == 0 ? "give the question its number of 'parts'" : "write a letter from a");
  return std::nullopt;
}

void read_concept(const Item& item, std::set<std::string>& seen, Question& question, AnswerDraft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(
      item,
      {"id", "title", "any", "in_part", "unlabelled", "unless", "doubts", "cues", "stance", "part", "unread"},
      problems);
  Concept idea;
  idea.line = item.line;
  idea.id = read_id(fields.need("id"), seen, problems);
  idea.title = read_message(fields.need("title"), problems);
  idea.frames = read_frames(fields.find("any"), draft);
  idea.in_part = read_frames(fields.find("in_part"), draft);
  idea.unlabelled = read_frames(fields.find("unlabelled"), draft);
  idea.unless = read_frames(fields.find("unless"), draft);
  idea.doubts = read_frames(fields.find("doubts"), draft);
  idea.cues = read_frames(fields.find("cues"), draft);
  idea.stance = read_stance(fields.find("stance"), problems).value_or(Stance::asserted);
  idea.part = read_part(fields.find("part"), question.parts, problems);
  idea.unread = read_yes(fields.find("unread"), problems) == Answered::yes;
  question.concepts.push_back(std::move(idea));
}

/// So many of the concepts that `when` names.
std::size_t read_at_least(const Fields& fields, Problems& problems) {
  const auto at_least = read_integer(fields.find("at_least"), problems);
  if (at_least && *at_least < 1)
    problems.add(fields.item().line, fields.item().key, "at least nothing", "write 1 or more");
  return static_cast<std::size_t>(std::max<std::int64_t>(at_least.value_or(1), 1));
}

void read_steps(const Fields& fields, const Question& question, MarkRule& rule, Problems& problems) {
  for (const Item& item : read_list(fields.need("steps"), problems)) {
    const Fields step(item, {"when", "at_least", "points"}, problems);
    MarkRule::Step read;
    read.concepts = read_known("concept", step.need("when"), question.concepts, problems);
    read.points = read_points(step.need("points"), problems).value_or(Points{});
    read.at_least = read_at_least(step, problems);
    rule.steps.push_back(std::move(read));
  }
}

void read_aims(const Fields& fields, const Question& question, MarkRule& rule, Problems& problems) {
  for (const Item& item : read_list(fields.find("hints"), problems)) {
    const Fields aim(item, {"when", "at_least", "without", "hint"}, problems);
    rule.aims.push_back({.when = read_known("concept", aim.need("when"), question.concepts, problems),
                         .at_least = read_at_least(aim, problems),
                         .without = read_known("concept", aim.find("without"), question.concepts, problems),
                         .hint = read_message(aim.need("hint"), problems)});
  }
}

void read_mark(const Item& item, std::set<std::string>& seen, Question& question, AnswerDraft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, {"id", "title", "hint", "hints", "steps", "unless"}, problems);
  MarkRule rule;
  rule.id = read_id(fields.need("id"), seen, problems);
  rule.title = read_message(fields.need("title"), problems);
  rule.hint = read_message(fields.need("hint"), problems);
  read_aims(fields, question, rule, problems);
  read_steps(fields, question, rule, problems);
  rule.unless = read_known("concept", fields.find("unless"), question.concepts, problems);
  question.marks.push_back(std::move(rule));
}

void read_slip(const Item& item, std::set<std::string>& seen, Question& question, AnswerDraft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, {"id", "message", "when", "any", "unless"}, problems);
  SlipRule slip;
  slip.id = read_id(fields.need("id"), seen, problems);
  slip.message = read_message(fields.need("message"), problems);
  slip.when = read_known("concept", fields.find("when"), question.concepts, problems);
  slip.frames = read_frames(fields.find("any"), draft);
  slip.unless = read_frames(fields.find("unless"), draft);
  question.slips.push_back(std::move(slip));
}

void expect_concept(const std::string& id, const Item& item, const Question& question, Problems& problems) {
  if (!id.empty() && !index_of(question.concepts, id))
    problems.add(item.line, item.key, fmt::format("the ledger's concept '{}' is none of the question", id),
                 "add it to its concepts, without 'any'");
}

void read_ledger_concepts(const std::optional<Item>& item, Question& question, AnswerDraft& draft) {
  if (!item) return;
  Problems& problems = draft.problems;
  const Fields fields(*item, {"wrong_size", "foreign", "sum"}, problems);
  question.itemises = true;
  question.ledger_concepts.wrong_size = read_text(fields.need("wrong_size"), problems);
  question.ledger_concepts.foreign = read_text(fields.need("foreign"), problems);
  question.ledger_concepts.sum = read_text(fields.need("sum"), problems);
  const std::optional<LedgerRule>& ledger = draft.language().ledger;
  if (!ledger) {
    problems.add(item->line, item->key, "there is no ledger", "add 'ledger' to this file");
    return;
  }
  for (const std::string& id :
       {question.ledger_concepts.wrong_size, question.ledger_concepts.foreign, question.ledger_concepts.sum})
    expect_concept(id, *item, question, problems);
  for (const LedgerRule::Component& component : ledger->components)
    for (const std::string& id : {component.named, component.sized})
      expect_concept(id, *item, question, problems);
  for (const LedgerRule::Group& group : ledger->groups)
    expect_concept(group.named, *item, question, problems);
}

/// The marks must be able to give what the question is worth, no more and no less.
void check_sum(const Item& item, const Question& question, Problems& problems) {
  Points most{};
  for (const MarkRule& rule : question.marks) {
    Points best{};
    for (const MarkRule::Step& step : rule.steps) best = std::max(best, step.points);
    most += best;
  }
  if (question.marks.empty() || most == question.points) return;
  problems.add(item.line, item.key,
               fmt::format("its marks add up to {}, the question has {}", points_text(most),
                           points_text(question.points)),
               "change the points of the steps");
}

}  // namespace

void read_marked_questions(const std::optional<Item>& map, AnswerDraft& draft) {
  Problems& problems = draft.problems;
  for (const NamedItem& named : read_names(map, problems)) {
    const auto index = find_known("question", named.name, draft.exercise.questions, named.item, problems);
    if (!index) continue;
    Question& question = draft.exercise.questions[*index];
    const Fields fields(named.item, {"text", "parts", "contrast", "concepts", "ledger", "marks", "slips"},
                        problems);
    question.texts = read_texts(fields.find("text"), problems);
    question.parts = static_cast<std::size_t>(
        std::clamp<std::int64_t>(read_integer(fields.find("parts"), problems).value_or(0), 0, 3));
    question.contrast_word = read_word(fields.find("contrast"), draft);
    std::set<std::string> seen;
    for (const Item& item : read_list(fields.need("concepts"), problems))
      read_concept(item, seen, question, draft);
    read_ledger_concepts(fields.find("ledger"), question, draft);
    std::set<std::string> marks;
    for (const Item& item : read_list(fields.need("marks"), problems))
      read_mark(item, marks, question, draft);
    std::set<std::string> slips;
    for (const Item& item : read_list(fields.find("slips"), problems))
      read_slip(item, slips, question, draft);
    check_sum(named.item, question, problems);
  }
}

}  // namespace grader::exercise
