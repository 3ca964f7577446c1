import {
  clockToleranceMinutes,
  type Instant,
  millisecondsBetween,
  millisecondsPerMinute,
} from '../days/instant.ts'
import { holdsDose, holdValueMinutes } from '../drugs/hold-rules.ts'
import type { AskedHold, ValueThatCounts } from './asked-hold.ts'
import { rulesOfDose } from './rules-of-dose.ts'
import type { DoseFacts, MeasuredValue, WeighedDose } from './weighed-dose.ts'

/** Whether what was measured at an instant still speaks for a dose so many minutes later, as the clocks may differ. */
export function isFresh(measured_at: Instant, given_at: Instant, minutes: number): boolean {
  const age = millisecondsBetween(measured_at, given_at)
  return age <= minutes * millisecondsPerMinute && age >= -clockToleranceMinutes * millisecondsPerMinute
}

/** What of a value may be told to whoever gives the dose. */
export const told = ({ value, measured_at, withheld }: MeasuredValue): ValueThatCounts => ({
  value: withheld ? null : value,
  measured_at,
})

/** The last value of a parameter that speaks for a dose. */
export function freshValue(
  values: readonly MeasuredValue[],
  parameter: MeasuredValue['parameter'],
  given_at: Instant,
  minutes: number,
): MeasuredValue | undefined {
  return values.find(value => value.parameter === parameter && isFresh(value.measured_at, given_at, minutes))
}

/** The rules that have to be answered before a dose: not measured in the last two hours, or outside. */
export const rulesAsked = (next: WeighedDose, { measured, values }: DoseFacts): AskedHold[] =>
  rulesOfDose(next.drug).flatMap((rule): AskedHold[] => {
    const fresh = freshValue([...measured, ...values], rule.parameter, next.given_at, holdValueMinutes)
    if (fresh === undefined) return [{ ...rule, value: null, measured_at: null }]
    return holdsDose(rule, fresh.value) ? [{ ...rule, ...told(fresh) }] : []
  })
