// SPDX-License-Identifier: MIT
#include "grader/intake/answers_files.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <system_error>

namespace grader::intake {
namespace {

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return text;
}

/// Without its ending, when it is one of text.
std::optional<std::string> stem_of(const std::string& lower_name) {
  for (const std::string_view ending : {".md", ".markdown", ".txt"}) {
    if (lower_name.size() > ending.size() && lower_name.ends_with(ending))
      return lower_name.substr(0, lower_name.size() - ending.size());
  }
  return std::nullopt;
}

/// `q3`, `question_3`, `answer 03`, `第3题` → 3; 0 for anything else.
int question_of(std::string_view stem) {
  constexpr std::array<std::string_view, 7> starts = {"questions", "question", "answers", "answer",
                                                      "ans",       "第",       "q"};
  const auto start =
      std::ranges::find_if(starts, [&](std::string_view word) { return stem.starts_with(word); });
  if (start == starts.end()) return 0;
  stem.remove_prefix(start->size());
  stem.remove_prefix(std::min(stem.find_first_not_of(" -_."), stem.size()));
  int number = 0;
  std::size_t digits = 0;
  while (digits < stem.size() && digits < 3 && stem[digits] >= '0' && stem[digits] <= '9')
    number = number * 10 + (stem[digits++] - '0');
  const std::string_view rest = stem.substr(digits);
  const bool fits = *start == "第" ? rest == "题" || rest == "问" || rest == "題" : rest.empty();
  return digits > 0 && fits ? number : 0;
}

}  // namespace

std::vector<FoundAnswers> find_answers_files(const Exercise& exercise, const std::filesystem::path& folder) {
  constexpr std::size_t most_looked_at = 10'000;
  const std::string stem_asked_for =
      stem_of(lower(exercise.answers_file)).value_or(lower(exercise.answers_file));
  const int questions = static_cast<int>(exercise.questions.size());
  std::vector<FoundAnswers> found;
  std::error_code failed;
  std::size_t seen = 0;
  for (std::filesystem::directory_iterator entry(folder, failed), end;
       !failed && entry != end && ++seen < most_looked_at; entry.increment(failed)) {
    const std::string name = entry->path().filename().string();
    const auto stem = stem_of(lower(name));
    if (!stem || name == exercise.answers_file) continue;
    const int question = question_of(*stem);
    if (*stem == stem_asked_for)
      found.push_back({name, 0});
    else if (question >= 1 && question <= questions)
      found.push_back({name, question});
  }
  std::ranges::sort(found, {}, &FoundAnswers::name);
  if (found.size() > most_answers_files) found.resize(most_answers_files);
  return found;
}

}  // namespace grader::intake
