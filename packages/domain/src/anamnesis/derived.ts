import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'

/** `assessed_at`: when it was taken, which is not when it was copied or saved again; absent where nobody kept it. */
const taken = { scale_version: z.number(), assessed_at: z.optional(Instant) }
const scored = { band: z.string(), ...taken }

/** Totals, index and bands that follow from answers. A score that is not complete yet is absent. */
export const Derived = z.strictObject({
  norton: z.optional(z.strictObject({ total: z.number(), ...scored })),
  /** The index has no band under 18 years. */
  bmi: z.optional(z.strictObject({ bmi: z.number(), band: z.nullable(z.string()), ...taken })),
  mini_nutritional_assessment: z.optional(z.strictObject({ total: z.number(), ...scored })),
})
export type Derived = z.infer<typeof Derived>

export const Scale = z.keyof(Derived)
export type Scale = z.infer<typeof Scale>
