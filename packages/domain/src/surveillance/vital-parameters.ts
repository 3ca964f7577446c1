import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { instantOf } from '../days/instant.ts'
import { pressurePair } from './blood-pressure.ts'
import { measureFields, measures, numberOf, type QuickName } from './measure.ts'
import { Consciousness } from './observation.ts'
import { type ReadingFields, readingDefaults } from './reading.ts'

/** The numbers of the quick form, with its own names for them. */
export const quickMeasures = measureFields.flatMap(field => {
  const { quick } = measures[field]
  return quick === undefined ? [] : [{ field, name: quick as QuickName }]
})

const numbers = Object.fromEntries(
  quickMeasures.map(({ field, name }) => [name, z.nullable(numberOf(field))]),
) as Record<QuickName, z.ZodMiniNullable<ReturnType<typeof numberOf>>>

/** The quick form of a reading: its own names for the same values, and the moment as day and clock. */
export const VitalParameters = z.strictObject({
  date: Day,
  time: Clock,
  ...numbers,
  hr_irregular: z.nullable(z.boolean()),
  consciousness: z.nullable(Consciousness),
})
export type VitalParameters = z.infer<typeof VitalParameters>

/** The values with the rules between them. */
export const WholeVitals = VitalParameters.check(pressurePair<VitalParameters>())

/** A quick form before anything was measured. */
export const vitalDefaults = {
  ...(Object.fromEntries(quickMeasures.map(({ name }) => [name, null])) as Record<QuickName, null>),
  hr_irregular: null,
  consciousness: null,
} satisfies Omit<VitalParameters, 'date' | 'time'>

/** A quick form's values as the reading they are. */
export const readingOfVitals = ({
  date,
  time,
  hr_irregular,
  consciousness,
  ...measured
}: VitalParameters): ReadingFields => ({
  ...readingDefaults,
  ...Object.fromEntries(quickMeasures.map(({ field, name }) => [field, measured[name]])),
  hr_irregular,
  consciousness,
  measured_at: instantOf(date, time),
})
