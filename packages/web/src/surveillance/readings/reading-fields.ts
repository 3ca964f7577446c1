import { formatIn } from '@vicino/domain/days/format.ts'
import { type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import { consciousnessLevels, urines } from '@vicino/domain/surveillance/observation.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { bowelLabel, numberWords } from '../measured-words.ts'
import { readBp, type ReadingValues } from './reading-values.ts'

/** The fields as a form has them; a version of the record is brought into the same shape. */
export type ShownReading = Omit<ReadingValues, '_id' | 'version'>

type NumberField = Exclude<MeasureField, 'bp_max' | 'bp_min'>

const number = (field: NumberField): ShownField<ShownReading> => ({
  field,
  label: measures[field].label,
  words: values => (values[field] === null ? '' : numberWords(field, values[field])),
})

const labelIn = (options: readonly { value: string; label: string }[], value: string | null): string =>
  options.find(option => option.value === value)?.label ?? ''

/** The fields of a reading with their labels and what they say, in the order of the form. */
export const readingFields: readonly ShownField<ShownReading>[] = [
  {
    field: 'date',
    label: 'Data',
    words: ({ date }) => (date === null ? '' : formatIn(spokenLanguage()).day(date)),
    together: 'moment',
  },
  { field: 'time', label: 'Ora', words: ({ time }) => time ?? '', together: 'moment' },
  {
    field: 'bp',
    label: 'Pressione',
    words: ({ bp }) => (bp === null ? '' : (readBp(bp) ?? bp).split('-').toReversed().join('/')),
  },
  number('hr'),
  {
    field: 'hr_irregular',
    label: 'Ritmo del polso',
    words: ({ hr_irregular }, t) =>
      hr_irregular === null ? '' : hr_irregular ? t('irregolare') : t('regolare'),
  },
  number('sat_o2'),
  number('sat_o2_quantity'),
  number('rr'),
  number('temperature'),
  {
    field: 'consciousness',
    label: 'Coscienza',
    words: ({ consciousness }, t) => t(labelIn(consciousnessLevels, consciousness)),
  },
  number('glyc'),
  number('weight'),
  number('diuresis'),
  number('bh'),
  { field: 'urine', label: 'Urina', words: ({ urine }, t) => t(labelIn(urines, urine)) },
  { field: 'bm', label: 'Alvo', words: ({ bm }, t) => (bm === null ? '' : bowelLabel(bm, t)) },
  { field: 'note', label: 'Nota', words: ({ note }) => note },
  {
    field: 'handover',
    label: 'In consegna',
    words: ({ handover }, t) => (handover ? t('Sì') : t('No')),
  },
]
