// SPDX-License-Identifier: MIT
// The streams that leave a sandbox, with the caps that hold for them. Private to sys.
#pragma once

#include <vector>

#include "grader/sys/process.hpp"
#include "grader/sys/runner.hpp"
#include "grader/sys/watch.hpp"

namespace grader::sys {

class Streams {
 public:
  enum Place : std::size_t { output, errors, results, status };

  explicit Streams(const Command& command);
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;

  const std::vector<HandedDescriptor>& handed() const { return handed_; }
  /// The program has its ends now. Until ours are closed a stream would never end.
  void close_our_writing_ends() { writing_.clear(); }
  std::vector<Stream>& all() { return all_; }
  std::string& text(Place place) { return all_[place].text; }

 private:
  void add(int inside, std::size_t kept_bytes, Allowance& allowance);

  Allowance product_;
  Allowance chatter_;  ///< stderr, and stdout when it is not the product
  Allowance answers_;
  Allowance reports_;
  std::vector<Stream> all_ = {};
  std::vector<Descriptor> writing_ = {};
  std::vector<HandedDescriptor> handed_ = {};
};

}  // namespace grader::sys
