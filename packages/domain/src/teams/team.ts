import * as z from 'zod/mini'
import { foldAccents } from '../people/search-words.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { nameMax, someLine } from '../wire/text.ts'

export const TeamName = someLine(nameMax)

/** Whether two teams would be called the same: capitals, accents and what parts the words tell none apart. */
export const isSameTeamName = (one: string, other: string): boolean => spoken(one) === spoken(other)

const spoken = (name: string): string => foldAccents(name) || name

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
