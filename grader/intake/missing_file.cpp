// SPDX-License-Identifier: MIT
#include "grader/intake/missing_file.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "grader/formats/charset.hpp"
#include "grader/intake/archive_names.hpp"
#include "grader/intake/read_submission.hpp"
#include "grader/intake/work_folder.hpp"
#include "grader/sys/files.hpp"

namespace grader::intake {
namespace {

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// Documents, pictures and archives, by how they begin: some of them hold no byte that text cannot hold.
bool begins_as_document(std::string_view bytes) {
  constexpr std::array<std::string_view, 6> beginnings = {"%PDF",       "{\\rtf",  "%!PS",
                                                          "PK\x03\x04", "\x89PNG", "GIF8"};
  return std::ranges::any_of(beginnings,
                             [bytes](std::string_view begin) { return bytes.starts_with(begin); });
}

/// Under the right name it would be read.
bool is_text(const std::filesystem::path& file) {
  const sys::ReadResult read = sys::read_untrusted(file, file_cap_bytes);
  if (read.state != sys::ReadState::taken || begins_as_document(read.bytes)) return false;
  return formats::decode_text(read.bytes).decoding == formats::Decoding::understood;
}

/// The right letters in the wrong case, or a copy's number.
struct SimilarName {
  std::string name = {};  ///< empty: none
  bool text = false;
};

/// What stands in a folder in place of the file that was asked for.
struct Instead {
  SimilarName similar = {};
  std::string archive = {};
  bool anything = false;
};

/// One that is text comes before others.
void take_better(SimilarName& best, const SimilarName& other) {
  const bool better = other.text != best.text ? other.text : other.name < best.name;
  if (!other.name.empty() && (best.name.empty() || better)) best = other;
}

Instead look_instead(const std::filesystem::path& folder, const std::string& name) {
  const std::string stem = lower(std::filesystem::path(name).stem().string());
  Instead found;
  std::error_code failed;
  std::size_t seen = 0;
  for (std::filesystem::directory_iterator entry(folder, failed), end;
       !failed && entry != end && ++seen < 200; entry.increment(failed)) {
    const std::string other = entry->path().filename().string();
    if (!other.starts_with('.')) found.anything = true;
    if (is_archive(other)) {
      if (found.archive.empty() || other < found.archive) found.archive = other;
    } else if (!std::filesystem::is_directory(entry->symlink_status(failed)) &&
               lower(other).find(stem) != std::string::npos) {
      take_better(found.similar, {other, is_text(entry->path())});
    }
  }
  return found;
}

/// There, or else in the only folder in it.
Instead look_deeper_instead(const std::filesystem::path& folder, const std::string& name) {
  Instead instead = look_instead(folder, name);
  const std::filesystem::path deeper = only_folder_in(folder);
  if (instead.similar.text || !instead.archive.empty() || deeper.empty()) return instead;
  const Instead inside = look_instead(deeper, name);
  const std::string place = deeper.filename().string() + "/";
  const bool better = instead.similar.name.empty() || inside.similar.text;
  if (better && !inside.similar.name.empty())
    instead.similar = {place + inside.similar.name, inside.similar.text};
  if (!inside.archive.empty()) instead.archive = place + inside.archive;
  return instead;
}

}  // namespace

Text missing_reason(const std::filesystem::path& folder, const std::string& name) {
  const Instead instead = look_deeper_instead(folder, name);
  const std::string& similar = instead.similar.name;
  if (instead.similar.text)
    return {"没有找到 " + name + "，但有 " + similar + "。请改成要求的名字。",
            name + " is missing, but there is " + similar + ". Rename it."};
  if (const std::string deep = find_deeper(folder, name); !deep.empty())
    return {"这里没有 " + name + "，但有 " + deep + "。请不要放在里面的文件夹里。",
            name + " is missing here, but there is " + deep + ". Hand it in outside that folder."};
  if (!similar.empty())
    return {"没有找到 " + name + "。" + similar + " 不是纯文本，改名也没有用。请把内容存为纯文本文件 " +
                name + " 再交。",
            name + " is missing. " + similar +
                " is not plain text, and another name does not make it so. Hand in its words as plain text, "
                "in a file named " +
                name + "."};
  if (!instead.archive.empty())
    return {"没有找到 " + name + "，但有压缩包 " + instead.archive + "。请交解压后的文件。",
            name + " is missing, but there is the archive " + instead.archive +
                ". Hand in the file itself, unpacked."};
  if (!instead.anything)
    return {"没有找到 " + name + "：文件夹是空的。请交这个名字的文件。",
            name + " is missing: the folder is empty. Hand in a file of exactly this name."};
  return {"没有找到 " + name + "。请交这个名字的文件。",
          name + " is missing. Hand in a file of exactly this name."};
}

}  // namespace grader::intake
