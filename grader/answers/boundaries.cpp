// SPDX-License-Identifier: MIT
#include "grader/answers/boundaries.hpp"

#include <algorithm>
#include <optional>

#include "grader/answers/labels.hpp"
#include "grader/answers/lines.hpp"
#include "grader/answers/plain_letters.hpp"
#include "grader/formats/markdown.hpp"

namespace grader::answers {
namespace {

/// How sure a label is to be a heading of the student's.
enum class Standing {
  heading,  ///< a heading of Markdown, emphasised, or alone on its line
  in_line,  ///< the answer follows behind a sign
  loose,    ///< the answer follows behind a space
};

struct Candidate {
  std::size_t line = 0;
  Label label = {};
  Standing standing = Standing::loose;
  int level = 0;  ///< of a heading of Markdown; else 0
  bool indented = false;
  bool starts_block = false;
};

std::optional<Candidate> candidate_of(std::size_t index, std::string_view line,
                                      const formats::MarkdownLine& kind) {
  const bool heading = kind.kind == formats::LineKind::heading;
  if (!heading && kind.kind != formats::LineKind::plain) return std::nullopt;
  const auto label = label_of(line);
  if (!label) return std::nullopt;
  Candidate candidate{index, *label};
  candidate.level = heading ? kind.level : 0;
  candidate.indented = line.starts_with("  ") || line.starts_with('\t');
  candidate.starts_block = kind.starts_block || index == 0;
  if (heading || label->alone || (label->dressed && label->separated))
    candidate.standing = Standing::heading;
  else if (label->separated)
    candidate.standing = Standing::in_line;
  return candidate;
}

using Candidates = std::vector<Candidate>;

/// A heading within a fence: one that was never closed, or that is around the whole text.
std::optional<Candidate> fenced_heading(std::size_t index, std::string_view line,
                                        const formats::MarkdownLine& kind) {
  if (kind.kind != formats::LineKind::code || line.starts_with(' ') || line.starts_with('\t'))
    return std::nullopt;
  const auto level = std::min(line.find_first_not_of('#'), line.size());
  const formats::MarkdownLine as_meant = {level > 0 ? formats::LineKind::heading : formats::LineKind::plain,
                                          static_cast<int>(level), true};
  auto candidate = candidate_of(index, line, as_meant);
  const bool is_heading = candidate && candidate->standing == Standing::heading &&
                          candidate->label.strength == LabelStrength::named;
  return is_heading ? candidate : std::nullopt;
}

/// Those of one strength; of each question only the ones that stand best.
Candidates best_of(const Candidates& all, LabelStrength strength, int questions) {
  Candidates best;
  for (int question = 1; question <= questions; ++question) {
    const auto fits = [&](const Candidate& one, Standing standing) {
      return one.label.strength == strength && one.label.number == question && one.standing == standing;
    };
    for (const Standing standing : {Standing::heading, Standing::in_line, Standing::loose}) {
      Candidates found;
      std::ranges::copy_if(all, std::back_inserter(found), [&](const Candidate& one) {
        return fits(one, standing) && (standing != Standing::loose || one.starts_block);
      });
      // Of loose ones only the first: the others may speak of the question.
      if (standing == Standing::loose && found.size() > 1) found.resize(1);
      best.insert(best.end(), found.begin(), found.end());
      if (!found.empty()) break;
    }
  }
  return best;
}

bool has(const Candidates& chosen, int question) {
  return std::ranges::any_of(chosen, [&](const Candidate& one) { return one.label.number == question; });
}

int deepest_level(const Candidates& chosen) {
  int level = 0;
  for (const Candidate& one : chosen) level = std::max(level, one.level);
  return level;
}

/// `## Q1`, `## Q2`, `## 3`: a heading on the same level that only numbers.
void add_numbered_headings(Candidates& chosen, const Candidates& all, int questions) {
  const int level = deepest_level(chosen);
  const Candidates before = chosen;
  for (int question = 1; question <= questions; ++question) {
    if (has(before, question)) continue;
    for (const Candidate& one : all) {
      if (one.label.number == question && one.label.strength != LabelStrength::named &&
          one.standing == Standing::heading && one.level > 0 && (level == 0 || one.level <= level))
        chosen.push_back(one);
    }
  }
}

/// Plain numbers that count from 1 upwards, each once, not further than there are questions.
Candidates counted_off(const Candidates& all, int questions) {
  Candidates chosen;
  for (const Candidate& one : all) {
    if (one.label.strength != LabelStrength::number || one.indented) continue;
    if (one.label.number != static_cast<int>(chosen.size()) + 1) return {};
    chosen.push_back(one);
  }
  if (chosen.size() < 2 || static_cast<int>(chosen.size()) > questions) return {};
  return chosen;
}

struct Chosen {
  Candidates labels = {};
  bool unsure = false;
};

Chosen choose(const Candidates& all, int questions) {
  Chosen chosen{best_of(all, LabelStrength::named, questions)};
  if (chosen.labels.empty()) chosen.labels = best_of(all, LabelStrength::part, questions);
  add_numbered_headings(chosen.labels, all, questions);
  if (!chosen.labels.empty()) return chosen;
  chosen.labels = counted_off(all, questions);
  chosen.unsure = static_cast<int>(chosen.labels.size()) < questions;
  return chosen;
}

/// Where the work starts on a line that heads the rescale task.
std::optional<std::size_t> rescale_heading(std::string_view line, const formats::MarkdownLine& kind,
                                           const std::vector<std::string>& headings) {
  constexpr std::size_t most_columns = 60;
  const bool heading = kind.kind == formats::LineKind::heading;
  if (!heading && kind.kind != formats::LineKind::plain) return std::nullopt;
  const PlainLetters plain = plain_letters(line);
  const std::size_t colon = std::min(plain.text.find(':'), plain.text.size());
  const std::string before = bare_letters(plain.text.substr(0, colon)).text;
  const std::string whole = bare_letters(line).text;
  const bool stands_out = heading || plain.text.starts_with("**") || whole.ends_with(':');
  for (const std::string& heading_word : headings) {
    const std::string word = bare_letters(heading_word).text;
    if (colon < plain.text.size() && before == word) return plain.from[colon + 1];
    if (stands_out && columns_of(whole) <= most_columns && whole.find(word) != std::string::npos)
      return line.size();
  }
  return std::nullopt;
}

/// A heading in a fence counts where its question has none outside.
void add_fenced(Candidates& all, const Candidates& fenced) {
  const Candidates outside = all;
  for (const Candidate& one : fenced) {
    const bool known = std::ranges::any_of(outside, [&](const Candidate& other) {
      return other.label.number == one.label.number && other.label.strength == LabelStrength::named;
    });
    if (!known) all.push_back(one);
  }
}

/// Where the words of a question stand that has no label.
void add_form_words(std::vector<Boundary>& boundaries, const std::vector<std::string_view>& lines,
                    const Form& form) {
  Form::Line before;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Form::Line line = form.split(lines[i], before);
    before = line;
    const bool known =
        std::ranges::any_of(boundaries, [&](const Boundary& one) { return one.question == line.question; });
    if (line.question != 0 && !known && !line.placeholder) boundaries.push_back({i, line.question, 0});
  }
}

}  // namespace

