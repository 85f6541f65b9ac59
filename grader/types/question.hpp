// SPDX-License-Identifier: MIT
// A question of the exercise that is answered in words, and what the rubric says about marking it.
//
// The rubric names *words* (what may be written for one thing) and *frames* (which words together say
// something). A *concept* is an idea that frames find in an answer; *marks* turn found concepts into points;
// *text rules* find what fails the exercise whatever the points.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "grader/types/likeness.hpp"
#include "grader/types/points.hpp"
#include "grader/types/text.hpp"

namespace grader {

/// Everything that may be written for one thing.
struct Word {
  std::string name = {};
  std::vector<std::string> phrases = {};     ///< regular expressions over folded text, any of which is meant
  std::vector<std::string> exceptions = {};  ///< what stands inside a match of one of these is not meant

  /// One expression of all phrases.
  std::string pattern() const {
    std::string joined = "(?:";
    for (const std::string& phrase : phrases) joined += (joined.size() > 3 ? "|" : "") + phrase;
    return joined + ")";
  }
};

/// Which words together say something, and how near to each other they stand.
struct Frame {
  enum class Link {
    first,        ///< the frame starts here
    clause,       ///< `+`  in the same clause
    near,         ///< `~`  in the same sentence, not far apart, in either order
    then,         ///< `>`  the same, after the word before
    clause_then,  ///< `>>` in the same clause, after the word before
    sentence,     ///< `++` in the same sentence
    without,      ///< `-`  does not stand in the clause (in the sentence when `++`, `~` or `>` was used)
  };
  struct Part {
    std::size_t word = 0;  ///< index into AnswerLanguage::words
    Link link = Link::first;
  };
  std::vector<Part> parts = {};
};

/// How the writer must stand to what a frame says.
enum class Stance {
  asserted,   ///< he claims it
  rejected,   ///< he says that it is wrong or cannot be concluded
  denied,     ///< the same, or a plain `not`
  mentioned,  ///< it stands there
};

struct Concept {
  std::string id = {};
  Text title = {};
  std::vector<Frame> frames = {};      ///< any of them, anywhere
  std::vector<Frame> in_part = {};     ///< any of them, in the labelled part of the answer it belongs to
  std::vector<Frame> unlabelled = {};  ///< any of them, where the answer labels no such part
  std::vector<Frame> unless = {};      ///< not where one of these stands in the sentence
  std::vector<Frame> doubts = {};      ///< said in the same part, they make a doubt of what was found
  std::vector<Frame> cues = {};        ///< in a clause that nothing else explains, they raise a doubt
  Stance stance = Stance::asserted;
  std::optional<std::size_t> part = {};  ///< index, from 0
  bool unread = false;                   ///< a rejection whose content no other concept explains
  int line = 0;                          ///< in the rubric
};

/// Points for found concepts.
struct MarkRule {
  struct Step {
    std::size_t at_least = 1;                ///< so many of `concepts`
    std::vector<std::size_t> concepts = {};  ///< indices into Question::concepts
    Points points = {};
  };
  /// A hint for those who have said something near it already.
  struct Aim {
    std::vector<std::size_t> when = {};     ///< indices into Question::concepts
    std::size_t at_least = 1;               ///< so many of `when`
    std::vector<std::size_t> without = {};  ///< and none of these
    Text hint = {};
  };
  std::string id = {};
  Text title = {};                       ///< for the instructor: what is missing when points are
  Text hint = {};                        ///< for the student
  std::vector<Aim> aims = {};            ///< the first that fits replaces `hint`
  std::vector<Step> steps = {};          ///< the first that holds counts
  std::vector<std::size_t> unless = {};  ///< any of these concepts: no points
};

/// Something said that is not so. It has no points: the student is told.
struct SlipRule {
  std::string id = {};
  Text message = {};                   ///< what to hold it against
  std::vector<std::size_t> when = {};  ///< indices into Question::concepts; any of them
  std::vector<Frame> frames = {};      ///< or any of these, where the writer claims it
  std::vector<Frame> unless = {};      ///< not where one of these stands in the sentence
};

/// What fails the exercise when a student says it.
struct TextRule {
  std::string id = {};
  Text message = {};
  std::vector<Frame> says = {};      ///< established where nothing else can be meant
  std::vector<Frame> suggests = {};  ///< suspected
  std::vector<Frame> unless = {};    ///< not where one of these stands in the sentence
  std::vector<Frame> refuted_by =
      {};  ///< who writes one of these does not believe it: only plain words count
  std::vector<std::string> questions = {};  ///< ids; empty: all
  bool units_confused = false;              ///< a size in the wrong one of two units
  bool ledger_incomplete = false;           ///< a ledger that leaves out a needed component
  int line = 0;
};

/// A unit of sizes. Two units that are confused with each other are rivals.
struct Unit {
  std::string id = {};
  std::size_t word = 0;
  double size = 1;         ///< in the ledger's base unit
  bool plain = false;      ///< the base unit itself: small numbers in it are meant per item
  bool vague = false;      ///< people write it for any of its rivals: never confused
  std::string rival = {};  ///< the id of the unit it is confused with
};

/// A sum of components, as an answer should itemise it. Sizes are per item.
struct LedgerRule {
  struct Component {
    std::string id = {};
    std::size_t word = 0;
    double size = 0;
    bool base = false;       ///< was there before: not asked for
    bool optional = false;   ///< in no total
    bool needed = false;     ///< leaving it out is an omission
    std::string named = {};  ///< ids of concepts
    std::string sized = {};
  };
  struct Group {
    std::size_t word = 0;
    std::vector<std::size_t> names = {};                ///< components that it names each
    std::vector<std::vector<std::size_t>> covers = {};  ///< components it may stand for, by its size
    std::string named = {};                             ///< concept of a bare group
    bool by_sizes = false;  ///< names its components only where a size for each stands behind it
  };
  std::vector<Component> components = {};
  std::vector<Group> groups = {};
  std::vector<std::vector<std::size_t>> joints = {};  ///< components that may share one size
  double items = 1;                                   ///< how many items: sizes of the whole are × this
  std::optional<std::size_t> item_word = {};          ///< what sizes are per, and the letter for their number
  std::optional<std::size_t> items_word = {};         ///< a number of items: `7b`
  std::optional<std::size_t> foreign_word = {};
  std::optional<std::size_t> apart_word = {};       ///< says that something is not counted in
  std::optional<std::size_t> rest_word = {};        ///< says that something fills what is left
  std::optional<std::size_t> gone_word = {};        ///< says that a component is not there or not needed
  std::optional<std::size_t> only_word = {};        ///< says that there is nothing else
  std::optional<std::size_t> side_word = {};        ///< another scheme: its ledger is ignored
  std::optional<std::size_t> vague_name_word = {};  ///< a name that may mean several components
  std::optional<std::size_t> open_word = {};        ///< the list is openly unfinished
  std::optional<std::size_t> total_word = {};
  std::optional<std::size_t> noise_word = {};  ///< holds numbers that are no sizes
};

/// What the questions of an exercise share.
struct AnswerLanguage {
  std::vector<Word> words = {};
  std::vector<Unit> units = {};
  std::optional<LedgerRule> ledger = {};
  std::vector<TextRule> rules = {};
  Likeness likeness = {};  ///< none where nobody has taught any
};

struct Question {
  std::string id = {};
  Points points = {};
  std::vector<std::string> texts = {};  ///< the question as students see it: its words earn nothing
  std::size_t parts = 0;                ///< how many labelled parts an answer may have; 0: none
  std::vector<Concept> concepts = {};
  std::vector<MarkRule> marks = {};  ///< empty: a human marks it
  std::vector<SlipRule> slips = {};
  std::optional<std::size_t> contrast_word = {};  ///< a clause with it may deny and still claim
  bool itemises = false;                          ///< the answer is to be a ledger
  struct LedgerConcepts {
    std::string wrong_size = {};
    std::string foreign = {};
    std::string sum = {};
  };
  LedgerConcepts ledger_concepts = {};
};

}  // namespace grader
