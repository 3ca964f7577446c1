import * as z from 'zod/mini'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { nameMax, someText } from '../wire/text.ts'

export const TeamName = someText(nameMax)

/** A team in the list of all: `members` and `clients` are how many. */
export const TeamLine = z.strictObject({
  _id: Id,
  name: z.string(),
  members: z.number(),
  clients: z.number(),
})
export type TeamLine = z.infer<typeof TeamLine>

/** A team with its people; its clients are a list of their own. */
export const Team = z.strictObject({
  _id: Id,
  version: z.number(),
  name: z.string(),
  members: z.array(Signature),
})
export type Team = z.infer<typeof Team>
