// SPDX-License-Identifier: MIT
// The section of a rubric that says how its ledger is set beside a device.
#include <gmock/gmock.h>

#include "grader/error.hpp"
#include "grader/exercise/load.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

using testing::HasSubstr;

class DeviceSection : public testing::Test {
 protected:
  DeviceSection() {
    for (const char* part : {"rubrics", "reference", "student_template"})
      std::filesystem::copy(std::filesystem::path(LEDGER_GRADER_SOURCE_DIR) / part, scratch_ / part,
                            std::filesystem::copy_options::recursive);
  }

  /// What is wrong after the change; empty when nothing is.
  std::string trouble_after(const std::string& from, const std::string& to) {
    change_file(scratch_ / "rubrics/lesson01.yaml", from, to);
    try {
      exercise::load_exercise(scratch_.path(), "lesson01");
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  }

  Scratch scratch_;
};

TEST_F(DeviceSection, SaysWhichValueIsWhichPart) {
  const Exercise exercise = exercise::load_exercise(LEDGER_GRADER_SOURCE_DIR, "lesson01");
  ASSERT_TRUE(exercise.device);
  const DeviceLedger& ledger = *exercise.device;
  ASSERT_EQ(ledger.components.size(), 6u);
  EXPECT_EQ(exercise.calls[ledger.call].values[ledger.components[2].value].id, "master");
  EXPECT_EQ(ledger.components[2].part, "master_weights");
  EXPECT_EQ(ledger.total_arguments.size(), 6u);
  EXPECT_EQ(ledger.units[1].bytes, 1073741824);
}

TEST_F(DeviceSection, AnExerciseNeedNotHaveOne) {
  const auto folder = std::filesystem::path(LEDGER_GRADER_SOURCE_DIR) / "tests/fixtures/second_exercise";
  EXPECT_FALSE(exercise::load_exercise(folder, "bandwidth").device);
}

TEST_F(DeviceSection, AnUnknownPartIsAnsweredByTheOneThatWasMeant) {
  EXPECT_THAT(trouble_after("model: weights\n", "model: weigths\n"), HasSubstr("did you mean 'weights'"));
}

TEST_F(DeviceSection, APartIsGivenOnce) {
  EXPECT_THAT(trouble_after("grad: gradients\n", "grad: weights\n"), HasSubstr("this part is taken"));
}

TEST_F(DeviceSection, AnUnknownValueIsReported) {
  EXPECT_THAT(trouble_after("      grad: gradients\n", "      gradd: gradients\n"),
              HasSubstr("unknown value 'gradd'"));
}

TEST_F(DeviceSection, AComponentThatTheTotalAddsMustBeThere) {
  EXPECT_THAT(trouble_after("      accum: accumulator\n", ""),
              HasSubstr("its argument 'accum' is no component"));
}

TEST_F(DeviceSection, TheFlagMustBeAFlag) {
  EXPECT_THAT(trouble_after("accumulation: use_fp32_grad_accum", "accumulation: num_params"),
              HasSubstr("name a flag"));
}

TEST_F(DeviceSection, AnUnknownCallAndAnUnknownUnitAreReported) {
  EXPECT_THAT(trouble_after("units: {gb: 1000000000,", "units: {gbb: 1000000000,"),
              HasSubstr("unknown call 'gbb'"));
  EXPECT_THAT(trouble_after("    call: ledger\n    parameters", "    call: ledgre\n    parameters"),
              HasSubstr("did you mean 'ledger'"));
}

}  // namespace
}  // namespace grader::tests
