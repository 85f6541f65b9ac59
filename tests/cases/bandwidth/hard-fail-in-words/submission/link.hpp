// How long a message takes on a link, and how much of the link it uses.
#pragma once
#include <cstdint>
#include <stdexcept>

class Link {
 public:
  Link(double gigabits_per_second, double latency_us)
      : gigabits_per_second_(gigabits_per_second), latency_us_(latency_us) {}

  // Microseconds until the last byte has arrived.
  double transfer_us(std::int64_t bytes) const {
    const double bits_per_byte = sizeof(std::int64_t);
    const double bits = static_cast<double>(bytes) * bits_per_byte;
    return latency_us_ + bits / (gigabits_per_second_ * 1e3);
  }

 private:
  double gigabits_per_second_;
  double latency_us_;
};

// How many packets a message needs; the last one may be partly empty.
inline int packet_count(int bytes, int payload) {
  if (payload <= 0) throw std::out_of_range("payload must be positive");
  return bytes / payload + (bytes % payload != 0);
}

// Bytes on the wire for a request and its reply; each carries one header.
inline std::int64_t round_trip_bytes(std::int64_t request, std::int64_t reply, std::int64_t header) {
  return 2 * header + reply + request;
}

// The part of the link's speed that is used, from 0 to 1.
inline double used_share(double useful_gigabits, double link_gigabits) {
  return (useful_gigabits / link_gigabits);
}
