import { formatIn } from '@vicino/domain/days/format.ts'
import type { DrugAnswer, DrugQuestion } from '@vicino/domain/drugs/drug-question.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'

const sources = {
  warning: { label: 'Avvertenza' },
  allergies: { label: 'Allergie, anamnesi' },
  intollerances: { label: 'Intolleranze, anamnesi' },
} as const

/** What is asked of a drug, in one sentence, with what it was found by. */
export function drugQuestionWords(question: DrugQuestion, t: TFunction): string {
  const because = question.because[spokenLanguage()]
  if (question.code === 'same_substance')
    return t('Stessa sostanza ({{because}}): {{name}} è già sulla lista', { because, name: question.name })
  const { source, text } = question
  return t('Allergia ({{because}}). {{source}}: {{text}}', {
    because,
    source: t(sources[source].label),
    text,
  })
}

/** A question with its answer: why the drug was written nonetheless, by whom and when. */
export function drugAnswerWords({ question, reason, by, at }: DrugAnswer, t: TFunction): string {
  const signed = `${by.name}, ${formatIn(spokenLanguage()).instant(at)}`
  return `${drugQuestionWords(question, t)}. ${t('Motivo: {{reason}}', { reason })} (${signed})`
}

/** What was asked when a version was written, and how it was answered. */
export function newAnswerWords(version: Drug, before: Drug | undefined, t: TFunction): string[] {
  const told = version.answered
    .filter(({ at }) => !before?.answered.some(earlier => earlier.at === at))
    .map(
      ({ question, reason }) => `${drugQuestionWords(question, t)}. ${t('Motivo: {{reason}}', { reason })}`,
    )
  return [...new Set(told)]
}
