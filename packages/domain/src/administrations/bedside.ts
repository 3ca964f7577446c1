import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { AllergyMatch, ClientAllergies } from '../drugs/allergies.ts'
import { NamedPerson } from '../people/named-person.ts'
import { measureFields } from '../surveillance/measure.ts'
import { Id } from '../wire/id.ts'
import { AskedScale } from './asked-scale.ts'

/** The last value of a parameter; `second`: the lower number of a pressure. */
export const LastValue = z.strictObject({
  field: z.enum(measureFields),
  value: z.number(),
  second: z.nullable(z.number()),
  measured_at: Instant,
})
export type LastValue = z.infer<typeof LastValue>

/**
 * What is read of a drug where a dose of it is given: what the order says beside the dose, the allergies that speak
 * against it, the last value that matters, and what the drug's scale says by it; null where it has none.
 */
export const BedsideDrug = z.strictObject({
  drugId: Id,
  comments: z.string(),
  indication: z.string(),
  matches: z.array(AllergyMatch),
  value: z.nullable(LastValue),
  by_scale: z.nullable(AskedScale),
})
export type BedsideDrug = z.infer<typeof BedsideDrug>

/** Which of a client's drugs are narcotics, by the table of substances, and whether the reader may give one. */
const Narcotics = z.strictObject({ may_give: z.boolean(), drugs: z.array(Id) })
type Narcotics = z.infer<typeof Narcotics>

/** Who is given a dose, and what has to be in sight then. `allergies` is null for whoever may not read them. */
export const Bedside = z.strictObject({
  client: NamedPerson,
  birthday: Day,
  allergies: z.nullable(ClientAllergies),
  drugs: z.array(BedsideDrug),
  narcotics: Narcotics,
})
export type Bedside = z.infer<typeof Bedside>
