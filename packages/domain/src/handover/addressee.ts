import type { Permission } from '../access/matrix.ts'
import { type Holder, permits } from '../access/permits.ts'
import type { Handed } from '../records/versioned.ts'
import type { FieldCode } from '../wire/field-error.ts'
import type { Id } from '../wire/id.ts'

/** Somebody who is in the client's team today, with what she holds. */
type TeamMember = Holder & { _id: Id }

/** Whether a write may name somebody at all: only what it hands over itself is for anybody. */
export const problemOfNaming = ({ handover, handover_to }: Handed): FieldCode | null =>
  handover_to && handover !== true ? 'only_when_handed' : null

/** Whether somebody of the client's team may be named by the writer: a colleague, who can read what is meant for her. */
export const mayBeNamed = (member: TeamMember | undefined, writer: Id, read: Permission): boolean =>
  member !== undefined &&
  member._id !== writer &&
  permits(member, read, 'read', { assigned: true, in_team: false, emergency: false, delegated: [] })
