// SPDX-License-Identifier: MIT
// One thread hands out, looks things up and enters results; the others observe. Only this one touches the
// gradebook, so that no grade waits for a lock. The same code in two hands is observed once: the second waits
// until the first is in the gradebook.
#include "grader/batch/class_run.hpp"

#include <ctime>
#include <map>
#include <utility>

#include "grader/batch/workers.hpp"
#include "grader/error.hpp"
#include "grader/sys/digest.hpp"

namespace grader::batch {
namespace {

constexpr std::chrono::milliseconds tick{100};

class Class {
 public:
  Class(Grader& grader, store::Gradebook& gradebook, const ClassRun& run)
      : grader_(grader),
        gradebook_(gradebook),
        run_(run),
        workers_(grader, std::max<std::size_t>(1, run.workers)) {}

  ClassResult grade(const std::vector<std::filesystem::path>& folders) {
    const Exercise& exercise = grader_.exercise();
    gradebook_.begin_run(
        {exercise.name, exercise.rubric_digest, grader_version(), grader_.identity(), timestamp()});
    for (std::size_t i = 0; i < folders.size() && !stopped(); ++i) {
      begin(i, folders[i]);
      while (workers_.busy()) wait();
    }
    while (workers_.in_hand() > 0) wait();
    if (!result_.stopped) gradebook_.end_run(timestamp());
    return result_;
  }

 private:
  bool stopped() {
    if (run_.should_stop && run_.should_stop()) result_.stopped = true;
    return result_.stopped;
  }

  std::string grader_version() const {
    return not_graded(grader_.exercise(), {}, Error("", "")).provenance.grader;
  }

  store::Made made_of(const Submission& submission) const {
    return {submission.digest, grader_.exercise().rubric_digest, grader_.identity()};
  }

  std::string key_of(const Submission& submission) const {
    return sys::labelled_digest({{"identity", grader_.identity()},
                                 {"exercise", grader_.exercise().observed_digest},
                                 {"code", submission.code.bytes},
                                 {"taken", submission.code.state == FileState::taken ? "yes" : "no"}});
  }

  void begin(std::size_t index, const std::filesystem::path& folder) {
    if (run_.started) run_.started(index);
    Job job{.index = index};
    job.submission.id = folder.filename().string();
    try {
      job.submission = grader_.read(folder);
    } catch (const Error& error) {  // it has no readable files: nothing of it can be kept either
      fail(job, not_graded(grader_.exercise(), job.submission, error), 0.0);
      return;
    }
    if (gradebook_.holds(job.submission.id, made_of(job.submission))) {
      ++result_.kept;
      tell(How::kept, job, nullptr, 0.0);
      return;
    }
    job.key = key_of(job.submission);
    observe(std::move(job));
  }

  void observe(Job job) {
    if (const auto waiting = waiting_.find(job.key); waiting != waiting_.end()) {
      waiting->second.push_back(std::move(job));
      return;
    }
    if (const auto known = gradebook_.find_repeatable({job.key, {}})) {
      enter(How::recognised, job, *known, grader_.judge(job.submission, *known), 0.0);
      return;
    }
    waiting_[job.key];
    workers_.give(std::move(job));
  }

  void wait() {
    auto finished = workers_.take_finished(tick);
    if (!finished) {
      stopped();
      return;
    }
    if (finished->installation_trouble) std::rethrow_exception(finished->installation_trouble);
    if (finished->observed) {
      enter(How::graded, finished->job, *finished->observed, std::move(finished->grade), finished->seconds);
    } else {
      fail(finished->job, finished->grade, finished->seconds);
    }
    auto same = waiting_.extract(finished->job.key);
    if (same.empty() || stopped()) return;
    for (Job& job : same.mapped()) observe(std::move(job));
  }

  void enter(How how, const Job& job, const ObservedSubmission& observed, Grade automatic, double seconds) {
    ++(how == How::graded ? result_.graded : result_.recognised);
    store::Entry entry;
    entry.submission = job.submission;
    entry.made = made_of(job.submission);
    if (gradebook_.holds_of_another_rubric(job.submission.id, entry.made)) ++result_.other_rubric;
    entry.observation = {job.key, grader_.exercise().observed_digest};
    if (run_.device) automatic.device = run_.device(job.submission);
    entry.grade = run_.with_marks ? run_.with_marks(automatic) : automatic;
    entry.automatic = std::move(automatic);
    if (how == How::recognised) {
      gradebook_.keep_recognised(entry, timestamp());
    } else {
      gradebook_.keep(entry, observed, timestamp());
    }
    tell(how, job, &entry.grade, seconds);
  }

  void fail(const Job& job, const Grade& grade, double seconds) {
    ++result_.not_graded;
    gradebook_.keep_trouble(job.submission, grade.not_graded_reason, grade.not_graded_hint, timestamp());
    tell(How::not_graded, job, &grade, seconds);
  }

  void tell(How how, const Job& job, const Grade* grade, double seconds) {
    if (run_.step) run_.step({how, job.index, job.submission.id, grade, seconds});
  }

  Grader& grader_;
  store::Gradebook& gradebook_;
  const ClassRun& run_;
  ClassResult result_ = {};
  std::map<std::string, std::vector<Job>> waiting_ = {};  ///< by the key that is being observed
  Workers workers_;
};

}  // namespace

ClassResult grade_class(Grader& grader, store::Gradebook& gradebook,
                        const std::vector<std::filesystem::path>& folders, const ClassRun& run) {
  return Class(grader, gradebook, run).grade(folders);
}

std::string timestamp() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::string text(32, '\0');
  text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts));
  return text;
}

}  // namespace grader::batch
