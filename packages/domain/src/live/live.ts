import * as z from 'zod/mini'
import { DraftKey } from '../drafts/draft-key.ts'
import { Id } from '../wire/id.ts'

/**
 * Says that something changed, never what: who hears it reads anew what she shows. `kind` is the `entity` of the
 * call that changed it, told to whoever may know of it; `dossierId` is null where the change belongs to no dossier,
 * or to one that the listener may not know of.
 */
export const LiveChange = z.strictObject({ kind: z.string(), dossierId: z.nullable(Id) })
export type LiveChange = z.infer<typeof LiveChange>

/** Says that somebody has a form of a dossier open. It is said again and again while she has. */
export const LivePresence = z.strictObject({
  kind: z.literal('presence'),
  dossierId: Id,
  form: DraftKey,
  user: z.strictObject({ _id: Id, name: z.string() }),
})
export type LivePresence = z.infer<typeof LivePresence>

export const LiveEvent = z.union([LivePresence, LiveChange])
export type LiveEvent = z.infer<typeof LiveEvent>

/** What an open stream says, and how often in milliseconds, so that silence means that the server is away. */
export const beat = { event: 'beat', everyMs: 400 } as const

/** How often an open form says so, and after how long a form of which nothing is heard is closed, in milliseconds. */
export const presence = { everyMs: 15_000, endsAfterMs: 40_000 } as const
