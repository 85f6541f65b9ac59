// SPDX-License-Identifier: MIT
// Grades made by hand, for the tests of the reports. Nothing here was graded.
#pragma once

#include "grader/types/grade.hpp"

namespace grader::samples {

inline Evidence hidden_evidence() {
  return {.call = "bytes_to_gib(918273645)", .got = "0.918", .expected = "0.855", .fixed = false};
}

inline Evidence fixed_evidence() {
  return {.call = "bytes_to_gib(16000000000)", .got = "16", .expected = "14.9", .fixed = true};
}

inline BlankMark right_blank() {
  return {.id = "total",
          .title = {"六项之和", "the sum of the six fields"},
          .state = BlankState::right,
          .line = 20,
          .points = {100},
          .possible = {100}};
}

inline BlankMark wrong_blank() {
  return {.id = "gib",
          .title = {"GiB 换算", "bytes to GiB"},
          .state = BlankState::wrong,
          .line = 41,
          .points = {0},
          .possible = {50},
          .hint = {"1 GiB 是多少字节？", "How many bytes is 1 GiB?"},
          .evidence = fixed_evidence()};
}

inline BlankMark uncompilable_blank() {
  return {.id = "accum",
          .title = {"累积缓冲", "the accumulation buffer"},
          .state = BlankState::does_not_compile,
          .line = 29,
          .points = {0},
          .possible = {50},
          .reason = {"这个空无法编译。", "This blank does not compile."},
          .hint = {"开启时多大，关闭时又是多少？", "How large is it when on, and what remains when off?"},
          .diagnostics =
              "In function 'copy_9f'\nfill:accum:1:5: error: 'self' was not declared\n   29 | self.x\n"};
}

inline CodeMark sample_code() {
  CodeMark code;
  code.points = {250};
  code.possible = {400};
  code.outcome = CodeOutcome::wrong_values;
  code.build = BuildOutcome::compiled;
  code.criteria = {{"total", {"总和", "Total"}, {100}, {100}, {}},
                   {"sizes", {"各项大小", "Component sizes"}, {125}, {150}, {}},
                   {"units", {"单位换算", "Units"}, {0}, {100}, {}}};
  code.deductions = {{"guard_changed", {50}, 24, {"检查被改动。", "The check was changed."}}};
  code.diagnoses = {
      {"gib_is_decimal", {"用的是 GB 的除数。", "The divisor is that of a GB."}, 41, fixed_evidence()},
      {"guard_changed", {"检查被改动。", "The check was changed."}, 24, {}},
      {"debug_output", {"留有输出语句。", "The code still prints something."}, 0, {}}};
  code.blanks = {right_blank(), wrong_blank(), uncompilable_blank()};
  code.hard_fails = {{"gb_gib",
                      {"混淆了 GB 与 GiB。", "GB and GiB are confused."},
                      Certainty::established,
                      "code",
                      hidden_evidence()}};
  code.output = "debug n=918273645\n";
  return code;
}

/// Some of everything, and hidden things that a student must not see.
inline Grade sample_grade() {
  Grade grade;
  grade.exercise = "lesson01";
  grade.title = {"第 1 课：显存账本", "Lesson 1: the memory ledger"};
  grade.submission_id = "alice";
  grade.submission_digest = "sha256:" + std::string(64, 'a');
  grade.files = {"ledger.hpp", "answers.md"};
  grade.graded = true;
  grade.verdict = Verdict::fail;
  grade.low = {250};
  grade.high = {650};
  grade.possible = {1000};
  grade.pass = {800};
  grade.code = sample_code();
  grade.questions = {
      {"Q1", {0}, {200}, {200}, "unmarked", true, {"等待人工阅读。", "A person has to read it."}},
      {"Q2", {150}, {150}, {200}, "manual", false, {}},
      {"Q3", {0}, {0}, {200}, "missing", false, {}}};
  grade.provenance = {"ledger-grader 0.1.0", "sha256:" + std::string(64, 'b'), "g++ 12.2.0",
                      "bubblewrap 0.8.0", "5eed5eed"};
  return grade;
}

/// A device check that was recorded elsewhere. One that was measured cannot be made by hand.
inline DeviceMark recorded_mark() {
  DeviceMark mark;
  mark.verdict = DeviceVerdict::static_review();
  mark.basis = DeviceBasis::recorded;
  mark.device = "Test GPU, CUDA driver 13.0";
  mark.date = "2026-11-29T12:00:00Z";
  mark.reason = {"静态审查：重放别处的记录。", "Static review: a recording was replayed."};
  mark.rows = {{4099, false, "flat", "recorded", "master", "16396", 16396, 16896, 2097152, 2097152},
               {4099, false, "flat", "recorded", "total", {}, 65584, {}, {}, {}},
               {7000000000, true, "flat", "static_review"}};
  return mark;
}

inline Grade not_graded() {
  Grade grade;
  grade.exercise = "lesson01";
  grade.submission_id = "bob";
  grade.not_graded_reason = "the sandbox could not be started";
  grade.not_graded_hint = "run ledger-grader doctor";
  return grade;
}

/// What an attacker would like to see in a report.
inline std::string hostile_text() {
  return std::string(
             "\x1b[31mred \x1b]52;c;ZXZpbA==\x07 \xe2\x80\xae"
             "evil \xc2\x9b"
             "1A \xff\xfe ") +
         std::string("\0nul", 4) + "\r\b\x7f\xf3\xa0\x81\x81\n";
}

/// The same hostile text wherever a student has a say.
inline Grade hostile_grade() {
  Grade grade = sample_grade();
  grade.submission_id = hostile_text();
  grade.code.build = BuildOutcome::compile_error;
  grade.code.build_detail = "ledger.hpp:1:1: error: " + hostile_text() + std::string(1 << 20, 'x');
  grade.code.output = hostile_text() + std::string(1 << 20, 'y');
  for (BlankMark& blank : grade.code.blanks) {
    blank.diagnostics = "error: " + hostile_text();
    blank.evidence.got = hostile_text();
    blank.reason = {hostile_text(), hostile_text()};
  }
  QuestionMark& mark = grade.questions.front();
  mark.concepts = {{"idea", {"想法", "the idea"}, hostile_text()}};
  mark.missing = {{"other", {"另一个", "the other"}, {"还有吗？", "Anything else?"}}};
  mark.counted = {hostile_text(), hostile_text()};
  mark.slips = {{"slip", {"不对。", "not so."}, hostile_text()}};
  mark.hard_fails = {grade.code.hard_fails.front()};
  mark.hard_fails.front().where = "Q1";
  mark.hard_fails.front().quote = hostile_text();
  mark.hard_fails.front().marker = hostile_text();
  mark.hard_fails.front().decision = Decision::confirmed;
  mark.marker = mark.comment = mark.marked_at = mark.answer = hostile_text();
  grade.words_outside = hostile_text();
  for (FoundDiagnosis& diagnosis : grade.code.diagnoses) diagnosis.evidence.got = hostile_text();
  return grade;
}

}  // namespace grader::samples
