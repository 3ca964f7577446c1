import type { AssignmentCheck } from '@vicino/domain/assignment/assignment-check.ts'
import type { TFunction } from 'i18next'
import { timeWords } from '../tasks/time-words.ts'
import { visitName } from './visit-name.ts'
import { qualificationWords } from './qualification-words.ts'

type Kind = AssignmentCheck['kind']
type Words = { [Each in Kind]: (check: Extract<AssignmentCheck, { kind: Each }>, t: TFunction) => string }

const labels: Words = {
  absent: (_, t) => t('Assente'),
  overlap: (_, t) => t('Sovrapposizione'),
  unqualified: ({ needed }, t) => t('Richiede {{needed}}', { needed: qualificationWords(needed, t) }),
  no_carer: (_, t) => t('Non segue clienti'),
  outside_hours: (_, t) => t('Fuori orario'),
}

const sentences: Words = {
  absent: (_, t) => t("È assente in quell'orario."),
  overlap: ({ task }, t) =>
    t('Si sovrappone a {{name}}, {{clocks}}.', { name: visitName(task, t), clocks: timeWords(task, t) }),
  unqualified: ({ needed }, t) =>
    t('Le prestazioni previste richiedono la qualifica {{needed}}.', {
      needed: qualificationWords(needed, t),
    }),
  no_carer: (_, t) => t('Il suo ruolo non prevede la cura dei clienti.'),
  outside_hours: (_, t) => t('È fuori dal suo orario di lavoro.'),
}

const say = (words: Words, check: AssignmentCheck, t: TFunction): string =>
  (words[check.kind] as (one: AssignmentCheck, t: TFunction) => string)(check, t)

/** What speaks against it in words for a card, each once however often it does. */
export const checkLabels = (checks: readonly AssignmentCheck[], t: TFunction): string[] => [
  ...new Set(checks.map(check => say(labels, check, t))),
]

/** What speaks against it in a sentence. */
export const checkWords = (check: AssignmentCheck, t: TFunction): string => say(sentences, check, t)
