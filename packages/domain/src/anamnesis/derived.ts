import * as z from 'zod/mini'

const scored = { band: z.string(), scale_version: z.number() }

/** Totals, index and bands that follow from answers. A score that is not complete yet is absent. */
export const Derived = z.strictObject({
  norton: z.optional(z.strictObject({ total: z.number(), ...scored })),
  bmi: z.optional(z.strictObject({ bmi: z.number(), ...scored })),
  mini_nutritional_assessment: z.optional(z.strictObject({ total: z.number(), ...scored })),
})
export type Derived = z.infer<typeof Derived>

export const Scale = z.keyof(Derived)
export type Scale = z.infer<typeof Scale>
