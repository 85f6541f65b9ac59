// SPDX-License-Identifier: MIT
// The library splits the command line; what people read when that fails is ours, in their language.
#include "grader/cli/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "grader/cli/commands.hpp"
#include "grader/cli/option_table.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/read_options.hpp"
#include "grader/cli/suggest.hpp"
#include "grader/error.hpp"

namespace grader::cli {
namespace {

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Command& command : commands()) names.emplace_back(command.name);
  return names;
}

std::string joined(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::string suggestion(const Parser& parser, const std::string& word, const std::vector<std::string>& known) {
  const auto meant = nearest(word, known);
  return parser.say(meant ? Phrase::did_you_mean : Phrase::see_help, {meant.value_or("")});
}

/// Where an option belongs that was misspelt, or stands with the wrong command or before the right one.
std::string mend_option(const Parser& parser, const std::string& name, const CLI::App* chosen) {
  std::vector<std::string> known = option_names(parser.app);
  if (chosen != nullptr) {
    const std::vector<std::string> own = option_names(*chosen);
    if (std::ranges::find(own, name) != own.end())
      return parser.say(Phrase::option_behind_command, {name, chosen->get_name()});
    std::ranges::copy(own, std::back_inserter(known));
  }
  std::vector<std::string> others;
  for (const std::string& command : command_names()) {
    const std::vector<std::string> theirs = option_names(*parser.app.get_subcommand(command));
    if (std::ranges::find(theirs, name) != theirs.end()) others.push_back(command);
  }
  return others.empty() ? suggestion(parser, name, known)
                        : parser.say(Phrase::option_elsewhere, {joined(others)});
}

/// The chosen command, once it is sure that nothing on the command line was left over.
const CLI::App& chosen_command(const Parser& parser) {
  const auto chosen = parser.app.get_subcommands();
  std::vector<std::string> left = parser.app.remaining(true);
  std::erase(left, "--");
  if (!left.empty() && left.front().starts_with('-')) {
    const std::string name = left.front().substr(0, left.front().find('='));
    throw Error(parser.say(Phrase::unknown_option, {name}),
                mend_option(parser, name, chosen.empty() ? nullptr : chosen.front()));
  }
  if (!left.empty() && chosen.empty()) {
    throw Error(parser.say(Phrase::unknown_command, {left.front()}),
                suggestion(parser, left.front(), command_names()));
  }
  if (!left.empty()) {
    throw Error(parser.say(Phrase::unexpected_argument, {left.front()}), parser.say(Phrase::see_help));
  }
  if (chosen.empty()) {
    throw Error(parser.say(Phrase::no_command),
                parser.say(Phrase::no_command_mend, {joined(command_names())}));
  }
  return *chosen.front();
}

}  // namespace

std::variant<Options, TextAsked> parse_options(const std::vector<std::string>& arguments,
                                               const Environment& environment, Screen screen) {
  Parser parser;
  parser.language = language_of(arguments, environment);
  set_up(parser);
  try {
    // The library takes the words from the back.
    parser.app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    return TextAsked{parser.app.help()};
  } catch (const CLI::CallForVersion& asked) {
    return TextAsked{std::string(asked.what()) + "\n"};
  } catch (const CLI::ParseError& error) {
    throw Error(parser.say(Phrase::option_trouble, {error.what()}), parser.say(Phrase::see_help));
  }
  return read_options(chosen_command(parser).get_name(), parser, environment, screen);
}

Language language_of(const std::vector<std::string>& arguments, const Environment& environment) {
  std::string word;
  for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
    if (arguments[i].starts_with("--lang=")) word = arguments[i].substr(7);
    if (arguments[i] == "--lang" && i + 1 < arguments.size()) word = arguments[i + 1];
  }
  if (word == "zh") return Language::zh;
  return word == "en" ? Language::en : language_from(environment);
}

}  // namespace grader::cli
