import { formatIn } from '@vicino/domain/days/format.ts'
import { loneFields } from '@vicino/domain/surveillance/measure.ts'
import { bowelWords } from '@vicino/domain/surveillance/observation.ts'
import { readingRecord } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { shownFields } from '../../records/shown-fields.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { numberWords } from '../number-words.ts'
import { readBp, type ReadingValues } from './reading-values.ts'

type Words = ShownField<ReadingValues>['words']

const numbers = Object.fromEntries(
  loneFields.map((field): [string, Words] => [
    field,
    values => (values[field] === null ? '' : numberWords(field, values[field])),
  ]),
)

/** The rows of a reading with what they say, in the order of the form. */
export const readingFields = shownFields<ReadingValues>(readingRecord.rows, {
  ...numbers,
  date: ({ date }) => (date === null ? '' : formatIn(spokenLanguage()).day(date)),
  bp: ({ bp }) => (bp === null ? '' : (readBp(bp) ?? bp).split('-').toReversed().join('/')),
  hr_irregular: ({ hr_irregular }, t) =>
    hr_irregular === null ? '' : hr_irregular ? t('irregolare') : t('regolare'),
  bm: ({ bm }, t) => bowelWords(bm, t),
})
