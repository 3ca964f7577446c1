import fc from 'fast-check'
import { addDays, type Day } from '../days/day.ts'
import type { Pattern } from '../series/pattern.ts'

const weekday = fc.constantFrom('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun' as const)
const interval = fc.integer({ min: 1, max: 99 })

/** Any pattern that a series may have. */
export const anyPattern = fc.oneof(
  fc.record({ frequency: fc.constantFrom('daily', 'yearly' as const), interval }),
  fc.record({
    frequency: fc.constant('weekly' as const),
    interval,
    weekdays: fc.uniqueArray(weekday, { minLength: 1 }),
  }),
  fc.record({
    frequency: fc.constant('monthly' as const),
    interval,
    on: fc.oneof(
      fc.record({ date: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1)) }),
      fc.record({ week: fc.constantFrom(1, 2, 3, 4, 5, -1 as const), weekday }),
    ),
  }),
) as fc.Arbitrary<Pattern>

/** Any day of more than a century. */
export const anyDay: fc.Arbitrary<Day> = fc
  .integer({ min: 0, max: 40_000 })
  .map(days => addDays('1990-01-01', days))
