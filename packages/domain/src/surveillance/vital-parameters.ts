import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { instantOf } from '../days/instant.ts'
import { pressurePair } from './blood-pressure.ts'
import { numberOf } from './measure.ts'
import { Consciousness } from './observation.ts'
import { type ReadingFields, readingDefaults } from './reading.ts'

/** The quick form of a reading: its own names for the same values, and the moment as day and clock. */
export const VitalParameters = z.strictObject({
  date: Day,
  time: Clock,
  bp_max: z.nullable(numberOf('bp_max')),
  bp_min: z.nullable(numberOf('bp_min')),
  heart_rate: z.nullable(numberOf('hr')),
  hr_irregular: z.nullable(z.boolean()),
  oxygen_saturation: z.nullable(numberOf('sat_o2')),
  oxygen_quantity: z.nullable(numberOf('sat_o2_quantity')),
  respiratory_rate: z.nullable(numberOf('rr')),
  temperature: z.nullable(numberOf('temperature')),
  consciousness: z.nullable(Consciousness),
})
export type VitalParameters = z.infer<typeof VitalParameters>

/** The values with the rules between them. */
export const WholeVitals = VitalParameters.check(pressurePair<VitalParameters>())

/** A quick form's values as the reading they are. */
export const readingOfVitals = ({
  date,
  time,
  heart_rate,
  oxygen_saturation,
  oxygen_quantity,
  respiratory_rate,
  ...same
}: VitalParameters): ReadingFields => ({
  ...readingDefaults,
  ...same,
  measured_at: instantOf(date, time),
  hr: heart_rate,
  sat_o2: oxygen_saturation,
  sat_o2_quantity: oxygen_quantity,
  rr: respiratory_rate,
})
