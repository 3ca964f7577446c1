import * as z from 'zod/mini'
import { Role } from '../access/role.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { Employment, PermissionKey } from './collaboration.ts'
import { Collaborator } from './collaborator.ts'

/** Rights that somebody asked for and that wait for a second person. */
const WaitingRoles = z.strictObject({
  _id: Id,
  roles: z.array(Role),
  permissions: z.array(PermissionKey),
  made_by: z.string(),
  made_at: Instant,
})

/** All that the business keeps of one collaborator; read by whoever may invite. */
export const CollaboratorFile = z.strictObject({
  ...Collaborator.shape,
  ...Employment.shape,
  /** As she presents herself on her own page. */
  bio: z.string(),
  /** The clients of `relative_of` by name. */
  relatives: z.array(z.strictObject({ _id: Id, name: z.string() })),
  version: z.number(),
  /** Who wrote the version that stands, and when; null of the first. */
  author: z.nullable(Signature),
  written_at: z.nullable(Instant),
  /** What she keeps of what her roles grant. */
  permissions: z.array(PermissionKey),
  /** Closed at once, before her last day was over. */
  ended_at: z.nullable(Instant),
  waiting: z.nullable(WaitingRoles),
  /** Of the change that gives visits back to her: the days of those that stay for nobody, for their hour is taken by now. */
  left_open: z.optional(z.array(Day)),
})
export type CollaboratorFile = z.infer<typeof CollaboratorFile>
