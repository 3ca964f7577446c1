import * as z from 'zod/mini'
import { Role } from '../access/role.ts'
import { Instant } from '../days/instant.ts'
import { Email } from '../people/email.ts'
import { PersonName } from '../people/person-name.ts'
import { Phone } from '../people/phone.ts'
import { Id } from '../wire/id.ts'
import { minLength } from '../wire/length.ts'
import { Employment, endNotBeforeStart, listOfEach, PermissionKey, plainEmployment } from './collaboration.ts'

/** How long the link of an invitation holds, in days. */
export const invitationDays = 7

const employment = z.partial(Employment).shape

/** As what somebody is to work in the business of the author: what an invitation offers. */
const offered = {
  _id: z.optional(Id),
  entityId: Id,
  entityType: z.literal('Business'),
  role: z.optional(Role),
  roles: z.optional(listOfEach(Role).check(minLength(1, 'required'))),
  ...employment,
  job_title: Employment.shape.job_title,
  start_date: Employment.shape.start_date,
  permissions: z.optional(listOfEach(PermissionKey)),
}

type Offered = { role?: Role | undefined; roles?: readonly Role[] | undefined }

/** Asked whatever else is missing, so that an empty body names it too: a role is one key, `roles` say several. */
const oneOfRoleAndRoles = z.superRefine<Offered>(
  ({ role, roles }, context) => {
    if (role === undefined && roles === undefined)
      context.addIssue({ code: 'custom', path: ['role'], message: 'required', input: role })
    if (role !== undefined && roles !== undefined)
      context.addIssue({ code: 'custom', path: ['roles'], message: 'twice', input: roles })
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)

/** Somebody new, reached by mail and phone; her name is what the list shows until she says it herself. */
export const NewInvitation = z
  .strictObject({
    ...offered,
    email: Email,
    phone: Phone,
    first_name: z.optional(PersonName),
    last_name: z.optional(PersonName),
  })
  .check(oneOfRoleAndRoles, endNotBeforeStart)
export type NewInvitation = z.infer<typeof NewInvitation>

/** Somebody who has an account: she accepts signed in as herself. */
export const NewCollaborator = z
  .strictObject({ ...offered, userId: Id })
  .check(oneOfRoleAndRoles, endNotBeforeStart)
export type NewCollaborator = z.infer<typeof NewCollaborator>

/** What both offer, whoever it is offered to. */
export const Offer = z.strictObject({
  ...Employment.shape,
  roles: z.array(Role),
  withheld: z.array(PermissionKey),
})
export type Offer = z.infer<typeof Offer>

/** The employment that an offer names, with what it leaves open. */
export function employmentOf(body: NewInvitation | NewCollaborator): Employment {
  const { job_title, start_date } = body
  const named = Object.entries(body).filter(
    ([field, value]) => field in Employment.shape && value !== undefined,
  )
  return { ...plainEmployment, job_title, start_date, ...(Object.fromEntries(named) as Partial<Employment>) }
}

/**
 * What became of an invitation: `waits` for a second person who grants what it offers, `refused` by her; else it is
 * `open` until it is `accepted`, `ended` by somebody, or `expired` after its days.
 */
export const invitationStates = ['waits', 'open', 'accepted', 'refused', 'ended', 'expired'] as const

/** An invitation as the list shows it. `mail_refused_at`: its letter will never arrive, a link has to be handed over. */
export const Invitation = z.strictObject({
  _id: Id,
  entityId: Id,
  entityType: z.literal('Business'),
  userId: z.nullable(Id),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: Role,
  roles: z.array(Role),
  role_label: z.string(),
  ...Employment.shape,
  permissions: z.array(PermissionKey),
  state: z.enum(invitationStates),
  made_by: z.string(),
  made_at: Instant,
  expires_at: Instant,
  mailed_at: z.nullable(Instant),
  mail_refused_at: z.nullable(Instant),
})
export type Invitation = z.infer<typeof Invitation>
