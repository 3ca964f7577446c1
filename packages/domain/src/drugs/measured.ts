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
