import type { Day } from '@vicino/domain/days/day.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { type CriticalField, news2Alarm } from '@vicino/domain/surveillance/critical-field.ts'
import type { StandingValue } from '@vicino/domain/surveillance/standing-value.ts'
import { measures } from '@vicino/domain/surveillance/measure.ts'
import { consciousnessLevels, seenWords } from '@vicino/domain/surveillance/observation.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { TFunction } from 'i18next'
import { agoWords } from '../measured-words.ts'
import { numberWords } from '../number-words.ts'

type Alarm = Pick<StandingValue, 'field' | 'value'>

/** "Polso 38/min", "NEWS2 7", "Coscienza: risponde al dolore": what asks to act. */
export function alarmWords({ field, value }: Alarm, t: TFunction): string {
  if (field === 'consciousness') return `${t('Coscienza')}: ${seenWords(consciousnessLevels, value, t)}`
  if (field === 'news2') return `NEWS2 ${value}`
  return `${t(measures[field].short.label)} ${numberWords(field, Number(value))}`
}

/** What of a reading, or of the line that froze it, asks to act now. */
export function alarmsOf(reading: Pick<Reading, 'critical' | 'news2' | CriticalField>): Alarm[] {
  const { critical, news2 } = reading
  const values = critical.map(field => ({ field, value: reading[field]! }))
  return news2 !== null && news2 >= news2Alarm ? [{ field: 'news2', value: news2 }, ...values] : values
}

/** What stands of one reading, told together. */
export const byReading = <Value extends StandingValue>(values: readonly Value[]): [Value, ...Value[]][] =>
  Array.from(Map.groupBy(values, ({ readingId }) => readingId).values()) as [Value, ...Value[]][]

/** "Polso 38/min, Massima 84 mmHg, oggi 09:20". */
export function standingWords(
  values: readonly [StandingValue, ...StandingValue[]],
  today: Day,
  t: TFunction,
): string {
  const [{ measured_at }] = values
  const when = `${agoWords(measured_at, today, t)} ${clockIn(measured_at)}`
  return [...values.map(value => alarmWords(value, t)), when].join(', ')
}

/** Who took it over and when, or that it waits for somebody; empty where it was not handed over. */
export function takenWords({ accepted, handover }: StandingValue, today: Day, t: TFunction): string {
  if (!accepted) return handover ? t('In consegna') : ''
  const { by, at, done } = accepted
  const day = todayIn(at) === today ? '' : `${agoWords(at, today, t)} `
  const who = `${by.name}, ${day}${clockIn(at)}`
  return `${done === null ? t('Preso in carico') : t('Fatto: {{done}}', { done })}: ${who}`
}
