// SPDX-License-Identifier: MIT
// What a hostile text may cost, and how many plain ones are marked in a second.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "grader/answers/normalise.hpp"
#include "grader/answers/read_answers.hpp"
#include "grader/pipeline.hpp"
#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t megabyte = 1'000'000;
constexpr std::size_t most_memory = std::size_t{2} << 30;

std::size_t largest_memory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

std::size_t memory_now() {
  std::size_t whole_pages = 0;
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> whole_pages >> pages;
  return pages * 4096;
}

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::string repeated(const std::string& words, std::size_t size) {
  std::string text;
  while (text.size() < size) text += words;
  return text;
}

std::string random_bytes(unsigned seed, std::size_t size) {
  std::mt19937 random(seed);
  std::string bytes;
  while (bytes.size() < size) bytes += static_cast<char>(static_cast<unsigned char>(random() & 0xFFU));
  return bytes;
}

/// Letters that the patterns know, in no order.
std::string random_words(unsigned seed, std::size_t size) {
  const std::vector<std::string> words = {
      "不",    "能",  "说",   "峰值", "就是",   "112 GB", "显存",   "m",   "v",    " peak ",
      " not ", "is ", "梯度", ",",    "。",     "(a)",    "\n",     "“",   "1024", "^",
      "3",     "=",   "+",    "14",   "主权重", "训练",   "never ", "if ", "?",    "|"};
  std::mt19937 random(seed);
  std::string text;
  while (text.size() < size) text += words[random() % words.size()];
  return text;
}

/// What makes an engine that goes back and tries again take for ever, and nested dressing.
std::vector<std::string> hostile_texts() {
  return {std::string(50'000, 'a') + "!",
          repeated("不能不能说", megabyte),
          repeated("not only not never ", 40'000),
          std::string(40'000, '('),
          std::string(40'000, '"'),
          std::string(40'000, '\\'),
          repeated("\\frac{", 40'000),
          repeated("\\underbrace{a}_{", 40'000),
          repeated("1+", 40'000) + "1=1",
          repeated("1,000,000,", 40'000),
          repeated("| a ", 40'000),
          repeated("> - * ", 40'000),
          repeated("(a) ", 40'000),
          repeated("因为所以但是", 40'000),
          repeated("梯度 14 GB 不能 peak m v = 112 GB? ", megabyte),
          random_bytes(1, megabyte),
          random_bytes(2, 30'000),
          random_words(3, 32'000),
          random_words(4, megabyte),
          std::string(megabyte, '\0'),
          repeated("\xEF\xBF\xBF\xF4\x8F\xBF\xBF", megabyte)};
}

TEST(AnswerLimits, AHostileTextEndsInBoundedTimeAndMemoryWithAClearOutcome) {
  for (const std::string& text : hostile_texts()) {
    const bool cut = text.size() > longest_answer;
    for (const char* question : {"Q1", "Q2", "Q3"}) {
      const double start = cpu_seconds();
      const QuestionMark mark = taught_lesson01().mark(question, text);
      EXPECT_LT(cpu_seconds() - start, 10) << text.substr(0, 20);
      EXPECT_LE(mark.low.hundredths, mark.high.hundredths);
      EXPECT_LE(mark.high.hundredths, 200);
      EXPECT_FALSE(mark.reason.zh.empty() || mark.reason.en.empty());
      EXPECT_EQ(mark.for_review, cut || mark.low != mark.high) << text.substr(0, 20);
    }
  }
  EXPECT_LT(largest_memory(), most_memory);
}

TEST(AnswerLimits, AClassOfThousandsDoesNotFillTheMemory) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the sanitizer's own memory would be measured";
#endif
  const MarkText mark = text_marker(taught_lesson01().exercise());
  const std::size_t before = memory_now();
  for (unsigned number = 0; number < 3000; ++number)
    mark(taught_lesson01().exercise().questions.at(number % 3), random_words(number, 250));
  EXPECT_LT(memory_now() - std::min(before, memory_now()), 250 * megabyte);
}

TEST(AnswerLimits, AFileOfHostileTextIsReadInBoundedTime) {
  for (const std::string& text : hostile_texts()) {
    Submission submission;
    submission.answers = {"answers.md", FileState::taken, "## Q1\n\n" + text + "\n\n## Q2\n\nfaster\n", {}};
    const double start = cpu_seconds();
    EXPECT_EQ(read_answers(taught_lesson01().exercise(), submission).answers.size(), 3U);
    EXPECT_LT(cpu_seconds() - start, 10) << text.substr(0, 20);
  }
}

// A thousand in a second is what is wanted of a machine that does nothing else, and what it reaches; the
// bound here is for one that has much else to do.
TEST(AnswerLimits, HundredsOfTypicalAnswersAreMarkedInASecond) {
  const std::vector<std::pair<std::string, std::string>> typical = {
      {"Q1",
       "训练时除了 BF16 权重 14 GB，还有 BF16 梯度 14 GB、FP32 主权重 28 GB、Adam 的一阶矩 m 28 GB 和二阶矩 "
       "v 28 GB。14 + 14 + 28 + 28 + 28 = 112 GB，即每个参数 16 字节。激活和 CUDA 上下文不在其中。"},
      {"Q1",
       "Training keeps BF16 gradients (2 bytes, 14 GB), FP32 master weights (4 bytes, 28 GB), and Adam's m "
       "and v (4 bytes each, 28 GB each) beside the 14 GB of weights. 2 + 2 + 4 + 4 + 4 = 16 bytes."},
      {"Q2",
       "第一，矩阵乘可以走 Tensor Core，算得更快；第二，前向保存的激活值只占一半显存。不能由此推出训练的峰值"
       "一定下降，也不能说一张卡就放得下。"},
      {"Q2",
       "Matrix multiplications run several times faster on tensor cores, and the activations that are kept "
       "for the backward pass take half the bytes. It does not follow that the peak is halved."},
      {"Q3",
       "(a) Adam 的 m 和 v，第一次 step 时才分配。\n(b) 第一轮前向和反向时它们还不在，第二轮一开始就常驻，"
       "激活叠在更高的底上。\n(c) 每个阶段边界的当前占用，以及每轮重置后的峰值。"},
      {"Q3",
       "(a) The optimizer states m and v.\n(b) They were not there yet in round one; from round two on they "
       "stay, so the same activations meet a higher base.\n(c) Allocated memory at the phase boundaries, and "
       "the peak of each round after a reset."}};
  constexpr int rounds = 30;
  const auto mark_all = [&] {
    for (const auto& [question, text] : typical)
      EXPECT_GE(taught_lesson01().mark(question, text).low.hundredths, 150);
  };
  mark_all();  // what is learnt about the patterns once
  const double start = cpu_seconds();
  for (int round = 0; round < rounds; ++round) mark_all();
  const double per_second = rounds * static_cast<double>(typical.size()) / (cpu_seconds() - start);
  std::cout << per_second << " typical answers are marked in a second of one core\n";
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  EXPECT_GT(per_second, 300);
#endif
}

}  // namespace
}  // namespace grader::answers
