import { formatIn } from '@vicino/domain/days/format.ts'
import { boundNames, type BoundName } from '@vicino/domain/surveillance/limits.ts'
import { type MeasureField, measureFields, measures } from '@vicino/domain/surveillance/measure.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { boundKey, type LimitsValues } from './limits-values.ts'
import { numberWords } from '../number-words.ts'

export const boundLabels: Record<BoundName, { label: string }> = {
  red_low: { label: 'Critico fino a' },
  yellow_low: { label: 'Attenzione fino a' },
  yellow_high: { label: 'Attenzione da' },
  red_high: { label: 'Critico da' },
}

/** The bounds of one parameter in words; empty where none is ordered. */
const boundsWords = (bounds: LimitsValues['bounds'], field: MeasureField, t: TFunction): string =>
  boundNames
    .flatMap(name => {
      const bound = bounds[boundKey(field, name)]
      return bound === null ? [] : [`${t(boundLabels[name].label)} ${numberWords(field, bound)}`]
    })
    .join(', ')

/** The fields of the limits with what they say; all bounds are one order of one doctor and stay together. */
export const limitsFields: readonly ShownField<LimitsValues>[] = [
  { field: 'ordered_by', label: 'Prescritti da', words: ({ ordered_by }) => ordered_by, together: 'order' },
  {
    field: 'since',
    label: 'Dal',
    words: ({ since }) => (since === null ? '' : formatIn(spokenLanguage()).day(since)),
    together: 'order',
  },
  {
    field: 'isScale2',
    label: 'NEWS2 con la scala 2',
    words: ({ isScale2 }, t) => (isScale2 ? t('Sì') : t('No')),
    together: 'order',
  },
  {
    field: 'bounds',
    label: 'Limiti',
    words: ({ bounds }, t) =>
      measureFields
        .map(field => ({ label: t(measures[field].label), words: boundsWords(bounds, field, t) }))
        .filter(({ words }) => words !== '')
        .map(({ label, words }) => `${label}: ${words}`)
        .join('; '),
    together: 'order',
  },
]
