// SPDX-License-Identifier: MIT
#include "grader/answers/latex_commands.hpp"

#include <array>
#include <utility>

namespace grader::answers {
namespace {

/// What a command shows; 0 for one that only dresses what stands behind it.
constexpr std::array<std::pair<std::string_view, char32_t>, 57> commands = {{{"times", '*'},
                                                                             {"cdot", '*'},
                                                                             {"approx", U'≈'},
                                                                             {"sim", U'≈'},
                                                                             {"simeq", U'≈'},
                                                                             {"neq", U'≠'},
                                                                             {"ne", U'≠'},
                                                                             {"to", U'→'},
                                                                             {"rightarrow", U'→'},
                                                                             {"longrightarrow", U'→'},
                                                                             {"implies", U'→'},
                                                                             {"leq", U'≤'},
                                                                             {"le", U'≤'},
                                                                             {"geq", U'≥'},
                                                                             {"ge", U'≥'},
                                                                             {"quad", ' '},
                                                                             {"qquad", ' '},
                                                                             {"newline", '\n'},
                                                                             {"text", 0},
                                                                             {"mathrm", 0},
                                                                             {"mathbf", 0},
                                                                             {"textbf", 0},
                                                                             {"left", 0},
                                                                             {"right", 0},
                                                                             {"hat", 0},
                                                                             {"iff", U'→'},
                                                                             {"therefore", U'→'},
                                                                             {"div", U'÷'},
                                                                             {"nabla", U'∇'},
                                                                             {"theta", U'θ'},
                                                                             {"lt", '<'},
                                                                             {"gt", '>'},
                                                                             {"ll", '<'},
                                                                             {"gg", '>'},
                                                                             {"textit", 0},
                                                                             {"textrm", 0},
                                                                             {"texttt", 0},
                                                                             {"textsf", 0},
                                                                             {"mathit", 0},
                                                                             {"mathsf", 0},
                                                                             {"mathtt", 0},
                                                                             {"mathcal", 0},
                                                                             {"mathbb", 0},
                                                                             {"boldsymbol", 0},
                                                                             {"bm", 0},
                                                                             {"bar", 0},
                                                                             {"tilde", 0},
                                                                             {"widehat", 0},
                                                                             {"overline", 0},
                                                                             {"boxed", 0},
                                                                             {"operatorname", 0},
                                                                             {"displaystyle", 0},
                                                                             {"mbox", 0},
                                                                             {"emph", 0},
                                                                             {"underline", 0},
                                                                             {"big", 0},
                                                                             {"bigl", 0}}};

}  // namespace

std::optional<char32_t> shown_by(std::string_view command) {
  for (const auto& [known, sign] : commands)
    if (command == known) return sign;
  return std::nullopt;
}

}  // namespace grader::answers
