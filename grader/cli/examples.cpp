// SPDX-License-Identifier: MIT
#include "grader/cli/examples.hpp"

#include "grader/cli/options.hpp"
#include "grader/report/messages.hpp"

namespace grader::cli {
namespace {

struct Example {
  std::string_view command = {};
  std::string_view arguments = {};
  std::string_view zh = {};
  std::string_view en = {};
};

constexpr Example examples[] = {
    {"", "check", "检查当前文件夹里自己的作业", "check your own work in this folder"},
    {"", "batch CLASS --out OUT", "批改全班，每个学生一个文件夹",
     "grade a class, one folder for each student"},
    {"", "check --help", "一个命令的选项和例子", "the options of a command, with examples"},

    {"check", "check", "检查当前文件夹", "check this folder"},
    {"check", "check --watch --hint 3", "每次存盘后再查，提示给得最细",
     "check at every save, with the fullest hints"},
    {"grade", "grade CLASS/alice", "批改一份作业", "grade one submission"},
    {"grade", "grade CLASS/* --review open.yaml", "批改几份，把要由人看的写进 open.yaml",
     "grade several; what a person has to read goes to open.yaml"},
    {"batch", "batch CLASS --out OUT", "批改全班；中断后再运行一次就接着批",
     "grade a class; once more goes on where it was cut off"},
    {"batch", "batch CLASS --out OUT --marks marks.csv", "采用人工评分", "with the marks that people gave"},
    {"regrade", "regrade OUT --what-if", "改过标准以后谁的结论会变；什么都不写",
     "whose verdict a changed rubric would change; writes nothing"},
    {"regrade", "regrade OUT", "按改过的标准重新评分", "judge the class by the changed rubric"},
    {"show", "show alice --out OUT", "一个学生的全部细节", "one student in full detail"},
    {"show", "show alice --out OUT --for student", "学生自己看到的样子", "as the student sees it"},
    {"stats", "stats OUT", "全班一览", "the class at a glance"},
    {"stats", "stats OUT --format json", "同样的内容，给程序读", "the same for a program"},
    {"selftest", "selftest", "检查默认练习的评分标准", "check the rubric of the usual exercise"},
    {"selftest", "selftest two --exercises DIR", "检查另一个文件夹里的练习 two",
     "check the exercise two of another folder"},
    {"calibrate", "calibrate DIR", "与 DIR 里的人工评分比较", "compare with the human marks in DIR"},
    {"pack", "pack {0} --out DIR", "DIR 可以整个发给学生", "DIR is ready to be handed to students"},
    {"template", "template {0}", "显示模板", "show the template"},
    {"template", "template {0} --output template.hpp", "写成文件", "write it to a file"},
    {"device-check", "device-check --save measured.json", "测量这里的账本，留下记录",
     "measure the ledger here, and keep the record"},
    {"device-check", "device-check --device-evidence measured.json", "没有 GPU 时重放那份记录",
     "replay that record where there is no GPU"},
    {"doctor", "doctor", "看这台电脑缺什么", "see what this computer lacks"},
    {"doctor", "doctor --verbose", "逐处列出沙箱的防线", "list the walls of the sandbox one by one"},
};

}  // namespace

std::string examples_of(std::string_view command, Language language) {
  const bool chinese = language == Language::zh;
  std::string text;
  for (const Example& example : examples) {
    if (example.command != command) continue;
    if (text.empty()) text = chinese ? "例子：\n" : "Examples:\n";
    text += "  ledger-grader " + report::fill_holes(example.arguments, {CommonOptions().exercise}) +
            "\n      " + std::string(chinese ? example.zh : example.en) + "\n";
  }
  return text.empty() ? text : text + "\n";
}

}  // namespace grader::cli
