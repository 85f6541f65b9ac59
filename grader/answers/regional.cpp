// SPDX-License-Identifier: MIT
#include "grader/answers/regional.hpp"

#include <algorithm>
#include <string_view>

namespace grader::answers {
namespace {

struct Pair {
  std::u32string_view regional = {};
  std::u32string_view standard = {};
};

/// Longer words stand before shorter ones that they start with.
constexpr Pair words[] = {
    {U"位元组", U"字节"},
    {U"记忆体", U"内存"},
    {U"显示记忆体", U"显存"},
    {U"频宽", U"带宽"},
    {U"显示卡", U"显卡"},
    {U"绘图卡", U"显卡"},
    {U"快取", U"缓存"},
    {U"最佳化器", U"优化器"},
    {U"最佳化", U"优化"},
    {U"活化函数", U"激活函数"},
    {U"活化值", U"激活值"},
    {U"活化", U"激活"},
    {U"启动值", U"激活值"},
    {U"启用值", U"激活值"},
    {U"资料量", U"数据量"},
    {U"资料", U"数据"},
    {U"配置器", U"分配器"},
    {U"预设", U"默认"},
    {U"反向传递", U"反向传播"},
    {U"帐", U"账"},
    {U"系数", U"系数"},
    {U"关系", U"关系"},
    {U"体系", U"体系"},
    {U"系统", U"系统"},
    {U"系列", U"系列"},
    {U"联系", U"联系"},
    {U"唔", U"不"},
    {U"冇", U"没有"},
    {U"嘅", U"的"},
    {U"咗", U"了"},
    {U"喺", U"在"},
    {U"嗰", U"那"},
    {U"啲", U"些"},
    {U"佢", U"它"},
    {U"哋", U"们"},
    {U"睇", U"看"},
    {U"嚟", U"来"},
    {U"俾", U"给"},
    {U"畀", U"给"},
    {U"悭", U"省"},
    {U"慳", U"省"},
    {U"咁", U"这么"},
    {U"嘢", U"东西"},
    {U"呢个", U"这个"},
    {U"呢部分", U"这部分"},
    {U"呢些", U"这些"},
    {U"呢啲", U"这些"},
    {U"是咪", U"是不是"},
    {U"仲要", U"还要"},
    {U"仲系", U"还是"},
    {U"即系", U"即是"},
    {U"就系", U"就是"},
    {U"都系", U"都是"},
    {U"净系", U"只是"},
    {U"净是", U"只是"},
    {U"先至", U"才"},
    {U"点解", U"为什么"},
    {U"系", U"是"},
};

bool stands_at(const Letters& letters, std::size_t at, std::u32string_view word) {
  if (at + word.size() > letters.size()) return false;
  return std::equal(word.begin(), word.end(), letters.begin() + static_cast<std::ptrdiff_t>(at),
                    [](char32_t sign, const Letter& letter) { return sign == letter.value; });
}

}  // namespace

Letters in_standard_words(const Letters& letters) {
  Letters out;
  out.reserve(letters.size());
  for (std::size_t at = 0; at < letters.size();) {
    const auto* pair = is_wide(letters[at].value)
                           ? std::ranges::find_if(
                                 words, [&](const Pair& one) { return stands_at(letters, at, one.regional); })
                           : std::end(words);
    if (pair == std::end(words)) {
      out.push_back(letters[at++]);
      continue;
    }
    const std::uint32_t begin = letters[at].begin;
    at += pair->regional.size();
    for (const char32_t sign : pair->standard) out.push_back({sign, begin, letters[at - 1].end});
  }
  return out;
}

}  // namespace grader::answers
