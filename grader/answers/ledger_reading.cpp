// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_reading.hpp"

#include "grader/answers/ledger_aside.hpp"
#include "grader/answers/ledger_concepts.hpp"
#include "grader/answers/ledger_omission.hpp"
#include "grader/answers/ledger_picture.hpp"
#include "grader/answers/ledger_sum.hpp"
#include "grader/answers/quantities.hpp"

namespace grader::answers {

std::vector<std::size_t> ledger_words(const AnswerLanguage& language) {
  std::vector<std::size_t> words;
  for (const Unit& unit : language.units) words.push_back(unit.word);
  if (!language.ledger) return words;
  const LedgerRule& ledger = *language.ledger;
  for (const LedgerRule::Component& component : ledger.components) words.push_back(component.word);
  for (const LedgerRule::Group& group : ledger.groups) words.push_back(group.word);
  for (const auto& word : {ledger.item_word, ledger.items_word, ledger.foreign_word, ledger.apart_word,
                           ledger.rest_word, ledger.gone_word, ledger.only_word, ledger.side_word,
                           ledger.vague_name_word, ledger.open_word, ledger.total_word, ledger.noise_word})
    if (word) words.push_back(*word);
  return words;
}

LedgerFinding read_ledger(const AnswerLanguage& language, const Question& question, const Reading& reading) {
  if (!language.ledger) return {};
  const std::vector<Quantity> quantities = read_quantities(language, reading);
  const LedgerSource source{*language.ledger, question, reading, quantities};
  const OwnLedger own = look_at_own_ledger(source);
  const bool doubt = own.doubt || own.picture.list_denied;
  LedgerFinding finding;
  if (question.itemises)
    finding.concepts = find_ledger_concepts(source, own.picture, doubt ? Found::maybe : Found::yes);
  finding.incomplete = find_omission(source, own.picture);
  finding.complete = !finding.incomplete && is_complete(source, own.picture);
  return finding;
}

}  // namespace grader::answers
