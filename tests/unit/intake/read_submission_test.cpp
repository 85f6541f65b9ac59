// SPDX-License-Identifier: MIT
#include "grader/intake/read_submission.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <string>

#include "tests/support/scratch.hpp"

namespace grader::intake {
namespace {

namespace fs = std::filesystem;

class ReadSubmission : public ::testing::Test {
 protected:
  ReadSubmission() {
    exercise_.file = "box.hpp";
    exercise_.answers_file = "answers.md";
  }
  void put(const std::string& name, const std::string& bytes) const {
    tests::write_file(folder() / name, bytes);
  }
  fs::path folder() const { return scratch_ / "li-wei"; }
  Submission read() const {
    fs::create_directories(folder());
    return read_submission(exercise_, folder());
  }
  tests::Scratch scratch_;
  Exercise exercise_;
};

TEST_F(ReadSubmission, BothFilesAreTakenAsTheyAre) {
  put("box.hpp", "int x;\r\n");
  put("answers.md", "## Q1\n");
  const Submission submission = read();
  EXPECT_EQ(submission.id, "li-wei");
  EXPECT_EQ(submission.code.bytes, "int x;\r\n");
  EXPECT_EQ(submission.answers.bytes, "## Q1\n");
  EXPECT_EQ(submission.files, (std::vector<std::string>{"box.hpp", "answers.md"}));
}

TEST_F(ReadSubmission, OtherFilesAreNotLookedAt) {
  put("box.hpp", "int x;");
  const std::string digest = read().digest;
  put("secret.txt", "anything");
  EXPECT_EQ(read().digest, digest);
  EXPECT_EQ(read().files, std::vector<std::string>{"box.hpp"});
}

TEST_F(ReadSubmission, AnotherByteIsAnotherDigest) {
  put("box.hpp", "int x;");
  const std::string digest = read().digest;
  put("box.hpp", "int y;");
  EXPECT_NE(read().digest, digest);
}

TEST_F(ReadSubmission, AnEmptyFileIsNotTheSameAsAMissingOne) {
  const std::string missing = read().digest;
  put("box.hpp", "");
  EXPECT_EQ(read().code.state, FileState::taken);
  EXPECT_NE(read().digest, missing);
}

TEST_F(ReadSubmission, AMissingFileNamesTheOneThatWasMeant) {
  put("Box (1).hpp", "int x;");
  const Submission submission = read();
  EXPECT_EQ(submission.code.state, FileState::missing);
  EXPECT_NE(submission.code.reason.en.find("Box (1).hpp"), std::string::npos);
  EXPECT_NE(submission.code.reason.zh.find("Box (1).hpp"), std::string::npos);
}

TEST_F(ReadSubmission, WhatIsNoTextIsNotToBeRenamed) {
  const std::string with_nul("x\0y", 3);
  for (const auto& [name, bytes] :
       std::vector<std::pair<std::string, std::string>>{{"answers.pdf", "%PDF-1.7\n"},
                                                        {"answers.md.pdf", "%PDF-1.4 Q1"},
                                                        {"Answers.docx", "PK\x03\x04word"},
                                                        {"answers.odt", "PK\x03\x04mimetype"},
                                                        {"answers.rtf", "{\\rtf1 Q1: 14 GB}"},
                                                        {"answers.doc", "\xD0\xCF\x11\xE0" + with_nul},
                                                        {"answers.png", "\x89PNG\r\n"},
                                                        {"answers (1).jpg", "\xFF\xD8\xFF" + with_nul}}) {
    put(name, bytes);
    const Submission submission = read();
    EXPECT_EQ(submission.answers.state, FileState::missing);
    EXPECT_EQ(
        submission.answers.reason.en,
        "answers.md is missing. " + name +
            " is not plain text, and another name does not make it so. Hand in its words as plain text, "
            "in a file named answers.md.");
    EXPECT_EQ(submission.answers.reason.zh, "没有找到 answers.md。" + name +
                                                " 不是纯文本，改名也没有用。请把内容存为纯文本文件 "
                                                "answers.md 再交。");
    fs::remove(folder() / name);
  }
}

TEST_F(ReadSubmission, WhatIsNoTextOneFolderDeeperIsNotToBeRenamedEither) {
  put("work/box.hpp", "int x;");
  put("work/Answers.docx", "PK\x03\x04word");
  const std::string reason = read().answers.reason.en;
  EXPECT_TRUE(reason.starts_with("answers.md is missing. work/Answers.docx is not plain text")) << reason;
  put("work/my answers.md", "## Q1\n14 GB\n");
  EXPECT_EQ(read().answers.reason.en, "answers.md is missing, but there is work/my answers.md. Rename it.");
}

TEST_F(ReadSubmission, AnArchiveWithTheRightNameIsToBeUnpacked) {
  put("answers.zip", "PK\x03\x04word");
  EXPECT_NE(read().answers.reason.en.find("there is the archive answers.zip"), std::string::npos);
}

TEST_F(ReadSubmission, WhatWouldThenBeReadIsToBeRenamed) {
  put("answers.pdf", "%PDF-1.7\n");
  put("my answers.md", "## Q1\n14 GB\n");
  EXPECT_EQ(read().answers.reason.en, "answers.md is missing, but there is my answers.md. Rename it.");
}

TEST_F(ReadSubmission, TheCapIsTheLargestFileThatIsTaken) {
  put("box.hpp", std::string(file_cap_bytes, ' '));
  EXPECT_EQ(read().code.state, FileState::taken);
  put("box.hpp", std::string(file_cap_bytes + 1, ' '));
  EXPECT_EQ(read().code.state, FileState::refused);
}

TEST_F(ReadSubmission, ALinkAPipeAndAFolderAreRefused) {
  tests::write_file(scratch_ / "elsewhere", "int x;");
  fs::create_directories(folder());
  fs::create_symlink(scratch_ / "elsewhere", folder() / "box.hpp");
  EXPECT_EQ(read().code.state, FileState::refused);
  EXPECT_TRUE(read().code.bytes.empty());
  fs::remove(folder() / "box.hpp");
  ASSERT_EQ(::mkfifo((folder() / "box.hpp").c_str(), 0600), 0);
  EXPECT_EQ(read().code.state, FileState::refused);
  fs::remove(folder() / "box.hpp");
  fs::create_directories(folder() / "box.hpp");
  EXPECT_EQ(read().code.state, FileState::refused);
}

TEST_F(ReadSubmission, ANulByteAndUtf16AreRefusedWithTheirPlace) {
  put("box.hpp", std::string("int x;\nint\0y;", 13));
  EXPECT_NE(read().code.reason.en.find("line 2 holds a NUL byte"), std::string::npos);
  put("box.hpp", std::string("\xFF\xFEi\0", 4));
  EXPECT_NE(read().code.reason.en.find("UTF-16"), std::string::npos);
}

TEST_F(ReadSubmission, WrittenAnswersBecomeUtf8) {
  put("answers.md", "\xFF\xFE" + std::string("Q\0001\0", 4));
  EXPECT_EQ(read().answers.bytes, "Q1");
  put("answers.md", "\xCC\xDD\xB6\xC8 14 GB");
  EXPECT_EQ(read().answers.bytes, "梯度 14 GB");
  put("answers.md", std::string("Q1\n\0", 4));
  EXPECT_NE(read().answers.reason.en.find("line 2 holds a NUL byte"), std::string::npos);
}

TEST_F(ReadSubmission, AnswersUnderOtherNamesAreTakenToo) {
  exercise_.questions = {{"Q1", {200}}, {"Q2", {200}}};
  for (const char* name :
       {"answers.txt", "Q1.md", "q2.TXT", "answer_01.md", "第2题.md", "Q3.md", "q1.pdf", "notes.md"})
    put(name, "x");
  std::string found;
  for (const AnswersFile& more : read().more_answers)
    found += more.file.name + ":" + std::to_string(more.question) + " ";
  EXPECT_EQ(found, "Q1.md:1 answer_01.md:1 answers.txt:0 q2.TXT:2 第2题.md:2 ");
  EXPECT_EQ(read().files.size(), 5u);
}

TEST_F(ReadSubmission, TheDigestCoversEveryFileOfAnswers) {
  exercise_.questions = {{"Q1", {200}}};
  put("Q1.md", "x");
  const std::string digest = read().digest;
  put("Q1.md", "y");
  EXPECT_NE(read().digest, digest);
}

TEST_F(ReadSubmission, ALinkAmongTheAnswersIsRefused) {
  exercise_.questions = {{"Q1", {200}}};
  tests::write_file(scratch_ / "elsewhere", "secret");
  fs::create_directories(folder());
  fs::create_symlink(scratch_ / "elsewhere", folder() / "Q1.md");
  const Submission submission = read();
  ASSERT_EQ(submission.more_answers.size(), 1u);
  EXPECT_EQ(submission.more_answers[0].file.state, FileState::refused);
  EXPECT_TRUE(submission.more_answers[0].file.bytes.empty());
}

TEST_F(ReadSubmission, ASlashAtTheEndChangesNothing) {
  put("box.hpp", "int x;");
  EXPECT_EQ(read_submission(exercise_, folder() / "").id, "li-wei");
}

TEST_F(ReadSubmission, WorkOneFolderDeeperIsTheSameWork) {
  put("box.hpp", "int x;");
  put("answers.md", "## Q1\n");
  const std::string digest = read().digest;
  fs::remove_all(folder());
  put("submission/box.hpp", "int x;");
  put("submission/answers.md", "## Q1\n");
  const Submission submission = read();
  EXPECT_EQ(submission.id, "li-wei");
  EXPECT_EQ(submission.code.bytes, "int x;");
  EXPECT_EQ(submission.answers.bytes, "## Q1\n");
  EXPECT_EQ(submission.digest, digest);
}

TEST_F(ReadSubmission, AMissingFileSaysWhatIsThereInstead) {
  EXPECT_NE(read().code.reason.en.find("the folder is empty"), std::string::npos);
  EXPECT_NE(read().code.reason.zh.find("文件夹是空的"), std::string::npos);
  put("work.zip", "");
  EXPECT_NE(read().code.reason.en.find("the archive work.zip"), std::string::npos);
  put("a/box.hpp", "");
  put("b/box.hpp", "");
  EXPECT_NE(read().code.reason.en.find("there is a/box.hpp"), std::string::npos);
  put("Box.hpp", "");
  EXPECT_NE(read().code.reason.en.find("there is Box.hpp"), std::string::npos);
}

TEST_F(ReadSubmission, AFolderOfASimilarNameIsNoFileToBeRenamed) {
  put("my box/Box.hpp", "");
  EXPECT_NE(read().code.reason.en.find("there is my box/Box.hpp"), std::string::npos)
      << read().code.reason.en;
}

TEST_F(ReadSubmission, WhatAStudentIsToldOfAMissingFileIsInTheDigest) {
  const std::string empty = read().digest;
  put("notes.txt", "");
  const std::string missing = read().digest;
  put("Box.hpp", "");
  const std::string misnamed = read().digest;
  EXPECT_NE(empty, missing);
  EXPECT_NE(missing, misnamed);
  put("Answers.pdf", "");
  EXPECT_NE(read().digest, misnamed);
}

}  // namespace
}  // namespace grader::intake
