import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { foldAccents } from '../people/search-words.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'

/** How long a dossier that was opened in an emergency stays open, in hours. */
export const emergencyHours = 24
/** How long somebody has to give the reason after she has found a dossier, in minutes. */
export const foundMinutes = 15
/** Within how many days an access is to be reviewed. */
export const reviewDays = 7

type Named = { first_name: string; last_name: string }

/** Whether two names are the same, whatever their accents and capitals: a part of a name is none. */
export const isSameName = (one: Named, other: Named): boolean =>
  nameKey(one.first_name) === nameKey(other.first_name) && nameKey(one.last_name) === nameKey(other.last_name)

const nameKey = (name: string): string => foldAccents(name).trim().replace(/\s+/g, ' ')

/**
 * An access in an emergency while it lasts, as everybody reads it at the head of the dossier. `own`: the reader is the
 * one who opened it. `reason` is null for who may not read what is clinical.
 */
export const StandingEmergency = z.strictObject({
  _id: Id,
  own: z.boolean(),
  name: z.string(),
  reason: z.nullable(z.string()),
  opened_at: Instant,
  until: Instant,
})
export type StandingEmergency = z.infer<typeof StandingEmergency>

/** An access in an emergency as it is reviewed. `read`: what she opened meanwhile, as the audit log calls it. */
export const ListedEmergency = z.strictObject({
  _id: Id,
  dossier: z.strictObject({ _id: Id, name: z.string() }),
  author: Signature,
  own: z.boolean(),
  reason: z.string(),
  opened_at: Instant,
  until: Instant,
  ended_at: z.nullable(Instant),
  read: z.array(z.string()),
  reviewed_by: z.nullable(Signature),
  reviewed_at: z.nullable(Instant),
  /** Nobody has reviewed it within `reviewDays`. */
  overdue: z.boolean(),
})
export type ListedEmergency = z.infer<typeof ListedEmergency>
