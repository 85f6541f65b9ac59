// SPDX-License-Identifier: MIT
#include "grader/exercise/load.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

#include "grader/error.hpp"
#include "grader/exercise/answer_rubric.hpp"
#include "grader/exercise/draft.hpp"
#include "grader/exercise/exercise_files.hpp"
#include "grader/exercise/likeness.hpp"
#include "grader/exercise/reference_check.hpp"
#include "grader/exercise/rubric_reader.hpp"

namespace grader::exercise {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_name = 64;

/// [a-z][a-z0-9_-]*: such a name cannot leave the folders it is joined to.
bool is_exercise_name(const std::string& name) {
  const auto fits = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_' ||
           letter == '-';
  };
  return !name.empty() && name.size() <= longest_name && name.front() >= 'a' && name.front() <= 'z' &&
         std::ranges::all_of(name, fits);
}

std::string what_there_is(const fs::path& folder) {
  const std::vector<std::string> names = list_exercises(folder);
  if (names.empty())
    return fmt::format("{} holds no exercise; name another folder with --exercises", folder.string());
  return fmt::format("{} holds {}", folder.string(), fmt::join(names, ", "));
}

std::string read_rubric_file(const fs::path& folder, const ExerciseFiles& files, const std::string& path,
                             const std::string& name) {
  if (!is_exercise_name(name))
    throw Error(fmt::format("'{}' is no name of an exercise", name),
                fmt::format("names are small letters, digits, - and _; {}", what_there_is(folder)));
  std::optional<std::string> text = files.read(path);
  if (!text) throw Error(fmt::format("there is no exercise '{}'", name), what_there_is(folder));
  return *std::move(text);
}

/// Empty when it is not there, and that is reported.
std::string read_beside(const ExerciseFiles& files, const std::string& path, Draft& draft) {
  std::optional<std::string> text = files.read(path);
  if (text && text->find_first_not_of(" \t\r\n") != std::string::npos) return *std::move(text);
  draft.problems.add(
      {path, 0, "", text ? "the file is empty" : "there is no such file", "the exercise needs it; write it"});
  return "";
}

/// Students may be given no form for their answers.
void read_answers_template(const ExerciseFiles& files, const std::string& name, Exercise& exercise) {
  if (exercise.answers_file.empty()) return;
  exercise.answers_template =
      files.read("student_template/" + name + "/" + exercise.answers_file).value_or("");
}

void read_reference(const ExerciseFiles& files, const std::string& name, Draft& draft) {
  ReferenceSources& reference = draft.exercise.reference;
  const std::string beside = "reference/" + name + "/";
  const std::string adapter_path = beside + "adapter.hpp";
  if (!draft.exercise.file.empty()) {
    reference.path = beside + draft.exercise.file;
    reference.source = read_beside(files, reference.path, draft);
  }
  reference.adapter = read_beside(files, adapter_path, draft);
  check_reference(adapter_path, draft);
}

/// How answers are marked, in a file of its own; gives its bytes. Without it a human marks them.
std::string read_answers(const ExerciseFiles& files, const std::string& name, Draft& draft) {
  const std::string path = "rubrics/" + name + ".answers.yaml";
  const std::optional<std::string> text = files.read(path);
  if (text) read_answer_rubric(*text, path, draft);
  return text.value_or("");
}

/// What marked answers have taught, made by scripts/learn_likeness; gives its bytes.
std::string read_taught(const ExerciseFiles& files, const std::string& name, Draft& draft) {
  const std::string path = "rubrics/" + name + ".likeness.yaml";
  const std::optional<std::string> text = files.read(path);
  if (text) read_likeness(*text, path, draft);
  return text.value_or("");
}

}  // namespace

Exercise load_exercise(const fs::path& folder, const std::string& name) {
  const std::string path = "rubrics/" + name + ".yaml";
  const ExerciseFiles files(folder);
  std::string text = read_rubric_file(folder, files, path, name);
  Draft draft(path);
  if (read_rubric(text, name, draft)) {
    read_reference(files, name, draft);
    text += read_answers(files, name, draft);
    text += read_taught(files, name, draft);
  }
  draft.problems.throw_if_any(
      fmt::format("mend these files in {}; the keys are explained in docs/rubric.md", folder.string()));
  read_answers_template(files, name, draft.exercise);
  draft.exercise.rubric_path = path;
  draft.exercise.rubric_text = std::move(text);
  return std::move(draft.exercise);
}

std::vector<std::string> list_exercises(const fs::path& folder) {
  std::vector<std::string> names;
  for (const std::string& file : ExerciseFiles(folder).below("rubrics")) {
    const fs::path path(file);
    const bool is_rubric = path.extension() == ".yaml" && path.parent_path() == "rubrics";
    if (is_rubric && is_exercise_name(path.stem().string())) names.push_back(path.stem().string());
  }
  return names;
}

}  // namespace grader::exercise
