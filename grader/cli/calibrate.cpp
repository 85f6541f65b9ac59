// SPDX-License-Identifier: MIT
// `ledger-grader calibrate DIR`: do automatic marks agree with those that people gave?
#include <algorithm>
#include <optional>

#include "grader/answers/agreement.hpp"
#include "grader/answers/mark_answer.hpp"
#include "grader/cli/commands.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/intake/read_labelled.hpp"
#include "grader/pipeline.hpp"
#include "grader/report/agreement.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {

int run_calibrate(const Options& options, Console& console) {
  const auto& wanted = std::get<CalibrateOptions>(options.arguments);
  require_exercise(options.common);
  const auto folder = find_exercises_folder(options.common.exercises_folder);
  const Exercise exercise = load_whole_exercise(folder, options.common.exercise);
  std::vector<JudgedAnswer> judged;
  std::vector<std::vector<std::string>> phrases;
  std::optional<answers::Marker> marker;  // compiling its words takes a while
  if (wanted.phrases) marker.emplace(exercise);
  const answers::MarkText mark = text_marker(exercise);
  for (LabelledAnswer& label : intake::read_labelled(exercise, wanted.folder)) {
    const auto question = std::ranges::find(exercise.questions, label.question, &Question::id);
    QuestionMark found = mark(*question, label.text);
    if (marker) phrases.push_back(marker->phrases(*question, label.text));
    judged.push_back({std::move(label), std::move(found)});
  }
  if (wanted.phrases) sys::write_whole(*wanted.phrases, report::phrases_json(exercise.name, judged, phrases));
  const Agreement agreement = answers::agreement_of(judged);
  const Language language = options.common.language;
  console.print(options.common.format == Format::json ? report::agreement_json(judged, agreement)
                                                      : report::agreement_text(judged, agreement, language),
                language);
  return exit_codes::done;
}

}  // namespace grader::cli
