// SPDX-License-Identifier: MIT
// Facts that calling a file shows: types, access, guards, state between calls.
#pragma once

#include <vector>

#include "grader/judge/edit_lines.hpp"
#include "grader/judge/facts.hpp"

namespace grader::judge {

/// Callers of the template cannot read something that is still there, under another name or out of reach.
Line interface_changed(const Picture& picture);
/// A value's member no longer exists.
Line member_deleted(const Picture& picture);
Line floating_type(const Picture& picture);
/// The probe ends otherwise than the reference; a file that answers no call at all shows nothing about it.
Line probe_wrong(const Picture& picture, const Diagnosis& diagnosis);
/// Right wherever the inputs are the published ones, and wrong somewhere for every other input.
Line only_known_inputs(const Picture& picture, const Diagnosis& diagnosis);
/// A crash prints too, and is told by itself: only a clean run counts.
Line wrote_output(const Picture& picture);
/// 32 bits where 64 are needed: a value's type, or an edit that brings in such a type and spoils values, or a
/// cast in a blank that lost its share with it.
std::optional<FoundFact> narrow_type(const Picture& picture, const std::vector<Share>& shares,
                                     const Diagnosis& diagnosis);
/// The same call, different answers. Charged already where every blank that shows it has lost its share.
std::optional<FoundFact> unsteady(const Picture& picture, const std::vector<Share>& shares,
                                  const Diagnosis& diagnosis);

}  // namespace grader::judge
