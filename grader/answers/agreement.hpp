// SPDX-License-Identifier: MIT
// The statistics of `calibrate`. Pure.
#pragma once

#include <vector>

#include "grader/types/agreement.hpp"

namespace grader::answers {

/// One number of points, not for review, no hard fail only suspected.
bool is_decided(const QuestionMark& mark);

/// Of points that two markers gave to the same answers, in pairs. 1 is perfect, 0 is chance.
std::optional<double> quadratic_kappa(const std::vector<std::pair<Points, Points>>& pairs);

/// An item disagrees when it is decided and its points differ, or its label lies outside the interval, or a
/// hard fail is established that the person did not see, or missed.
Agreement agreement_of(const std::vector<JudgedAnswer>& answers);

}  // namespace grader::answers
