// SPDX-License-Identifier: MIT
// Long because it is a table: one entry a phrase, Chinese and English side by side.
#include "grader/cli/phrases.hpp"

#include <array>

#include "grader/report/messages.hpp"

namespace grader::cli {
namespace {

struct Entry {
  Phrase phrase = Phrase::count;
  std::string_view zh = {};
  std::string_view en = {};
};

constexpr auto size = static_cast<std::size_t>(Phrase::count);

constexpr std::array<Entry, size> catalogue = {{
    {Phrase::error, "错误：{0}", "error: {0}"},
    {Phrase::hint, "提示：{0}", "hint: {0}"},
    {Phrase::unexpected, "程序内部出错：{0}", "unexpected trouble inside the program: {0}"},
    {Phrase::unexpected_mend, "请把这条信息和所用的命令告诉维护者。",
     "please report this message together with the command that led to it"},
    {Phrase::output_not_written, "结果没能全部写到标准输出",
     "the results could not be written to standard output"},
    {Phrase::output_not_written_mend, "检查磁盘是否已满，或者读取输出的程序是否提前结束。",
     "see whether the disk is full or the program that reads the output has ended"},

    {Phrase::program_description, "批改填空式显存账本练习，并说明每一处为什么错。",
     "Grades fill-in-the-blank memory ledgers and explains what is wrong with each blank."},
    {Phrase::exit_codes,
     "退出码：\n"
     "  0   完成\n"
     "  1   selftest、doctor：发现问题；device-check：与设备不一致\n"
     "  2   用法、评分标准或安装有误：什么都没有评\n"
     "  3   需要人工处理：有作业因我们的原因没能评分，或结果没能写出；device-check：没有测出结果\n"
     "  130 被 SIGINT 中断；143 被 SIGTERM 终止",
     "Exit codes:\n"
     "  0   done\n"
     "  1   selftest, doctor: something is wrong; device-check: the device holds something else\n"
     "  2   usage, rubric or installation: nothing was graded\n"
     "  3   a human is needed: a submission could not be graded by our fault, or output could not be "
     "written;\n"
     "      device-check: nothing was measured\n"
     "  130 ended by SIGINT; 143 ended by SIGTERM"},
    {Phrase::common_options_note, "通用选项见 ledger-grader --help。",
     "For the common options see ledger-grader --help."},
    {Phrase::group_common, "通用选项", "Common options"},
    {Phrase::group_command, "选项", "Options"},
    {Phrase::group_commands, "命令", "Commands"},
    {Phrase::group_arguments, "参数", "Arguments"},
    {Phrase::label_usage, "用法", "Usage"},
    {Phrase::label_options, "选项", "OPTIONS"},
    {Phrase::label_command, "命令", "COMMAND"},
    {Phrase::label_required, "必填", "REQUIRED"},
    {Phrase::help_flag, "显示这份帮助", "Show this help"},
    {Phrase::version_flag, "显示版本", "Show the version"},
    {Phrase::exercise_option, "练习名（默认 {0}）", "Exercise (default: {0})"},
    {Phrase::exercises_option, "存放 rubrics/、reference/、student_template/ 的文件夹",
     "Folder that holds rubrics/, reference/ and student_template/"},
    {Phrase::language_option, "zh 或 en（默认取自系统语言）", "zh or en (default: from the locale)"},
    {Phrase::format_option, "text 或 json（默认 text）", "text or json (default: text)"},
    {Phrase::colour_option, "auto、always 或 never（默认 auto，遵从 NO_COLOR）",
     "auto, always or never (default: auto, which honours NO_COLOR)"},
    {Phrase::cache_option, "缓存文件夹，off 表示不用（默认 $XDG_CACHE_HOME/ledger-grader）",
     "Cache folder, or off (default: $XDG_CACHE_HOME/ledger-grader)"},
    {Phrase::secret_option, "存放课程密钥的文件；隐藏输入由它得出",
     "File with the course secret, from which hidden inputs are drawn"},

    {Phrase::grade_description, "批改一份或几份作业，给出全部细节",
     "Grade one or a few submissions in full detail"},
    {Phrase::grade_paths, "作业文件夹，或其中要交的那个文件",
     "Submission folders, or the file to be handed in inside one"},
    {Phrase::grade_audience, "给谁看：instructor（默认）或 student（不含答案）",
     "Who reads it: instructor (default) or student (no answers)"},
    {Phrase::grade_unsafe, "不用沙箱运行学生的程序（危险，每次都要写明）",
     "Run students' programs without a sandbox (dangerous; must be typed each time)"},
    {Phrase::unsafe_warning,
     "警告：没有沙箱。学生的程序能读写当前用户能读写的一切，也能联网。只评你完全信任的作业。",
     "warning: no sandbox. Students' programs can read and write whatever this user can, and reach the "
     "network. "
     "Grade only what you trust completely."},
    {Phrase::selftest_description, "检查一个练习的评分标准是否可靠",
     "Check whether the rubric of an exercise is sound"},
    {Phrase::selftest_exercise, "练习名（默认 {0}）", "Exercise (default: {0})"},
    {Phrase::template_description, "由参考答案生成学生用的模板",
     "Write the student template from the reference"},
    {Phrase::template_exercise, "练习名", "Exercise"},
    {Phrase::template_output, "写到这个文件（默认写到标准输出）",
     "Write to this file (default: standard output)"},
    {Phrase::doctor_description, "检查这台电脑能做什么，缺的东西怎么补",
     "Check what this computer can do, and how to mend what is missing"},

    {Phrase::see_help, "用法见 ledger-grader --help", "see ledger-grader --help"},
    {Phrase::did_you_mean, "是不是想用 {0}？", "did you mean {0}?"},
    {Phrase::no_command, "没有给出命令", "no command was given"},
    {Phrase::no_command_mend, "可用的命令：{0}", "the commands are: {0}"},
    {Phrase::unknown_command, "没有 {0} 这个命令", "there is no command {0}"},
    {Phrase::unknown_option, "没有 {0} 这个选项", "there is no option {0}"},
    {Phrase::unexpected_argument, "多余的参数 {0}", "unexpected argument {0}"},
    {Phrase::missing_argument, "命令 {0} 缺少参数 {1}", "the command {0} needs {1}"},
    {Phrase::wrong_choice, "{0} 不能是 {1}", "{0} cannot be {1}"},
    {Phrase::wrong_choice_mend, "可选：{0}", "choose one of: {0}"},
    {Phrase::empty_value, "值是空的", "the value is empty"},
    {Phrase::option_trouble, "命令行有误：{0}", "wrong usage: {0}"},

    {Phrase::path_missing, "找不到这些作业，什么都没有评：\n{0}",
     "these submissions do not exist; nothing was graded:\n{0}"},
    {Phrase::path_missing_mend, "检查路径；以 - 开头的名字写在 -- 之后。",
     "check the paths; put names that start with - behind --"},
    {Phrase::path_holds_submissions, "这些文件夹里没有 {0}，但它们的子文件夹里有：\n{1}",
     "these folders hold no {0}, but folders inside them do:\n{1}"},
    {Phrase::path_holds_submissions_mend, "请逐个写出学生的文件夹，例如 DIR/*",
     "name the students' folders themselves, as with DIR/*"},
    {Phrase::student_json, "JSON 是给教师的：里面有期望值和种子。--for student 只能用于文本报告",
     "JSON is for the instructor: it holds expected values and the seed. --for student goes with text only"},
    {Phrase::student_json_mend, "去掉 --format json 或 --for student",
     "leave out --format json, or --for student"},
    {Phrase::path_not_submission, "这些既不是作业文件夹，也不是要交的 {0}；什么都没有评：\n{1}",
     "these are neither submission folders nor the file {0} to be handed in; nothing was graded:\n{1}"},
    {Phrase::path_not_submission_mend, "请给出放着 {0} 的文件夹。", "give the folder that holds {0}"},
    {Phrase::unknown_exercise, "没有 {0} 这个练习", "there is no exercise {0}"},
    {Phrase::known_exercises, "{0} 里的练习：{1}", "the exercises in {0} are: {1}"},
    {Phrase::stopped_early, "评到 {0} 时停下，它和后面的作业都没有评",
     "stopped at {0}; it and what follows were not graded"},
    {Phrase::stopped_early_mend, "排除上面的问题后，再评没有评的作业。",
     "mend the trouble above, then grade what was not graded"},

    {Phrase::doctor_bubblewrap, "沙箱程序", "sandbox program"},
    {Phrase::doctor_bubblewrap_mend, "安装 bubblewrap。详情：{0}", "{0}"},
    {Phrase::doctor_namespaces, "沙箱试运行", "sandbox, tried out"},
    {Phrase::doctor_namespaces_mend, "要允许当前用户建立用户命名空间。详情：{0}", "{0}"},
    {Phrase::doctor_compiler, "编译器", "compiler"},
    {Phrase::doctor_compiler_mend, "安装 g++ 以及 C、C++ 静态库。详情：{0}", "{0}"},
    {Phrase::doctor_identity, "运行身份", "running as"},
    {Phrase::doctor_run_wall, "运行间的防线", "wall where programs run"},
    {Phrase::doctor_compile_wall, "编译间的防线", "wall where programs are compiled"},
    {Phrase::doctor_wall, "{0}：{1}", "{0}: {1}"},
    {Phrase::doctor_wall_broken, "{0}：{1}；应当是 {2}", "{0}: {1}, but must be {2}"},
    {Phrase::doctor_wall_mend, "防线失守，先不要评分。详情：{0}", "{0}"},
    {Phrase::doctor_cuda, "CUDA 工具包", "CUDA toolkit"},
    {Phrase::doctor_exercises, "练习", "exercises"},
    {Phrase::doctor_cache, "缓存文件夹", "cache folder"},
    {Phrase::doctor_cuda_missing, "PATH 里没有 nvcc（只有显存实测才需要）",
     "no nvcc on PATH (only needed for the device check)"},
    {Phrase::doctor_cuda_mend, "要做显存实测，请安装 CUDA 工具包，并把它的 bin 加到 PATH。",
     "for the device check install the CUDA toolkit and put its bin folder on PATH"},
    {Phrase::doctor_exercises_none, "{0} 里没有练习", "no exercises in {0}"},
    {Phrase::doctor_exercises_mend, "用 --exercises 指出存放 rubrics/ 与 reference/ 的文件夹。",
     "name the folder that holds rubrics/ and reference/ with --exercises"},
    {Phrase::doctor_cache_off, "未使用", "off"},
    {Phrase::doctor_cache_mend, "用 --cache 换一个可写的文件夹，或用 --cache off 不用缓存。",
     "choose a folder that can be written with --cache, or --cache off"},
    {Phrase::doctor_finding, "{0}：{1}", "{0}: {1}"},
    {Phrase::doctor_mend, "处理办法：{0}", "to mend it: {0}"},
    {Phrase::doctor_all_well, "可以评分。", "Ready to grade."},
    {Phrase::doctor_not_well, "还不能评分：先处理上面打 ✗ 的各项。",
     "Not ready to grade: mend what is marked ✗ above first."},
    {Phrase::doctor_device, "{0}；设备：{1}", "{0}; device: {1}"},
    {Phrase::device_description, "把账本与 GPU 上的真实分配逐字节比对",
     "Set the ledger beside what a real GPU allocates, byte by byte"},
    {Phrase::device_path, "作业文件夹（默认当前文件夹）", "Submission folder (default: here)"},
    {Phrase::device_save, "把测量结果写到这个文件", "Write the measurement to this file"},
    {Phrase::device_evidence, "重放这份测量记录（仍是静态审查）",
     "Replay this recorded measurement (still static review)"},
    {Phrase::device_sizes, "usual（默认）、lesson（加测 10 亿与 70 亿参数）或 fill（尽量用满显存）",
     "usual (default), lesson (also 1 and 7 billion parameters) or fill (as much as the GPU has)"},
    {Phrase::device_probe, "用这个探针程序（默认用一起编译的那个）",
     "Use this probe (default: the one that was built with this program)"},
    {Phrase::device_budget, "探针最多用多少显存", "What the probe may take of the GPU's memory"},
    {Phrase::device_not_saved, "没有可以保存的测量结果", "there is no measurement to save"},
    {Phrase::device_nothing, "练习 {0} 没有可以在设备上测的东西",
     "the exercise {0} has nothing to be measured on a device"},
    {Phrase::device_nothing_mend, "在评分标准里写上 code.device，见 docs/rubric.md。",
     "give its rubric a section code.device, as docs/rubric.md says"},
}};

// A key without its phrase, or one in the wrong place, does not compile.
constexpr bool is_in_order() {
  for (std::size_t i = 0; i < catalogue.size(); ++i) {
    if (static_cast<std::size_t>(catalogue[i].phrase) != i) return false;
    if (catalogue[i].zh.empty() || catalogue[i].en.empty()) return false;
  }
  return true;
}
static_assert(is_in_order());

}  // namespace

std::string phrase(Phrase which, Language language, std::initializer_list<std::string_view> values) {
  const Entry& entry = catalogue.at(static_cast<std::size_t>(which));
  return report::fill_holes(language == Language::zh ? entry.zh : entry.en, values);
}

}  // namespace grader::cli
