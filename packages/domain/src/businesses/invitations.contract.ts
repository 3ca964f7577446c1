import * as z from 'zod/mini'
import { Role } from '../access/role.ts'
import { Instant } from '../days/instant.ts'
import { PersonName } from '../people/person-name.ts'
import { NewPassword } from '../sign-in/password.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Language } from '../wire/language.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { PermissionKey } from './collaboration.ts'
import { Invitation, NewCollaborator, NewInvitation } from './invitation.ts'

/**
 * A link is kept by its hash alone: who sends the same again gets one of its own to the same invitation. `url` is null
 * where it opens nothing any more.
 */
const made = z.strictObject({ invitation: Invitation, url: z.nullable(z.string()) })
const problems = ['not_found', 'already_here'] as const

export const addCollaborator = endpoint({
  method: 'POST',
  path: '/api/collaborators/add_collaborator',
  summary: 'Invites somebody who has an account; she works here once she has accepted by the link',
  permission: 'collaborators.invite',
  entity: 'invitation',
  creates: true,
  body: NewCollaborator,
  answer: made,
  problems,
})

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/send',
  summary: 'Invites somebody by e-mail and phone, with a one-time link that can be handed over',
  permission: 'collaborators.invite',
  entity: 'invitation',
  creates: true,
  body: NewInvitation,
  answer: made,
  problems,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'The invitations of the active business that are not accepted, the newest first',
  permission: 'collaborators.invite',
  need: 'read',
  entity: 'invitation',
  query: z.strictObject(pageQuery),
  answer: pageOf(Invitation),
  problems: [],
})

export const renewInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/{invitationId}/renew',
  summary: 'Makes a new link for an invitation that nobody has accepted; the old one ends',
  permission: 'collaborators.invite',
  entity: 'invitation',
  answer: made,
  problems: ['not_found'],
})

export const endInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/{invitationId}',
  summary: 'Takes an invitation back: its link opens nothing any more',
  permission: 'collaborators.invite',
  entity: 'invitation',
  answer: z.strictObject({}),
  problems: ['not_found'],
})

/** A token of 256 bits of chance, as it stands in the link. */
const InvitationToken = z.string().check(z.regex(/^[\w-]{43}$/, 'link_ended'))
const params = { token: InvitationToken }

/** What the bearer of a link sees before she accepts. `account`: whether her address signs in already. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/{token}',
  params,
  summary: 'An invitation as its bearer sees it',
  permission: 'anyone',
  entity: 'invitation',
  answer: z.strictObject({
    business: z.string(),
    made_by: z.string(),
    role_labels: z.array(z.string()),
    email: z.nullable(z.string()),
    first_name: z.string(),
    last_name: z.string(),
    account: z.enum(['new', 'sign_in', 'signed_in', 'other']),
    state: z.enum(['waits', 'open']),
    expires_at: Instant,
  }),
  problems: ['not_found', 'too_many_requests'],
})

/** A new person says her name and chooses a password; who has an account is signed in as herself. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/{token}/accept',
  params,
  summary: 'Accepts an invitation: from now on its bearer works for the business',
  permission: 'anyone',
  entity: 'invitation',
  asTyped: ['password'],
  body: z.strictObject({
    first_name: z.optional(PersonName),
    last_name: z.optional(PersonName),
    password: z.optional(NewPassword),
    language: z.optional(Language),
  }),
  answer: z.strictObject({ userId: Id, businessId: Id }),
  problems: ['not_found', 'invitation_waits', 'invitation_of_another', 'signed_out', 'too_many_requests'],
})

/** Rights that wait for a second person: of somebody invited, or of a collaborator who is to have more. */
export const WaitingGrant = z.strictObject({
  _id: Id,
  of: z.enum(['invitation', 'collaboration']),
  name: z.string(),
  roles: z.array(Role),
  role_label: z.string(),
  permissions: z.array(PermissionKey),
  made_by: z.string(),
  made_at: Instant,
  /** Whether the reader may decide: she holds what is asked for, and it is neither hers nor for her. */
  mine_to_decide: z.boolean(),
})
export type WaitingGrant = z.infer<typeof WaitingGrant>

export const listWaitingGrants = endpoint({
  method: 'GET',
  path: '/api/grants',
  summary: 'Rights that wait for somebody who may give them, the oldest first',
  permission: 'collaborators.invite',
  need: 'read',
  entity: 'employment',
  answer: z.array(WaitingGrant),
  problems: [],
})

export const decideGrant = endpoint({
  method: 'POST',
  path: '/api/grants/{grantId}/decide',
  summary: 'Gives or refuses, as a second entitled person, rights that somebody else asked for',
  permission: 'collaborators.invite',
  entity: 'employment',
  action: 'permission_change',
  body: z.strictObject({ granted: z.boolean() }),
  answer: z.strictObject({}),
  problems: ['not_found', 'second_person_needed', 'forbidden'],
})
