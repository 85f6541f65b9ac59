// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_slips.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "grader/answers/ledger_sizes.hpp"

namespace grader::answers {
namespace {

/// What stands between two sizes that are a choice.
bool offers(std::string_view between) {
  if (between.find_first_not_of(" (") == between.npos && between.find('(') != between.npos) return false;
  std::string words(between);
  std::erase_if(words, [](char sign) { return sign == ' ' || sign == '(' || sign == ')' || sign == '"'; });
  for (const std::string_view choice :
       {"",       "or",   "/",      "-",     "~",       "?",        "?or",     "orrather", "ormaybe",
        "orelse", ",or",  ",maybe", "maybe", "perhaps", ",perhaps", "oreven",  "eitheror", "or,",
        "vs",     "to",   "或",     "或者",  "还是",    "或是",     ",或",     ",还是",    ",或者",
        "要么",   "要不", "抑或",   "到",    "至",      "亦或",     ",也可能", "也可能",   "也许"})
    if (words == choice) return true;
  return false;
}

/// `14 and 28` for one name: where nothing else has the second, it is another size of the same.
bool adds(std::string_view between) {
  std::string words(between);
  std::erase_if(words, [](char sign) { return sign == ' ' || sign == '(' || sign == ')'; });
  for (const std::string_view sign : {",", "、", "and", "和", "与", "&", "及", "also", "又", ",又", ",and"})
    if (words == sign) return true;
  return false;
}

bool is_component(const LedgerSource& source, const Quantity& size) {
  return std::ranges::any_of(source.rule.components, [&](const LedgerRule::Component& component) {
    return fits(size, component.size);
  });
}

bool is_given(const Picture& picture, std::size_t size, bool right) {
  return std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
    return given.quantity == size && given.right == right && !picture.items.names[given.name].foreign;
  });
}

bool multiplies(std::string_view between) {
  std::string words(between);
  std::erase(words, ' ');
  for (const std::string_view sign : {"*", "x", "乘", "乘以", "times", "X", "·"})
    if (words == sign) return true;
  return false;
}

bool yields(std::string_view between) {
  std::string words(between);
  std::erase(words, ' ');
  for (const std::string_view verb : {"=", "==", "≈", "~", "→", "is", "makes", "gives", "equals", "是",
                                      "等于", "为", "得", "就是", ",即", "即", "=约", "约为", "isabout"})
    if (words == verb) return true;
  return false;
}

}  // namespace

void see_doubled(const LedgerSource& source, Picture& picture) {
  const auto is_size = [&](std::size_t index) {
    return source.quantities[index].kind == Quantity::Kind::size &&
           !is_replaced(source.reading, source.quantities[index].range);
  };
  const auto in_chain = [&](std::size_t index) {
    return std::ranges::any_of(picture.chains, [&](const Chain& chain) {
      return chain.range.holds(source.quantities[index].range.begin);
    });
  };
  for (std::size_t left = 0; left + 1 < source.quantities.size(); ++left) {
    const std::size_t right = left + 1;
    const Quantity& one = source.quantities[left];
    const Quantity& other = source.quantities[right];
    if (!is_size(left) || !is_size(right) || one.range.end > other.range.begin) continue;
    if (in_chain(left) || in_chain(right)) continue;
    const bool left_right = is_given(picture, left, true);
    const bool right_right = is_given(picture, right, true);
    if (left_right == right_right) continue;
    const bool same = std::ranges::any_of(one.sizes, [&](double size) { return fits(other, size); });
    if (same || is_whole(source, one) || is_whole(source, other)) continue;
    const std::string_view between = source.reading.text({one.range.end, other.range.begin});
    if (offers(between) || (adds(between) && is_component(source, one) && is_component(source, other)))
      picture.doubled = {one.range.begin, other.range.end};
  }
}

void see_products(const LedgerSource& source, Picture& picture) {
  const double all = source.rule.items;
  const auto is_items = [&](const Quantity& count) {
    if (count.kind == Quantity::Kind::items) return near(count.value, all);
    // `4 * 7`: thousand millions of items, written short.
    return count.kind == Quantity::Kind::size && !count.unit && !count.per_item &&
           count.value == written(all);
  };
  for (std::size_t result = 2; result < source.quantities.size(); ++result) {
    const Quantity& product = source.quantities[result];
    const Quantity& last = source.quantities[result - 1];
    const Quantity& first = source.quantities[result - 2];
    if (product.kind != Quantity::Kind::size || product.per_item || product.range.begin < last.range.end)
      continue;
    if (last.range.begin < first.range.end || last.range.begin > first.range.end + 12) continue;
    if (!yields(source.reading.text({last.range.end, product.range.begin}))) continue;
    if (!multiplies(source.reading.text({first.range.end, last.range.begin}))) continue;
    const bool items_last = is_items(last);
    if (!items_last && !is_items(first)) continue;
    const Quantity& size = items_last ? first : last;
    if (size.kind != Quantity::Kind::size || size.value >= whole_size(source.rule)) continue;
    if (!is_plausible(source.rule, size) || fits(product, size.value)) continue;
    // `4 * 7 = 4 * 7e9` goes on with the same.
    if (!product.unit && product.value < size.value * written(all) / 3) continue;
    picture.slip = {first.range.begin, product.range.end};
    picture.slip_result = result;
  }
  for (std::size_t result = 1; result < source.quantities.size(); ++result) {
    const Quantity& product = source.quantities[result];
    const Quantity& last = source.quantities[result - 1];
    if (product.kind != Quantity::Kind::size || !product.unit || product.per_item) continue;
    if (product.range.begin < last.range.end || fits(product, whole_size(source.rule))) continue;
    if (!yields(source.reading.text({last.range.end, product.range.begin}))) continue;
    const auto whole = [&](const Quantity& size) {
      return size.kind == Quantity::Kind::size && fits(size, whole_size(source.rule));
    };
    std::size_t begin = last.range.begin;
    if (!(last.per_item && whole(last))) {
      if (result < 2) continue;
      const Quantity& first = source.quantities[result - 2];
      const auto items = [&](const Quantity& count) {
        return count.kind == Quantity::Kind::items && near(count.value, source.rule.items);
      };
      if (!(items(first) && whole(last)) && !(whole(first) && items(last))) continue;
      if (last.range.begin < first.range.end || last.range.begin > first.range.end + 12) continue;
      begin = first.range.begin;
    }
    picture.wrong_product = {begin, product.range.end};
  }
}

}  // namespace grader::answers
