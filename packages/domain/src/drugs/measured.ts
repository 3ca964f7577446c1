import * as z from 'zod/mini'
import { inSteps } from '../wire/fineness.ts'
import { type HoldParameter, holdParameters } from './hold-parameters.ts'

/** What was measured before a dose. */
export const Measured = z.partial(
  z.strictObject(
    Object.fromEntries(
      holdParameters.map(({ value, min, max, step }) => [
        value,
        z.number().check(z.minimum(min), z.maximum(max), inSteps(step)),
      ]),
    ) as Record<HoldParameter, z.ZodMiniNumber>,
  ),
)
export type Measured = z.infer<typeof Measured>

/** The numbers that stand only together. */
const pressure: readonly string[] = ['bp_max', 'bp_min'] satisfies HoldParameter[]

/** What of some values was not measured before, a pressure as a whole; null where nothing. */
export function newlyMeasured(measured: Measured | null, before: Measured | null): Measured | null {
  if (measured === null) return null
  const isNew = (parameter: string): boolean =>
    measured[parameter as HoldParameter] !== before?.[parameter as HoldParameter]
  const isOtherPressure = pressure.some(isNew)
  const fresh = Object.entries(measured).filter(([parameter]) =>
    pressure.includes(parameter) ? isOtherPressure : isNew(parameter),
  )
  return fresh.length > 0 ? Object.fromEntries(fresh) : null
}
