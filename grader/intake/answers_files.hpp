// SPDX-License-Identifier: MIT
// Written answers under other names than the one that was asked for: answers.txt, Answers.md, Q1.md,
// answer1.txt, 第1题.md.
//
// Promises: names of the folder itself only, none of them outside those forms, sorted, at most
// `most_answers_files`. Opens nothing.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "grader/types/exercise.hpp"

namespace grader::intake {

constexpr std::size_t most_answers_files = 40;

struct FoundAnswers {
  std::string name = {};
  int question = 0;  ///< 0: it may hold all
};

std::vector<FoundAnswers> find_answers_files(const Exercise& exercise, const std::filesystem::path& folder);

}  // namespace grader::intake
