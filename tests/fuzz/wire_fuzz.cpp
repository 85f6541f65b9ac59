// SPDX-License-Identifier: MIT
// Feeds: what a program that holds a student's code may write instead of honest records.
//
// Properties: a text that is accepted is, byte by byte, the one that the harness would have written for these
// answers; a text cut at a line's end is accepted as a beginning, cut elsewhere it is refused; what is
// refused gives no answer; an accepted text is no longer than the bound that the reader is given.
#include <bit>

#include "grader/observe/wire.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

using observe::SentCall;

/// The harness's side of the grammar, written again.
std::string render(const std::vector<Answer>& answers, bool ended) {
  std::string text;
  for (std::size_t index = 0; index < answers.size(); ++index) {
    const auto ending = static_cast<std::size_t>(answers[index].ending);
    require(ending >= 1 && ending <= 7, "an answer that was read has an ending");
    text += "R " + std::to_string(index) + " " + std::string(1, std::string_view("?raoltmx")[ending]);
    for (const Value& value : answers[index].values) {
      char word[40] = " -";
      if (value.kind == ValueKind::integer || value.kind == ValueKind::narrow)
        std::snprintf(word, sizeof word, " %c%lld", value.kind == ValueKind::integer ? 'i' : 'n',
                      static_cast<long long>(value.integer));
      if (value.kind == ValueKind::real)
        std::snprintf(word, sizeof word, " d%016llx",
                      static_cast<unsigned long long>(std::bit_cast<std::uint64_t>(value.real)));
      text += word;
    }
    text += '\n';
  }
  return ended ? text + "END\n" : text;
}

void check_cut(const std::string& text, std::size_t cut, const std::vector<SentCall>& calls,
               const std::vector<std::size_t>& order) {
  const std::string beginning = text.substr(0, cut);
  const observe::Records records = observe::read_records(beginning, calls, order);
  const bool at_line_end = beginning.empty() || beginning.back() == '\n';
  require(records.broken != at_line_end, "a text may be cut at a line's end only", beginning);
}

void check(std::string_view text, const std::vector<SentCall>& calls, const std::vector<std::size_t>& order) {
  const observe::Records records = observe::read_records(text, calls, order);
  if (records.broken) {
    require(records.answers.empty() && !records.ended, "what is refused gives no answer");
    return;
  }
  require(records.answers.size() <= order.size(), "no more answers than questions");
  require(!records.ended || records.answers.size() == order.size(), "END comes behind the last answer");
  const std::string rendered = render(records.answers, records.ended);
  require(rendered == text, "what is accepted is what the harness writes", rendered);
  require(text.size() <= observe::longest_records(calls, order), "no honest text is longer than the bound");
  check_cut(rendered, text.size() / 2, calls, order);
}

}  // namespace
}  // namespace grader::fuzz

/// The first byte says how many calls there are, one byte for each says how many values it has.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader::fuzz;
  std::string_view input = text_of(data, size);
  if (input.empty()) return 0;
  const std::size_t count = static_cast<unsigned char>(input[0]) % 6;
  input.remove_prefix(1);
  std::vector<grader::observe::SentCall> calls;
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < count && !input.empty(); ++i) {
    calls.push_back({0, i, static_cast<unsigned char>(input[0]) % 5U, {}});
    order.insert(order.begin(), i);
    input.remove_prefix(1);
  }
  check(input, calls, order);
  return 0;
}
