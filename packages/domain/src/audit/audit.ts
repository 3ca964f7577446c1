import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Id } from '../wire/id.ts'
import { wholeNumberInQuery } from '../wire/page.ts'

/**
 * One line of who saw or did what. It names things and fields, never their content. `link` is its place in the
 * chain, null until the chain has reached it.
 */
export const AuditEntry = z.strictObject({
  _id: Id,
  at: Instant,
  actor: z.nullable(z.strictObject({ _id: Id, avatar: z.nullable(z.string()) })),
  actor_name: z.string(),
  actor_role: z.string(),
  action: z.string(),
  entity_type: z.string(),
  entity_id: z.nullable(z.string()),
  /** Birth date too: two clients of one name are two people, on paper as well. */
  dossier: z.nullable(z.strictObject({ _id: Id, name: z.nullable(z.string()), birthday: z.nullable(Day) })),
  fields: z.array(z.string()),
  rows: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  recipient: z.nullable(z.string()),
  result: z.enum(['ok', 'denied']),
  ip: z.string(),
  user_agent: z.string(),
  link: z.nullable(z.number()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/**
 * How the chain can be broken: a link is missing from its place, its row is gone, or the row, or the link itself,
 * is not what it was when it was linked.
 */
export const chainFaults = [
  { value: 'link_missing', label: 'Manca un anello della catena.' },
  { value: 'row_missing', label: "Manca la registrazione a cui l'anello si riferisce." },
  { value: 'row_altered', label: 'La registrazione o il suo anello sono stati modificati.' },
  {
    value: 'rows_astray',
    label: 'Ci sono registrazioni senza anello che non attendono di essere collegate.',
  },
] as const

const ChainFault = z.enum(chainFaults.map(fault => fault.value))
type ChainFault = z.infer<typeof ChainFault>

/** A SHA-256 in hexadecimal digits. */
const ChainHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * What the verification of the chain found. `head` is the last link that was checked: who notes it elsewhere can
 * later prove that nothing was cut off behind it. Where `more` is true the chain goes on, and the next call
 * begins there. `unlinked` rows are the tail that the chain has yet to reach.
 */
export const ChainVerification = z.strictObject({
  intact: z.boolean(),
  checked: z.number(),
  more: z.boolean(),
  head: z.nullable(z.strictObject({ link: z.number(), hash: ChainHash })),
  unlinked: z.number(),
  broken: z.nullable(
    z.strictObject({ fault: ChainFault, link: z.nullable(z.number()), audit_id: z.nullable(Id) }),
  ),
})
export type ChainVerification = z.infer<typeof ChainVerification>

/** Where a verification begins: behind the link `after`, whose hash was `hash`. */
export const VerificationStart = z
  .strictObject({
    after: z._default(wholeNumberInQuery(0, 999_999_999), 0),
    hash: z.optional(ChainHash),
  })
  .check(
    z.refine(({ after, hash }) => after === 0 || hash !== undefined, { error: 'required', path: ['hash'] }),
  )
export type VerificationStart = z.infer<typeof VerificationStart>
