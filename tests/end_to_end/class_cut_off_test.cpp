// SPDX-License-Identifier: MIT
// A class that is cut off, by force or politely, goes on where it was: in the end nobody could tell.
#include <signal.h>

#include <random>
#include <set>
#include <thread>

#include "grader/store/database.hpp"
#include "grader/store/gradebook.hpp"
#include "tests/end_to_end/class_room.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

constexpr std::chrono::seconds patience(5);  ///< for processes that are killed to be gone on a busy machine

class ClassCutOff : public ClassRoom {
 protected:
  std::size_t in_gradebook() const {
    if (!fs::exists(gradebook())) return 0;
    try {
      return store::Gradebook(gradebook(), store::Gradebook::Access::write).students().size();
    } catch (const std::exception&) {
      ADD_FAILURE() << "the gradebook cannot be opened after a cut";
      return 0;
    }
  }

  /// The class was through before the cut: nothing is left to cut.
  bool was_through() const {
    if (!fs::exists(gradebook())) return false;
    store::Database database(gradebook(), store::Database::Access::read_write);
    return !database.rows("SELECT number FROM runs WHERE state = 'done'").empty();
  }

  /// Events of one run: who was graded must not have been in the gradebook before it.
  static void expect_nobody_twice(const fs::path& events, std::set<std::string>& finished) {
    for (const formats::Json& event : events_of(events)) {
      const std::string kind = word_of(event, "event");
      if (kind != "graded" && kind != "recognised") continue;
      EXPECT_TRUE(finished.insert(word_of(event, "student")).second) << word_of(event, "student");
    }
  }
};

TEST_F(ClassCutOff, AfterKillsAtAnyMomentTheGradebookIsThatOfAnUninterruptedRun) {
  const std::size_t size = is_long_run() ? 60 : 18;
  const int kills = is_long_run() ? 20 : 6;
  make_class(students(), size);
  std::mt19937 random(7);
  std::set<std::string> finished;
  int cuts = 0;
  for (int i = 0; i < kills; ++i) {
    const std::size_t before = in_gradebook();
    const fs::path events = scratch_ / ("events" + std::to_string(i));
    {
      Started started(batch(out(), {"--events", events}));
      // Some into the beginning, some well into the class.
      std::this_thread::sleep_for(milliseconds(i % 3 == 0 ? random() % 700 : 700 + random() % 3000));
      started.kill_and_wait();
    }
    EXPECT_EQ(left_behind(patience), "");
    expect_nobody_twice(events, finished);
    std::size_t kept = 0;
    for (const formats::Json& event : events_of(events)) kept += word_of(event, "event") == "kept" ? 1 : 0;
    EXPECT_LE(kept, before);
    ++cuts;
    if (!was_through()) continue;
    --cuts;  // a quick machine: the next kills meet the class anew
    fs::remove_all(out());
    finished.clear();
  }
  EXPECT_GT(cuts, 0);
  const std::size_t before = in_gradebook();
  const Outcome last = run(batch(out(), {"--events", scratch_ / "last"}));
  ASSERT_EQ(last.exit_code, 0) << last.errors;
  expect_nobody_twice(scratch_ / "last", finished);
  std::size_t kept = 0;
  for (const formats::Json& event : events_of(scratch_ / "last"))
    kept += word_of(event, "event") == "kept" ? 1 : 0;
  EXPECT_EQ(kept, before) << "everything that was finished is kept";

  ASSERT_EQ(run(batch(scratch_ / "whole")).exit_code, 0);
  const std::string dumped = dump(gradebook());
  EXPECT_TRUE(dumped.starts_with("ok\n"));
  EXPECT_EQ(dumped, dump(scratch_ / "whole/gradebook.sqlite"));
  EXPECT_EQ(files_of(out()), files_of(scratch_ / "whole"));
}

TEST_F(ClassCutOff, ASignalEndsItInOrderAndTheNextRunCompletesIt) {
  make_class(students(), 10, Drawn::honest_only);
  const auto stopped_by = [&](int signal, Started::To to) {
    const fs::path events = scratch_ / "events";
    fs::remove(events);
    Started started(batch(out(), {"--events", events}));
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (events_of(events).size() < 2 && std::chrono::steady_clock::now() < deadline)
      std::this_thread::sleep_for(milliseconds(20));
    started.send(signal, to);
    EXPECT_EQ(started.wait(), 128 + signal);
    EXPECT_EQ(left_behind(patience), "");
    EXPECT_EQ(word_of(events_of(events).back(), "event"), "stopped");
    EXPECT_TRUE(fs::exists(out() / "grades.csv")) << "what is finished is written";
  };
  stopped_by(SIGINT, Started::To::group);
  stopped_by(SIGTERM, Started::To::program);
  EXPECT_LT(in_gradebook(), 10U);
  ASSERT_EQ(run(batch(out())).exit_code, 0);
  ASSERT_EQ(run(batch(scratch_ / "whole")).exit_code, 0);
  EXPECT_EQ(dump(gradebook()), dump(scratch_ / "whole/gradebook.sqlite"));
}

TEST_F(ClassCutOff, ASecondSignalEndsItAtOnce) {
  make_class(students(), 10, Drawn::honest_only);
  Started started(batch(out(), {"--events", scratch_ / "events"}));
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (events_of(scratch_ / "events").empty() && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(milliseconds(20));
  started.send(SIGINT, Started::To::program);
  std::this_thread::sleep_for(milliseconds(250));
  started.send(SIGINT, Started::To::program);
  EXPECT_EQ(started.wait(std::chrono::seconds(20)), 130);
  EXPECT_EQ(left_behind(patience), "");
}

}  // namespace
}  // namespace grader::tests
