import type { Day } from '@vicino/domain/days/day.ts'
import { daysBetween } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { shownPressure } from '@vicino/domain/surveillance/blood-pressure.ts'
import { boundsFor, type LimitsByField, type Mark, markOf } from '@vicino/domain/surveillance/limits.ts'
import { decimalsOf, type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import {
  bristolTypes,
  consciousnessLevels,
  otherBowels,
  urines,
} from '@vicino/domain/surveillance/observation.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'

/** A measured or seen value in words, with what it is called and how it is marked. */
export type Measured = { name: string; label: string; words: string; mark: Mark | null }

/** "36.5 °C", "72/min": a number with its unit. */
export function numberWords(field: MeasureField, value: number): string {
  const { unit } = measures[field]
  const number = formatIn(spokenLanguage()).number(value, decimalsOf(field))
  return unit.startsWith('/') ? number + unit : `${number} ${unit}`
}

/** Air where no oxygen flows, else how much. */
const flowWords = (value: number, t: TFunction): string =>
  value === 0 ? t('aria ambiente') : numberWords('sat_o2_quantity', value)

export const bowelLabel = (value: NonNullable<Reading['bm']>, t: TFunction): string => {
  const type = bristolTypes.findIndex(one => one.value === value)
  return type < 0
    ? t(otherBowels.find(one => one.value === value)!.label)
    : t('Bristol {{type}}', { type: type + 1 })
}

const heavier = (one: Mark | null, other: Mark | null): Mark | null =>
  other?.level === 'red' && one?.level !== 'red' ? other : (one ?? other)

type Values = Partial<Pick<Reading, MeasureField | 'hr_irregular' | 'consciousness' | 'urine' | 'bm'>>

/** Everything that a reading holds beside its note, in the order in which a nurse measures. */
export function measuredOf(reading: Values, limits: LimitsByField, t: TFunction): Measured[] {
  const { bp_max = null, bp_min = null, hr_irregular, consciousness, urine, bm } = reading
  const mark = (field: MeasureField, value: number): Mark | null => markOf(value, boundsFor(field, limits))
  const seen = (name: string, label: string, words: string): Measured => ({ name, label, words, mark: null })
  const number = (field: MeasureField, suffix = ''): Measured[] => {
    const value = reading[field] ?? null
    if (value === null) return []
    const words = field === 'sat_o2_quantity' ? flowWords(value, t) : numberWords(field, value)
    return [
      { name: field, label: t(measures[field].short.label), words: words + suffix, mark: mark(field, value) },
    ]
  }
  const irregular = hr_irregular ? `, ${t('irregolare')}` : ''
  const pressure =
    bp_max === null || bp_min === null
      ? []
      : [
          {
            name: 'bp',
            label: t('Pressione'),
            words: `${shownPressure({ bp_max, bp_min })} ${measures.bp_max.unit}`,
            mark: heavier(mark('bp_max', bp_max), mark('bp_min', bp_min)),
          },
        ]
  const pulse = number('hr', irregular)
  const onlyRhythm =
    pulse.length === 0 && hr_irregular !== null && hr_irregular !== undefined
      ? [seen('hr_irregular', t('Polso'), hr_irregular ? t('irregolare') : t('regolare'))]
      : []
  return [
    ...pressure,
    ...pulse,
    ...onlyRhythm,
    ...(['sat_o2', 'sat_o2_quantity', 'rr', 'temperature'] as const).flatMap(field => number(field)),
    ...(consciousness
      ? [
          seen(
            'consciousness',
            t('Coscienza'),
            t(consciousnessLevels.find(({ value }) => value === consciousness)!.label),
          ),
        ]
      : []),
    ...(['glyc', 'weight', 'diuresis', 'bh'] as const).flatMap(field => number(field)),
    ...(urine ? [seen('urine', t('Urina'), t(urines.find(({ value }) => value === urine)!.label))] : []),
    ...(bm ? [seen('bm', t('Alvo'), bowelLabel(bm, t))] : []),
  ]
}

/** 'oggi', 'ieri', '9 giorni fa'. */
export function agoWords(measured_at: Instant, today: Day, t: TFunction): string {
  const day = todayIn(measured_at)
  return (
    formatIn(spokenLanguage()).nearDay(day, today) ??
    t('{{count}} giorni fa', { count: daysBetween(day, today) })
  )
}
