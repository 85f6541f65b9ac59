// SPDX-License-Identifier: MIT
#include "grader/sys/watch.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

namespace grader::sys {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto time_to_die = std::chrono::seconds(5);
constexpr auto time_to_drain = std::chrono::milliseconds(500);

enum class Reading { went_well, overflowed };

/// One read; what is above `kept_bytes` is counted and dropped.
Reading read_some(Stream& stream) {
  std::array<char, 64 << 10> chunk;
  const ssize_t got = ::read(stream.end.number(), chunk.data(), chunk.size());
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return Reading::went_well;
  if (got <= 0) {
    stream.end.close();
    return Reading::went_well;
  }
  const auto count = static_cast<std::size_t>(got);
  stream.text.append(chunk.data(), std::min(count, stream.kept_bytes - stream.text.size()));
  if (count > stream.allowance->left) {
    stream.allowance->left = 0;
    return Reading::overflowed;
  }
  stream.allowance->left -= count;
  return Reading::went_well;
}

int milliseconds_until(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::clamp<decltype(left)>(left, 0, 60'000));
}

/// Waits for anything to happen on the streams or on `ended` (-1: streams only) and reads what is there.
/// The cause, when the run is over: for the streams alone that is when all are closed.
std::optional<Cause> step(int ended, std::vector<Stream>& streams, Clock::time_point deadline) {
  std::vector<pollfd> waiting{{.fd = ended, .events = POLLIN, .revents = 0}};
  for (const Stream& stream : streams)
    waiting.push_back({.fd = stream.end.number(), .events = POLLIN, .revents = 0});  // closed: -1, ignored
  if (ended < 0 && std::ranges::none_of(streams, [](const Stream& stream) { return stream.end.open(); }))
    return Cause::ended;

  const int ready = ::poll(waiting.data(), waiting.size(), milliseconds_until(deadline));
  if (ready <= 0) return Clock::now() >= deadline ? std::optional(Cause::deadline) : std::nullopt;
  for (std::size_t index = 0; index < streams.size(); ++index)
    if (waiting[index + 1].revents != 0 && read_some(streams[index]) == Reading::overflowed)
      return Cause::overflow;
  if (waiting.front().revents != 0) return Cause::ended;
  // A program that never stops writing must not keep us from looking at the clock.
  return Clock::now() >= deadline ? std::optional(Cause::deadline) : std::nullopt;
}

Cause follow(int ended, std::vector<Stream>& streams, Clock::time_point deadline) {
  while (true)
    if (const std::optional<Cause> cause = step(ended, streams, deadline)) return *cause;
}

}  // namespace

Watched watch(Process& process, std::vector<Stream>& streams, Clock::time_point deadline) {
  const Cause cause = follow(process.ended_descriptor(), streams, deadline);
  if (cause != Cause::ended) process.kill();
  return {.cause = cause, .end = process.wait(Clock::now() + time_to_die)};
}

bool drain(std::vector<Stream>& streams) {
  return follow(-1, streams, Clock::now() + time_to_drain) != Cause::overflow;
}

}  // namespace grader::sys
