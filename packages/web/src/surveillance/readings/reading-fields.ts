import { formatIn } from '@vicino/domain/days/format.ts'
import { type LoneField, measures } from '@vicino/domain/surveillance/measure.ts'
import {
  bowelWords,
  consciousnessLevels,
  seenWords,
  urines,
} from '@vicino/domain/surveillance/observation.ts'
import { observedFields, type SeenField } from '@vicino/domain/surveillance/reading.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { numberWords } from '../measured-words.ts'
import { readBp, type ReadingValues } from './reading-values.ts'

/** The fields as a form has them; a version of the record is brought into the same shape. */
export type ShownReading = Omit<ReadingValues, '_id' | 'version'>

type Said = Pick<ShownField<ShownReading>, 'label' | 'words'>

/** What says no number with its unit. */
const ownSaid: Record<'bp' | SeenField, Said> = {
  bp: {
    label: 'Pressione',
    words: ({ bp }) => (bp === null ? '' : (readBp(bp) ?? bp).split('-').toReversed().join('/')),
  },
  hr_irregular: {
    label: 'Ritmo del polso',
    words: ({ hr_irregular }, t) =>
      hr_irregular === null ? '' : hr_irregular ? t('irregolare') : t('regolare'),
  },
  consciousness: {
    label: 'Coscienza',
    words: ({ consciousness }, t) => seenWords(consciousnessLevels, consciousness, t),
  },
  urine: { label: 'Urina', words: ({ urine }, t) => seenWords(urines, urine, t) },
  bm: { label: 'Alvo', words: ({ bm }, t) => bowelWords(bm, t) },
}

const isOwn = (field: LoneField | keyof typeof ownSaid): field is keyof typeof ownSaid => field in ownSaid

const numberSaid = (field: LoneField): Said => ({
  label: measures[field].label,
  words: values => (values[field] === null ? '' : numberWords(field, values[field])),
})

/** What is measured and seen, in the order of the form, which has one field for a pressure. */
const observed = observedFields
  .filter(field => field !== 'bp_min')
  .map(field => (field === 'bp_max' ? 'bp' : field))

/** The fields of a reading with their labels and what they say, in the order of the form. */
export const readingFields: readonly ShownField<ShownReading>[] = [
  {
    field: 'date',
    label: 'Data',
    words: ({ date }) => (date === null ? '' : formatIn(spokenLanguage()).day(date)),
    together: 'moment',
  },
  { field: 'time', label: 'Ora', words: ({ time }) => time ?? '', together: 'moment' },
  ...observed.map(
    (field): ShownField<ShownReading> => ({ field, ...(isOwn(field) ? ownSaid[field] : numberSaid(field)) }),
  ),
  { field: 'note', label: 'Nota', words: ({ note }) => note },
  {
    field: 'handover',
    label: 'In consegna',
    words: ({ handover }, t) => (handover ? t('Sì') : t('No')),
  },
]
