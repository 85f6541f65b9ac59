// SPDX-License-Identifier: MIT
#include "grader/intake/read_labelled.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "grader/error.hpp"
#include "grader/formats/yaml.hpp"
#include "grader/sys/files.hpp"

namespace grader::intake {
namespace {

using formats::YamlNode;

/// One file while it is read.
class Item {
 public:
  Item(const Exercise& exercise, std::string file, std::string& problems)
      : exercise_(exercise), file_(std::move(file)), problems_(problems) {}

  LabelledAnswer read(std::string_view bytes) {
    const formats::YamlDocument document = formats::read_yaml(bytes);
    for (const formats::YamlProblem& problem : document.problems)
      add(problem.line, problem.what, problem.mend);
    if (!document.complete) return {};
    if (document.root.kind != YamlNode::Kind::map) {
      add(1, "no map", "write id:, question:, text:, points: and hard_fail:");
      return {};
    }
    check_keys(document.root);
    LabelledAnswer answer;
    answer.id = text_of(document.root, "id");
    answer.question = text_of(document.root, "question");
    answer.text = text_of(document.root, "text");
    const std::optional<Points> possible = possible_for(document.root, answer.question);
    read_points(document.root, possible, answer);
    read_rules(document.root, answer);
    return answer;
  }

 private:
  void add(int line, const std::string& what, const std::string& mend) {
    problems_ += fmt::format("\n  {}:{}: {}; {}", file_, line, what, mend);
  }

  void check_keys(const YamlNode& root) {
    constexpr std::array<std::string_view, 8> known = {"id",     "question",  "lang",     "text",
                                                       "points", "hard_fail", "concepts", "note"};
    for (const formats::YamlKey& key : root.keys) {
      if (std::ranges::find(known, key.text) == known.end())
        add(key.line, fmt::format("the key '{}' is unknown", key.text), "see docs/rubric.md");
    }
  }

  const YamlNode* find(const YamlNode& root, std::string_view key) {
    for (std::size_t i = 0; i < root.keys.size(); ++i)
      if (root.keys[i].text == key) return &root.children[i];
    add(1, fmt::format("{} is missing", key), "write it");
    return nullptr;
  }

  std::string text_of(const YamlNode& root, std::string_view key) {
    const YamlNode* node = find(root, key);
    if (node == nullptr) return "";
    if (node->kind == YamlNode::Kind::scalar) return node->text;
    add(node->line, fmt::format("{} is not a text", key), "write one value");
    return "";
  }

  std::optional<Points> possible_for(const YamlNode& root, const std::string& question) {
    const auto known = std::ranges::find(exercise_.questions, question, &Question::id);
    if (known != exercise_.questions.end()) return known->points;
    if (!question.empty())
      add(find(root, "question")->line, fmt::format("there is no question '{}'", question),
          "take its id from the rubric");
    return std::nullopt;
  }

  void read_points(const YamlNode& root, std::optional<Points> possible, LabelledAnswer& answer) {
    const YamlNode* node = find(root, "points");
    if (node == nullptr) return;
    const std::string& text = node->text;
    const auto dot = std::min(text.find('.'), text.size());
    std::string decimals = dot < text.size() ? text.substr(dot + 1) : "";
    const std::string digits = text.substr(0, dot) + decimals;
    if (digits.empty() || digits.size() > 8 || decimals.size() > 2 || dot == 0 ||
        digits.find_first_not_of("0123456789") != std::string::npos)
      return add(node->line, fmt::format("'{}' is no number of points", text), "write it as 1.5");
    decimals.resize(2, '0');
    answer.points = Points{std::stoi(text.substr(0, dot) + decimals)};
    if (possible && answer.points > *possible)
      add(node->line, fmt::format("more than the {} possible points", possible->hundredths / 100.0),
          "write at most that");
  }

  void read_rules(const YamlNode& root, LabelledAnswer& answer) {
    const YamlNode* node = find(root, "hard_fail");
    if (node == nullptr) return;
    if (node->kind != YamlNode::Kind::sequence)
      return add(node->line, "hard_fail is no list", "write [] for none, else [rule, …]");
    for (const YamlNode& rule : node->children) answer.hard_fails.push_back(rule.text);
  }

  const Exercise& exercise_;
  std::string file_;
  std::string& problems_;
};

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  std::error_code failed;
  for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed))
    if (entry->path().extension() == ".yaml") files.push_back(entry->path());
  std::ranges::sort(files);
  return files;
}

/// Nothing when it cannot be read; then `problems` says why.
std::optional<std::string> bytes_of(const std::filesystem::path& file, std::string& problems) {
  constexpr std::size_t cap_bytes = std::size_t{1} << 20;
  try {
    auto bytes = sys::read_own(file, cap_bytes);
    if (!bytes) problems += fmt::format("\n  {}: it is a link that leads nowhere", file.filename().string());
    return bytes;
  } catch (const Error& error) {
    problems += fmt::format("\n  {}: {}", file.filename().string(), error.what());
    return std::nullopt;
  }
}

}  // namespace

std::vector<LabelledAnswer> read_labelled(const Exercise& exercise, const std::filesystem::path& folder) {
  std::vector<LabelledAnswer> answers;
  std::map<std::string, std::string> seen;
  std::string problems;
  for (const std::filesystem::path& file : files_in(folder)) {
    const std::string name = file.filename().string();
    const auto bytes = bytes_of(file, problems);
    if (!bytes) continue;
    LabelledAnswer answer = Item(exercise, name, problems).read(*bytes);
    const auto [first, is_new] = seen.emplace(answer.id, name);
    if (!is_new && !answer.id.empty())
      problems += fmt::format("\n  {}:1: the id '{}' is also in {}; give each its own", name, answer.id,
                              first->second);
    answers.push_back(std::move(answer));
  }
  if (answers.empty() && problems.empty())
    throw Error("no labelled answers in " + folder.string(), "name a folder that holds *.yaml files");
  if (!problems.empty())
    throw Error("the labelled answers in " + folder.string() + " cannot be used:" + problems,
                "mend these files; docs/rubric.md explains the keys");
  return answers;
}

}  // namespace grader::intake
