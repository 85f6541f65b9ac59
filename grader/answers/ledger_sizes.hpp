// SPDX-License-Identifier: MIT
// What a size or a name of a ledger may be, as every part of the picture asks it.
#pragma once

#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// Neither the base nor optional.
bool is_asked(const LedgerRule::Component& component);
std::size_t asked_count(const LedgerRule& rule);
/// A number that could well be the size of some components.
bool is_plausible(const LedgerRule& rule, const Quantity& quantity);
/// Whether the writer means the name as a part of his ledger.
bool claimed(const LedgerSource& source, const LedgerName& name);
/// The same number is added up somewhere.
bool is_term(const LedgerSource& source, const Picture& picture, const Quantity& quantity);
/// The size of the whole, and not the whole of a rival.
bool is_whole(const LedgerSource& source, const Quantity& quantity);
/// The whole in the number of another unit, as 104.3 GB: a number like 112 may stand with any unit.
bool is_whole_of_rival(const LedgerSource& source, const Quantity& quantity);
/// What comes on top of the base.
bool is_extra(const LedgerSource& source, const Quantity& quantity);
/// The size of some name.
bool is_owned(const Picture& picture, std::size_t quantity);

}  // namespace grader::answers
