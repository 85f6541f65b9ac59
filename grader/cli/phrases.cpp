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
    {Phrase::output_not_written_mend, "检查磁盘是否已满。", "see whether the disk is full"},

    {Phrase::program_description, "批改填空式显存账本练习，并说明每一处为什么错。",
     "Grades fill-in-the-blank memory ledgers and explains what is wrong with each blank."},
    {Phrase::exit_codes,
     "退出码：\n"
     "  0   完成\n"
     "  1   check：没有通过或待定；selftest、doctor：发现问题；device-check：与设备不一致\n"
     "  2   用法、评分标准或安装有误：什么都没有评\n"
     "  3   需要人工处理：有作业因我们的原因没能评分，或结果没能写出；device-check：没有测出结果\n"
     "  130 被 SIGINT 中断；141 读取输出的程序先结束了；143 被 SIGTERM 终止",
     "Exit codes:\n"
     "  0   done\n"
     "  1   check: not passed or undecided; selftest, doctor: something is wrong;\n"
     "      device-check: the device holds something else\n"
     "  2   usage, rubric or installation: nothing was graded\n"
     "  3   a human is needed: a submission could not be graded by our fault, or output could not be "
     "written;\n"
     "      device-check: nothing was measured\n"
     "  130 ended by SIGINT; 141 whoever read the output has ended; 143 ended by SIGTERM"},
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
    {Phrase::check_description, "自查：交作业之前看看哪里不对", "Check your own work before handing it in"},
    {Phrase::check_folder, "作业所在的文件夹（默认：当前文件夹）",
     "Folder with your work (default: this one)"},
    {Phrase::check_hint, "提示的详细程度：1 哪里不对，2 想一想（默认），3 怎样找出来",
     "How much of a hint: 1 what is wrong, 2 a question to think about (default), 3 a way to find out"},
    {Phrase::check_watch, "每次存盘后自动再查，Ctrl-C 结束",
     "Check again whenever a file is saved; Ctrl-C ends it"},
    {Phrase::check_unsafe, "这台电脑没有沙箱时，不用沙箱检查自己写的文件（每次都要写明）",
     "Without a usable sandbox: check your own file all the same (must be typed each time)"},
    {Phrase::check_ci, "在 CI 里用：打印 GitHub 注解，并把结果写成 CI 服务能读的文件",
     "For CI: print annotations for GitHub, and write the result as files that CI services read"},
    {Phrase::check_results, "配合 --ci：结果文件放在哪里（默认 ledger-grader-results）",
     "With --ci: where the files go (default: ledger-grader-results)"},
    {Phrase::check_results_alone, "--results 要和 --ci 一起用", "--results goes with --ci"},
    {Phrase::check_ci_json_mend, "JSON 在结果文件夹的 result.json 里",
     "the JSON is in result.json, in the folder of the results"},
    {Phrase::check_results_link, "{0} 是一个链接，结果不写进去",
     "{0} is a link; results are not written through one"},
    {Phrase::check_results_link_mend, "用 --results 给出另一个文件夹", "give another folder with --results"},
    {Phrase::check_results_written, "结果写在 {0} 里：{1}", "Results are in {0}: {1}"},
    {Phrase::check_summary_full, "任务摘要已经太长，没有再写进去；内容在 summary.md 里。",
     "The job summary is too long already and was left alone; summary.md has it all."},
    {Phrase::do_not_go_together, "{0} 和 {1} 不能一起用", "{0} and {1} do not go together"},
    {Phrase::check_nothing_here, "{0} 里没有 {1}", "there is no {1} in {0}"},
    {Phrase::check_nothing_here_mend,
     "到放作业的文件夹里运行；还没有模板的话：ledger-grader template {0} --output {1}",
     "run it in the folder of your work; for a fresh template: ledger-grader template {0} --output {1}"},
    {Phrase::check_watching, "—— 等待存盘（Ctrl-C 结束）——", "-- waiting for the next save (Ctrl-C ends) --"},
    {Phrase::check_class, "{0} 里没有 {1}，但它的子文件夹里有：这像是一个班",
     "{0} holds no {1}, but folders in it do: this looks like a class"},
    {Phrase::pack_refused, "{0} 是给学生自查用的练习包",
     "{0} is an exercise pack, which students check themselves with"},
    {Phrase::pack_refused_mend,
     "用 --exercises 给出存放 rubrics/ 与 reference/ 的文件夹；练习包只能用于 check",
     "name the folder that holds rubrics/ and reference/ with --exercises; a pack serves check only"},
    {Phrase::pack_description, "做出发给学生的文件夹：模板、回答表和练习包",
     "Make the folder that students get: template, answer form and exercise pack"},
    {Phrase::pack_out, "放在这个文件夹", "Folder to write it to"},
    {Phrase::pack_done,
     "写好了：{0}\n学生在里面运行 ledger-grader check 就能自查。\n"
     "{1} 里有评分标准和参考答案，肉眼读不出来，但并不保密。",
     "Written to {0}\nStudents run ledger-grader check in it.\n"
     "{1} holds rubric and reference: unreadable to the eye, but no secret."},
    {Phrase::would_overwrite, "已经有内容不同的文件，可能是谁的作业，所以什么都没有写：{0}",
     "nothing was written: there is something else already, and it may be somebody's work:{0}"},
    {Phrase::would_overwrite_mend, "换一个文件夹或文件名；确实不要的话，先把它删掉或移走",
     "choose another folder or file name; or move it away first, if nobody needs it"},
    {Phrase::check_class_mend, "给出其中一个文件夹；批改全班用 ledger-grader batch",
     "give one of those folders; a class is graded with ledger-grader batch"},
    {Phrase::consent_question,
     "这台电脑上没有可用的沙箱（{0}）。\n"
     "没有沙箱，{1} 里的程序就和你自己运行它一样，能读写你的所有文件。\n"
     "只有你自己写的文件才可以这样检查。如果 {1} 里的文件是你写的，请输入 {2}：",
     "There is no usable sandbox on this computer ({0}).\n"
     "Without one, the program in {1} can read and write all your files, as if you ran it yourself.\n"
     "That is all right only for a file that you wrote. If the file in {1} is yours, type {2}: "},
    {Phrase::consent_word, "yes", "yes"},
    {Phrase::consent_refused, "没有沙箱，也没有得到同意，所以没有检查",
     "no sandbox and no consent, so nothing was checked"},
    {Phrase::consent_refused_mend, "{0}；或者加上 --unsafe-no-sandbox", "{0}; or add --unsafe-no-sandbox"},
    {Phrase::consent_given, "不用沙箱检查（这个文件夹已经同意过）。",
     "Checking without a sandbox (you agreed to that for this folder)."},
    {Phrase::batch_description, "批改一个班：成绩册、反馈，可以接着上次继续",
     "Grade a class: gradebook and feedback; goes on where it was cut off"},
    {Phrase::batch_path, "班级文件夹，里面每个学生一个文件夹",
     "Folder of the class, with one folder for each student"},
    {Phrase::batch_out, "成绩册和反馈放在这个文件夹", "Folder for the gradebook and the feedback"},
    {Phrase::batch_jobs, "同时评几份（默认：处理器核数）",
     "Submissions graded at a time (default: the cores)"},
    {Phrase::batch_events, "把进展逐行写到这个文件（JSON）",
     "Write what happens to this file, a line of JSON each"},
    {Phrase::batch_begins, "{0} 份作业，{1} 份同时评。", "{0:submission|submissions}, {1} at a time."},
    {Phrase::batch_passed_over, "略过（不是文件夹）：{0}", "passed over (no folders): {0}"},
    {Phrase::batch_line, "{0}/{1} {2}：{3}，{4} 分", "{0}/{1} {2}: {3}, {4:point|points}"},
    {Phrase::batch_line_kept, "{0}/{1} {2}：没有变化，保留成绩", "{0}/{1} {2}: unchanged, grade kept"},
    {Phrase::batch_line_not_graded, "{0}/{1} {2}：未评分（{3}）", "{0}/{1} {2}: not graded ({3})"},
    {Phrase::batch_progress, "{0}/{1}  每秒 {2} 份  还要 {3}  {4}", "{0}/{1}  {2}/s  {3} left  {4}"},
    {Phrase::batch_stopping, "正在停下：等手上的几份评完（再按一次立即结束）",
     "stopping: waiting for those at work (once more to end at once)"},
    {Phrase::batch_stopped, "中途停下。评完的都在成绩册里；再运行同一条命令就接着评。",
     "Stopped early. What was graded is in the gradebook; run the same command again to go on."},
    {Phrase::batch_done, "新评 {0} 份，同样的代码 {1} 份，保留 {2} 份，未评分 {3} 份。",
     "{0} graded, {1} of the same code, {2} kept, {3} not graded."},
    {Phrase::batch_files, "成绩册：{0}\n成绩表：{1}\n反馈：{2}", "Gradebook: {0}\nTable: {1}\nFeedback: {2}"},
    {Phrase::batch_not_graded, "未评分的要由人看一看（原因不在学生）：",
     "Not graded, for a person to look at (not the students' fault):"},
    {Phrase::batch_review, "{0} 名学生等老师来看：填好 {1}，再用 --marks 读回。",
     "{0:student waits|students wait} for a person: fill in {1} and feed it back with --marks."},
    {Phrase::out_locked, "另一个评分程序正在使用 {0}", "another grader is at work in {0}"},
    {Phrase::out_locked_mend, "等它结束，或者用 --out 换一个文件夹",
     "wait until it is done, or choose another folder with --out"},
    {Phrase::no_gradebook, "{0} 里没有成绩册", "there is no gradebook in {0}"},
    {Phrase::no_gradebook_mend, "先运行：ledger-grader batch 班级文件夹 --out {0}",
     "first run: ledger-grader batch CLASS --out {0}"},
    {Phrase::other_exercise, "{0} 里的成绩册属于练习 {1}，不是 {2}",
     "the gradebook in {0} belongs to the exercise {1}, not {2}"},
    {Phrase::other_exercise_mend, "每个练习用一个文件夹；或者用 --exercise {0}",
     "use a folder for each exercise, or --exercise {0}"},
    {Phrase::regrade_description, "按改过的评分标准重新评分，不再编译",
     "Judge a class again under a changed rubric, without compiling"},
    {Phrase::regrade_what_if, "只看会怎样，什么都不写", "Only show what would change; write nothing"},
    {Phrase::regrade_done, "重新评了 {0} 份，其中 {1} 份有变化。", "{0} judged again, {1} of them changed."},
    {Phrase::regrade_what_if_done, "如果按这份标准评：{0} 份里有 {1} 份会变。什么都没有写。",
     "Under this rubric {1} of {0} would change. Nothing was written."},
    {Phrase::regrade_crosses, "结论变了的：", "Verdict changed:"},
    {Phrase::regrade_changes, "分数变了、结论不变的：", "Points changed, verdict not:"},
    {Phrase::regrade_none_cross, "没有人的结论改变。", "Nobody's verdict changes."},
    {Phrase::regrade_row, "{0}：{1}（{2}）→ {3}（{4}）", "{0}: {1} ({2}) → {3} ({4})"},
    {Phrase::regrade_not_covered, "这份标准要看以前没有看过的东西，下面这些要用 batch 重评：{0}",
     "this rubric asks for what was not observed; these need batch again: {0}"},
    {Phrase::verdict_pass, "通过", "passed"},
    {Phrase::verdict_fail, "未通过", "not passed"},
    {Phrase::verdict_undecided, "待定", "undecided"},
    {Phrase::show_description, "显示成绩册里一个学生的全部细节",
     "Show one student of the gradebook in full detail"},
    {Phrase::show_student, "学生的名字，或其中能认出的一部分",
     "The student's name, or a part that tells who is meant"},
    {Phrase::show_audience, "给谁看：instructor（默认）或 student（不含答案）",
     "Who reads it: instructor (default) or student (no answers)"},
    {Phrase::no_such_student, "成绩册里没有 {0}", "there is no {0} in the gradebook"},
    {Phrase::no_such_student_mend, "名字就是作业文件夹的名字；用 stats 看全班",
     "the names are those of the submission folders"},
    {Phrase::several_students, "{0} 可以是好几个学生：{1}", "{0} could be several students: {1}"},
    {Phrase::stats_description, "成绩册一览：分布、常见误解、失分多的空",
     "The class at a glance: spread, misconceptions, what costs most"},
    {Phrase::class_out, "batch 用过的文件夹", "The folder that batch was given"},
    {Phrase::grade_marks, "采用这个文件（YAML 或 CSV）里的人工评分",
     "Apply marks by people from this file (YAML or CSV)"},
    {Phrase::grade_review, "把要由人看的回答写进这个文件（YAML 或 .csv），填好后用 --marks 读回",
     "Write what a person has to read to this file (YAML or .csv), to be filled in and fed back with "
     "--marks"},
    {Phrase::unknown_student, "警告：{0} 里有 {1} 的评分，但这次没有评这位学生",
     "warning: {0} holds marks for {1}, who is not among those graded"},
    {Phrase::calibrate_description, "比较自动评分与人工评分是否一致",
     "See how well automatic marks agree with marks that people gave"},
    {Phrase::calibrate_folder, "放人工评分的回答的文件夹（*.yaml）",
     "Folder of answers that people marked (*.yaml)"},
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
    {Phrase::option_behind_command, "把 {0} 写在 {1} 后面", "write {0} behind {1}"},
    {Phrase::option_elsewhere, "它是这些命令的选项：{0}", "it is an option of: {0}"},
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
    {Phrase::doctor_walls_hold, "{0} 处守住了（逐处列出：doctor --verbose）",
     "{0:place holds|places hold} (one by one: doctor --verbose)"},
    {Phrase::doctor_verbose, "逐处列出防线", "List the walls one by one"},
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
