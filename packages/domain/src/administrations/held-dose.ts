import {
  clockToleranceMinutes,
  type Instant,
  millisecondsBetween,
  millisecondsPerMinute,
} from '../days/instant.ts'
import { holdValueMinutes, isHeldBy } from '../drugs/hold-rules.ts'
import type { AskedHold } from './asked-hold.ts'
import type { DoseFacts, MeasuredValue, WeighedDose } from './weighed-dose.ts'

/** The last value of a parameter that speaks for a dose: of so many minutes before it, as the clocks may differ. */
export function freshValue(
  values: readonly MeasuredValue[],
  parameter: MeasuredValue['parameter'],
  given_at: Instant,
  minutes: number,
): MeasuredValue | undefined {
  return values.find(value => {
    const age = millisecondsBetween(value.measured_at, given_at)
    const isFresh =
      age <= minutes * millisecondsPerMinute && age >= -clockToleranceMinutes * millisecondsPerMinute
    return value.parameter === parameter && isFresh
  })
}

/** The rules of a drug that have to be answered before a dose: not measured in the last two hours, or outside. */
export const rulesAsked = (next: WeighedDose, { measured, values }: DoseFacts): AskedHold[] =>
  next.drug.hold_rules.flatMap((rule): AskedHold[] => {
    const fresh = freshValue([...measured, ...values], rule.parameter, next.given_at, holdValueMinutes)
    if (fresh === undefined) return [{ ...rule, value: null, measured_at: null }]
    return isHeldBy(rule, fresh.value)
      ? [{ ...rule, value: fresh.value, measured_at: fresh.measured_at }]
      : []
  })
