import * as z from 'zod/mini'
import { Instant, millisecondsOf } from '../days/instant.ts'
import { Id } from '../wire/id.ts'
import { Reason } from '../wire/text.ts'

/** Who wrote, with the qualification held at the time of writing: entries stay signed as they were. */
export const Signature = z.strictObject({
  _id: Id,
  name: z.string(),
  role: z.string(),
  avatar: z.nullable(z.string()),
})
export type Signature = z.infer<typeof Signature>

/** Why and by whom a record was struck; its text stays legible. */
export const Strike = z.strictObject({ reason: Reason })
export type Strike = z.infer<typeof Strike>

/**
 * What any write may say beside its own fields: that it is handed over, "In consegna", and for which colleague. Left
 * out or null, it is for whoever comes next.
 */
export const Handed = z.strictObject({
  handover: z.optional(z.boolean()),
  handover_to: z.optional(z.nullable(Id)),
})
export type Handed = z.infer<typeof Handed>

/**
 * What a correction says beside the fields that it changes: over which version, and why; or that it strikes; and
 * whether a colleague still has to take it over.
 */
export const Correction = z.strictObject({
  version: z.int().check(z.minimum(1)),
  reason: z.optional(Reason),
  struck: z.optional(Strike),
  ...Handed.shape,
})
export type Correction = z.infer<typeof Correction>

/** What any new record may say beside its own fields: the id that the client gave it, and whose it is. */
export const Fresh = z.strictObject({ _id: z.optional(Id), dossierId: z.optional(Id), ...Handed.shape })
export type Fresh = z.infer<typeof Fresh>

/**
 * What every clinical record carries beside its own fields. A correction is a new version of the same `_id`.
 * `handover`: a colleague has to take it over, which is more than having seen it (decision 0025).
 */
export const Versioned = z.strictObject({
  _id: Id,
  version: z.number(),
  author: Signature,
  created_at: Instant,
  written_at: Instant,
  reason: z.nullable(z.string()),
  struck: z.nullable(Strike),
  handover: z.boolean(),
})
export type Versioned = z.infer<typeof Versioned>

/** How long the author may correct her own entry without giving a reason, in hours. */
const correctionGraceHours = 24

/**
 * Whether a correction needs a reason: somebody else's entry, or one older than 24 hours.
 * A strike always needs one, which its own shape demands.
 */
export function correctionNeedsReason(
  before: Pick<Versioned, 'author' | 'created_at'>,
  author: Id,
  now: Instant,
): boolean {
  if (before.author._id !== author) return true
  return millisecondsOf(now) - millisecondsOf(before.created_at) > correctionGraceHours * 3_600_000
}
