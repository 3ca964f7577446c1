import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import type { readBy } from '../access/need-to-know.ts'
import type { Need } from '../access/permits.ts'
import { Instant } from '../days/instant.ts'
import { Handed, Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { lineMax, Reason, someText } from '../wire/text.ts'

/** What a nurse must know before she rings. Clinical kinds are read by those who read the anamnesis. */
export const warningKinds = [
  { value: 'allergy', label: 'Allergia', family: 'clinical' },
  { value: 'risk', label: 'Rischio', family: 'clinical' },
  { value: 'infection', label: 'Infezione', family: 'clinical' },
  { value: 'device', label: 'Dispositivo', family: 'clinical' },
  { value: 'therapy', label: 'Terapia', family: 'clinical' },
  { value: 'key', label: 'Chiave', family: 'practical' },
  { value: 'dog', label: 'Cane', family: 'practical' },
  { value: 'access', label: "Accesso all'abitazione", family: 'practical' },
  { value: 'other', label: 'Altra avvertenza', family: 'practical' },
] as const

export const WarningKind = z.enum(warningKinds.map(kind => kind.value))
export type WarningKind = z.infer<typeof WarningKind>

export type WarningFamily = (typeof warningKinds)[number]['family']

/** Whether warnings of this kind speak of care or of the way to the door. */
export const warningFamily = (kind: WarningKind): WarningFamily =>
  warningKinds.find(({ value }) => value === kind)!.family

const permissions = {
  clinical: {
    read: 'anamnesis.read' satisfies (typeof readBy)['warning.clinical'],
    write: 'anamnesis.write',
  },
  practical: {
    read: 'personal.read' satisfies (typeof readBy)['warning.practical'],
    write: 'personal.write',
  },
} as const satisfies Record<WarningFamily, Record<Need, Permission>>

/** The permission that reads or writes warnings of this kind. */
export const permissionForWarning = (kind: WarningKind, need: Need): Permission =>
  permissions[warningFamily(kind)][need]

/**
 * Whether a warning of this kind is told in the log, and may be handed over there: what is practical is read at the
 * door (decision 0009).
 */
export const makesNews = (kind: WarningKind): boolean => warningFamily(kind) === 'clinical'

/** A warning of a dossier. An ended one is kept and no longer shown in the strip. */
export const Warning = z.strictObject({
  _id: Id,
  version: z.number(),
  kind: WarningKind,
  text: someText(lineMax),
  since: Instant,
  author: Signature,
  ended: z.nullable(Instant),
  ended_reason: z.nullable(z.string()),
  handover: z.boolean(),
  /** The answer of the anamnesis out of which it was offered; null where a nurse wrote it unasked. */
  suggested_by: z.nullable(z.string()),
})
export type Warning = z.infer<typeof Warning>

export const NewWarning = z.strictObject({
  _id: z.optional(Id),
  dossierId: z.optional(Id),
  kind: WarningKind,
  text: someText(lineMax),
  ...Handed.shape,
  suggested_by: z.optional(someText(lineMax)),
})
export type NewWarning = z.infer<typeof NewWarning>

/** Rewords a warning, hands it over, or ends it with a reason. Its kind stays: another kind is another warning. */
export const WarningChange = z.strictObject({
  _id: Id,
  dossierId: z.optional(Id),
  version: z.int().check(z.minimum(1)),
  text: z.optional(someText(lineMax)),
  ended: z.optional(z.strictObject({ reason: Reason })),
  ...Handed.shape,
})
export type WarningChange = z.infer<typeof WarningChange>

/** The warnings that still hold, in the order of their kinds and then the oldest first. */
export function standingWarnings(warnings: readonly Warning[]): Warning[] {
  const rank = (warning: Warning) => warningKinds.findIndex(({ value }) => value === warning.kind)
  return warnings
    .filter(warning => warning.ended === null)
    .toSorted((a, b) => rank(a) - rank(b) || (a.since < b.since ? -1 : 1))
}
