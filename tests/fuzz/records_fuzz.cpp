// SPDX-License-Identifier: MIT
// Feeds: what a gradebook gives back, as a damaged disk or somebody else's hand leaves it. The first byte
// chooses: a record of a grade, one of a submission, an observation with or without its seal.
//
// Properties: reading gives a value or grader::Error, nothing else; what was read is written and read again
// as the same.
#include "grader/error.hpp"
#include "grader/store/packed.hpp"
#include "grader/store/records.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

template <class Read, class Write>
void round_trip(std::string_view text, const Read& read, const Write& write) {
  std::string written;
  try {
    written = write(read(std::string(text)));
  } catch (const Error& error) {
    require(!error.hint().empty(), "an error says how to mend it", error.what());
    return;
  }
  require(write(read(written)) == written, "what is written is read as what it was", written);
}

ObservedSubmission without_seal(const std::string& bytes) {
  store::Unpacker unpacker(bytes);
  ObservedSubmission observed;
  unpacker.unpack(observed);
  return observed;
}

std::string pack_without_seal(ObservedSubmission observed) {
  store::Packer packer;
  packer.pack(observed);
  return packer.bytes();
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  if (size == 0) return 0;
  const std::string_view text = fuzz::text_of(data, size).substr(1);
  switch (data[0] % 4) {
    case 0:
      fuzz::round_trip(text, store::grade_from, [](const Grade& grade) { return store::record_of(grade); });
      break;
    case 1:
      fuzz::round_trip(text, store::submission_from,
                       [](const Submission& submission) { return store::record_of(submission); });
      break;
    case 2:
      fuzz::round_trip(text, store::unpacked, store::packed);
      break;
    default:
      fuzz::round_trip(text, fuzz::without_seal, fuzz::pack_without_seal);
  }
  return 0;
}
