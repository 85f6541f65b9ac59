// SPDX-License-Identifier: MIT
#include "grader/exercise/respell.hpp"

#include "grader/exercise/tokens.hpp"

namespace grader::exercise {

std::string respell(std::string_view text, const std::map<std::string, std::string>& tokens) {
  std::string result;
  std::size_t done = 0;
  for (const Token& token : read_tokens(text).list) {
    const auto found = tokens.find(token.text);
    if (found == tokens.end()) continue;
    result.append(text.substr(done, token.begin - done)).append(found->second);
    done = token.end;
  }
  return result.append(text.substr(done));
}

}  // namespace grader::exercise
