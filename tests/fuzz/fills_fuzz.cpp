// SPDX-License-Identifier: MIT
// Feeds: bytes that a student may hand in, read against the template of the real lesson. Input that begins
// with 0x01 is two parts, and the second is repeated: what takes long for its length shows up there. Input
// that begins with 0x02 is the number of a blank and a fill for it.
//
// Properties: one fill for each blank; every line lies in the file; a fill that may be tried is one balanced
// line; what is tried in the reference is found there again, word for word; a repair keeps the lines; time
// stays in proportion.
#include <ctime>

#include "grader/exercise/load.hpp"
#include "grader/exercise/read_fills.hpp"
#include "grader/exercise/template.hpp"
#include "grader/judge/edit_lines.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

constexpr std::size_t repeated_bytes = 8 * 1024;
constexpr double longest_seconds = 4;  // sanitizers and a busy machine included

const Exercise& lesson() {
  static const Exercise exercise = exercise::load_exercise(LEDGER_GRADER_SOURCE_DIR, "lesson01");
  return exercise;
}

void check_fill(const Fill& fill, int lines) {
  require(fill.line >= 0 && fill.line <= lines && fill.last_line <= lines, "a fill lies in the file");
  require(fill.line == 0 || fill.line <= fill.last_line, "a statement ends behind its fill's beginning");
  require(fill.text.find('\n') == std::string::npos, "a fill is one line", fill.text);
  const bool has_text = fill.state == FillState::located || fill.state == FillState::edited;
  require(has_text || fill.text.empty(), "only a fill that was found has a text", fill.text);
  if (!fill.stands_alone) return;
  require(fill.balanced && !fill.text.empty(), "a fill that stands alone is balanced", fill.text);
  require(fill.text.find('#') == std::string::npos, "a fill that stands alone holds no directive", fill.text);
}

void check_edit(const Edit& edit, int lines, std::size_t blanks) {
  require(edit.line >= 0 && edit.line <= lines, "an edit lies in the file");
  require(edit.template_begin <= edit.template_end, "an edit's range is one");
  require(edit.removed.size() == edit.template_end - edit.template_begin, "an edit removes its range");
  require(!edit.removed.empty() || !edit.added.empty(), "an edit changes something");
  require(edit.blank == Edit::outside || edit.blank < blanks, "an edit belongs to a blank, or to none");
}

/// The fill in the reference, all others being the reference's own.
void check_trial(const Reading& reading, std::size_t blank) {
  const Fill& fill = reading.fills[blank];
  if (!fill.stands_alone || fill.state == FillState::unfilled) return;
  const std::string text =
      exercise::fill_reference(lesson().reference.source, {{lesson().blanks[blank].id, fill.text}});
  const Reading again = exercise::read_fills(lesson(), text);
  require(again.fills[blank].text == fill.text, "a fill that is tried stays what it was",
          fill.text + "\nbecame\n" + again.fills[blank].text);
  for (std::size_t other = 0; other < again.fills.size(); ++other) {
    require(other == blank || again.fills[other].same_as_reference, "a fill that is tried changes no other",
            fill.text + "\nchanged " + lesson().blanks[other].id);
  }
}

void check_repair(std::string_view source, std::size_t blanks, std::size_t choice) {
  std::vector<std::size_t> broken;
  for (std::size_t blank = 0; blank < blanks; ++blank) {
    if ((choice >> blank) % 2 == 0) broken.push_back(blank);
  }
  const std::string repaired = exercise::repair(lesson(), source, broken);
  require(!broken.empty() || repaired == source, "repairing nothing changes nothing");
  require(lines_in(repaired) == lines_in(source), "a repair keeps the lines", repaired);
  require(exercise::read_fills(lesson(), repaired).fills.size() == blanks, "a repaired file can be read");
}

/// What the judge asks of the same texts: it must not trip over them.
void ask_the_judge(const Reading& reading) {
  judge::line_of_edit(reading, {"int", "self ."});
  judge::line_near(reading, "num_params <= 0");
  for (const Fill& fill : reading.fills) {
    judge::holds_tokens(fill.text, "self .");
    judge::casts_to(fill.text, {"int", "float"});
  }
}

void check_submission(std::string_view source) {
  const std::size_t blanks = lesson().blanks.size();
  const int lines = lines_in(source);
  const Reading reading = exercise::read_fills(lesson(), source);
  require(reading.fills.size() == blanks, "one fill for each blank");
  for (const Fill& fill : reading.fills) check_fill(fill, lines);
  for (const Edit& edit : reading.edits) check_edit(edit, lines, blanks);
  // One of the two, so that an input is no slower than it must be.
  if (source.size() % 2 == 0)
    check_trial(reading, source.size() / 2 % blanks);
  else
    check_repair(source, blanks, source.size() / 2);
  ask_the_judge(reading);
}

void check_fill_alone(std::string_view input) {
  if (input.empty()) return;
  const std::size_t blank = static_cast<unsigned char>(input[0]) % lesson().blanks.size();
  const std::string fill(input.substr(1));
  const std::string source =
      exercise::fill_reference(lesson().reference.source, {{lesson().blanks[blank].id, fill}});
  const Reading reading = exercise::read_fills(lesson(), source);
  for (const Fill& each : reading.fills) check_fill(each, lines_in(source));
  check_trial(reading, blank);
}

void check_time(std::string_view start, std::string_view unit) {
  if (unit.empty()) return;
  std::string source(start);
  while (source.size() < repeated_bytes) source += unit;
  const std::clock_t begin = std::clock();
  exercise::read_fills(lesson(), source);
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  require(seconds < longest_seconds, "reading takes time in proportion", unit);
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader::fuzz;
  const std::string_view input = text_of(data, size);
  if (input.starts_with('\x01')) {
    const auto parts = parts_of(input.substr(1), 2);
    check_time(parts[0], parts[1]);
  } else if (input.starts_with('\x02')) {
    check_fill_alone(input.substr(1));
  } else {
    check_submission(input);
  }
  return 0;
}
