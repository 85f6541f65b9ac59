// SPDX-License-Identifier: MIT
// SHA-256 and HMAC. What is hashed is labelled, so that neighbouring parts cannot be confused.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace grader::sys {

/// Lower-case hex of SHA-256 over (length, label, length, bytes) of each part in order.
std::string labelled_digest(const std::vector<std::pair<std::string_view, std::string_view>>& parts);

/// Lower-case hex of SHA-256, as sha256sum prints it.
std::string sha256(std::string_view bytes);

/// Raw 32 bytes of HMAC-SHA-256.
std::string hmac_sha256(std::string_view key, std::string_view message);

/// `count` bytes from the system's random source.
std::string random_bytes(std::size_t count);

/// Lower-case hex of any bytes.
std::string hex(std::string_view bytes);

}  // namespace grader::sys
