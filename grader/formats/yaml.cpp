// SPDX-License-Identifier: MIT
// The tree is built from the parser's events and not from YAML::Node: events keep repeated keys and show
// aliases, so that both can be judged here, and the caps hold while the file is read.
#include "grader/formats/yaml.hpp"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

namespace grader::formats {
namespace {

constexpr std::size_t most_file_bytes = std::size_t{1} << 20;
constexpr std::size_t most_text_bytes = std::size_t{4} << 20;
constexpr std::size_t most_nodes = 100'000;
constexpr std::size_t deepest = 32;

/// Thrown through the parser to end it; never leaves this file.
struct Stop {
  YamlProblem problem = {};
};

class Builder final : public YAML::EventHandler {
 public:
  explicit Builder(YamlDocument& document) : document_(document) {}

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (++documents_ > 1) stop(mark, "a second document starts here", "keep one document in the file");
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    place(make(YamlNode::Kind::scalar, mark), anchor);
  }
  void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                const std::string& text) override {
    YamlNode node = make(YamlNode::Kind::scalar, mark);
    node.text = text;
    spend(mark, 1, text.size());
    place(std::move(node), anchor);
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    const auto found = anchored_.find(anchor);
    if (found == anchored_.end()) stop(mark, "an alias stands inside its own anchor", "write the value out");
    spend_again(mark, found->second, open_.size());
    place(found->second, 0);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    open(YamlNode::Kind::sequence, mark, anchor);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    open(YamlNode::Kind::map, mark, anchor);
  }
  void OnMapEnd() override { close(); }

 private:
  /// A sequence or map whose end has not come yet.
  struct Open {
    YamlNode node = {};
    YAML::anchor_t anchor = 0;
    std::optional<YamlKey> key = {};  ///< of a map: read, its value not yet
    std::set<std::string> seen = {};
  };

  [[noreturn]] static void stop(const YAML::Mark& mark, std::string what, std::string mend) {
    throw Stop{{mark.line + 1, mark.column + 1, std::move(what), std::move(mend)}};
  }

  static YamlNode make(YamlNode::Kind kind, const YAML::Mark& mark) {
    YamlNode node;
    node.kind = kind;
    node.line = mark.line + 1;
    node.column = mark.column + 1;
    return node;
  }

  void spend(const YAML::Mark& mark, std::size_t nodes, std::size_t bytes) {
    nodes_ += nodes;
    bytes_ += bytes;
    if (nodes_ > most_nodes)
      stop(mark, fmt::format("more than {} values", most_nodes), "write a shorter file with fewer aliases");
    if (bytes_ > most_text_bytes) stop(mark, "more than 4 MiB of text", "repeat less text by aliases");
  }

  void check_depth(const YAML::Mark& mark, std::size_t depth) {
    if (depth >= deepest) stop(mark, fmt::format("nested deeper than {}", deepest), "nest less");
  }

  /// A copy costs what its text would have cost. `depth` is how many are open around it.
  void spend_again(const YAML::Mark& mark, const YamlNode& node, std::size_t depth) {
    spend(mark, 1, node.text.size());
    if (node.kind != YamlNode::Kind::scalar) check_depth(mark, depth);
    for (const YamlKey& key : node.keys) spend(mark, 1, key.text.size());
    for (const YamlNode& child : node.children) spend_again(mark, child, depth + 1);
  }

  void open(YamlNode::Kind kind, const YAML::Mark& mark, YAML::anchor_t anchor) {
    spend(mark, 1, 0);
    check_depth(mark, open_.size());
    open_.push_back({make(kind, mark), anchor, {}, {}});
  }

  void close() {
    Open done = std::move(open_.back());
    open_.pop_back();
    place(std::move(done.node), done.anchor);
  }

  void place(YamlNode node, YAML::anchor_t anchor) {
    if (anchor != 0) anchored_[anchor] = node;
    if (open_.empty()) {
      document_.root = std::move(node);
      return;
    }
    Open& parent = open_.back();
    if (parent.node.kind == YamlNode::Kind::sequence) {
      parent.node.children.push_back(std::move(node));
    } else if (!parent.key) {
      take_key(parent, node);
    } else {
      add_pair(parent, std::move(node));
    }
  }

  void take_key(Open& parent, const YamlNode& node) {
    if (node.kind != YamlNode::Kind::scalar)
      document_.problems.push_back({node.line, node.column, "a key is a list or a map", "write a plain key"});
    parent.key = YamlKey{node.text, node.line, node.column};
  }

  void add_pair(Open& parent, YamlNode value) {
    YamlKey key = *std::exchange(parent.key, std::nullopt);
    if (!parent.seen.insert(key.text).second) {
      document_.problems.push_back(
          {key.line, key.column, fmt::format("the key '{}' stands twice", key.text), "keep one of them"});
      return;
    }
    parent.node.keys.push_back(std::move(key));
    parent.node.children.push_back(std::move(value));
  }

  YamlDocument& document_;
  std::vector<Open> open_ = {};
  std::map<YAML::anchor_t, YamlNode> anchored_ = {};
  std::size_t nodes_ = 0;
  std::size_t bytes_ = 0;
  int documents_ = 0;
};

}  // namespace

YamlDocument read_yaml(std::string_view bytes) {
  YamlDocument document;
  document.root.line = document.root.column = 1;
  if (bytes.size() > most_file_bytes) {
    document.problems.push_back({1, 1, "larger than 1 MiB", "write a shorter file"});
    return document;
  }
  Builder builder(document);
  try {
    std::istringstream stream{std::string(bytes)};
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(builder)) {
    }
    document.complete = true;
  } catch (const Stop& stop) {
    document.problems.push_back(stop.problem);
  } catch (const YAML::Exception& problem) {
    const int line = problem.mark.is_null() ? 1 : problem.mark.line + 1;
    const int column = problem.mark.is_null() ? 1 : problem.mark.column + 1;
    document.problems.push_back(
        {line, column, fmt::format("not YAML: {} (column {})", problem.msg, column),
         "look at the indentation, quotes and brackets of this line and the one above"});
  }
  return document;
}

}  // namespace grader::formats
