// SPDX-License-Identifier: MIT
// Long because it is a table: one entry a sentence, Chinese and English side by side.
#include "grader/report/messages.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace {

struct Filling {
  std::string_view text = {};
};

}  // namespace

/// Behind the colon of a hole stands what is counted: of one, and of any other number.
template <>
struct fmt::formatter<Filling> {
  constexpr auto parse(fmt::format_parse_context& context) {
    const auto* const begin = context.begin();
    const auto* const end = std::find(begin, context.end(), '}');
    const auto* const bar = std::find(begin, end, '|');
    if (bar != end) {
      one_ = {begin, bar};
      many_ = {bar + 1, end};
    }
    return end;
  }
  template <class Context>
  auto format(const Filling& filling, Context& context) const {
    const std::string_view counted = filling.text == "1" ? one_ : many_;
    return fmt::format_to(context.out(), "{}{}{}", filling.text, counted.empty() ? "" : " ", counted);
  }

 private:
  std::string_view one_ = {};
  std::string_view many_ = {};
};

namespace grader::report {
namespace {

struct Entry {
  Sentence sentence = Sentence::count;
  std::string_view zh = {};
  std::string_view en = {};
};

constexpr auto size = static_cast<std::size_t>(Sentence::count);

constexpr std::array<Entry, size> catalogue = {{
    {Sentence::headline, "{0}：{1}，{2} 分（满分 {3} 分，{4} 分及格）",
     "{0}: {1}, {2} of {3:point|points} (pass mark {4})"},
    {Sentence::headline_not_graded, "{0}：未评分（不是零分）", "{0}: not graded (this is not a zero)"},
    {Sentence::verdict_pass, "通过", "passed"},
    {Sentence::verdict_fail, "未通过", "not passed"},
    {Sentence::verdict_undecided, "待定", "undecided"},
    {Sentence::not_graded_whose_trouble,
     "问题出在评分程序或这台机器上，不在作业。如果以前有成绩，那个成绩仍然有效。",
     "The trouble lies with the grader or this machine, not with the submission. An earlier grade, if there "
     "is "
     "one, still stands."},
    {Sentence::not_graded_reason, "原因：{0}", "Reason: {0}"},
    {Sentence::not_graded_mend, "处理办法：{0}", "What to do: {0}"},
    {Sentence::no_sandbox, "警告：评这份作业时没有沙箱，结果可能被学生的程序左右。",
     "Warning: graded without a sandbox; the student's program could have tampered with the result."},
    {Sentence::open_answers, "书面回答还没有评完：总分可能过及格线，也可能不过。",
     "The written answers are still open: the total may end up on either side of the pass mark."},
    {Sentence::open_answers_enough,
     "书面回答还没有评完，但不论结果如何，分数都够及格；能否通过，只看上面说的那一项。",
     "The written answers are still open, but the points suffice however they turn out: only what is said "
     "above decides."},
    {Sentence::open_suspicion, "有一项一票否决，要等老师确认。",
     "A hard fail waits for a person to confirm it."},
    {Sentence::open_place, "有一处要由老师看过，才知道是否通过。",
     "A person has to look at one place before it is known whether this passes."},
    {Sentence::open_passage, "书面回答里有一处要先由老师来读，再作结论。",
     "A passage of the written answers is read by a person before anything is decided."},
    {Sentence::heading_hard_fails, "一票否决", "Hard fails"},
    {Sentence::hard_fail_meaning, "出现其中任何一项，无论得多少分，本课都不算通过。",
     "Any one of these fails the exercise, whatever the points."},
    {Sentence::hard_fail_in_code, "{0}（代码）：{1}", "{0} (code): {1}"},
    {Sentence::hard_fail_in_question, "{0}（{2}）：{1}", "{0} ({2}): {1}"},
    {Sentence::heading_to_be_read, "要由老师来看的地方", "For a person to read"},
    {Sentence::to_be_read_meaning,
     "这里的意思可能会让本课不通过，无论得多少分。老师确认了才算；在那之前，什么也没有定。",
     "What is meant here may fail the exercise, whatever the points. It counts only if a person confirms it; "
     "until then nothing is decided."},
    {Sentence::to_be_read_in_code, "代码：老师会来看这一处。可能的问题：{0}",
     "the code: a person will look at this place. What may be wrong: {0}"},
    {Sentence::to_be_read_in_question, "{1}：老师会来看这段文字。可能的问题：{0}",
     "{1}: a person will read this passage. What may be wrong: {0}"},
    {Sentence::fails_in_code, "代码：{0}", "in the code: {0}"},
    {Sentence::fails_in_question, "{1}：{0}", "{1}: {0}"},
    {Sentence::suspected, "疑似，待确认", "suspected, to be confirmed"},
    {Sentence::established, "已认定", "established"},
    {Sentence::established_waits, "证据明确，待确认", "plainly said, to be confirmed"},
    {Sentence::confirmed, "{0} 已确认", "confirmed by {0}"},
    {Sentence::lifted, "{0} 已撤销，不算", "lifted by {0}, does not count"},
    {Sentence::said, "原话：“{0}”", "in the student's words: \"{0}\""},
    {Sentence::passage, "这里有一处要由老师来读，现在还没有结论。",
     "A person will read a passage here; nothing is decided yet."},
    {Sentence::passage_of, "这一处要由老师来读，现在还没有结论：“{0}”",
     "A person will read this passage; nothing is decided yet: \"{0}\""},
    {Sentence::heading_code, "代码：{0} 分（满分 {1} 分）", "Code: {0} of {1:point|points}"},
    {Sentence::all_right, "每个空都填对了。", "Every blank is right."},
    {Sentence::outcome, "运行结果：{0}", "Outcome: {0}"},
    {Sentence::outcome_accepted_values, "数值全部正确", "all values are right"},
    {Sentence::outcome_wrong_values, "有的数值不对", "some values are wrong"},
    {Sentence::outcome_runtime_error, "有的调用没有正常返回", "some calls did not return normally"},
    {Sentence::outcome_output_limit, "输出太多，被中止", "it printed too much and was stopped"},
    {Sentence::outcome_memory_limit, "用的内存太多，被中止", "it used too much memory and was stopped"},
    {Sentence::outcome_time_limit, "运行时间太长，被中止", "it ran too long and was stopped"},
    {Sentence::outcome_compile_error, "交来的文件没有通过编译", "the file as handed in does not compile"},
    {Sentence::heading_lost, "失分的空", "Where points were lost"},
    {Sentence::lost_from, "{0}（{1}）", "{0} ({1})"},
    {Sentence::state_wrong, "填的内容不对。", "What was filled in is not right."},
    {Sentence::state_unfilled, "还没有填。", "It has not been filled in yet."},
    {Sentence::state_does_not_compile, "填的内容无法编译。", "What was filled in does not compile."},
    {Sentence::state_deleted, "这个空所在的语句被删掉了。", "The statement around this blank was deleted."},
    {Sentence::state_not_located, "在文件里找不到这个空，而从结果看也不对。",
     "This blank could not be found in the file, and the results do not show it to be right."},
    {Sentence::one_thing_wrong, "这里只有一处不对，其余都对，所以得 {0} 分（满分 {1} 分）。",
     "One thing is wrong here and all the rest is right, which earns {0} of {1}."},
    {Sentence::think, "想一想：{0}", "Think about it: {0}"},
    // An arrow and no verb: what comes back may also be "throws …".
    {Sentence::evidence, "{0} → {1}", "{0} → {1}"},
    {Sentence::evidence_expected, "{0} → {1}（应为 {2}）", "{0} → {1} (expected {2})"},
    {Sentence::evidence_hidden, "{0}，隐藏输入", "{0}, hidden input"},
    {Sentence::hidden_number, "{0}（U 代表一个很大的数）", "{0} (U stands for a large number)"},
    {Sentence::compiler_says, "编译器：{0}", "Compiler: {0}"},
    {Sentence::compiler_says_at, "编译器：{0}：{1}", "Compiler: {0}: {1}"},
    {Sentence::file_does_not_compile, "{0} 现在这样无法编译（第 {1} 行）：{2}",
     "{0} does not compile as it stands (line {1}): {2}"},
    {Sentence::file_does_not_build, "{0} 现在这样编译不出程序。",
     "{0} cannot be built into a program as it stands."},
    {Sentence::points_all_the_same, "填对的空照样得分，但用到这个文件的程序编译不出来。",
     "Blanks that are right earn their points all the same, but no program that includes it can be built."},
    {Sentence::heading_deductions, "扣分", "Deductions"},
    {Sentence::heading_diagnoses, "还发现", "Also found"},
    {Sentence::heading_questions, "书面回答", "Written answers"},
    {Sentence::question_points, "{0}：{1} 分（满分 {2} 分），{3}", "{0}: {1} of {2:point|points}, {3}"},
    {Sentence::question_open, "{0}：{1} 分（满分 {2} 分）。{3}", "{0}: {1} of {2:point|points}. {3}"},
    {Sentence::basis_missing, "没有找到回答", "no answer was found"},
    {Sentence::basis_unmarked, "还没有评阅", "not marked yet"},
    {Sentence::basis_automatic, "自动评阅", "marked automatically"},
    {Sentence::basis_manual, "老师评阅", "marked by a person"},
    {Sentence::for_review, "{0}，待老师复核", "{0}, for a person to review"},
    {Sentence::concept_found, "{0}：“{1}”", "{0}: \"{1}\""},
    {Sentence::concept_missing, "缺：{0}", "missing: {0}"},
    {Sentence::one_quote, "“{0}”", "\"{0}\""},
    {Sentence::counted, "已计分：{0}", "Counted: {0}"},
    {Sentence::not_so, "“{0}”：{1}", "\"{0}\": {1}"},
    {Sentence::think_if_open, "如果还没写到，想一想：{0}", "If it is not there yet, think about it: {0}"},
    {Sentence::marked_by, "评阅：{0}，{1}", "marked by {0}, {1}"},
    {Sentence::marker_says, "评语：{0}", "comment: {0}"},
    {Sentence::words_outside, "不属于任何一题的文字：{0}", "Words that stand under no question: {0}"},
    {Sentence::rescale_done, "换算（选做，不计分）：完成。", "Rescale task (optional, no points): done."},
    {Sentence::rescale_missing, "换算（选做，不计分）：没有做。{0}",
     "Rescale task (optional, no points): not done. {0}"},
    {Sentence::rescale_wrong, "换算（选做，不计分）：不对。{0}",
     "Rescale task (optional, no points): not right. {0}"},
    {Sentence::review_how,
     "填好 points、hard_fail（confirm 确认，lift 撤销）、comment、marker，再用 --marks "
     "读回；空着的不改变任何东西。",
     "Fill in points, hard_fail (confirm or lift), comment and marker, and feed the file back with --marks; "
     "what is left empty changes nothing."},
    {Sentence::heading_build, "编译信息", "What the compiler says"},
    {Sentence::more_lines, "（还有 {0} 行）", "({0:more line|more lines})"},
    {Sentence::output_note, "程序运行时有输出。输出既不加分，也不扣分。",
     "The program prints something when it runs. Output neither earns nor costs points."},
    {Sentence::device_not_asked,
     "显存实测：这次没有做，不影响分数，也不用你做什么。这里只是静态审查，没有与真实的 GPU 分配比对。",
     "Device check: no part of this run; it changes no points, and there is nothing for you to do. This is a "
     "static review; nothing was compared with real GPU allocations."},
    {Sentence::device_reason, "没有要求显存实测", "the device check was not asked for"},
    {Sentence::provenance, "评分程序 {0} · 编译器 {1} · 沙箱 {2} · 评分标准 {3}",
     "Grader {0} · compiler {1} · sandbox {2} · rubric {3}"},
}};

// A key without its sentence, or one in the wrong place, does not compile.
constexpr bool is_in_order() {
  for (std::size_t i = 0; i < catalogue.size(); ++i) {
    if (static_cast<std::size_t>(catalogue[i].sentence) != i) return false;
    if (catalogue[i].zh.empty() || catalogue[i].en.empty()) return false;
  }
  return true;
}
static_assert(is_in_order());

}  // namespace

std::string fill_holes(std::string_view pattern, std::initializer_list<std::string_view> values) {
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const std::string_view value : values) store.push_back(Filling{value});
  return fmt::vformat(pattern, store);
}

std::string say(Sentence sentence, Language language, std::initializer_list<std::string_view> values) {
  const Entry& entry = catalogue.at(static_cast<std::size_t>(sentence));
  return fill_holes(language == Language::zh ? entry.zh : entry.en, values);
}

}  // namespace grader::report
