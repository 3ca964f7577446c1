import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { instantAtHour, RepeatedHour } from '../days/repeated-hour.ts'
import { pressurePair } from './blood-pressure.ts'
import { type MeasureField, measureFields, measures, numberOf, type QuickName } from './measure.ts'
import { Consciousness } from './observation.ts'
import { type ReadingFields, readingDefaults } from './reading.ts'

/** A number of the quick form: what is measured, and the form's own name for it. */
export type QuickMeasure = { field: MeasureField; name: QuickName }

/** The numbers of the quick form, with its own names for them. */
export const quickMeasures: readonly QuickMeasure[] = measureFields.flatMap(field => {
  const { quick } = measures[field]
  return quick === undefined ? [] : [{ field, name: quick as QuickName }]
})

/** Those of its own page: what is measured at every visit, of whomever. */
export const vitalMeasures = quickMeasures.filter(({ field }) => measures[field].group === 'vital')

const numbers = Object.fromEntries(
  quickMeasures.map(({ field, name }) => [name, z.nullable(numberOf(field))]),
) as Record<QuickName, z.ZodMiniNullable<ReturnType<typeof numberOf>>>

/** The quick form of a reading: its own names for the same values, and the moment as day and clock. */
export const QuickReading = z.strictObject({
  date: Day,
  time: Clock,
  hour: z.nullable(RepeatedHour),
  ...numbers,
  hr_irregular: z.nullable(z.boolean()),
  consciousness: z.nullable(Consciousness),
})
export type QuickReading = z.infer<typeof QuickReading>

/** The values with the rules between them. */
export const WholeQuickReading = QuickReading.check(pressurePair<QuickReading>())

/** A quick form before anything was measured. */
export const quickDefaults = {
  ...(Object.fromEntries(quickMeasures.map(({ name }) => [name, null])) as Record<QuickName, null>),
  hr_irregular: null,
  consciousness: null,
} satisfies Omit<QuickReading, 'date' | 'time' | 'hour'>

/** A quick form's values as the reading they are. */
export const readingOfQuick = ({
  date,
  time,
  hour,
  hr_irregular,
  consciousness,
  ...measured
}: QuickReading): ReadingFields => ({
  ...readingDefaults,
  ...Object.fromEntries(quickMeasures.map(({ field, name }) => [field, measured[name]])),
  hr_irregular,
  consciousness,
  measured_at: instantAtHour(date, time, hour),
})