std::vector<Boundary> find_boundaries(std::string_view text, const Form& form, int questions,
                                      const std::vector<std::string>& rescale_headings) {
  const std::vector<std::string_view> lines = lines_of(text);
  const std::vector<formats::MarkdownLine> kinds = formats::markdown_lines(text);
  std::vector<Boundary> boundaries;
  Candidates all;
  Candidates fenced;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (const auto rest = rescale_heading(lines[i], kinds[i], rescale_headings)) {
      boundaries.push_back({i, Boundary::rescale, *rest});
    } else if (const auto candidate = candidate_of(i, lines[i], kinds[i])) {
      all.push_back(*candidate);
    } else if (const auto heading = fenced_heading(i, lines[i], kinds[i])) {
      fenced.push_back(*heading);
    }
  }
  add_fenced(all, fenced);
  const Chosen chosen = choose(all, questions);
  for (const Candidate& one : chosen.labels)
    boundaries.push_back({one.line, one.label.number, one.label.rest, chosen.unsure});
  add_form_words(boundaries, lines, form);
  std::ranges::sort(boundaries, {}, &Boundary::line);
  const auto same_line = [](const Boundary& left, const Boundary& right) { return left.line == right.line; };
  boundaries.erase(std::unique(boundaries.begin(), boundaries.end(), same_line), boundaries.end());
  return boundaries;
}

}  // namespace grader::answers
